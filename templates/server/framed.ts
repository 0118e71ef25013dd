import { hasNoBody } from '../shared/responses.ts';
import type { StreamedBody, TransportResponse } from './transport.ts';

/** A response as it is sent. */
export interface FramedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A whole body, or one that is sent as it comes; undefined if nothing is sent. */
  readonly body: TransportResponse['body'];
  /** Nothing is sent, and the response to a GET would have a body of unknown length. */
  readonly hasUnknownLength?: true;
}

const encoder = new TextEncoder();

/** Returns true if a body is sent as it comes. */
export const isStreamed = (body: TransportResponse['body']): body is StreamedBody =>
  body !== undefined && typeof body !== 'string' && !(body instanceof Uint8Array);

/** Returns the part of a response that is sent: to HEAD all except the body, whose length is sent (RFC 9110, section 9.3.2). */
export function framed(response: TransportResponse, method: string): FramedResponse {
  const { status, headers, body } = response;
  if (hasNoBody(status) || body === undefined) {
    if (isStreamed(body)) body.discard();
    // A client would wait for a body of this length.
    const hasLength = headers['content-length'] !== undefined && method !== 'HEAD' && status !== 304;
    return { status, headers: hasLength ? withoutLength(headers) : headers, body: undefined };
  }
  if (method !== 'HEAD') return response;
  if (isStreamed(body)) {
    body.discard();
    return { status, headers, body: undefined, hasUnknownLength: true };
  }
  const length = typeof body === 'string' ? encoder.encode(body).length : body.length;
  return { status, headers: { ...headers, 'content-length': String(length) }, body: undefined };
}

function withoutLength({ 'content-length': _, ...headers }: Readonly<Record<string, string>>): Record<string, string> {
  return headers;
}
