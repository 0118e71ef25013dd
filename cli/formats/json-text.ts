import { unprintable } from '@forgespec/generator/diagnostics/printable';

/** Returns indented JSON. Unprintable characters in strings are escaped, so that no text of a description controls a terminal. */
export const jsonText = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replaceAll(unprintable, (character) => (character === '\n' ? character : escapeOf(character)))}\n`;

/** Returns the escape of a character: one `\uXXXX` for each UTF-16 unit (RFC 8259, section 7). */
const escapeOf = (character: string): string =>
  Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');
