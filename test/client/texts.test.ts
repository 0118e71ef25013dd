import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callUndescribed, createClient, responseOf, type Client } from '../../generated/client/index.ts';
import { outputOf } from './output-of.ts';

/** Starts a server that sends the same bytes in each response. */
async function serverOf(bytes: Uint8Array, contentType: string | undefined, status = 200): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(status, contentType === undefined ? {} : { 'content-type': contentType });
    response.end(bytes);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const file = { id: 24, file_path: 'a.png' };
const clientOf = async (...answer: Parameters<typeof serverOf>): Promise<Client> =>
  createClient({ baseUrl: await serverOf(...answer), retry: false });
const bytesOf = (text: string, ...more: number[]): Uint8Array =>
  Uint8Array.from([...new TextEncoder().encode(text), ...more]);
/** All bytes, and the beginning of a picture. */
const picture = Uint8Array.from([0x89, 0x50, 0x4e, ...Array(256).keys()]);

describe.each(['text/plain', 'text/plain; charset=utf-8', undefined, 'application/octet-stream'])(
  'a file with the media type %s that is not text',
  (type) => {
    test('is an error, which has the bytes, and names the function that returns them', async () => {
      const client = await clientOf(picture, type);
      await expect(client.repositoryFiles.getRaw(file)).rejects.toMatchObject({
        name: 'ApiError',
        operation: 'getRawRepositoryFile',
        status: 200,
        message: expect.stringContaining(
          `the body of getRawRepositoryFile is not text (${type ?? 'no media type'}): for its bytes, pass the call to responseOf`,
        ),
        body: picture,
      });
    });

    test('is read as bytes with responseOf', async () => {
      const client = await clientOf(picture, type);
      const response: Response = await responseOf(client.repositoryFiles.getRaw(file));
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(picture);
    });
  },
);

test.each([
  ['text/plain', bytesOf('é€😀'), 'é€😀'],
  ['text/plain', bytesOf('\uFEFFa\uFEFF'), 'a\uFEFF'],
  ['text/plain', bytesOf('\u0000\uFFFD'), '\u0000\uFFFD'],
  ['text/plain', bytesOf(''), ''],
  ['text/plain; charset=UTF8', bytesOf('é'), 'é'],
  ['text/plain; charset="iso-8859-1"', bytesOf('a', 0xe9), 'aé'],
  ['text/plain; format=flowed; CHARSET=windows-1252', bytesOf('', 0x80), '€'],
  ['text/plain; charset=utf-16le', Uint8Array.of(0xff, 0xfe, 0x61, 0x00), 'a'],
  ['text/plain; charset=shift_jis', Uint8Array.of(0x83, 0x65), 'テ'],
  ['text/plain; charset=unknown', bytesOf('é'), 'é'],
])('a text of the media type %s is decoded: %#', async (type, bytes, text) => {
  for (const longestBody of [undefined, 1000]) {
    const client = createClient({ baseUrl: await serverOf(bytes, type), longestBody });
    expect(await client.repositoryFiles.getRaw(file)).toBe(text);
  }
});

test.each([
  ['text/html; charset=iso-8859-1', bytesOf('<p>', 0xe9), '<p>é'],
  ['text/html', bytesOf('<p>é'), '<p>é'],
  ['text/html', bytesOf('<p>', 0xe9), bytesOf('<p>', 0xe9)],
  ['image/png', picture, picture],
  ['application/json', bytesOf('{"a":"é"}'), { a: 'é' }],
  ['application/json; charset=iso-8859-1', bytesOf('{"a":"é"}'), { a: 'é' }],
  ['application/problem+json; charset=iso-8859-1', Uint8Array.from([...bytesOf('"'), 0xe9, 0x22]), 'é'],
])('the body of a failure with the media type %s is kept: %#', async (type, bytes, body) => {
  const client = await clientOf(bytes, type, 404);
  await expect(client.projectBadges.list({ id: 24 })).rejects.toMatchObject({ status: 404, body });
  await expect(callUndescribed(client, 'GET', '/undescribed')).rejects.toMatchObject({ status: 404, body });
});

test.each([[Uint8Array.of(0xff)], [bytesOf('["', 0xff, 0x22, 0x5d)], [picture]])(
  'bytes that are not UTF-8 are not JSON: %#',
  async (bytes) => {
    const client = await clientOf(bytes, 'application/json');
    await expect(client.projectBadges.list({ id: 24 })).rejects.toMatchObject({
      message: expect.stringMatching(/but the body is not JSON$/u),
      body: bytes,
    });
  },
);

test('a body that is not described, or not read, may have any bytes', async () => {
  const client = await clientOf(picture, 'text/plain');
  expect(await client.projectBadges.delete({ id: 24, badge_id: 3 })).toBeUndefined();
});

test('responseOf is available if a body may have any media type', async () => {
  const responses = { 200: { description: 'Anything.', content: { '*/*': {} } } };
  const paths = { '/any': { get: { operationId: 'getAny', tags: ['things'], responses } } };
  const output = await import(`${await outputOf({ paths })}/client/index.ts`);
  const client = output.createClient({ baseUrl: await serverOf(picture, 'image/png') });
  await expect(Promise.resolve(client.things.getAny())).rejects.toMatchObject({ body: picture });
  const response: Response = await output.responseOf(client.things.getAny());
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(picture);
});

test('a line that is not UTF-8 is an error that says so', async () => {
  const responses = { 200: { description: 'Lines.', content: { 'application/jsonl': {} } } };
  const paths = { '/lines': { get: { operationId: 'getLines', tags: ['things'], responses } } };
  const output = await import(`${await outputOf({ paths })}/client/index.ts`);
  const client = output.createClient({ baseUrl: await serverOf(bytesOf('"a', 0xff, 0x22), 'application/jsonl') });
  const read = async () => {
    for await (const _ of await client.things.listLines());
  };
  await expect(read()).rejects.toThrow('but an item must be UTF-8');
});
