import { validateHeaderName, validateHeaderValue } from 'node:http';
import { connectionHeaders } from '@forgespec/templates/shared/connection-headers';
import { RejectedRequestError } from './rejected-request.ts';

/**
 * The headers that state the length and the encoding of a message. They are not sent: with their example values,
 * clients could not parse the message.
 */
const framing: ReadonlySet<string> = new Set([...connectionHeaders, 'content-encoding', 'content-length', 'trailer']);

/**
 * Converts headers that Prism has created, so that they can be sent. The type of these headers declares strings, but a
 * value can be any JSON value. Null means that the header has no example.
 *
 * @returns the headers with names in lower case, without those that state the length and the encoding of the message.
 * @throws {RejectedRequestError} 500 if the example of a header cannot be sent.
 */
export function mockedHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(headers).filter(([, value]) => value !== null && value !== undefined);
  const named = given.map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  const sent = named.filter(([name]) => !framing.has(name));
  return Object.fromEntries(sent.map(([name, value]) => [name, headerText(name, value)]));
}

/** Encodes a header value as Node.js expects it: each byte of the UTF-8 encoding becomes one character. */
function headerText(name: string, value: string): string {
  const text = Buffer.from(value, 'utf8').toString('latin1');
  try {
    validateHeaderName(name);
    validateHeaderValue(name, text);
  } catch {
    throw new RejectedRequestError(
      500,
      `The example of the header ${name} in the API description cannot be sent: ${JSON.stringify(value)}.`,
    );
  }
  return text;
}
