import type { FixContext } from './fix-context.ts';
import { lineAround, pairsAround, removal, type PairPlace } from './yaml-places.ts';
import type { TextEdit } from './text-edit.ts';

/** Returns a word in the quotes that a replaced text has. */
function quotedLike(replaced: string, word: string): string {
  const [quote = ''] = /^["']/u.exec(replaced) ?? [];
  return quote !== '' && replaced.endsWith(quote) && !/^["']/u.test(word) ? `${quote}${word}${quote}` : word;
}

const replacing = (text: string, start: number, end: number, word: string): readonly TextEdit[] => [
  { start, end, text: quotedLike(text.slice(start, end), word) },
];

/** Replaces the underlined text, the value beside the underlined key, or the wrong word inside one of them. */
export function replacements(context: FixContext, word: string): readonly (readonly TextEdit[])[] {
  const { text, start, end, message } = context;
  const [pair] = pairsAround(text, start);
  const ranges: (readonly [number, number])[] = [[start, end]];
  if (pair !== undefined && pair.keyStart === start) ranges.push([pair.valueStart, pair.valueEnd]);
  const whole = ranges.flatMap(([from, to]) => [
    replacing(text, from, to, word),
    [{ start: from, end: to, text: word }],
  ]);
  const [, wrong] = /[`"]([^`"]+)[`"]/u.exec(message) ?? [];
  const inside = ranges.flatMap(([from, to]) => {
    const index = wrong === undefined ? -1 : text.slice(from, to).indexOf(wrong);
    return wrong === undefined || index < 0
      ? []
      : [[{ start: from + index, end: from + index + wrong.length, text: word }]];
  });
  return [...whole, ...inside];
}

/** Writes a value, or a key with its value, at the underlined text. */
export function valueEdits(context: FixContext, value: string): readonly (readonly TextEdit[])[] {
  const { text, start, end } = context;
  if (value.includes('…')) return [];
  const [, key, rest] = /^([\w$-]+): (.+)$/su.exec(value) ?? [];
  if (key !== undefined && rest !== undefined)
    return [...writePair(text, start, key, rest), replacing(text, start, end, value)];
  const [pair] = pairsAround(text, start);
  const ofPair = pair === undefined || pair.keyStart !== start ? [] : [[valueEdit(pair, text, value)]];
  return [[{ start, end, text: value }], ...ofPair, ...replacements(context, value)];
}

/** Writes a key with its value: into the pair with this key around the offset, into the object there, or in place of the pair there. */
function writePair(text: string, offset: number, key: string, value: string): readonly (readonly TextEdit[])[] {
  const around = pairsAround(text, offset);
  const [pair] = around;
  if (pair === undefined) return [];
  const named = around.filter((each) => each.key === key).slice(0, 1);
  const sibling = pair.siblings.find((each) => each.key === key);
  const inObject =
    sibling === undefined
      ? [[addPair(pair, text, key, value)]]
      : [[valueEdit(sibling, text, value)], ...withoutPair(pair, text, valueEdit(sibling, text, value))];
  return [
    ...named.map((each) => [valueEdit(each, text, value)]),
    [{ start: pair.keyStart, end: pair.valueEnd, text: inNotation(text, key, value) }],
    ...inObject,
  ];
}

/** Returns an edit together with the removal of a pair. Returns an empty list if the pair cannot be removed. */
function withoutPair(pair: PairPlace, text: string, edit: TextEdit): readonly (readonly TextEdit[])[] {
  const removed = removal(text, pair.keyStart, pair.valueEnd, pair.isInFlow);
  return removed === undefined ? [] : [[edit, removed]];
}

/** Returns the edit that replaces the value of a pair. */
const valueEdit = ({ valueStart, valueEnd, keyEnd }: PairPlace, text: string, value: string): TextEdit => ({
  start: valueStart,
  end: valueEnd,
  text: `${valueStart > keyEnd && text[valueStart - 1] === ':' ? ' ' : ''}${inJson(text) ? jsonValue(value) : value}`,
});

const inJson = (text: string): boolean => /^\s*[{[]/u.test(text);

const jsonValue = (value: string): string =>
  /^(?:true|false|null|-?\d[\d.]*|[[{"].*)$/su.test(value) ? value : JSON.stringify(value.replaceAll(/^'|'$/gu, ''));

const inNotation = (text: string, key: string, value: string): string =>
  inJson(text) ? `${JSON.stringify(key)}: ${jsonValue(value)}` : `${key}: ${value}`;

/** Sets several keys of the object at the underlined text. Missing keys are added. */
export function setPairs(context: FixContext, ...pairs: readonly string[]): readonly (readonly TextEdit[])[] {
  const { text, start } = context;
  const wanted = pairs.map((pair) => pair.split(/: (.+)/su).slice(0, 2));
  return pairsAround(text, start).flatMap((place) => {
    if (!place.siblings.some(({ key }) => wanted.some(([name]) => name === key))) return [];
    return [
      wanted.map(([key = '', value = '']): TextEdit => {
        const present = place.siblings.find((each) => each.key === key);
        return present === undefined ? addPair(place, text, key, value) : valueEdit(present, text, value);
      }),
    ];
  });
}

/** Returns the edit that adds a pair before a pair of the same object. */
function addPair(beside: PairPlace, text: string, key: string, value: string): TextEdit {
  const [first = beside] = beside.siblings;
  const pair = inNotation(text, key, value);
  const separator = beside.isInFlow ? ', ' : `\n${' '.repeat(first.keyStart - lineAround(text, first.keyStart).start)}`;
  return { start: first.keyStart, end: first.keyStart, text: `${pair}${separator}` };
}

/** Sets a key, and removes another key of the same object. */
export function replacePair(context: FixContext, key = '', value = '', removed = ''): readonly (readonly TextEdit[])[] {
  const { text, start } = context;
  return pairsAround(text, start).flatMap((place) => {
    const set = place.siblings.find((each) => each.key === key);
    const gone = place.siblings.find((each) => each.key === removed);
    if (set === undefined || gone === undefined) return [];
    const edit = removal(text, gone.keyStart, gone.valueEnd, gone.isInFlow);
    return edit === undefined ? [] : [[valueEdit(set, text, value), edit]];
  });
}

/** Replaces a class of POSIX in a pattern, such as `[:alpha:]`. */
export function replaceClass({ text, start, message }: FixContext, characters = ''): readonly (readonly TextEdit[])[] {
  const [, name] = /(\[:\w+:\])/u.exec(message) ?? [];
  const line = lineAround(text, start);
  const index = name === undefined ? -1 : text.slice(line.start, line.end).indexOf(name);
  if (name === undefined || index < 0) return [];
  const from = line.start + index;
  return [[{ start: from, end: from + name.length, text: characters }]];
}

/** Adds a tag to the tags of the document. */
export function addTag({ text }: FixContext, name = ''): readonly (readonly TextEdit[])[] {
  const [first] = pairsAround(text, text.search(/[^\s#]/u));
  const tags = pairsAround(text, text.search(/^\s*"?tags"?:/mu)).at(-1);
  if (first === undefined || tags?.key !== 'tags' || inJson(text)) return [];
  const [, indentation] = /\n( *)- /u.exec(text.slice(tags.keyEnd, tags.valueEnd)) ?? [];
  if (indentation === undefined) return [];
  const line = lineAround(text, tags.valueStart);
  return [[{ start: line.start, end: line.start, text: `${indentation}- name: ${name}\n` }]];
}
