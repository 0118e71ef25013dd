// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { ignoreFailure, openBody, type ByteStream } from './body-source.ts';
import { startedResponse, streamOf } from './started-body.ts';
import type { StreamedBody, TransportResponse, WebResponse } from './transport.ts';

/** A body that is sent as it is: text (as UTF-8), bytes, or bytes as they come, from a stream of Node or of the web. */
export type RawBody = ByteStream | Uint8Array | string;

/** Returns the body of a handler if it is a stream; undefined for other values. */
export function streamedBody(body: unknown): StreamedBody | undefined {
  if (!isByteStream(body)) return undefined;
  const open: StreamedBody['open'] = (contentLength) => openBody(body, contentLength);
  return {
    open,
    discard: () => ignoreFailure(() => open().cancel()),
    async start(response: TransportResponse, method, onClose): Promise<WebResponse> {
      const started = await startedResponse(response, method, onClose);
      const { status, headers, source } = started;
      return { status, headers, body: source === undefined ? started.body : streamOf(started, response) };
    },
  };
}

const isByteStream = (body: unknown): body is ByteStream =>
  typeof body === 'object' && body !== null && ('getReader' in body || Symbol.asyncIterator in body);
