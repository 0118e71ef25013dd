/**
 * The characters that are unsafe in a terminal or a log: control characters, invisible characters, characters that change the
 * direction of text (Unicode TR 36, "bidirectional text spoofing"), and lone surrogates.
 */
export const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Escapes untrusted text for a terminal. Each unprintable character becomes `\u{…}`, except tabs and line feeds. */
export const printable = (text: string): string =>
  text.replaceAll(unprintable, (character) => (/[\t\n]/u.test(character) ? character : escapeOf(character)));

/** Escapes untrusted text for one line of a log. Each unprintable character becomes `\u{…}`, including tabs and line feeds. */
export const printableLine = (text: string): string => text.replaceAll(unprintable, escapeOf);

const escapeOf = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`;
