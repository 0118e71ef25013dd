import { assumeType } from '../shared/assume-type.ts';
import { chunkStream } from '../shared/chunk-stream.ts';
import type { RequestBody } from './operation.ts';

/**
 * Returns the function that writes a sequence of items. An array becomes text, which the client can send again. An async iterable
 * becomes a stream, which reads an item when the connection is ready for it.
 */
export const itemsBody =
  (write: (item: unknown) => string) =>
  (body: unknown): RequestBody => {
    const items = assumeType<AsyncIterable<unknown> | Iterable<unknown>>(body);
    return Symbol.asyncIterator in items ? chunkStream(encoded(items, write)) : Array.from(items, write).join('');
  };

async function* encoded(items: AsyncIterable<unknown>, write: (item: unknown) => string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const item of items) yield encoder.encode(write(item));
}
