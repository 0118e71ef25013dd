/** Returns the offsets of repeated keys of objects in valid JSON. `JSON.parse` silently uses only the last of them. */
export function repeatedKeys(json: string): number[] {
  const repeated: number[] = [];
  const token = /["{}[\],]/gu;
  /** The keys already read of each object around the current position, the innermost last; undefined for an array. */
  const around: (Set<unknown> | undefined)[] = [];
  let isStart = false;
  for (let match = token.exec(json); match !== null; match = token.exec(json)) {
    const [character] = match;
    if (character === '{') around.push(new Set());
    else if (character === '[') around.push(undefined);
    else if (character === '}' || character === ']') around.pop();
    else if (character === '"') {
      token.lastIndex = stringEnd(json, match.index);
      const keys = around.at(-1);
      // A string at the start of an object, or after a comma in it, is a key.
      if (isStart && keys !== undefined) {
        const key: unknown = JSON.parse(json.slice(match.index, token.lastIndex));
        if (keys.has(key)) repeated.push(match.index);
        keys.add(key);
      }
    }
    isStart = character === '{' || character === ',';
  }
  return repeated;
}

/** Returns the offset after the string that starts at `start`. */
function stringEnd(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end + 1;
}

function isEscaped(json: string, offset: number): boolean {
  let backslashes = 0;
  while (json[offset - 1 - backslashes] === '\\') backslashes++;
  return backslashes % 2 === 1;
}
