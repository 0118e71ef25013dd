import { textEnd, textStart } from './syntax.ts';

/** Characters outside of ASCII from several scripts and categories. They reveal differences between two character classes. */
const samples = 'éßΩΣяЖ中あ한א٣߂\u0301\u00a0\u2028\ufeff²½ªǅ€©🙂𝒳\u{10ffff}';

const ascii = String.fromCharCode(...Array(0x80).keys());

/**
 * Creates a function that returns true if two atoms of a pattern match a common character. It compares the atoms for representative
 * characters only: ASCII, samples of the rest of Unicode, and the characters in the pattern with their neighbours.
 */
export function createCharacters(pattern: string): (a: string, b: string) => boolean {
  const named = Array.from(pattern).flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x80 ? [] : [-1, 0, 1].map((step) => code + step).filter((near) => near <= 0x10ffff);
  });
  const escaped = Array.from(pattern.matchAll(/\\u\{?([\dA-Fa-f]{4,6})/gu), ([, digits = '']) => parseInt(digits, 16));
  const codes = [...named, ...escaped.filter((code) => code <= 0x10ffff)];
  const representatives = [...new Set([...ascii, ...samples, ...codes.map((code) => String.fromCodePoint(code))])];
  const matchedCharacters = new Map<string, ReadonlySet<string>>();

  const charactersOf = (atom: string): ReadonlySet<string> => {
    const known = matchedCharacters.get(atom);
    if (known !== undefined) return known;
    const isEnd = atom === textStart || atom === textEnd;
    const expression = new RegExp(`^(?:${atom})$`, 'u');
    const set = new Set(isEnd ? [`end ${atom}`] : representatives.filter((character) => expression.test(character)));
    matchedCharacters.set(atom, set);
    return set;
  };

  const known = new Map<string, boolean>();
  const overlap = (a: string, b: string): boolean => {
    const others = charactersOf(b);
    return [...charactersOf(a)].some((character) => others.has(character));
  };
  return (a, b) => {
    const key = `${a}\n${b}`;
    const found = known.get(key) ?? overlap(a, b);
    known.set(key, found);
    return found;
  };
}
