import { chunkStream } from '../shared/chunk-stream.ts';
import { headerEntries } from '../shared/header-entries.ts';
import { piecesOf } from './body-pieces.ts';
import { type HttpRequest, type Middleware, setHeaders } from './send.ts';
import { isBrowser } from './user-agent.ts';

/**
 * Returns middleware that reports how much of a body was sent: `client.files.upload(file, { middleware: [uploadProgress(show)] })`. If the
 * request is repeated, the count begins again. Only a `Blob`, a form with files or a stream is counted while it is sent, and only outside of
 * browsers, whose `fetch` does not report it. Otherwise, there is a report before the request and, if the size is known, one after the response.
 *
 * @param report receives the number of bytes that the connection has taken, and the size of the body. The size of a stream is the value of the
 * header `Content-Length` of the call, or undefined.
 */
export const uploadProgress =
  (report: (sent: number, size: number | undefined) => void): Middleware =>
  (send) =>
  async (request, context) => {
    const { body, headers } = request;
    const stated = headers.get('content-length');
    const size = body instanceof Blob ? body.size : stated === null ? undefined : Number(stated);
    let sent = 0;
    context.progress.beforeSend = (given) => {
      // The request after a redirect may have no body.
      if (given.body === undefined) return given;
      report((sent = 0), size);
      return isBrowser() ? given : counted(given, (length) => report((sent += length), size));
    };
    const response = await send(request, context);
    if (size !== undefined && sent < size) report(size, size);
    return response;
  };

/** Returns a request whose body calls a function with the length of each piece that is sent. */
function counted(request: HttpRequest, count: (length: number) => void): HttpRequest {
  const { body, headers } = request;
  const pieces = piecesOf(body);
  if (pieces === undefined) return request;
  // The length and the media type of a `Blob` are not known to `fetch` if it gets a stream.
  const facts = body instanceof Blob ? { 'Content-Type': body.type || null, 'Content-Length': String(body.size) } : {};
  return {
    ...request,
    headers: setHeaders(new Headers(), facts, Object.fromEntries(headerEntries(headers))),
    body: chunkStream(countedPieces(pieces, count)),
  };
}

async function* countedPieces(
  pieces: AsyncIterable<Uint8Array>,
  count: (length: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    yield piece;
    count(piece.length);
  }
}
