import { unprintable } from '../diagnostics/printable.ts';

/** Matches unprintable characters, except tabs and line feeds. */
const hidden = new RegExp(`((?:(?![\\t\\n])${unprintable.source})+)`, 'u');

/**
 * Matches unprintable characters. If a printable character follows, also matches this character. Does not match line feeds at the end of
 * the text.
 */
const hiddenOnLine = new RegExp(`((?:(?!\\n+$)${unprintable.source})+[^\\n]?)`, 'u');

/**
 * Converts text to one word of a POSIX shell, with quotes if necessary. Unprintable characters, except tabs and line feeds, are written
 * with `printf`. The character NUL is removed, because an argument cannot contain it.
 *
 * @see https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_02_02
 */
export const shellWord = (text: string): string => quote(text, hidden);

/**
 * Converts text to one word of a POSIX shell, like `shellWord`. But tabs and line feeds are also written with `printf`, so that the word is
 * on one line. Only line feeds at the end of the text stay unchanged.
 */
export const shellWordOnOneLine = (text: string): string => quote(text, hiddenOnLine);

function quote(text: string, escaped: RegExp): string {
  const passable = text.replaceAll('\0', '').toWellFormed();
  if (/^[\w./:=@%+,-]+$/u.test(passable)) return passable;
  // The parts with odd indexes match `escaped`.
  const parts = passable.split(escaped).map((part, index) => (index % 2 === 1 ? printed(part) : quoted(part)));
  return parts.join('') || "''";
}

const quoted = (text: string): string => (text === '' ? '' : `'${text.replaceAll("'", `'\\''`)}'`);

/**
 * Returns a command substitution that prints text. The text must not end with a line feed, because the shell removes line feeds at the end
 * of the output.
 */
const printed = (text: string): string =>
  `"$(printf '${Array.from(new TextEncoder().encode(text), (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')}')"`;

/**
 * Returns one word of a POSIX shell, such as `"API-KEY: $API_KEY"`. The word contains a text, followed by the value of an environment
 * variable.
 *
 * @param variable the name of the environment variable. It contains only letters, digits and `_`.
 */
export function shellWordWith(text: string, variable: string): string {
  return /^[\w :=./-]*$/u.test(text) ? `"${text}$${variable}"` : `${shellWord(text)}"$${variable}"`;
}
