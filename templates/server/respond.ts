import { escapeSegment } from '../shared/json-pointer.ts';
import { hasNoBody } from '../shared/has-no-body.ts';
import { matchingMediaTypes } from '../shared/matching-media-types.ts';
import { isJson } from '../shared/media-kind.ts';
import { safeHeaders } from '../shared/safe-headers.ts';
import { discardBody } from './body-source.ts';
import type { RawBody } from './raw-body.ts';
import { addHeader, finalStatus } from './response-head.ts';
import type { Issue } from './route.ts';
import type { ServerAnswer, ServerContent } from './server-route.ts';
import type { FailureHandler, TransportResponse } from './transport.ts';

/** What a handler returned, before anybody looked at it. */
export interface HandlerResult {
  readonly status: number;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly contentType?: string;
  readonly body?: unknown;
}

/**
 * Builds the response to send from the result of a handler. A header of the handler replaces that of {@link safeHeaders}.
 *
 * @param expected what is said of answers with its status.
 * @param failures gets the error if the response cannot be sent.
 * @throws {Error} if the status is not valid, or a header or the body cannot be written.
 */
export function respond(
  { status, headers: given, contentType, body }: HandlerResult,
  expected: ServerAnswer | undefined,
  failures: FailureHandler,
): TransportResponse {
  const headers: Record<string, string> = { ...safeHeaders };
  finalStatus(status);
  if (given !== undefined) {
    for (const [name, value] of Object.entries(given)) if (value !== undefined) addHeader(headers, name, value);
  }
  if (body === undefined || hasNoBody(status)) {
    if (isRawBody(body)) discardBody(body);
    return { status, headers, body: undefined, failures };
  }
  const content = contentOf(expected, contentType);
  if (headers['content-type'] === undefined) {
    if (contentType === undefined) headers['content-type'] = content?.mediaType ?? 'application/json';
    else addHeader(headers, 'content-type', contentType);
  }
  const isWrittenAsJson = contentType === undefined ? (content?.isJson ?? true) : isJson(contentType);
  return { status, headers, body: isWrittenAsJson ? jsonOf(body) : rawBodyOf(body), failures };
}

function jsonOf(body: unknown): string {
  const text: string | undefined = JSON.stringify(body);
  if (text === undefined) throw new Error(`A body of the type ${typeof body} cannot be written as JSON`);
  return text;
}

function rawBodyOf(body: unknown): RawBody {
  // The types of results allow a raw body exactly where the media type is not one of JSON.
  if (isRawBody(body)) return body;
  throw new Error(
    `A body that is not JSON must be text, bytes or a stream of bytes, and not of the type ${typeof body}`,
  );
}

const isRawBody = (body: unknown): body is RawBody =>
  typeof body === 'string' ||
  body instanceof Uint8Array ||
  (typeof body === 'object' && body !== null && ('getReader' in body || Symbol.asyncIterator in body));

/** Returns the most specific content of a response for a content type; the first one if the handler gave no content type. */
function contentOf(answer: ServerAnswer | undefined, contentType: string | undefined): ServerContent | undefined {
  if (answer === undefined) return undefined;
  const { contents } = answer;
  if (contentType === undefined) return contents[0];
  const wanted = contents.map(({ mediaType }) => mediaType);
  const described = wanted.includes(contentType) ? contentType : matchingMediaTypes(wanted, contentType)[0];
  return contents.find(({ mediaType }) => mediaType === described);
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
      if (validator.isRequired === true)
        (issues ??= []).push({ path: `/headers/${escapeSegment(name)}`, message: 'must be given' });
      continue;
    }
    const sent = validator.read === undefined ? String(value) : validator.read(String(value));
    if (!validator.is(sent)) validator.collect(sent, `/headers/${escapeSegment(name)}`, (issues ??= []));
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
