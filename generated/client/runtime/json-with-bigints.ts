// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** Returns the JSON text of a value. A `bigint`, which JSON cannot contain, becomes a string. */
export const jsonWithBigints = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) => (typeof member === 'bigint' ? String(member) : member));
