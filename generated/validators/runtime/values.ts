// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** Whether `value` is a JSON object: neither null nor an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether `value` is a number that JSON can hold. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** Whether `value` is a number without a fraction: `1.0` is one. */
export const isInteger = (value: unknown): value is number => Number.isInteger(value);

/** The properties that have a value: one that is `undefined` is absent, as in `JSON.stringify`. */
export const presentEntries = (object: Record<string, unknown>): [string, unknown][] =>
  Object.entries(object).filter(([, value]) => value !== undefined);

/**
 * The value of a property whose name every object inherits something for (`constructor`, `toString`); undefined where the
 * object has none of its own.
 */
export const ownProperty = (object: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** The number of properties that have a value. */
export function countProperties(object: Record<string, unknown>): number {
  let count = 0;
  for (const key of Object.keys(object)) if (object[key] !== undefined) count++;
  return count;
}

/** The length of a string in Unicode code points, which is what JSON Schema counts. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index++) {
    const isPair = (text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00;
    if (!isPair) continue;
    count--;
    index++;
  }
  return count;
}

/** Whether two JSON values are equal. JSON Schema core, section 4.2.2: the order of keys does not count, `1` equals `1.0`. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => isEqual(item, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  if (countProperties(a) !== countProperties(b)) return false;
  return Object.keys(a).every((key) => a[key] === undefined || (Object.hasOwn(b, key) && isEqual(a[key], b[key])));
}

/** Whether no two items are equal. */
export function hasUniqueItems(items: readonly unknown[]): boolean {
  const scalars = new Set<unknown>();
  const others: unknown[] = [];
  for (const item of items) {
    if (typeof item === 'object' && item !== null) {
      if (others.some((other) => isEqual(other, item))) return false;
      others.push(item);
    } else {
      if (scalars.has(item)) return false;
      scalars.add(item);
    }
  }
  return true;
}

/** Whether a number is a whole multiple of another, as decimal numbers: 0.07 is a multiple of 0.01. */
export function isMultipleOf(value: number, factor: number): boolean {
  const remainder = value % factor;
  if (remainder === 0) return true;
  // Neither number is exact in binary, so the quotient of decimals that divide evenly is off by a few units in the last place.
  const quotient = value / factor;
  if (!Number.isFinite(quotient)) return false;
  return Math.abs(quotient - Math.round(quotient)) <= Math.abs(quotient) * Number.EPSILON;
}
