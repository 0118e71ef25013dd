import { enableCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { JsonObject } from './1-load/json.ts';
import type { Answer } from './background.ts';

enableCompileCache();

const [{ openapiTypes }, { validateStructure }] = await Promise.all([
  import('./3-emit/types/openapi-types.ts'),
  import('./1-load/validate.ts'),
]);

const answer = (message: Answer): void => parentPort?.postMessage(message);

parentPort?.once('message', async (document: JsonObject) => {
  try {
    answer({ kind: 'types', text: openapiTypes(structuredClone(document)) });
  } catch (error) {
    // A document with faults may be too much for it; the faults are what matters then.
    answer({ kind: 'failure', message: error instanceof Error ? error.message : String(error) });
  }
  answer({ kind: 'faults', faults: await validateStructure(document) });
});
