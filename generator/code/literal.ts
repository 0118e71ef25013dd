import type { JsonValue } from '@forgespec/description/json';
import { recentCharacters } from '@forgespec/model/names';

// Control characters, line and paragraph separators, spaces except U+0020, lone surrogates, and characters that are invisible or
// make code look different (CVE-2021-42574). Variation selectors are allowed, because emoji need them.
const hidden = /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Zs}\p{Default_Ignorable_Code_Point}]--[\ufe0e\ufe0f ]]/gv;

// Matches printable ASCII without quote and backslash.
const plainText = /^[ -&(-[\]-~]*$/u;

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Returns a string literal in single quotes for a text from a description. The value of the literal is exactly the text. */
export function stringLiteral(text: string): string {
  // Nearly all text needs no escapes.
  if (plainText.test(text)) return `'${text}'`;
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll(hidden, (character) => escapes[character] ?? unicodeEscape(character))
    // The formatter removes the quotes around a key that is a valid identifier. The formatter supports newer letters than the compiler, so
    // these letters are escaped.
    .replaceAll(recentCharacters, unicodeEscape);
  return `'${escaped}'`;
}

/** Returns an expression whose value is exactly a JSON value or an integer. Also preserves negative zero. */
export function valueLiteral(value: JsonValue | bigint): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'string') return stringLiteral(value);
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(valueLiteral).join(', ')}]`;
  const members = Object.entries(value).flatMap(([key, member]) =>
    // The key `__proto__` is in brackets. Without brackets, it would set the prototype.
    member === undefined
      ? []
      : [`${key === '__proto__' ? "['__proto__']" : stringLiteral(key)}: ${valueLiteral(member)}`],
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Returns an expression for a regular expression. The pattern must be valid. */
export function regExpLiteral(pattern: string): string {
  return `new RegExp(${stringLiteral(pattern)}, 'u')`;
}

/** Returns the escape sequence of a character for a string literal, such as `\u202e`. */
export function unicodeEscape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`;
}
