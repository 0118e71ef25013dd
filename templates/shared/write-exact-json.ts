type Replacer = (this: Record<string, unknown>, key: string, value: unknown) => unknown;

/**
 * Writes a value as JSON, as `JSON.stringify` does, but writes a `bigint` as a number with all digits.
 *
 * @param replacer returns the value to write for a property; `this` is the object or array of the property.
 * @returns undefined if the value is undefined, a function or a symbol.
 * @throws {TypeError} if the value contains itself.
 */
export function writeExactJson(value: unknown, replacer?: Replacer): string | undefined {
  // Some programs add `BigInt.prototype.toJSON`, so that `JSON.stringify` writes a `bigint` as a string. `memberText` ignores the method.
  if ('toJSON' in BigInt.prototype) return memberText({ '': value }, '', replacer, []);
  try {
    return globalThis.JSON.stringify(value, replacer);
  } catch {
    // `JSON.stringify` throws for a `bigint`. If it has thrown for another reason, such as a circular value, `memberText` throws as well.
    return memberText({ '': value }, '', replacer, []);
  }
}

/** @param outer the arrays and objects that contain the value. */
function memberText(
  holder: Record<string, unknown>,
  key: string,
  replacer: Replacer | undefined,
  outer: object[],
): string | undefined {
  const given = serializable(holder[key], key);
  const value = replacer === undefined ? given : replacer.call(holder, key, given);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null || isBoxed(value)) return globalThis.JSON.stringify(value);
  if (outer.includes(value)) throw new TypeError('The value contains itself');
  outer.push(value);
  const text = Array.isArray(value)
    ? `[${Array.from(value, (_, index) => memberText(asRecord(value), String(index), replacer, outer) ?? 'null').join(',')}]`
    : `{${propertyTexts(asRecord(value), replacer, outer).join(',')}}`;
  outer.pop();
  return text;
}

function propertyTexts(object: Record<string, unknown>, replacer: Replacer | undefined, outer: object[]): string[] {
  const texts: string[] = [];
  for (const name of Object.keys(object)) {
    const text = memberText(object, name, replacer, outer);
    if (text !== undefined) texts.push(`${globalThis.JSON.stringify(name)}:${text}`);
  }
  return texts;
}

const asRecord = (value: object): Record<string, unknown> => value as Record<string, unknown>;

function serializable(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !('toJSON' in value)) return value;
  return typeof value.toJSON === 'function' ? value.toJSON(key) : value;
}

/** Returns true for the objects that `JSON.stringify` writes as a string, a number or a boolean. */
const isBoxed = (value: object): boolean =>
  /^\[object (?:Boolean|Number|String)\]$/u.test(Object.prototype.toString.call(value));
