// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RawBody } from './raw-body.ts';
import type { TransportResponse } from './transport.ts';

/** An answer as it goes out. */
export interface FramedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A whole body, or one that is sent as it comes; undefined where nothing is sent. */
  readonly body: Chunks | Uint8Array | string | undefined;
  /** Nothing is sent, and a GET would send something, as it comes. */
  readonly hasUnknownLength?: true;
}

type Chunks = Exclude<RawBody, Uint8Array | string>;

const encoder = new TextEncoder();

/** What is sent of an answer: to HEAD all but the body, whose length is told all the same (RFC 9110, section 9.3.2). */
export function framed(response: TransportResponse, method: string): FramedResponse {
  if (method !== 'HEAD') return response;
  const { status, headers, body } = response;
  if (body === undefined) return response;
  const isWhole = typeof body === 'string' || body instanceof Uint8Array;
  if (!isWhole) {
    discard(body).catch(() => {});
    return { status, headers, body: undefined, hasUnknownLength: true };
  }
  const length = typeof body === 'string' ? encoder.encode(body).length : body.length;
  return { status, headers: { ...headers, 'content-length': String(length) }, body: undefined };
}

/** Tells where a body comes from that nobody wants it: a file is closed then. What goes wrong with that concerns no client. */
async function discard(body: Chunks): Promise<void> {
  if ('getReader' in body) await body.cancel();
  else await body[Symbol.asyncIterator]().return?.();
}

/** The chunks of a body that is sent as it comes. When they are wanted no more, where they come from is told. */
export async function* chunksOf(body: Chunks): AsyncGenerator<Uint8Array, void, undefined> {
  if (!('getReader' in body)) {
    yield* body;
    return;
  }
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}
