// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { hasNoBody, safeHeaders } from '../../shared/responses.ts';
import { responseKey } from '../../shared/statuses.ts';
import { isJson, mediaKind } from '../../shared/media-type.ts';
import type { HandlerResult, ServerParts } from './dispatch.ts';
import type { RequestContext } from './handler-context.ts';
import { contentOf, type MatchingMediaTypes, type ResponseContent } from './response-content.ts';
import { addHeader, finalStatus } from './response-head.ts';
import type { Route } from './route.ts';
import type { StreamedBody, TransportResponse } from './transport.ts';

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
