import type { JsonValue } from '@forgespec/description/json';
import { excerpt } from '../../excerpt.ts';

/** An input as it is written into a request. */
export interface HostileInput {
  /** The text that replaces the value in the request: JSON in a JSON body, percent-encoded text in a URL or a form. */
  readonly written: string;
  /** The value that the text means. Undefined if the text is malformed, or has several meanings. */
  readonly value?: JsonValue | undefined;
}

/** The notation of a value in a request. */
export type InputNotation = 'form' | 'header' | 'json' | 'text' | 'url';

/** Writes a value. Returns undefined if the notation cannot express it. */
export function writeValue(value: JsonValue, notation: InputNotation): HostileInput | undefined {
  if (notation === 'json') return { written: JSON.stringify(value), value };
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (notation === 'text') return { written: text, value: text };
  if (notation !== 'header') return { written: percentEncoded(text), value: text };
  // A header contains bytes. HTTP allows no control characters except the tab, and ignores spaces at both ends: RFC 9110, section 5.5.
  const bytes = Buffer.from(text, 'utf8').toString('latin1').trim();
  return /^[\t\u0020-\u007e\u0080-\u00ff]*$/u.test(bytes) ? { written: bytes, value: bytes } : undefined;
}

/** Encodes each byte of a text, except letters, digits, and `-._~`. A lone surrogate has the bytes that UTF-8 would give it. */
function percentEncoded(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0xd800 || code > 0xdfff) return encodeURIComponent(character);
    const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)];
    return bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join('');
  }).join('');
}

/** Describes an input in one line, with escapes for characters that are not visible. */
export function describeInput({ written }: HostileInput): string {
  if (written === '') return 'an empty text';
  const visible = written.replaceAll(
    /[^\u0020-\u007e]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
  return excerpt(visible, 60);
}
