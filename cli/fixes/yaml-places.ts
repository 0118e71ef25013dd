import { isMap, isNode, isPair, isScalar, isSeq, parseDocument, type Document, type Pair, type YAMLMap } from 'yaml';
import type { TextEdit } from './text-edit.ts';

/** A key with its value in a YAML or JSON text. All numbers are offsets. */
export interface PairPlace {
  readonly key: string;
  readonly keyStart: number;
  readonly keyEnd: number;
  /** The range of the value. If there is no value, the range is empty. */
  readonly valueStart: number;
  readonly valueEnd: number;
  /** True if the object is written in braces. */
  readonly isInFlow: boolean;
  /** The pairs of the same object, in the order of the text. */
  readonly siblings: readonly PairPlace[];
}

/** An item of an array in a YAML or JSON text. */
export interface ItemPlace {
  readonly start: number;
  readonly end: number;
  readonly isInFlow: boolean;
}

const documents = new Map<string, Document>();

/** Parses a text. The last texts are kept, because several edits of one text are searched. */
export function parsedText(text: string): Document {
  const known = documents.get(text);
  if (known !== undefined) return known;
  const document = parseDocument(text, { logLevel: 'silent', strict: false, uniqueKeys: false });
  if (documents.size > 20) documents.clear();
  documents.set(text, document);
  return document;
}

/** Returns the pairs around an offset, from the innermost to the outermost. The offset is in the key or in the value of each pair. */
export function pairsAround(text: string, offset: number): PairPlace[] {
  const found: PairPlace[] = [];
  visitAround(parsedText(text).contents, offset, (node, map) => {
    if (isPair(node) && map !== undefined) found.unshift(placeOf(node, map, text));
  });
  return found;
}

/** Returns the innermost item of an array that contains an offset. Returns undefined if there is none. */
export function itemAround(text: string, offset: number): ItemPlace | undefined {
  let found: ItemPlace | undefined;
  visitAround(parsedText(text).contents, offset, (node, _, item) => {
    if (item !== undefined && isNode(node) && node.range) found = { ...rangeOf(node), isInFlow: item.isInFlow };
  });
  return found;
}

type Visit = (node: unknown, map: YAMLMap | undefined, item: { readonly isInFlow: boolean } | undefined) => void;

function visitAround(node: unknown, offset: number, visit: Visit): void {
  if (isMap(node)) {
    const pair = node.items.find(({ key, value }) => {
      const { start, end } = rangeOf(key);
      return start <= offset && offset <= Math.max(end, rangeOf(value).end);
    });
    if (pair === undefined) return;
    visit(pair, node, undefined);
    visitAround(pair.value, offset, visit);
  } else if (isSeq(node)) {
    const item = node.items.find((each) => rangeOf(each).start <= offset && offset <= rangeOf(each).end);
    if (item === undefined) return;
    visit(item, undefined, { isInFlow: node.flow === true });
    visitAround(item, offset, visit);
  }
}

function placeOf(pair: Pair, map: YAMLMap, text: string): PairPlace {
  const plain = (each: Pair): Omit<PairPlace, 'siblings'> => {
    const key = rangeOf(each.key);
    const { start, end } = rangeOf(each.value);
    const hasValue = end > start && start >= key.end;
    const colon = text.indexOf(':', key.end);
    const empty = colon < 0 ? key.end : colon + 1;
    return {
      key: isScalar(each.key) ? String(each.key.value) : '',
      keyStart: key.start,
      keyEnd: key.end,
      valueStart: hasValue ? start : empty,
      valueEnd: hasValue ? end : empty,
      isInFlow: map.flow === true,
    };
  };
  return { ...plain(pair), siblings: map.items.map((each) => ({ ...plain(each), siblings: [] })) };
}

function rangeOf(node: unknown): { readonly start: number; readonly end: number } {
  const [start = -1, end = -1] = (isNode(node) && node.range) || [];
  return { start, end };
}

/** Returns the indentation of the line that contains an offset, and the offset of the first character of the line. */
export function lineAround(
  text: string,
  offset: number,
): { readonly start: number; readonly end: number; readonly indentation: string } {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const [indentation = ''] = /^[ \t]*/u.exec(text.slice(start)) ?? [];
  return { start, end: end < 0 ? text.length : end, indentation };
}

/** Returns the edit that removes a range. In a block, the whole lines are removed. In braces or brackets, one comma is removed, too. */
export function removal(text: string, from: number, to: number, isInFlow: boolean): TextEdit | undefined {
  if (isInFlow) {
    const after = /^\s*,\s*/u.exec(text.slice(to));
    if (after !== null) return { start: from, end: to + after[0].length, text: '' };
    const before = /\s*,\s*$/u.exec(text.slice(0, from));
    return { start: from - (before?.[0].length ?? 0), end: to, text: '' };
  }
  const first = lineAround(text, from);
  const last = lineAround(text, Math.max(from, to - (text[to - 1] === '\n' ? 1 : 0)));
  // Another key or a comment in the same line would be lost.
  if (!/^[ \t]*(?:- *)?$/u.test(text.slice(first.start, from)) || !/^\s*$/u.test(text.slice(to, last.end)))
    return undefined;
  return { start: first.start, end: Math.min(text.length, last.end + 1), text: '' };
}
