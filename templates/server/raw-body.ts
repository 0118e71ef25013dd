import { openBody, type ByteStream } from './body-source.ts';
import { discardBody, startedResponse, streamOf } from './started-body.ts';
import { endingBody } from './ending-body.ts';
import type { DiscardableBody } from './respond.ts';
import { webHeaders, webResponse } from './transport.ts';

/** A body that is sent unchanged: text (as UTF-8), bytes, or a stream of bytes. The stream is an async iterable or a web stream. */
export type RawBody = ByteStream | Uint8Array | string;

/** If the response body of a handler is a stream, returns an object that can send or drop the stream. Otherwise returns undefined. */
export function streamedBody(body: unknown): DiscardableBody | undefined {
  if (!isByteStream(body)) return undefined;
  const streamed: DiscardableBody = {
    open: (contentLength) => openBody(body, contentLength),
    discard: () => discardBody(streamed),
    endOnClose: (...settings) => endingBody(streamed, ...settings),
    async toWeb(response, method, signal) {
      const started = await startedResponse(response, method, (closed) => whenAborted(signal, closed));
      if (!('source' in started)) return webResponse(started);
      const { source } = started;
      try {
        const { status, headers } = started;
        const stream = streamOf(started.body, source, response.failures);
        return new Response(stream, { status, headers: webHeaders(headers) });
      } catch (error) {
        source.cancel();
        throw error;
      }
    },
  };
  return streamed;
}

const isByteStream = (body: unknown): body is ByteStream =>
  typeof body === 'object' && body !== null && ('getReader' in body || Symbol.asyncIterator in body);

function whenAborted(signal: AbortSignal, aborted: () => void): void {
  if (signal.aborted) aborted();
  else signal.addEventListener('abort', aborted, { once: true });
}
