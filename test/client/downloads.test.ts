import { existsSync, readFileSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  createClient,
  downloadBlob,
  downloadFile,
  downloadTo,
  type DownloadOptions,
} from '../../generated/client/index.ts';
import { folderWith } from '../folder-with.ts';
import { breakAfter, fileServer, sendFrom } from './file-server.ts';

// Downloads that continue after the connection broke, against servers on the loopback interface.

const file = 'The quick brown fox jumps over the lazy dog.';
const path = { id: 24, file_path: 'fox.txt' };
const tagged = { etag: '"v1"' };

/** Downloads the file of a server. Returns the text that the target has at the end, and the events of the target. */
async function download(origin: string, options: DownloadOptions = {}, headers: Record<string, string> = {}) {
  const client = createClient({ baseUrl: origin, retry: false });
  const events: string[] = [];
  let text = '';
  const target = {
    write(chunk: Uint8Array) {
      text += new TextDecoder().decode(chunk);
      events.push(`write ${chunk.length}`);
    },
    restart() {
      text = '';
      events.push('restart');
    },
  };
  const response = await downloadTo(client.repositoryFiles.getRaw(path, {}, { headers }), target, options);
  return { text, events, response };
}

test('a whole file is written as it arrives, with its progress', async () => {
  const { origin } = await fileServer((_, response) => sendFrom(response, file, 0, {}));
  const progress: unknown[] = [];
  const { text, response } = await download(origin, { onProgress: (...numbers) => progress.push(numbers) });
  expect(text).toBe(file);
  expect(response.headers.get('content-length')).toBe(String(file.length));
  expect(progress.at(-1)).toEqual([file.length, file.length]);
});

test.each([
  ['an ETag', tagged, '"v1"'],
  ['an old Last-Modified', { 'last-modified': 'Mon, 02 Mar 2026 08:00:00 GMT' }, 'Mon, 02 Mar 2026 08:00:00 GMT'],
])('after a broken connection, only the missing bytes are requested: %s', async (_, headers, version) => {
  const server = await fileServer(({ number, start }, response) =>
    number === 1 ? breakAfter(response, file, [0, 10], headers) : sendFrom(response, file, start, headers),
  );
  const { text, events } = await download(server.origin);
  expect(text).toBe(file);
  expect(events).toEqual(['write 10', `write ${file.length - 10}`]);
  expect(server.requests.map((request) => [request.headers.range, request.headers['if-range']])).toEqual([
    [undefined, undefined],
    ['bytes=10-', version],
  ]);
});

test('a connection that breaks again and again is continued as long as bytes arrive', async () => {
  const server = await fileServer(({ start }, response) =>
    breakAfter(response, file, [start, Math.min(start + 15, file.length)], tagged),
  );
  const { text } = await download(server.origin, { times: 1 });
  expect(text).toBe(file);
  expect(server.requests.map(({ start }) => start)).toEqual([0, 15, 30]);
});

test.each([
  { reason: 'the server ignores the range', headers: { etag: '"v1"' } },
  { reason: 'the server has no version of the file', headers: {} },
  { reason: 'the ETag is weak', headers: { etag: 'W/"v1"' } },
  { reason: 'the file has just changed', headers: { 'last-modified': new Date(Date.now() + 60_000).toUTCString() } },
])('the whole file is read again if $reason', async ({ headers }) => {
  const server = await fileServer(({ number }, response) =>
    number === 1 ? breakAfter(response, file, [0, 10], headers) : sendFrom(response, file, 0, headers),
  );
  const { text, events } = await download(server.origin);
  expect(text).toBe(file);
  expect(events).toEqual(['write 10', 'restart', `write ${file.length}`]);
});

test('a file that has changed is read again from its first byte', async () => {
  const changed = 'Another file.';
  const server = await fileServer(({ number }, response) =>
    number === 1 ? breakAfter(response, file, [0, 10], tagged) : sendFrom(response, changed, 0, { etag: '"v2"' }),
  );
  const { text } = await download(server.origin);
  expect(text).toBe(changed);
});

test('a part of a changed file is not added to the bytes of the old one', async () => {
  const changed = 'THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG.';
  const server = await fileServer(({ number, start }, response) =>
    number === 1 ? breakAfter(response, file, [0, 10], tagged) : sendFrom(response, changed, start, { etag: '"v2"' }),
  );
  const { text } = await download(server.origin);
  expect(text).toBe(changed);
  expect(server.requests.map(({ start }) => start)).toEqual([0, 10, 0]);
});

test('a file that is shorter now (416) is read again', async () => {
  const server = await fileServer(({ number, start }, response) => {
    if (number === 1) return breakAfter(response, file, [0, 10], tagged);
    return start > 0 ? response.writeHead(416).end('{}') : sendFrom(response, 'short', 0, { etag: '"v2"' });
  });
  expect((await download(server.origin)).text).toBe('short');
});

test('another part than the requested one is not used', async () => {
  const server = await fileServer(({ number, start }, response) => {
    if (number === 1) return breakAfter(response, file, [0, 10], tagged);
    return sendFrom(response, file, start > 0 ? 5 : 0, tagged);
  });
  expect((await download(server.origin)).text).toBe(file);
});

test('a body that is always shorter than its stated length is an error', async () => {
  const server = await fileServer((_, response) => {
    response.writeHead(200, { 'content-length': 100, connection: 'close', ...tagged });
    response.write(file, () => setTimeout(() => response.socket?.end(), 20));
  });
  await expect(download(server.origin, { times: 1 })).rejects.toMatchObject({ name: 'ConnectionError' });
  expect(server.requests.length).toBe(2);
});

