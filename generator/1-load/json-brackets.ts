/** The objects and arrays in a JSON text, in the order in which they start. */
export interface JsonBrackets {
  /** Returns the offset after the object or array that starts at an offset; undefined if it has no end. */
  endOf(start: number): number | undefined;
}

/** Finds the ends of all objects and arrays in a JSON text. */
export function findJsonBrackets(text: string): JsonBrackets {
  const starts: number[] = [];
  const ends: number[] = [];
  /** The indexes of the objects and arrays around the current position. */
  const open: number[] = [];
  // The engine finds the next character faster than a loop over all characters.
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
  return {
    endOf(start) {
      let [low, high] = [0, starts.length - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((starts[middle] ?? 0) < start) low = middle + 1;
        else high = middle;
      }
      const end = starts[low] === start ? ends[low] : undefined;
      return end === 0 ? undefined : end;
    },
  };
}

/** Returns the offset after the string that starts at an offset; undefined if it has no end. */
export function endOfJsonString(text: string, start: number): number | undefined {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return at + 1;
  }
  return undefined;
}
