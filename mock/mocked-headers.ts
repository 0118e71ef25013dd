import { validateHeaderName, validateHeaderValue } from 'node:http';
import { connectionHeaders } from '@forgespec/templates/shared/connection-headers';
import { Refusal } from './refusal.ts';

/** Headers of the bytes on the wire, and not of the mocked resource: an example of one would break the message. */
const framing: ReadonlySet<string> = new Set([...connectionHeaders, 'content-encoding', 'content-length', 'trailer']);

/**
 * Makes headers that can be sent of those that Prism made up. Its type promises strings; examples may be anything, and
 * null stands for a header without one.
 *
 * @returns Names in lower case; what frames the message is left out.
 * @throws {Refusal} 500 when the document's example of a header cannot be sent.
 */
export function mockedHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(headers).filter(([, value]) => value !== null && value !== undefined);
  const named = given.map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  const sent = named.filter(([name]) => !framing.has(name));
  return Object.fromEntries(sent.map(([name, value]) => [name, headerText(name, value)]));
}

/** A header's value as the characters that Node sends: one per byte of its UTF-8 form. */
function headerText(name: string, value: string): string {
  const text = Buffer.from(value, 'utf8').toString('latin1');
  try {
    validateHeaderName(name);
    validateHeaderValue(name, text);
  } catch {
    throw new Refusal(
      500,
      `The example of the header ${name} in the API description cannot be sent: ${JSON.stringify(value)}.`,
    );
  }
  return text;
}