test('a part that ends early without a broken connection is continued', async () => {
  const server = await fileServer(({ number, start }, response) => {
    if (number === 1) return breakAfter(response, file, [0, 10], tagged);
    if (number > 2) return sendFrom(response, file, start, tagged);
    response.writeHead(206, { 'content-range': `bytes ${start}-${file.length - 1}/${file.length}`, ...tagged });
    response.end(file.slice(start, start + 5));
  });
  expect((await download(server.origin)).text).toBe(file);
  expect(server.requests.map(({ start }) => start)).toEqual([0, 10, 15]);
});

test('compressed data is not continued at a position of other bytes', async () => {
  const { gzipSync } = await import('node:zlib');
  const packed = gzipSync(file.repeat(1000));
  const server = await fileServer(({ number }, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length, ...tagged });
    if (number > 1) response.end(packed);
    else response.write(packed.subarray(0, 100), () => setTimeout(() => response.socket?.resetAndDestroy(), 50));
  });
  expect((await download(server.origin)).text).toBe(file.repeat(1000));
  expect(server.requests.map(({ headers }) => headers.range)).toEqual([undefined, undefined]);
});

test('a range of the caller is not continued', async () => {
  const server = await fileServer((_, response) => breakAfter(response, file, [5, 10], tagged));
  await expect(download(server.origin, {}, { range: 'bytes=5-' })).rejects.toMatchObject({ name: 'ConnectionError' });
  expect(server.requests.length).toBe(1);
});

test('a failure of the service is an error, and nothing is written', async () => {
  const server = await fileServer((_, response) => response.writeHead(404).end('{"message":"no file"}'));
  await expect(download(server.origin)).rejects.toMatchObject({ status: 404, reason: 'no file' });
});

test('an exception of the target ends the download', async () => {
  const server = await fileServer((_, response) => sendFrom(response, file, 0, tagged));
  const client = createClient({ baseUrl: server.origin });
  const target = {
    write() {
      throw new Error('disk full');
    },
    restart() {},
  };
  await expect(downloadTo(client.repositoryFiles.getRaw(path), target)).rejects.toThrow('disk full');
  expect(server.requests.length).toBe(1);
});

test('a signal ends a download, and the wait before its continuation', async () => {
  const server = await fileServer((_, response) => breakAfter(response, file, [0, 10], tagged));
  const client = createClient({ baseUrl: server.origin });
  const controller = new AbortController();
  const call = client.repositoryFiles.getRaw(path, {}, { signal: controller.signal });
  const write = () => void setTimeout(() => controller.abort(new Error('enough')), 100);
  await expect(downloadTo(call, { write, restart() {} })).rejects.toThrow('enough');
  expect(server.requests.length).toBe(1);
});

describe('in memory', () => {
  test('the result is a Blob with the media type', async () => {
    const server = await fileServer(({ number, start }, response) => {
      const headers = { ...tagged, 'content-type': 'text/plain' };
      return number === 1 ? breakAfter(response, file, [0, 10], headers) : sendFrom(response, file, start, headers);
    });
    const client = createClient({ baseUrl: server.origin });
    const blob = await downloadBlob(client.repositoryFiles.getRaw(path));
    expect([await blob.text(), blob.type]).toEqual([file, 'text/plain']);
  });

  test('a file that is longer than longestBody is an error', async () => {
    const server = await fileServer((_, response) => sendFrom(response, file, 0, tagged));
    const client = createClient({ baseUrl: server.origin, longestBody: 20 });
    await expect(downloadBlob(client.repositoryFiles.getRaw(path))).rejects.toMatchObject({ code: 'longestBody' });
    expect(server.requests.length).toBe(1);
  });
});

describe('to a path', () => {
  test('the file is complete, and no part is left', async () => {
    const changed = 'Short.';
    const server = await fileServer(({ number }, response) =>
      number === 1 ? breakAfter(response, file, [0, 10], {}) : sendFrom(response, changed, 0, {}),
    );
    const to = join(folderWith({}), 'fox.txt');
    const client = createClient({ baseUrl: server.origin });
    await downloadFile(client.repositoryFiles.getRaw(path), to, { fs });
    expect(readFileSync(to, 'utf8')).toBe(changed);
    expect(existsSync(`${to}.part`)).toBe(false);
  });

  test('an empty file is written', async () => {
    const server = await fileServer((_, response) => sendFrom(response, '', 0, {}));
    const to = join(folderWith({}), 'empty.txt');
    await downloadFile(createClient({ baseUrl: server.origin }).repositoryFiles.getRaw(path), to, { fs });
    expect(readFileSync(to, 'utf8')).toBe('');
  });

  test('a failed download keeps the old file, and leaves no part', async () => {
    const server = await fileServer((_, response) => breakAfter(response, file, [0, 10], tagged));
    const folder = folderWith({ 'fox.txt': 'old' });
    const to = join(folder, 'fox.txt');
    const client = createClient({ baseUrl: server.origin });
    const call = client.repositoryFiles.getRaw(path);
    await expect(downloadFile(call, to, { fs, times: 0 })).rejects.toMatchObject({ name: 'ConnectionError' });
    expect(readFileSync(to, 'utf8')).toBe('old');
    expect(existsSync(`${to}.part`)).toBe(false);
  });
});
