/** Returns the JSON text of a value. A `bigint`, which JSON cannot contain, becomes a string. */
export const jsonWithBigints = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) => (typeof member === 'bigint' ? String(member) : member));
