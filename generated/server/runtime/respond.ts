// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { essenceOf, isInRange, mediaKind } from './media-type.ts';
import type { RawBody } from './raw-body.ts';
import type { Issue } from './route.ts';
import type { ServerAnswer, ServerContent } from './server-route.ts';
import type { TransportResponse } from './transport.ts';

/** What a handler returned, before anybody looked at it. */
export interface HandlerResult {
  readonly status: number;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly contentType?: string;
  readonly body?: unknown;
}

/**
 * Headers of every response. A response may contain text of other users: without `nosniff`, a browser may guess a media type that makes
 * it run this text.
 *
 * @see https://fetch.spec.whatwg.org/#x-content-type-options-header
 */
export const safeHeaders = { 'x-content-type-options': 'nosniff' } as const;

/**
 * Builds the response to send from the result of a handler. A header of the handler replaces that of {@link safeHeaders}.
 *
 * @param expected what is said of answers with its status.
 * @throws {Error} when a header or the body cannot be written.
 */
export function respond(
  { status, headers: given, contentType, body }: HandlerResult,
  expected: ServerAnswer | undefined,
): TransportResponse {
  const headers: Record<string, string> = { ...safeHeaders };
  if (given !== undefined) writeHeaders(given, headers);
  if (body === undefined || status === 204 || status === 205 || status === 304)
    return { status, headers, body: undefined };
  const content = contentOf(expected, contentType);
  headers['content-type'] ??= contentType ?? content?.mediaType ?? 'application/json';
  const isJson = contentType === undefined ? (content?.isJson ?? true) : mediaKind(essenceOf(contentType)) === 'json';
  // The types of results allow a raw body exactly where the media type is not one of JSON.
  return { status, headers, body: isJson ? JSON.stringify(body) : (body as RawBody) };
}

/** What is said of a media type of an answer; of the first one where none is given. */
function contentOf(answer: ServerAnswer | undefined, contentType: string | undefined): ServerContent | undefined {
  if (answer === undefined) return undefined;
  if (contentType === undefined) return answer.contents[0];
  const essence = essenceOf(contentType);
  return answer.contents.find(({ mediaType }) => isInRange(essence, essenceOf(mediaType)));
}

function writeHeaders(given: Readonly<Record<string, unknown>>, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const text = String(value);
    // RFC 9110, section 5.5. Whatever else there is would end the header, or be read in some other character set.
    if (/[^\t\u0020-\u007e]/u.test(text)) throw new Error(`The header ${name} cannot be ${JSON.stringify(text)}`);
    headers[name.toLowerCase()] = text;
  }
}

/**
 * What is wrong with the result of a handler; undefined when it is as described.
 *
 * @param expected what is said of answers with its status.
 */
export function resultIssues(
  { status, headers, contentType, body }: HandlerResult,
  expected: ServerAnswer | undefined,
): readonly Issue[] | undefined {
  if (expected === undefined) return [{ path: '/status', message: `must not be ${status}, which is not described` }];
  // Almost every answer is as described: no list is made for those.
  let issues: Issue[] | undefined;
  for (const [name, validator] of expected.headers) {
    const value = headers?.[name];
    if (value === undefined) {
      if (validator.isRequired === true) (issues ??= []).push({ path: `/headers/${name}`, message: 'must be given' });
      continue;
    }
    const sent = validator.read === undefined ? String(value) : validator.read(String(value));
    if (!validator.is(sent)) validator.collect(sent, `/headers/${name}`, (issues ??= []));
  }
  if (expected.contents.length === 0) {
    if (body !== undefined) (issues ??= []).push({ path: '/body', message: 'must not be there' });
    return issues;
  }
  const content = contentOf(expected, contentType);
  if (content === undefined) (issues ??= []).push({ path: '/contentType', message: 'must be one that is described' });
  else if (content.isJson && !content.validator.is(body)) content.validator.collect(body, '/body', (issues ??= []));
  return issues;
}
