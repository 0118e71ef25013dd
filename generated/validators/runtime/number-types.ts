// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** Returns true if a value is a number of JSON: neither NaN nor infinite. */
export const hasNumberType = (value: unknown): value is number => Number.isFinite(value);

/** Returns true if a value is a number without a fraction, such as `1.0`. */
export const hasIntegerType = (value: unknown): value is number => Number.isInteger(value);
