// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { hasNoBody, isSetCookie, responseKey, safeHeaders } from '../../shared/http.ts';
import { isJson, mediaKind } from '../../shared/media-types.ts';
import { textValue } from '../../shared/notation.ts';
import type { HandlerResult, ServerParts } from './dispatch.ts';
import type { RequestContext } from './handler-context.ts';
import type { Route, StreamedBody, TransportResponse } from './interfaces.ts';

/** Functions for writing responses. Only some descriptions need them. */
export interface ResponseOptions {
  /** If a response body is sent chunk by chunk, returns an object that can send or drop the body. Otherwise returns undefined. */
  readonly streamOf?: (body: unknown) => DiscardableBody | undefined;
  readonly matchingMediaTypes?: MatchingMediaTypes;
}

/** A body that is sent chunk by chunk, or dropped. */
export interface DiscardableBody extends StreamedBody {
  /** Drops a body that is not sent. Never throws. */
  discard(): void;
}

/** Returns the part of a server that writes responses with headers, or with bodies that are not `application/json`. */
export function responsePart(options: ResponseOptions): Required<Pick<ServerParts, 'addHeaders' | 'respond'>> {
  return {
    addHeaders,
    respond: (route) => {
      const contentsOf = contentsByStatus(route);
      return (result, failures) => respond(result, contentsOf(result.status), options, failures);
    },
  };
}

/** Returns a function that gets a status, and returns the described media types of the response. */
function contentsByStatus({ responses }: Route): (status: number) => readonly ResponseContent[] {
  const known = new Map<number, readonly ResponseContent[]>();
  return (status) => {
    const contents = known.get(status);
    if (contents !== undefined) return contents;
    const key = responseKey(Object.keys(responses), status);
    const mediaTypes = key === undefined ? undefined : responses[key];
    const found = (mediaTypes ?? []).map((mediaType) => ({ mediaType, isJson: mediaKind(mediaType) === 'json' }));
    known.set(status, found);
    return found;
  };
}

/**
 * Builds a response from the result of a handler. A header of the handler replaces a header of {@link safeHeaders} with the same name.
 *
 * @param failures receives the error if the response cannot be sent.
 * @throws {Error} if the status is not valid, or a header or the body cannot be written.
 */
function respond(
  { status, headers: given, contentType, body }: HandlerResult,
  contents: readonly ResponseContent[],
  { streamOf, matchingMediaTypes }: ResponseOptions,
  failures: RequestContext,
): TransportResponse {
  const headers: Record<string, string | readonly string[]> = { ...safeHeaders };
  finalStatus(status);
  if (given !== undefined) addHeaders(headers, given);
  if (body === undefined || hasNoBody(status)) {
    streamOf?.(body)?.discard();
    return { status, headers, body: undefined, failures };
  }
  const content = contentOf(contents, contentType, matchingMediaTypes);
  if (headers['content-type'] === undefined) {
    if (contentType === undefined) headers['content-type'] = content?.mediaType ?? 'application/json';
    else addHeader(headers, 'content-type', contentType);
  }
  const isWrittenAsJson = contentType === undefined ? (content?.isJson ?? true) : isJson(contentType);
  return { status, headers, body: isWrittenAsJson ? jsonOf(body) : rawBodyOf(body, streamOf), failures };
}

function addHeaders(
  headers: Record<string, string | readonly string[]>,
  given: Readonly<Record<string, unknown>>,
): void {
  for (const [name, value] of Object.entries(given)) if (value !== undefined) addHeader(headers, name, value);
}

function jsonOf(body: unknown): string {
  const text: string | undefined = JSON.stringify(body);
  if (text === undefined) throw new Error(`A body of the type ${typeof body} cannot be written as JSON`);
  return text;
}

function rawBodyOf(body: unknown, streamOf: ResponseOptions['streamOf']): TransportResponse['body'] {
  const raw = typeof body === 'string' || body instanceof Uint8Array ? body : streamOf?.(body);
  if (raw !== undefined) return raw;
  throw new Error(
    `A body that is not JSON must be text, bytes or a stream of bytes, and not of the type ${typeof body}`,
  );
}

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

/** A media type of a response. */
export interface ResponseContent {
  readonly mediaType: string;
  readonly isJson: boolean;
}

/** Returns the described media types that a media type matches, the most specific first. */
export type MatchingMediaTypes = (described: readonly string[], given: string) => string[];

/**
 * Returns the described content for the media type of a body. If the media type is undefined, returns the preferred content. Returns
 * undefined if no content matches.
 */
export function contentOf<Content extends { readonly mediaType: string }>(
  contents: readonly Content[],
  contentType: string | undefined,
  matchingMediaTypes: MatchingMediaTypes | undefined,
): Content | undefined {
  if (contentType === undefined) return contents[0];
  const exact = contents.find(({ mediaType }) => mediaType === contentType);
  if (exact !== undefined || matchingMediaTypes === undefined) return exact;
  const described = contents.map(({ mediaType }) => mediaType);
  const [closest] = matchingMediaTypes(described, contentType);
  return contents.find(({ mediaType }) => mediaType === closest);
}
