import document from '../generated/openapi.json' with { type: 'json' };

const methods: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);
const pathItems: readonly object[] = Object.values(document.paths);

/** The `operationId` of each operation of our description, sorted. */
export const describedOperations: readonly string[] = pathItems
  .flatMap((item): [string, { readonly operationId?: string }][] => Object.entries(item))
  .flatMap(([key, { operationId }]) => (methods.has(key) && operationId !== undefined ? [operationId] : []))
  .toSorted();
