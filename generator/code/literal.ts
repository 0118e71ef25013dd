import type { JsonValue } from '../1-load/json.ts';
import { recentCharacters } from './recent-characters.ts';

// Controls, line and paragraph separators, spaces that are not U+0020, halves of characters, and marks that are invisible or make
// code look like other code (CVE-2021-42574). Variation selectors stay: emoji need them.
const hidden = /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Zs}\p{Default_Ignorable_Code_Point}]--[\ufe0e\ufe0f ]]/gv;

// Printable ASCII without quote and backslash.
const plainText = /^[ -&(-[\]-~]*$/u;

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Text of the description as a string literal in single quotes. Whatever the text, it is one literal of exactly that value. */
export function stringLiteral(text: string): string {
  // Nearly all text, and most of what is generated is asked for here.
  if (plainText.test(text)) return `'${text}'`;
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll(hidden, (character) => escapes[character] ?? unicodeEscape(character))
    // The formatter takes quotes off a key that looks like an identifier to it, and knows more letters than the compiler.
    .replaceAll(recentCharacters, unicodeEscape);
  return `'${escaped}'`;
}

/** A JSON value as an expression of exactly that value, negative zero included. */
export function valueLiteral(value: JsonValue): string {
  if (typeof value === 'string') return stringLiteral(value);
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(valueLiteral).join(', ')}]`;
  const members = Object.entries(value).flatMap(([key, member]) =>
    // Computed keys, because `__proto__` without brackets would set the prototype.
    member === undefined
      ? []
      : [`${key === '__proto__' ? "['__proto__']" : stringLiteral(key)}: ${valueLiteral(member)}`],
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** A regular expression literal; the pattern is valid already. */
export function regExpLiteral(pattern: string): string {
  return `new RegExp(${stringLiteral(pattern)}, 'u')`;
}

/** A character as an escape of a string literal: `\u202e`. */
export function unicodeEscape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`;
}
