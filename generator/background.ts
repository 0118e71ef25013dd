import { Worker } from 'node:worker_threads';
import type { JsonObject } from './1-load/json.ts';
import type { StructureFault } from './1-load/structure-fault.ts';

/** What the thread answers. */
export type Answer =
  | { readonly kind: 'faults'; readonly faults: readonly StructureFault[] }
  | { readonly kind: 'failure'; readonly message: string }
  | { readonly kind: 'types'; readonly text: string };

/**
 * The two tools that take as long as everything else together, openapi-typescript and swagger-parser, in a thread of their own.
 * They need nothing but the bundled document, and the compiler that one of them brings loads while the description is read.
 */
export interface Background {
  /** Hands over the document. */
  start(document: JsonObject): void;
  /** The text of `types/openapi.ts`. */
  readonly types: Promise<string>;
  /** What the OpenAPI meta-schema finds. */
  readonly faults: Promise<readonly StructureFault[]>;
  /** Ends the thread, whatever it is at. */
  stop(): Promise<unknown>;
}

export function openBackground(): Background {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const worker = new Worker(new URL(`background.worker.${extension}`, import.meta.url));
  const types = Promise.withResolvers<string>();
  const faults = Promise.withResolvers<readonly StructureFault[]>();
  worker.on('message', (answer: Answer) => {
    if (answer.kind === 'types') types.resolve(answer.text);
    else if (answer.kind === 'faults') faults.resolve(answer.faults);
    else types.reject(new Error(`openapi-typescript failed: ${answer.message}`));
  });
  const fail = (error: Error): void => {
    types.reject(error);
    faults.reject(error);
  };
  worker.once('error', fail);
  worker.once('exit', () => fail(new Error('The thread of openapi-typescript was stopped.')));
  // Whoever waits sees a failure; when the description has errors, nobody waits.
  types.promise.catch(() => undefined);
  faults.promise.catch(() => undefined);
  return {
    start: (document) => worker.postMessage(document),
    types: types.promise,
    faults: faults.promise,
    stop: () => worker.terminate(),
  };
}
