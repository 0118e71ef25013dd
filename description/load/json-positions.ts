import type { SourceFile } from '../diagnostics/source-file.ts';
import { readSourceText } from './syntax/corrected-text.ts';
import { bracketEnd, endOfJsonString, findJsonBrackets, withReplacedText, type JsonBrackets } from './json-brackets.ts';

/** The offsets of the start and the end of a value in the text of a file. */
type Range = readonly [start: number, end: number];

interface Member {
  readonly keyRange: Range;
  readonly range: Range;
}

/** The parts of a file that `jsonRange` has read. Without this cache, each call would read a large file again. */
interface ReadParts {
  readonly brackets: JsonBrackets;
  /**
   * The members of each object and array. The key of the outer map is the offset at which the object or array starts. The key of the inner
   * map is the key of the member.
   */
  readonly members: Map<number, ReadonlyMap<string, Member>>;
}

const known = new WeakMap<SourceFile, ReadParts>();

/**
 * Returns the range of a node in a JSON file. A YAML parser also finds the range, but takes 40 times as long.
 *
 * @param pointer the keys from the root of the file to the node.
 * @param on `key` for the range of the key of an object property, `value` for the range of its value. An array item has no key, so the
 * result is always the range of the item.
 * @returns undefined if the text before the node is not strict JSON.
 */
export function jsonRange(
  source: SourceFile,
  pointer: readonly (string | number)[],
  on: 'key' | 'value',
): Range | undefined {
  const parts = partsOf(source);
  let start = skipSpace(readSourceText(source), 0);
  let range: Range = [start, start + 1];
  try {
    for (const [index, segment] of pointer.entries()) {
      const member = membersAt(start, source, parts).get(String(segment));
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

/** An object or array in the text of a file. */
export interface JsonNode {
  readonly keys: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** Returns the smallest object or array that contains a range of a JSON file. Returns undefined if there is none. */
export function nodeAround(source: SourceFile, [start, end]: Range): JsonNode | undefined {
  const parts = partsOf(source);
  let found: JsonNode | undefined;
  let inner: JsonNode | undefined = { keys: [], start: skipSpace(source.text, 0), end: source.text.trimEnd().length };
  try {
    while (inner !== undefined && inner.start < start && end < inner.end) {
      const around: JsonNode = inner;
      const members = [...membersAt(around.start, source, parts)];
      // `bracketEnd` returns undefined if `around` is a string or a number, for example. The search then ends, because such a value
      // contains no other values.
      if (bracketEnd(parts.brackets, around.start) !== around.end) break;
      found = around;
      const [key, member] = members.find(([, { range }]) => range[0] < start && end < range[1]) ?? [];
      inner =
        key === undefined || member === undefined
          ? undefined
          : { keys: [...around.keys, key], start: member.range[0], end: member.range[1] };
    }
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    return undefined;
  }
  return found;
}

/**
 * Computes the positions of the objects and arrays in the file `after` from the positions in the file `before`, and caches the result. The
 * files differ only in the text of one object or array.
 */
export function keepPositions(before: SourceFile, after: SourceFile, { start }: JsonNode, text: string): void {
  const brackets = withReplacedText(partsOf(before).brackets, start, findJsonBrackets(text), text.length);
  known.set(after, { brackets, members: new Map() });
}

function partsOf(source: SourceFile): ReadParts {
  const parts = known.get(source) ?? { brackets: findJsonBrackets(readSourceText(source)), members: new Map() };
  known.set(source, parts);
  return parts;
}

function membersAt(start: number, source: SourceFile, { members, brackets }: ReadParts): ReadonlyMap<string, Member> {
  const found = members.get(start) ?? readMembers(readSourceText(source), start, brackets);
  members.set(start, found);
  return found;
}

class NotJson extends Error {}

/**
 * Returns a map from keys to the members of the object or array at an offset. Returns an empty map for any other value. The keys of an
 * array are its indexes. If several keys are equal, the map contains the last member.
 */
function readMembers(text: string, start: number, brackets: JsonBrackets): ReadonlyMap<string, Member> {
  if (text[start] === '{') return readProperties(text, start, brackets);
  return text[start] === '[' ? readItems(text, start, brackets) : new Map();
}

function readProperties(text: string, start: number, brackets: JsonBrackets): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>();
  for (let at = skipSpace(text, start + 1); text[at] !== '}';) {
    const keyEnd = endOfString(text, at);
    const colon = skipSpace(text, keyEnd);
    if (text[colon] !== ':') throw new NotJson();
    const range = rangeOfValue(text, skipSpace(text, colon + 1), brackets);
    members.set(String(JSON.parse(text.slice(at, keyEnd))), { keyRange: [at, keyEnd], range });
    at = afterMember(text, range[1], '}');
  }
  return members;
}

function readItems(text: string, start: number, brackets: JsonBrackets): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>();
  for (let at = skipSpace(text, start + 1); text[at] !== ']';) {
    const range = rangeOfValue(text, at, brackets);
    members.set(String(members.size), { keyRange: range, range });
    at = afterMember(text, range[1], ']');
  }
  return members;
}

const rangeOfValue = (text: string, start: number, brackets: JsonBrackets): Range => [
  start,
  endOfValue(text, start, brackets),
];

/**
 * Returns the offset of the next member of an object or array, or of the closing bracket if there is no other member.
 *
 * @param end the offset at which the value of the member ends.
 */
function afterMember(text: string, end: number, close: ']' | '}'): number {
  const at = skipSpace(text, end);
  if (text[at] === close) return at;
  if (text[at] !== ',') throw new NotJson();
  return skipSpace(text, at + 1);
}

function endOfValue(text: string, start: number, brackets: JsonBrackets): number {
  const first = text[start];
  if (first === '"') return endOfString(text, start);
  if (first === '{' || first === '[') {
    const end = bracketEnd(brackets, start);
    if (end === undefined) throw new NotJson();
    return end;
  }
  const rest = /[^\s,\]}]*/uy;
  rest.lastIndex = start;
  if (!rest.test(text) || rest.lastIndex === start) throw new NotJson();
  return rest.lastIndex;
}

function endOfString(text: string, start: number): number {
  const end = text[start] === '"' ? endOfJsonString(text, start) : undefined;
  if (end === undefined) throw new NotJson();
  return end;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\t' || text[at] === '\r') at++;
  return at;
}
