import { validateHeaderName, validateHeaderValue } from 'node:http';
import { connectionHeaders } from '@forgespec/templates/shared/connection-headers';
import { RejectedRequestError } from './rejected-request.ts';

/** Headers that frame the message. With their example values, clients could not parse the message. */
const framing: ReadonlySet<string> = new Set([...connectionHeaders, 'content-encoding', 'content-length', 'trailer']);

/**
 * Converts the headers that Prism created to headers that can be sent. Prism declares the values as strings, but a
 * value can be any JSON value; null means that the header has no example.
 *
 * @returns the headers with names in lower case, without the headers that frame the message.
 * @throws {RejectedRequestError} 500 if the example of a header cannot be sent.
 */
export function mockedHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(headers).filter(([, value]) => value !== null && value !== undefined);
  const named = given.map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  const sent = named.filter(([name]) => !framing.has(name));
  return Object.fromEntries(sent.map(([name, value]) => [name, headerText(name, value)]));
}

/** Returns a header value as Node expects it: one character per byte of its UTF-8 form. */
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
