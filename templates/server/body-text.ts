import { textDecoder } from '../shared/charset.ts';
import { pathOfNumber } from '../shared/number-path.ts';
import { InexactNumberError } from '../shared/inexact-number-error.ts';
import type { Decoded } from '../shared/request-decoders.ts';
import { refuseManyValues, type BodyLimits } from './body-limits.ts';
import { Refusal } from './refusal.ts';
import { quoted } from './response-head.ts';

/**
 * The functions that parse text. The server gets these functions from the validators, so that the same rules apply to all parts of a
 * request.
 */
export interface TextReaders {
  /** @throws {SyntaxError} with a message that continues a sentence about the text, such as `must be JSON`. */
  readonly parseJson: (text: string, depth: number) => unknown;
  /** Parses a form without a described schema. */
  readonly plainForm: (text: string) => Decoded;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** @throws {Refusal} 400 if the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refusal(400, 'The body is not UTF-8.');
  }
}

/**
 * Decodes text in a character set.
 *
 * @param charset the name of the character set, or undefined for UTF-8.
 * @throws {Refusal} 400 if the bytes are not in this character set. 415 if the platform does not know it.
 */
export function decodeBodyText(bytes: Uint8Array, charset: string = 'utf-8'): string {
  const decoder = textDecoder(charset, bytes);
  if (decoder === undefined)
    throw new Refusal(415, `The body is in ${quoted(charset)}, which is not a known character set.`);
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Refusal(400, charset === 'utf-8' ? 'The body is not UTF-8.' : `The body is not in ${quoted(charset)}.`);
  }
}

/**
 * Parses a body of JSON.
 *
 * @throws {Refusal} 400 if the body is not JSON, or if different programs would parse it differently, for example because of a repeated
 * key. 413 if the body has too many members or items.
 */
export function parseBody(text: string, { parseJson }: TextReaders, limits: BodyLimits): unknown {
  refuseManyValues(text, limits);
  try {
    return parseJson(text, limits.depth);
  } catch (error) {
    throw error instanceof SyntaxError ? unreadable('The body', '/body', text, error) : error;
  }
}

/** The largest length of a text in which a refusal states the path of a number. */
const longestSearch = 65_536;

/**
 * Returns the refusal of a JSON text that cannot be parsed. If a number cannot be represented, the refusal of a short text contains
 * the path of this number.
 *
 * @param path the JSON Pointer to the value of the text.
 */
export function unreadable(subject: string, path: string, text: string, error: SyntaxError): Refusal {
  // To find the path, the text is parsed again. The message also contains the number.
  const issues =
    error instanceof InexactNumberError && text.length < longestSearch
      ? [{ path: path + pathOfNumber(text, error.number), message: 'cannot be represented exactly as a number' }]
      : [];
  return new Refusal(400, `${subject} ${error.message}.`, {}, issues);
}
