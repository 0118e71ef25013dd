import type { JsonValue } from '../1-load/json.ts';

// U+2028 and U+2029 end a line in some readers; bidirectional marks make code look like other code (CVE-2021-42574).
const dangerous = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]/gu;

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Text of the description as a string literal in single quotes. Whatever the text, it is one literal of exactly that value. */
export function stringLiteral(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll(dangerous, (character) => escapes[character] ?? unicodeEscape(character));
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
    member === undefined ? [] : [`${key === '__proto__' ? "['__proto__']" : stringLiteral(key)}: ${valueLiteral(member)}`],
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** A regular expression literal; the pattern is valid already. */
export function regExpLiteral(pattern: string): string {
  return `new RegExp(${stringLiteral(pattern)}, 'u')`;
}

function unicodeEscape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `\\u${code.toString(16).padStart(4, '0')}`;
}
