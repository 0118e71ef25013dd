import { hasNoBody, safeHeaders } from '../shared/responses.ts';
import { escapeSegment } from '../shared/json-pointer.ts';
import { isJson } from '../shared/media-type.ts';
import type { Issue } from '../shared/operation-checks.ts';
import { addHeader, finalStatus } from './response-head.ts';
import type { ServerContent, ServerParts, ServerResponse } from './server-route.ts';
import type { FailureHandler, TransportResponse } from './transport.ts';

/** The result of a handler, before it is checked. */
export interface HandlerResult {
  readonly status: number;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly contentType?: string;
  readonly body?: unknown;
}

/**
 * Builds the response to send from the result of a handler. A header of the handler replaces that of {@link safeHeaders}.
 *
 * @param expected the description of responses with its status.
 * @param failures gets the error if the response cannot be sent.
 * @throws {Error} if the status is not valid, or a header or the body cannot be written.
 */
export function respond(
  { status, headers: given, contentType, body }: HandlerResult,
  expected: ServerResponse | undefined,
  parts: ServerParts,
  failures: FailureHandler,
): TransportResponse {
  const headers: Record<string, string> = { ...safeHeaders };
  finalStatus(status);
  if (given !== undefined) {
    for (const [name, value] of Object.entries(given)) if (value !== undefined) addHeader(headers, name, value);
  }
  if (body === undefined || hasNoBody(status)) {
    parts.streamOf?.(body)?.discard();
    return { status, headers, body: undefined, failures };
  }
  const content = contentOf(expected, contentType, parts);
  if (headers['content-type'] === undefined) {
    if (contentType === undefined) headers['content-type'] = content?.mediaType ?? 'application/json';
    else addHeader(headers, 'content-type', contentType);
  }
  const isWrittenAsJson = contentType === undefined ? (content?.isJson ?? true) : isJson(contentType);
  return { status, headers, body: isWrittenAsJson ? jsonOf(body) : rawBodyOf(body, parts), failures };
}

function jsonOf(body: unknown): string {
  const text: string | undefined = JSON.stringify(body);
  if (text === undefined) throw new Error(`A body of the type ${typeof body} cannot be written as JSON`);
  return text;
}

function rawBodyOf(body: unknown, { streamOf }: ServerParts): TransportResponse['body'] {
  const raw = typeof body === 'string' || body instanceof Uint8Array ? body : streamOf?.(body);
  if (raw !== undefined) return raw;
  throw new Error(
    `A body that is not JSON must be text, bytes or a stream of bytes, and not of the type ${typeof body}`,
  );
}

/** Returns the description of a media type of a response; of the preferred one if none is given. */
function contentOf(
  { contents }: ServerResponse = noContents,
  contentType: string | undefined,
  { matchingMediaTypes }: ServerParts,
): ServerContent | undefined {
  if (contentType === undefined) return contents[0];
  const exact = contents.find(({ mediaType }) => mediaType === contentType);
  if (exact !== undefined || matchingMediaTypes === undefined) return exact;
  const described = contents.map(({ mediaType }) => mediaType);
  const [closest] = matchingMediaTypes(described, contentType);
  return contents.find(({ mediaType }) => mediaType === closest);
}

const noContents: ServerResponse = { headers: [], contents: [] };

/**
 * Checks the result of a handler. Returns undefined if it is as described.
 *
 * @param expected the description of responses with its status.
 */
export function resultIssues(
  { status, headers, contentType, body }: HandlerResult,
  expected: ServerResponse | undefined,
  parts: ServerParts,
): readonly Issue[] | undefined {
  if (expected === undefined) return [{ path: '/status', message: `must not be ${status}, which is not described` }];
  // Nearly all results are as described: no list is made for those.
  let issues: Issue[] | undefined;
  for (const [name, check] of expected.headers) {
    const value = headers?.[name];
    if (value === undefined) {
      if (check.isRequired === true)
        (issues ??= []).push({ path: `/headers/${escapeSegment(name)}`, message: 'must be given' });
      continue;
    }
    const sent = check.read === undefined ? String(value) : check.read(String(value));
    if (!check.is(sent)) check.collect(sent, `/headers/${escapeSegment(name)}`, (issues ??= []));
  }
  if (expected.contents.length === 0) {
    if (body !== undefined) (issues ??= []).push({ path: '/body', message: 'must not be there' });
    return issues;
  }
  const content = contentOf(expected, contentType, parts);
  if (content === undefined) (issues ??= []).push({ path: '/contentType', message: 'must be one that is described' });
  else if (content.isJson && !content.check.is(body)) content.check.collect(body, '/body', (issues ??= []));
  return issues;
}
