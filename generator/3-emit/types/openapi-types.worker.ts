import { parentPort, workerData } from 'node:worker_threads';
import openapiTypescript, { astToString } from 'openapi-typescript';

// openapi-typescript loads the TypeScript compiler and takes as long as everything else together, so it has a thread of its own.
const nodes = await openapiTypescript(workerData, {
  // A property with a `default` may still be left out of a request.
  defaultNonNullable: false,
  silent: true,
});
parentPort?.postMessage(astToString(nodes));
