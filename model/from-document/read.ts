import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';

// These functions return undefined or an empty list for a value of the wrong type. The model is also built from an invalid document, so
// that one run reports all problems. Another check, `checkStructure`, reports values of a wrong type.

export const readString = (node: JsonObject, key: string): string | undefined => {
  const value = node[key];
  return typeof value === 'string' ? value : undefined;
};

export const readNumber = (node: JsonObject, key: string): number | undefined => {
  const value = node[key];
  return typeof value === 'number' ? value : undefined;
};

export const readObject = (node: JsonObject, key: string): JsonObject | undefined => {
  const value = node[key];
  return isJsonObject(value) ? value : undefined;
};

export const readArray = (node: JsonObject, key: string): readonly JsonValue[] => {
  const value = node[key];
  return Array.isArray(value) ? value : none;
};

export const readTexts = (node: JsonObject, key: string): readonly string[] => {
  const values = readArray(node, key);
  return values.length === 0 ? none : values.filter((value) => typeof value === 'string');
};

/** The result for all missing keys. Most keys are missing, and it would take time to create a new list for each of them. */
const none: readonly never[] = [];

/**
 * Returns the value if it is a known value. Otherwise returns undefined.
 *
 * @param known a record with the known values as keys, so that TypeScript reports a missing key.
 */
export const readOneOf = <Value extends string>(
  known: Readonly<Record<Value, unknown>>,
  value: JsonValue | undefined,
): Value | undefined => Object.keys(known).find((key): key is Value => key === value);

export const readFlag = (node: JsonObject, key: string): boolean => node[key] === true;

/**
 * Returns the entries of the map that is the value of `key` in `node`. An entry whose value is not an object is left out. Returns an empty
 * array if the node does not have such a map.
 */
export const readMembers = (node: JsonObject, key: string): [string, JsonObject][] => {
  const map = readObject(node, key);
  return map === undefined
    ? []
    : Object.entries(map).filter((entry): entry is [string, JsonObject] => isJsonObject(entry[1]));
};
