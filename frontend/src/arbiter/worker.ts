/**
 * Python beside the page: the rules run here, in a worker, so that the page never waits for them.
 * The server lets this program alone run WebAssembly.
 */
export type Question = { id: number; name: string; text: string };
export type Answer =
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | { type: 'answer'; id: number; text: string };

interface Python {
  runPython(code: string): unknown;
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  globals: { get(name: string): (name: string, text: string) => string };
}
interface Module {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}

const HOME = '/home/palamede';

async function start(): Promise<(name: string, text: string) => string> {
  const module = (await import(/* @vite-ignore */ `${__PYODIDE__}pyodide.mjs`)) as Module;
  const [python, rules] = await Promise.all([
    module.loadPyodide({ indexURL: __PYODIDE__, checkIntegrity: false }),
    fetch(__RULES__).then((answer) => {
      if (!answer.ok) throw new Error(`${__RULES__}: ${answer.status}`);
      return answer.arrayBuffer();
    }),
  ]);
  python.unpackArchive(rules, 'zip', { extractDir: HOME });
  python.runPython(
    `import sys; sys.path.insert(0, ${JSON.stringify(HOME)})\nfrom palamede.arbiter.browser import answer`,
  );
  return python.globals.get('answer');
}

const starting = start();
starting.then(
  () => postMessage({ type: 'ready' } satisfies Answer),
  (error: unknown) => postMessage({ type: 'failed', message: String(error) } satisfies Answer),
);

onmessage = (event: MessageEvent<Question>) => {
  const { id, name, text } = event.data;
  void starting.then((answer) => {
    postMessage({ type: 'answer', id, text: answer(name, text) } satisfies Answer);
  });
};
