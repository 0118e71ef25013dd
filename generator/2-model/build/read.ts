import { isJsonObject, type JsonObject, type JsonValue } from '../../1-load/json.ts';

// Returns the text at a key. The model is built even from a faulty document, so that one run reports all problems: a value of the
// wrong type counts as absent here, and the structure check reports it.

export const readString = (node: JsonObject, key: string): string | undefined => {
  const value = node[key];
  return typeof value === 'string' ? value : undefined;
};

export const readObject = (node: JsonObject, key: string): JsonObject | undefined => {
  const value = node[key];
  return isJsonObject(value) ? value : undefined;
};

export const readArray = (node: JsonObject, key: string): readonly JsonValue[] => {
  const value = node[key];
  return Array.isArray(value) ? value : [];
};

export const readTexts = (node: JsonObject, key: string): string[] =>
  readArray(node, key).filter((value) => typeof value === 'string');

/**
 * Returns the value if it is one of the known values, otherwise undefined.
 *
 * @param known the values as keys, so that the compiler rejects a record without one of them.
 */
export const readOneOf = <Value extends string>(
  known: Readonly<Record<Value, unknown>>,
  value: JsonValue | undefined,
): Value | undefined => Object.keys(known).find((key): key is Value => key === value);

export const readFlag = (node: JsonObject, key: string): boolean => node[key] === true;

/** Returns the entries of a map whose values are objects; empty if the key has no map. */
export const readMembers = (node: JsonObject, key: string): [string, JsonObject][] => {
  const map = readObject(node, key);
  return map === undefined
    ? []
    : Object.entries(map).filter((entry): entry is [string, JsonObject] => isJsonObject(entry[1]));
};
