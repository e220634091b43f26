/** Which page is shown: the path of the address, with Back and Forward working. */

export type Route =
  | { page: 'home' }
  | { page: 'setup'; game: string }
  | { page: 'table'; table: string }
  | { page: 'games' }
  | { page: 'replay'; table: string }
  | { page: 'settings' }
  | { page: 'help' }
  | { page: 'fair'; at?: 'prove' | 'chance' }
  | { page: 'arbiter' }
  | { page: 'lost' };

export function parse(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  const [first, second] = parts;
  if (first === undefined) return { page: 'home' };
  if (first === 'new' && second) return { page: 'setup', game: second };
  if (first === 't' && second) return { page: 'table', table: second };
  if (first === 'games' && second) return { page: 'replay', table: second };
  const plain = (['games', 'settings', 'help', 'fair', 'arbiter'] as const).find((page) => page === first);
  if (parts.length === 1 && plain) return { page: plain };
  if (parts.length === 1 && first === 'verify') return { page: 'fair', at: 'prove' };
  if (parts.length === 1 && first === 'statistics') return { page: 'fair', at: 'chance' };
  return { page: 'lost' };
}

class Router {
  route = $state<Route>({ page: 'home' });

  start(): void {
    this.route = parse(location.pathname);
    addEventListener('popstate', () => this.arrive());
    addEventListener('click', (event) => this.follow(event));
  }

  go(path: string, options: { replace?: boolean } = {}): void {
    if (options.replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.arrive();
  }

  private arrive(): void {
    const next = parse(location.pathname);
    if (JSON.stringify(next) === JSON.stringify(this.route)) return;
    this.route = next;
    scrollTo(0, 0);
    // A new page is read from its heading.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('h1')?.focus());
  }

  /** Links of the page change the page without loading it anew. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) {
      return;
    }
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || parse(url.pathname).page === 'lost') return;
    // The arbiter's page is kept by a worker that only sees pages which are loaded whole.
    if (parse(url.pathname).page === 'arbiter') return;
    event.preventDefault();
    this.go(url.pathname + url.hash);
  }
}

export const router = new Router();
