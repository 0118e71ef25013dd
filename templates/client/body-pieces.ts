import { assumeType } from '../shared/assume-type.ts';
import type { RequestBody } from './operation.ts';

/** The size of the pieces in which a `Blob` is read, in bytes. */
const pieceSize = 65_536;

/** Returns the pieces of a body that is a `Blob` or a stream. Returns undefined for other bodies. */
export function piecesOf(body: RequestBody | undefined): AsyncIterable<Uint8Array> | undefined {
  if (body instanceof Blob) return blobPieces(body);
  if (body instanceof ReadableStream) return streamPieces(body);
  return Symbol.asyncIterator in Object(body) ? assumeType(body) : undefined;
}

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
