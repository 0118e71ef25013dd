// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { ignoreFailure, openBody, type ByteStream } from './body-source.ts';
import { startedResponse, streamOf } from './started-body.ts';
import type { StreamedBody } from './transport.ts';

/** A body that is sent as it is: text (as UTF-8), bytes, or a stream of bytes, of Node or of the web. */
export type RawBody = ByteStream | Uint8Array | string;

/** Returns the body of a handler if it is a stream; undefined for other values. */
export function streamedBody(body: unknown): StreamedBody | undefined {
  if (!isByteStream(body)) return undefined;
  const open: StreamedBody['open'] = (contentLength) => openBody(body, contentLength);
  return {
    open,
    discard: () => ignoreFailure(() => open().cancel()),
    async start(response, method, signal) {
      const { source, body, ...head } = await startedResponse(response, method, (closed) =>
        whenAborted(signal, closed),
      );
      return { ...head, body: source === undefined ? body : streamOf(body, source, response.failures) };
    },
  };
}

const isByteStream = (body: unknown): body is ByteStream =>
  typeof body === 'object' && body !== null && ('getReader' in body || Symbol.asyncIterator in body);

function whenAborted(signal: AbortSignal, aborted: () => void): void {
  if (signal.aborted) aborted();
  else signal.addEventListener('abort', aborted, { once: true });
}
