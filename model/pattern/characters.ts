/**
 * Characters outside of ASCII from several scripts and Unicode categories. They represent all such characters when two character classes
 * are compared.
 */
const samples = 'éßΩΣяЖ中あ한א٣߂\u0301\u00a0\u2028\ufeff²½ªǅ€©🙂𝒳\u{10ffff}';

const ascii = String.fromCharCode(...Array(0x80).keys());

/**
 * Creates a function that returns true if two atoms of a pattern match a common character. The function compares the atoms only for some
 * representative characters. These are ASCII, samples of the rest of Unicode, the characters in the pattern, and for each of them the next
 * character of Unicode, such as `g` for the `f` in `[a-f]`.
 */
export function createCharacters(pattern: string): (a: string, b: string) => boolean {
  const named = Array.from(pattern, (character) => character.codePointAt(0) ?? 0);
  const escapes = pattern.matchAll(/(?<=\\u\{)[\dA-Fa-f]+(?=\})|(?<=\\u)[\dA-Fa-f]{4}/gu);
  const escaped = Array.from(escapes, ([digits]) => parseInt(digits, 16));
  // If two classes have common characters, the first common character is usually the start of a range in the pattern, or the next character
  // after the end of a range. For example, `g` is the first common character of `[^a-f]` and `[b-z]`.
  const codes = [...named, ...escaped].flatMap((code) => [code, code + 1]).filter((code) => code <= 0x10ffff);
  const representatives = [...new Set([...ascii, ...samples, ...codes.map((code) => String.fromCodePoint(code))])];
  const matchedCharacters = new Map<string, ReadonlySet<string>>();

  const charactersOf = (atom: string): ReadonlySet<string> => {
    const known = matchedCharacters.get(atom);
    if (known !== undefined) return known;
    const expression = new RegExp(`^(?:${atom})$`, 'u');
    const set = new Set(representatives.filter((character) => expression.test(character)));
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
