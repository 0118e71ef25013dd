import { unprintable } from '@forgespec/description/diagnostics';

/**
 * Returns indented JSON. Escapes unprintable characters in strings, so that a text of a description cannot control the
 * terminal.
 */
export const jsonText = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replaceAll(unprintable, (character) => (character === '\n' ? character : escapeOf(character)))}\n`;

/** Returns the escape sequence of a character: `\uXXXX` for each of its UTF-16 code units (RFC 8259, section 7). */
const escapeOf = (character: string): string =>
  Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');
