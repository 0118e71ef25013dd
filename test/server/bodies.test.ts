import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { oneOperation, serving } from './one-operation.ts';

test('a chunked body is rejected at the limit, and the client gets a response', async () => {
  let taken = 0;
  const upload = async ({ body }: { readonly body: AsyncIterable<Uint8Array> }) => {
    for await (const chunk of body) taken += chunk.length;
    return { status: 200 };
  };
  const dispatch = oneOperation('POST', upload, {
    requestBody: { required: true, mediaTypes: ['application/octet-stream'] },
  });
  await serving(dispatch, async ({ port }) => {
    const sent = request({ port, method: 'POST', headers: { 'content-type': 'application/octet-stream' } });
    const answered = once(sent, 'response');
    for (let count = 0; count < 10; count++) sent.write(Buffer.alloc(20_000));
    sent.end();
    const [response] = await answered;
    response.resume();
    expect(response.statusCode).toBe(413);
    expect(taken).toBeLessThanOrEqual(100_000);
  });
});

test('the content-length of a body that is not streamed is the real length, even if the handler sets another one', async () => {
  const headers = { 'content-length': '5' };
  const said = { status: 200, headers, contentType: 'text/plain', body: 'longer than that' };
  await serving(
    oneOperation('GET', () => said),
    async ({ url }) => {
      expect(await (await fetch(url)).text()).toBe('longer than that');
    },
  );
});

test.each(['é', 'é'.repeat(40_000), '😀'.repeat(9000)])(
  'text arrives whole, however many bytes it takes',
  async (body) => {
    await serving(
      oneOperation('GET', () => ({ status: 200, contentType: 'text/plain', body })),
      async ({ url }) => {
        expect(await (await fetch(url)).text()).toBe(body);
      },
    );
  },
);

test.each([
  ['application/json', false, '200'],
  ['application/json', true, '400'],
  ['application/octet-stream', true, '200'],
])('a request without body headers has no body: %s, required: %s', async (mediaType, required, status) => {
  const read = async ({ body }: { readonly body: AsyncIterable<Uint8Array> | undefined }) => {
    for await (const chunk of body ?? []) throw new Error(`Read ${chunk.length} bytes`);
    return { status: 200 };
  };
  const dispatch = oneOperation('POST', read, { requestBody: { required, mediaTypes: [mediaType] } });
  await serving(dispatch, async ({ port }) => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${mediaType}\r\nConnection: close\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [string];
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    socket.destroy();
  });
});

test.each([
  ['text/plain; charset=ISO-8859-1', Uint8Array.of(0xfc), 200, 'ü'],
  ['text/plain; charset=utf-16', Uint8Array.of(0xfe, 0xff, 0, 0xfc), 200, 'ü'],
  ['text/plain', Uint8Array.of(0xfc), 400, 'The body is not UTF-8.'],
  ['text/plain; charset=utf-16be', Uint8Array.of(0xd8, 0), 400, 'The body is not in "utf-16be".'],
  ['text/plain; charset=utf-7', Uint8Array.of(), 415, 'The body is in "utf-7", which is not a known character set.'],
  ['application/json; charset=utf-16', Uint8Array.of(), 415, 'The body is in "utf-16"; it must be in UTF-8.'],
  [
    'application/x-www-form-urlencoded; charset=utf-16',
    Uint8Array.of(),
    415,
    'The body is in "utf-16"; it must be in UTF-8.',
  ],
  ['application/octet-stream; charset=binary', Uint8Array.of(), 200, ''],
])('a body of %s is read in its character set, or refused', async (contentType, body, status, text) => {
  const mediaTypes = [
    'text/plain',
    'application/json',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
  ];
  const read = ({ body: received }: { readonly body: unknown }) => ({
    status: 200,
    body: { message: typeof received === 'string' ? received : '' },
  });
  const dispatch = oneOperation('POST', read, { requestBody: { required: false, mediaTypes } });
  await serving(dispatch, async ({ url }) => {
    const response = await fetch(url, { method: 'POST', body, headers: { 'content-type': contentType } });
    expect([response.status, await response.json()]).toEqual([status, { message: text }]);
  });
});
