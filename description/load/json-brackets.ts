/** The objects and arrays in a JSON text, in the order in which they start. */
export interface JsonBrackets {
  /** The offset of the first bracket of each object and array. */
  readonly starts: Uint32Array;
  /** The offset after the last bracket of each object and array. The offset is 0 if the closing bracket is missing. */
  readonly ends: Uint32Array;
}

/** Finds all objects and arrays in a JSON text. */
export function findJsonBrackets(text: string): JsonBrackets {
  const starts: number[] = [];
  const ends: number[] = [];
  /** The indexes of the objects and arrays around the current position. */
  const open: number[] = [];
  // A regular expression finds the next quote or bracket faster than a loop over all characters.
  const token = /["{}[\]]/gu;
  while (token.test(text)) {
    const at = token.lastIndex - 1;
    const character = text[at];
    if (character === '"') {
      const end = endOfJsonString(text, at);
      if (end === undefined) break;
      token.lastIndex = end;
    } else if (character === '{' || character === '[') {
      open.push(starts.length);
      starts.push(at);
      ends.push(0);
    } else {
      const index = open.pop();
      if (index === undefined) break;
      ends[index] = at + 1;
    }
  }
  return { starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) };
}

/**
 * Returns the offset after the object or array that starts at `start`. Returns undefined if this object or array has no
 * end.
 */
export function bracketEnd({ starts, ends }: JsonBrackets, start: number): number | undefined {
  const index = indexFrom(starts, start);
  const end = starts[index] === start ? ends[index] : undefined;
  return end === 0 ? undefined : end;
}

/**
 * Returns the positions of all objects and arrays of a text after one object or array was replaced by a new text.
 *
 * @param start the offset of the replaced object or array.
 * @param inner the objects and arrays in the new text. Their offsets start at 0.
 * @param length the length of the new text.
 */
export function withReplacedText(
  before: JsonBrackets,
  start: number,
  inner: JsonBrackets,
  length: number,
): JsonBrackets {
  const first = indexFrom(before.starts, start);
  const oldEnd = before.ends[first] ?? 0;
  const next = indexFrom(before.starts, oldEnd);
  const shift = start + length - oldEnd;
  const size = before.starts.length - (next - first) + inner.starts.length;
  const [starts, ends] = [new Uint32Array(size), new Uint32Array(size)];
  const rest = first + inner.starts.length;
  starts.set(before.starts.subarray(0, first));
  starts.set(inner.starts, first);
  starts.set(before.starts.subarray(next), rest);
  ends.set(before.ends.subarray(0, first));
  ends.set(inner.ends, first);
  ends.set(before.ends.subarray(next), rest);
  for (let index = 0; index < first; index++)
    if ((ends[index] ?? 0) >= oldEnd) ends[index] = (ends[index] ?? 0) + shift;
  for (let index = first; index < rest; index++) {
    starts[index] = (starts[index] ?? 0) + start;
    ends[index] = (ends[index] ?? 0) + start;
  }
  for (let index = rest; index < size; index++) {
    starts[index] = (starts[index] ?? 0) + shift;
    ends[index] = (ends[index] ?? 0) + shift;
  }
  return { starts, ends };
}

/**
 * Returns the index of the first item of `offsets` that is not less than `offset`. Returns the length of `offsets` if
 * all items are less.
 */
function indexFrom(offsets: Uint32Array, offset: number): number {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the offset after the string that starts at `start`. Returns undefined if the string has no end. */
export function endOfJsonString(text: string, start: number): number | undefined {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return at + 1;
  }
  return undefined;
}
