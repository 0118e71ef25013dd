import document from '../generated/openapi.json' with { type: 'json' };

const methods: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** The `operationId` of each operation of our description, sorted. */
export const describedOperations: readonly string[] = Object.values<object>(document.paths)
  .flatMap((item) => Object.entries<{ readonly operationId?: string }>(item))
  .flatMap(([key, { operationId }]) => (methods.has(key) && operationId !== undefined ? [operationId] : []))
  .toSorted();
