/** The changes of the HTTP API, with their meaning. */
export const apiChanges = {
  'operation-added': 'The revision has an operation that the base does not have.',
  'operation-removed': 'The base has an operation that the revision does not have. Requests to the operation fail.',
} as const satisfies Record<string, string>;
