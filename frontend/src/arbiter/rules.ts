/** The rules in Python, asked from the page. One worker, started when it is first needed. */
import type { Answer, Question } from './worker';

export class RuleError extends Error {
  constructor(
    readonly code: string,
    readonly params: Readonly<Record<string, string | number>>,
    message: string,
  ) {
    super(message);
  }
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** As much of a worker as is needed; a test puts its own in the place. */
export interface WorkerLike {
  postMessage(question: Question): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export class Rules {
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  /** Settled when Python runs, or cannot. */
  readonly ready: Promise<void>;

  constructor(private readonly worker: WorkerLike) {
    this.ready = new Promise((resolve, reject) => {
      const fail = (message: string): void => {
        const error = new RuleError('no-python', {}, message);
        reject(error);
        for (const each of this.waiting.values()) each.reject(error);
        this.waiting.clear();
      };
      worker.onerror = (event) => fail(event.message);
      worker.onmessage = ({ data }) => {
        if (data.type === 'ready') resolve();
        else if (data.type === 'failed') fail(data.message);
        else this.answered(data.id, data.text);
      };
    });
    this.ready.catch(() => undefined);
  }

  /** Ask one of the questions of `palamede.arbiter.browser`; an error of the rules is thrown as it was told there. */
  ask<T>(name: string, arguments_: Readonly<Record<string, unknown>> = {}): Promise<T> {
    const id = (this.last += 1);
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.worker.postMessage({ id, name, text: JSON.stringify(arguments_) });
    });
  }

  private answered(id: number, text: string): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (!waiting) return;
    const told = JSON.parse(text) as {
      value?: unknown;
      error?: { code: string; params: Record<string, string | number>; message: string };
    };
    if (told.error) {
      const { code, params, message } = told.error;
      waiting.reject(new RuleError(code, params, message));
    } else waiting.resolve(told.value);
  }
}

let one: Rules | null = null;

export function rules(): Rules {
  one ??= new Rules(
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as WorkerLike,
  );
  return one;
}
