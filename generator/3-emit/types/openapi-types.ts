import { Worker } from 'node:worker_threads';
import type { JsonObject } from '../../1-load/json.ts';

/** openapi-typescript at work in a thread of its own. */
export interface TypesTask {
  /** The text of the module. Rejects with the error of openapi-typescript. */
  readonly text: Promise<string>;
  /** Gives up, when nobody wants the text any more. */
  stop(): Promise<unknown>;
}

/** Starts openapi-typescript on a bundled document. */
export function startTypes(document: JsonObject): TypesTask {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const worker = new Worker(new URL(`openapi-types.worker.${extension}`, import.meta.url), { workerData: document });
  const text = new Promise<string>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('openapi-typescript was stopped')));
  });
  // Whoever awaits `text` sees a failure; when nobody does, it is not wanted.
  text.catch(() => undefined);
  return { text, stop: () => worker.terminate() };
}
