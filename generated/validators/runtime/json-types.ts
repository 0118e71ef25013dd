// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** Returns true if a value is a JSON object: neither null nor an array. */
export const hasObjectType = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns true if a value is an array. */
export const hasArrayType = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Returns true if a value is a number without a fraction, such as `1.0`. */
export const hasIntegerType = (value: unknown): value is number => Number.isInteger(value);
