import { afterEach, describe, expect, test, vi } from 'vitest';
import { createCore } from '../../../templates/client/create-core.ts';
import { eventItems, type Reconnection } from '../../../templates/client/event-streams.ts';
import { itemStreams, jsonItems, readItem } from '../../../templates/client/item-streams.ts';
import type { Operation, RequestOptions } from '../../../templates/client/operation.ts';
import type { OwnFetch } from '../../../templates/client/send.ts';
import { jsonLines } from '../../../templates/shared/read-json-items.ts';

// The chunks of these bodies have exact boundaries, which a network could change. So the client gets them from its option `fetch`.

afterEach(() => {
  vi.useRealTimers();
});

/** Returns a response whose body has these chunks, and then ends or breaks off. */
function responseOf(type: string, chunks: Iterable<Uint8Array | string>, fault?: Error): Response {
  const left = chunks[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { value, done } = left.next();
      if (done !== true) controller.enqueue(typeof value === 'string' ? new TextEncoder().encode(value) : value);
      else if (fault) controller.error(fault);
      else controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': type } });
}

const events = (...chunks: readonly string[]): Response => responseOf('text/event-stream', chunks);
const tail: Operation = { id: 'tail', method: 'get', path: '/tail', read: readItem, readItems: eventItems('json') };
const lines: Operation = { ...tail, readItems: jsonItems(jsonLines) };

/** Returns the items that arrive before the end of a stream, and the error at its end. */
async function itemsOf(fetch: OwnFetch, operation = tail, options: Reconnection & RequestOptions = {}) {
  const client = createCore('http://127.0.0.1', {}, {}, { fetch }, [itemStreams]);
  const items: unknown[] = [];
  try {
    for await (const item of await client.call<AsyncIterable<unknown>, unknown>(operation, {}, options))
      items.push(item);
  } catch (error) {
    return { items, error };
  }
  return { items };
}

describe('an event stream', () => {
  test.each([
    ['a line end of two characters', ['data: 1\r', '\n\r', '\ndata: 2\r\n\r\n']],
    ['a name', ['da', 'ta: 1\n\ndata: 2\n', '\n']],
    ['an empty chunk', ['data: 1\n\n', '', 'data: 2\n\n']],
  ])('whose chunks split %s has the same events', async (_, chunks) => {
    expect(await itemsOf(() => events(...chunks))).toEqual({ items: [1, 2] });
  });

  test('whose chunks split a character has the same event', async () => {
    const bytes = new TextEncoder().encode('data: "é€𝄞"\n\n');
    const single = [...bytes].map((byte) => Uint8Array.of(byte));
    expect(await itemsOf(() => responseOf('text/event-stream', single))).toEqual({ items: ['é€𝄞'] });
  });

  test('with an event that never ends is an error that names the operation', async () => {
    const line = new TextEncoder().encode(`data: ${'a'.repeat(20_000_000)}\n`);
    function* endless() {
      for (;;) yield line;
    }
    expect(await itemsOf(() => responseOf('text/event-stream', endless()))).toMatchObject({
      error: { message: 'tail (GET /tail): 200, but an item is longer than 104857600 characters', status: 200 },
    });
  });

  test('with NUL in an id is not requested again with this id', async () => {
    const fetch = vi.fn<OwnFetch>(() =>
      responseOf('text/event-stream', ['id: a\0b\ndata: 1\n\n'], new TypeError('terminated')),
    );
    expect(await itemsOf(fetch)).toMatchObject({ items: [1], error: { code: 'connection-closed-early' } });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('that states a new connection in eleven days gets one after five minutes', async () => {
    vi.useFakeTimers();
    const fetch = vi
      .fn<OwnFetch>()
      .mockReturnValueOnce(
        responseOf('text/event-stream', ['retry: 999999999\nid: 7\ndata: 1\n\n'], new TypeError('terminated')),
      )
      .mockReturnValue(events('data: 2\n\n'));
    const outcome = itemsOf(fetch);
    await vi.advanceTimersByTimeAsync(299_999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ items: [1, 2] });
    expect(fetch.mock.calls[1]?.[0].headers.get('last-event-id')).toBe('7');
  });
});

describe('JSON Lines', () => {
  const start = '{"a":1}\n{"a":';
  test.each([
    ['an incomplete last line', start, 'tail (GET /tail): 200, but an item is not JSON'],
    ['bytes that are not UTF-8', Uint8Array.of(0x31, 0x0a, 0xff), 'tail (GET /tail): 200, but an item must be UTF-8'],
  ])('with %s are an error after the items before it', async (_, chunk, message) => {
    const outcome = await itemsOf(() => responseOf('application/jsonl', [chunk]), lines);
    expect(outcome).toMatchObject({ error: { message } });
  });

  test('without a line feed at the end have a last item', async () => {
    expect(await itemsOf(() => responseOf('application/jsonl', ['1\n', '2']), lines)).toEqual({ items: [1, 2] });
  });
});

test('a body that drips is limited as a whole, and the error says so', async () => {
  vi.useFakeTimers();
  let isOver = false;
  const body = new ReadableStream<Uint8Array>({
    cancel: () => void (isOver = true),
    pull: (controller) =>
      new Promise((resolve) => {
        setTimeout(() => resolve(isOver ? undefined : controller.enqueue(Uint8Array.of(0x20))), 50);
      }),
  });
  const client = createCore(
    'http://127.0.0.1',
    {},
    {},
    { fetch: () => new Response(body), timeout: 300, retry: false },
  );
  const failure = client.call({ id: 'read', method: 'get', path: '/a' }, {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(300);
  expect(await failure).toMatchObject({
    message: 'read (GET http://127.0.0.1/a): the body was not complete within 300 ms (timeout)',
  });
});
