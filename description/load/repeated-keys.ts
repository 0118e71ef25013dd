import { endOfJsonString } from './json-brackets.ts';

/** A key with the name of an earlier key of the same object. */
export interface RepeatedKey {
  readonly name: string;
  /** The offsets of the key, with its quotes. */
  readonly start: number;
  readonly end: number;
  /** The offset of the first key with this name. */
  readonly first: number;
}

/**
 * A repeated key in a JSON file. All repeated keys of one object have the same `owner`, so `owner` identifies the object. For the name of
 * each key of the object, this map contains the offset of the first key with this name.
 */
interface RepeatedJsonKey extends RepeatedKey {
  readonly owner: ReadonlyMap<string, number>;
}

/** Returns the repeated keys in valid JSON. `JSON.parse` does not report them, and uses only the last value. */
export function repeatedKeys(json: string): RepeatedJsonKey[] {
  const repeated: RepeatedJsonKey[] = [];
  const token = /["{}[\],]/gu;
  /**
   * One item for each object or array around the current position. For an object, the item is a map of the keys before the current
   * position. It contains the offset of the first key with each name. For an array, the item is undefined.
   */
  const around: (Map<string, number> | undefined)[] = [];
  let isStart = false;
  while (token.test(json)) {
    const start = token.lastIndex - 1;
    const character = json[start];
    if (character === '"') {
      const end = endOfJsonString(json, start) ?? json.length;
      token.lastIndex = end;
      const keys = around.at(-1);
      // A string at the start of an object, or after a comma in an object, is a key.
      const key = isStart && keys !== undefined ? addKey(keys, json, start, end) : undefined;
      if (key !== undefined) repeated.push(key);
    } else if (character === '{') around.push(new Map());
    else if (character === '[') around.push(undefined);
    else if (character !== ',') around.pop();
    isStart = character === '{' || character === ',';
  }
  return repeated;
}

/** Adds a key to the keys of its object. Returns the key if the object already has a key with this name. */
function addKey(keys: Map<string, number>, json: string, start: number, end: number): RepeatedJsonKey | undefined {
  const name = stringValue(json.slice(start, end));
  const first = keys.get(name);
  if (first !== undefined) return { name, start, end, first, owner: keys };
  keys.set(name, start);
  return undefined;
}

/** Returns the value of a JSON string literal. */
const stringValue = (text: string): string => (text.includes('\\') ? String(JSON.parse(text)) : text.slice(1, -1));
