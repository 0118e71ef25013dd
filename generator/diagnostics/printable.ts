/**
 * Control characters, invisible characters, characters that reorder text (Unicode TR 36, "bidirectional text spoofing"), lone
 * surrogates.
 */
export const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns untrusted text for a terminal or a log: unprintable characters become `\u{…}`, except tabs and line feeds. */
export const printable = (text: string): string =>
  text.replaceAll(unprintable, (character) => (/[\t\n]/u.test(character) ? character : escapeOf(character)));

/** Returns untrusted text for one line of a log: unprintable characters become `\u{…}`, including tabs and line feeds. */
export const printableLine = (text: string): string => text.replaceAll(unprintable, escapeOf);

const escapeOf = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`;
