/** Whether `value` is a JSON object: neither null nor an array. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether `value` is an array. */
export const isArray = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether `value` is a number that JSON can hold: neither NaN nor infinite. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** Whether `value` is a number without a fraction: `1.0` is one. */
export const isInteger = (value: unknown): value is number => Number.isInteger(value);
