import type { SourceFile } from '../diagnostics/source-file.ts';

/** The offsets of the start and the end of a value in the text of a file. */
type Range = readonly [start: number, end: number];

interface Member {
  readonly key: string;
  readonly keyRange: Range;
  readonly range: Range;
}

// Caches the members of each object and array that `jsonRange` has read, by the offset at which the object or array starts. Without
// the cache, each call would read a large file again.
const known = new WeakMap<SourceFile, Map<number, readonly Member[]>>();

/**
 * Returns the range of a node in a JSON file. A YAML parser would take 40 times as long.
 *
 * @param pointer the keys from the root of the file to the node.
 * @param on selects the range of the key or the range of the value, if the node is an object property.
 * @returns undefined if the text before the node is not strict JSON.
 */
export function jsonRange(
  source: SourceFile,
  pointer: readonly (string | number)[],
  on: 'key' | 'value',
): Range | undefined {
  const members = known.get(source) ?? new Map<number, readonly Member[]>();
  known.set(source, members);
  let start = skipSpace(source.text, 0);
  let range: Range = [start, start + 1];
  try {
    for (const [index, segment] of pointer.entries()) {
      const found = members.get(start) ?? readMembers(source.text, start);
      members.set(start, found);
      const member = found.findLast(({ key }) => key === String(segment));
      if (member === undefined) break;
      range = on === 'value' && index === pointer.length - 1 ? member.range : member.keyRange;
      [start] = member.range;
    }
  } catch (error) {
    if (error instanceof NotJson) return undefined;
    throw error;
  }
  return range;
}

class NotJson extends Error {}

/** Returns the members of the object or array at an offset; none for any other value. The keys of an array are its indexes. */
function readMembers(text: string, start: number): Member[] {
  const close = text[start] === '{' ? '}' : text[start] === '[' ? ']' : undefined;
  const members: Member[] = [];
  if (close === undefined) return members;
  for (let at = skipSpace(text, start + 1); text[at] !== close; at = skipSpace(text, at + 1)) {
    const keyEnd = close === '}' ? endOfString(text, at) : at;
    const colon = skipSpace(text, keyEnd);
    if (close === '}' && text[colon] !== ':') throw new NotJson();
    const valueStart = close === '}' ? skipSpace(text, colon + 1) : at;
    const range: Range = [valueStart, endOfValue(text, valueStart)];
    const key = close === '}' ? String(JSON.parse(text.slice(at, keyEnd))) : String(members.length);
    members.push({ key, keyRange: close === '}' ? [at, keyEnd] : range, range });
    at = skipSpace(text, range[1]);
    if (text[at] === close) break;
    if (text[at] !== ',') throw new NotJson();
  }
  return members;
}

function endOfValue(text: string, start: number): number {
  let depth = 0;
  // The engine finds the next character faster than a loop over all characters.
  const structural = /["{}[\],]/gu;
  structural.lastIndex = start;
  while (structural.test(text)) {
    const at = structural.lastIndex - 1;
    const character = text[at];
    if (character === '"') structural.lastIndex = endOfString(text, at);
    else if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') depth--;
    else if (depth > 0) continue;
    if (depth < 0 || character === ',') return endOfText(text, start, at);
    if (depth === 0) return structural.lastIndex;
  }
  throw new NotJson();
}

// Removes whitespace after a number, `true`, `false` or `null`.
const endOfText = (text: string, start: number, end: number): number => start + text.slice(start, end).trimEnd().length;

function endOfString(text: string, start: number): number {
  if (text[start] !== '"') throw new NotJson();
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return at + 1;
  }
  throw new NotJson();
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\t' || text[at] === '\r') at++;
  return at;
}
