import type { CharSet } from 'refa';
import type { Atom } from '../normal/atom.ts';
import type { SchemaReader } from '../normal/conjunction.ts';
import { languageOfAtom } from './atom-language.ts';
import { characters, commonTexts, endMark, ifSmall, otherTexts, type Language } from './language.ts';

/** Characters that people can read. If a string can contain several of these sets, the first one is used. */
const readable: readonly CharSet[] = [
  characters(0x61, 0x7a),
  characters(0x30, 0x39),
  characters(0x41, 0x5a),
  characters(0x20, 0x7e),
  characters(0xa1, 0xd7_ff),
  characters(0, 0xd7_ff),
];

/** Returns short strings of an atom. The search ignores formats. */
export const textsOfAtom = (atom: Atom, reader: SchemaReader, count: number): readonly string[] =>
  ifSmall(() => shortTexts(languageOfAtom(atom, reader, 'at-least'), count)) ?? [];

/** Returns short strings that an atom accepts, and that several other atoms reject. The search ignores formats. */
export const textsOnlyIn = (
  atom: Atom,
  reader: SchemaReader,
  others: readonly Atom[],
  otherReader: SchemaReader,
  count: number,
): readonly string[] =>
  ifSmall(() => {
    const rest = others.reduce(
      (language, other) => commonTexts(language, otherTexts(languageOfAtom(other, otherReader, 'at-least'))),
      languageOfAtom(atom, reader, 'at-least'),
    );
    return shortTexts(rest, count);
  }) ?? [];

function shortTexts(language: Language, count: number): readonly string[] {
  const texts: string[] = [];
  for (const sets of language.wordSets()) {
    const codes = sets.slice(1, -1).map(readableCharacter);
    texts.push(String.fromCodePoint(...codes));
    if (texts.length >= count) break;
  }
  return texts;
}

const readableCharacter = (set: CharSet): number =>
  readable.map((preferred) => set.commonCharacter(preferred)).find((code) => code !== undefined) ??
  set.commonCharacter({ min: 0, max: endMark }) ??
  0;
