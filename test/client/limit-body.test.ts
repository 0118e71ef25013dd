import { describe, expect, test } from 'vitest';
import { limitBody } from '../../templates/client/body-stream.ts';
import type { Reply } from '../../templates/client/send.ts';

/** Reads the text of a body that arrives in chunks, the first with the given size. */
async function textOf(bytes: Uint8Array<ArrayBuffer>, size: number): Promise<string> {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.subarray(0, size));
      controller.enqueue(bytes.subarray(size));
      controller.close();
    },
  });
  const reply = { request: {}, context: { progress: { longestBody: 100, watchers: [] } } };
  return limitBody(new Response(body), reply as unknown as Reply).text();
}

describe('the text of a body is decoded as the Encoding standard describes', () => {
  test.each(['\uFEFFa', '\uFEFF\uFEFFa', 'a\uFEFF', 'é😀', '\uFEFF', ''])('%j', async (text) => {
    const bytes = new TextEncoder().encode(text);
    const expected = text.replace(/^\uFEFF/u, '');
    for (let size = 0; size <= bytes.length; size += 1) expect(await textOf(bytes, size)).toBe(expected);
  });
});
