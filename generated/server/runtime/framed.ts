// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { hasNoBody } from '../../shared/has-no-body.ts';
import { discardBody, type StreamedBody } from './body-source.ts';
import type { TransportResponse } from './transport.ts';

/** A response as it is sent. */
export interface FramedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A whole body, or one that is sent as it comes; undefined if nothing is sent. */
  readonly body: StreamedBody | Uint8Array | string | undefined;
  /** Nothing is sent, and the response to a GET would have a body of unknown length. */
  readonly hasUnknownLength?: true;
}

const encoder = new TextEncoder();

/** Returns the part of a response that is sent: to HEAD all except the body, whose length is sent (RFC 9110, section 9.3.2). */
export function framed(response: TransportResponse, method: string): FramedResponse {
  const { status, headers, body } = response;
  if (hasNoBody(status) || body === undefined) {
    discardBody(body);
    // A client would wait for a body of this length.
    const hasLength = headers['content-length'] !== undefined && method !== 'HEAD' && status !== 304;
    return hasLength
      ? { status, headers: withoutLength(headers), body: undefined }
      : { status, headers, body: undefined };
  }
  if (method !== 'HEAD') return response;
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) {
    discardBody(body);
    return { status, headers, body: undefined, hasUnknownLength: true };
  }
  const length = typeof body === 'string' ? encoder.encode(body).length : body.length;
  return { status, headers: { ...headers, 'content-length': String(length) }, body: undefined };
}

function withoutLength({ 'content-length': _, ...headers }: Readonly<Record<string, string>>): Record<string, string> {
  return headers;
}
