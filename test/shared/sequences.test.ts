import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEvents } from '../../templates/shared/read-events.ts';
import { jsonLines, jsonRecords, type SplitItems } from '../../templates/shared/read-json-items.ts';
import { sequenceNotation } from '../../templates/shared/sequence-notation.ts';
import { writeEvent } from '../../templates/shared/write-event.ts';
import { writeJsonLine, writeJsonRecord } from '../../templates/shared/write-json-item.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Yields bytes in chunks of the given sizes; the rest is the last chunk. Some chunks are empty. */
async function* chunked(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let start = 0;
  for (const size of sizes) {
    yield bytes.subarray(start, start + size);
    start += size;
  }
  yield bytes.subarray(start);
}

async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const eventsIn = (text: string, sizes: readonly number[] = []) => listOf(readEvents(chunked(bytesOf(text), sizes)));
const sizesOf = fc.array(fc.nat(5), { maxLength: 200 });

describe('event streams, HTML section 9.2.6', () => {
  test.each([
    ['data: a\n\n', [{ data: 'a' }]],
    ['data:a\ndata:b\n\n', [{ data: 'a\nb' }]],
    ['data:  two spaces\n\n', [{ data: ' two spaces' }]],
    ['data\n\ndata\ndata\n\n', [{ data: '' }, { data: '\n' }]],
    ['\uFEFFdata: after a byte order mark\n\n', [{ data: 'after a byte order mark' }]],
    ['data: a\r\rdata: b\r\n\r\ndata: c\n\r\n', [{ data: 'a' }, { data: 'b' }, { data: 'c' }]],
    [': comment\nevent: x\nid: 1\nother: y\ndata: a: b\n\n', [{ event: 'x', id: '1', data: 'a: b' }]],
    ['id: 1\u0000\nretry: soon\ndata: a\n\n', [{ data: 'a' }]],
    ['id\nretry: 10\n\n', [{ id: '', retry: 10 }]],
    ['data: complete\n\ndata: not complete\n', [{ data: 'complete' }]],
  ])('%j is %j', async (text, events) => {
    const found = await eventsIn(text);
    expect(found.filter((block) => Object.keys(block).length > 0)).toEqual(events);
  });

  test.each([[1], [2], [0, 3], [4]])(
    'only the first byte order mark is removed, with chunks of %j bytes',
    async (...sizes) => {
      expect(await eventsIn('\uFEFFid: 1\n\uFEFFid: 2\n\n', sizes)).toEqual([{ id: '1' }]);
      expect(await eventsIn('\uFEFF\uFEFFid: 1\nid: 2\n\n', sizes)).toEqual([{ id: '2' }]);
    },
  );

  test('the chunks of a stream do not change its events', async () => {
    const part = fc.oneof(
      fc.constantFrom(
        'data: ',
        'id: ',
        'event: ',
        'retry: 5',
        ':',
        '\r',
        '\n',
        '\r\n',
        '\n\n',
        'é',
        '😀',
        '\uFEFF',
        ' ',
      ),
      fc.string({ unit: 'grapheme', maxLength: 5 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part), sizesOf, async (parts, sizes) => {
        const text = parts.join('');
        expect(await eventsIn(text, sizes)).toEqual(await eventsIn(text));
      }),
    );
  });

  test('a written event is read again, in any chunks', async () => {
    const line = fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/[\r\n\0]|\p{Surrogate}/gu, ''));
    const event = fc.record(
      { data: fc.json().map((text) => JSON.parse(text)), event: line, id: line, retry: fc.nat() },
      { requiredKeys: ['data'] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(event), sizesOf, async (events, sizes) => {
        const found = await eventsIn(events.map((each) => writeEvent(each, 'json')).join(''), sizes);
        const parsed = found.map((block) => ({ ...block, data: JSON.parse(block.data ?? '') }));
        expect(parsed).toEqual(events.map((each) => ({ ...each, data: JSON.parse(JSON.stringify(each.data)) })));
      }),
    );
  });

  test.each(['event', 'id'])('a line end in the field %s is an error', (name) => {
    expect(() => writeEvent({ data: 1, [name]: 'a\ndata: b' }, 'json')).toThrow(TypeError);
  });
});

describe.each([
  ['JSON Lines', jsonLines, writeJsonLine],
  ['JSON text sequences, RFC 7464', jsonRecords, writeJsonRecord],
] satisfies [string, SplitItems, (item: unknown) => string][])('%s', (_, split, write) => {
  test('written items are read again, in any chunks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.json()), sizesOf, async (texts, sizes) => {
        const items = texts.map((text) => JSON.parse(text));
        const found = await listOf(split(chunked(bytesOf(items.map(write).join('')), sizes)));
        expect(found.map((text) => JSON.parse(text))).toEqual(items.map((item) => JSON.parse(JSON.stringify(item))));
      }),
    );
  });

  test('bytes that are not UTF-8 are an error', async () => {
    await expect(listOf(split(chunked(Uint8Array.of(0x22, 0xff, 0x22, 0x0a), [])))).rejects.toThrow('must be UTF-8');
  });
});

test('JSON Lines may end with CRLF, have empty lines, and lack the last line end', async () => {
  expect((await listOf(jsonLines(chunked(bytesOf('1\r\n\n2'), [])))).map((text) => JSON.parse(text))).toEqual([1, 2]);
});

test('a number that may be cut off is an error: RFC 7464, section 2.4', async () => {
  await expect(listOf(jsonRecords(chunked(bytesOf('\u001e12'), [])))).rejects.toThrow('must end with a line feed');
});

test.each([
  ['text/event-stream', 'events'],
  ['application/x-ndjson', 'lines'],
  ['application/jsonl', 'lines'],
  ['application/json-seq', 'records'],
  ['application/geo+json-seq', 'records'],
  ['application/json', undefined],
])('the notation of %s is %s', (mediaType, notation) => {
  expect(sequenceNotation(mediaType)).toBe(notation);
});
