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
    if (character === '{') around.push(new Map());
    else if (character === '[') around.push(undefined);
    else if (character === '}' || character === ']') around.pop();
    else if (character === '"') {
      token.lastIndex = endOfJsonString(json, start) ?? json.length;
      const keys = around.at(-1);
      // A string at the start of an object, or after a comma in an object, is a key.
      if (isStart && keys !== undefined) {
        const name = stringValue(json.slice(start, token.lastIndex));
        const first = keys.get(name);
        if (first !== undefined) repeated.push({ name, start, end: token.lastIndex, first, owner: keys });
        keys.set(name, first ?? start);
      }
    }
    isStart = character === '{' || character === ',';
  }
  return repeated;
}

/** Returns the value of a JSON string literal. */
const stringValue = (text: string): string => (text.includes('\\') ? String(JSON.parse(text)) : text.slice(1, -1));
