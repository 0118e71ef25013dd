import { isSetCookie } from '../shared/set-cookie.ts';
import { textValue } from '../shared/write-url.ts';

/** Matches a header name: `token` in RFC 9110, section 5.6.2. */
const token = /^[!#$%&'*+.^`|~\w-]+$/u;

/** A map from valid header names, as handlers spell them, to the names in lower case. A server uses few names. */
const known = new Map<string, string>();
const mostKnown = 1000;

/**
 * Returns the status of a response.
 *
 * @throws {Error} if the status is not from 200 to 599.
 */
export function finalStatus(status: number): number {
  if (Number.isInteger(status) && status >= 200 && status <= 599) return status;
  throw new Error(`A response must have a status from 200 to 599, and not ${String(status)}`);
}

/**
 * Adds a header of a response. A list of values of `set-cookie` stays a list. The values of other lists are joined with commas.
 *
 * @param headers the headers of the response. Their names are in lower case.
 * @throws {Error} if the name or the value is not valid, or if only the transport may set this header.
 */
export function addHeader(headers: Record<string, string | readonly string[]>, name: string, value: unknown): void {
  const lower = known.get(name) ?? learnName(name);
  headers[lower] =
    isSetCookie(lower) && Array.isArray(value)
      ? value.map((cookie) => headerText(lower, name, cookie))
      : headerText(lower, name, value);
}

function headerText(lower: string, name: string, value: unknown): string {
  const text = textValue(`The header ${name}`, value);
  // RFC 9110, section 5.5: only ASCII characters are safe. Control characters would end the header, and other
  // characters would be decoded in another character set.
  if (/[^\t\u0020-\u007e]/u.test(text)) throw new Error(`The header ${name} must not be ${quoted(text)}`);
  if (lower === 'content-length' && !/^\d{1,15}$/u.test(text))
    throw new Error(`The header ${name} must be a number of bytes, and not ${quoted(text)}`);
  return text;
}

function learnName(name: string): string {
  if (!token.test(name)) throw new Error(`A response must not have a header with the name ${quoted(name)}`);
  const lower = name.toLowerCase();
  if (lower === 'transfer-encoding')
    throw new Error('A response must not have the header transfer-encoding: the transport sets it');
  if (known.size < mostKnown) known.set(name, lower);
  return lower;
}

const longestQuote = 100;

/** Returns a text in double quotes, for an error message. A long text is shortened and ends with `…`. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length <= longestQuote ? text : `${text.slice(0, longestQuote)}…`);
