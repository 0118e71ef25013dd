import { describe, expect, test } from 'vitest';
import { limitBody } from '../../templates/client/limit-body.ts';
import type { HttpRequest, SendContext } from '../../templates/client/send.ts';

/** Reads the text of a body that arrives in chunks, the first with the given size. */
async function textOf(bytes: Uint8Array<ArrayBuffer>, size: number): Promise<string> {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.subarray(0, size));
      controller.enqueue(bytes.subarray(size));
      controller.close();
    },
  });
  const send = limitBody(100)(() => Promise.resolve(new Response(body)));
  const response = await send({} as HttpRequest, { progress: {} } as SendContext);
  return response.text();
}

describe('the text of a body is decoded as the Encoding standard describes', () => {
  test.each(['\uFEFFa', '\uFEFF\uFEFFa', 'a\uFEFF', 'é😀', '\uFEFF', ''])('%j', async (text) => {
    const bytes = new TextEncoder().encode(text);
    const expected = text.replace(/^\uFEFF/u, '');
    for (let size = 0; size <= bytes.length; size += 1) expect(await textOf(bytes, size)).toBe(expected);
  });
});
