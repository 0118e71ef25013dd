import { assumeType } from '../shared/assume-type.ts';
import { chunkStream } from '../shared/chunk-stream.ts';
import { lastComponent } from '../shared/file-name.ts';
import { headerEntries } from '../shared/header-entries.ts';
import type { RequestBody } from './operation.ts';
import { type HttpRequest, type Middleware, setHeaders } from './send.ts';
import { isBrowser } from './user-agent.ts';

/** The function `openAsBlob` of `node:fs`. */
export type OpenAsBlob = (path: string, options: { readonly type: string }) => Promise<Blob>;

/**
 * Returns the file at a path, for the body of a request. Its name is the last component of the path. The file is read while it is sent, so it
 * may be larger than the memory, and the request can be repeated. It must not change in the meantime.
 *
 * @param options `openAsBlob` is the function of `node:fs`, which Node, Deno and Bun have. `type` is the media type, such as `image/png`;
 * default: none.
 */
export async function fileAt(
  path: string,
  options: { readonly openAsBlob: OpenAsBlob; readonly type?: string },
): Promise<File> {
  const { openAsBlob, type = '' } = options;
  return new File([await openAsBlob(path, { type })], lastComponent(path), { type });
}

/** Receives the number of bytes of a body that the connection has taken, and the size of the body if it is known. */
export type UploadReport = (sent: number, size: number | undefined) => void;

/**
 * Returns middleware that reports how much of a body was sent: `client.files.upload(file, { middleware: [uploadProgress(show)] })`. If the
 * request is repeated, the count begins again. Only a `Blob`, a form with files or a stream is counted while it is sent, and only outside of
 * browsers, whose `fetch` does not report it. Otherwise, there is a report before the request and, if the size is known, one after the response.
 *
 * The size of a stream is the value of the header `Content-Length` of the call.
 */
export function uploadProgress(report: UploadReport): Middleware {
  return (send) => async (request, context) => {
    const size = sizeOf(request);
    let sent = 0;
    const add = (length: number): void => {
      sent += length;
      report(sent, size);
    };
    context.progress.beforeSend = (given) => {
      // The request after a redirect may have no body.
      if (given.body === undefined) return given;
      sent = 0;
      add(0);
      return isBrowser() ? given : counted(given, add);
    };
    const response = await send(request, context);
    if (size !== undefined && sent < size) add(size - sent);
    return response;
  };
}

function sizeOf({ body, headers }: HttpRequest): number | undefined {
  if (body instanceof Blob) return body.size;
  const stated = headers.get('content-length');
  return stated === null ? undefined : Number(stated);
}

/** Returns a request whose body calls a function with the length of each piece that is sent. */
function counted(request: HttpRequest, count: (length: number) => void): HttpRequest {
  const { body, headers } = request;
  const pieces = bodyPieces(body);
  if (pieces === undefined) return request;
  // The length and the media type of a `Blob` are not known to `fetch` if it gets a stream.
  const facts =
    body instanceof Blob ? { 'Content-Type': body.type || null, 'Content-Length': String(body.size) } : undefined;
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

/** Returns the pieces of a body that is a `Blob` or a stream. Returns undefined for other bodies. */
function bodyPieces(body: RequestBody | undefined): AsyncIterable<Uint8Array> | undefined {
  if (body instanceof Blob) return blobPieces(body);
  if (body instanceof ReadableStream) return streamPieces(body);
  return Symbol.asyncIterator in Object(body) ? assumeType(body) : undefined;
}

/** The size of the pieces in which a `Blob` is read, in bytes. */
const pieceSize = 65_536;

async function* blobPieces(blob: Blob): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < blob.size; start += pieceSize) {
    yield new Uint8Array(await blob.slice(start, start + pieceSize).arrayBuffer());
  }
}

async function* streamPieces(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let piece = await reader.read(); piece.value !== undefined; piece = await reader.read()) yield piece.value;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
