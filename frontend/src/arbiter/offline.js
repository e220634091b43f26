/**
 * The service worker of the arbiter's page: it keeps the page and Python, so that the page opens
 * without network. Only https and localhost have one. The two words below are put in at build time.
 */
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const CACHE = `palamede-arbiter-${VERSION}`;
const PAGE = '/arbiter';

self.addEventListener('install', (event) => {
  event.waitUntil(keep());
});

async function keep() {
  const cache = await caches.open(CACHE);
  // The page itself may be kept by nobody else, its files for ever: their names tell what is in them.
  await cache.add(new Request(PAGE, { cache: 'reload' }));
  for (const file of FILES) await cache.add(file);
  await self.skipWaiting();
}

self.addEventListener('activate', (event) => {
  event.waitUntil(take());
});

async function take() {
  for (const name of await caches.keys()) {
    if (name.startsWith('palamede-arbiter-') && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (url.pathname === PAGE || url.pathname.startsWith(`${PAGE}/`)) event.respondWith(page(request));
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(file(request));
  }
});

/** The page as the server has it now; without network as it was. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
  } catch {
    // No network.
  }
  return (await caches.match(PAGE)) ?? Response.error();
}

async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
