/** Controls, invisible characters, characters that reorder text (Unicode TR 36, "bidirectional text spoofing"), lone surrogates. */
export const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns text from outside as a terminal or a log may show it: unprintable characters become `\u{…}`. Tabs and line feeds stay. */
export const printable = (text: string): string =>
  text.replaceAll(unprintable, (character) => (/[\t\n]/u.test(character) ? character : escapeOf(character)));

/** Returns text from outside as one line of a log: unprintable characters become `\u{…}`, tabs and line feeds too. */
export const printableLine = (text: string): string => text.replaceAll(unprintable, escapeOf);

const escapeOf = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`;
