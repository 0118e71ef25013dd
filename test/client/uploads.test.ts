import { openAsBlob } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { fileService } from '../samples/file-service.ts';
import { outputOf } from './output-of.ts';

// Files that are sent from the disk, from memory and from streams, and the reports about the bytes that were sent.

const megabyte = 'x'.repeat(1_000_000);
let client: typeof import('../../generated/client/index.ts') & Record<string, any>;

beforeAll(async () => {
  const { paths, components, security, tags } = fileService;
  const folder = await outputOf({ paths, components, security, tags });
  client = await import(`${folder}/client/index.ts`);
});

interface Upload {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts a server that stops at the end of the test. The function returns the status, or undefined to break the connection. */
async function uploadServer(status: (number: number) => number = () => 200) {
  const uploads: Upload[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      uploads.push({ headers: request.headers, body: Buffer.concat(chunks).toString('latin1') });
      const code = status(uploads.length);
      const location = code === 307 ? { location: '/elsewhere' } : {};
      response.writeHead(code, { 'content-type': 'application/json', ...location }).end(code === 204 ? '' : '{"id":7}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // The cast is safe: the address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo;
  const created = client['createClient']({ baseUrl: `http://127.0.0.1:${port}`, auth: { Token: 'a' } });
  return { files: (created as any).files, uploads };
}

type Report = readonly [sent: number, size: number | undefined];
const progressOf = (): { readonly reports: Report[]; readonly options: object } => {
  const reports: Report[] = [];
  return { reports, options: { middleware: [client['uploadProgress']((...report: Report) => reports.push(report))] } };
};
const isRising = (reports: readonly Report[]): boolean =>
  reports.every(([sent], index) => index === 0 || sent > (reports[index - 1]?.[0] ?? 0));

test('a file of the disk is sent in a form, with its name, its type, its length and its progress', async () => {
  const { files, uploads } = await uploadServer();
  const path = join(folderWith({ 'photo.png': megabyte }), 'photo.png');
  const { reports, options } = progressOf();
  const file = await client['fileAt'](path, { openAsBlob, type: 'image/png' });
  await files.create({ file, purpose: 'import' }, options);
  const [upload] = uploads;
  expect(upload?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/u);
  expect(upload?.headers['content-length']).toBe(String(upload?.body.length));
  expect(upload?.headers['transfer-encoding']).toBeUndefined();
  expect(upload?.body).toContain('name="file"; filename="photo.png"\r\nContent-Type: image/png\r\n');
  expect(upload?.body).toContain(megabyte);
  expect(reports[0]).toEqual([0, upload?.body.length]);
  expect(reports.at(-1)).toEqual([upload?.body.length, upload?.body.length]);
  expect(reports.length).toBeGreaterThan(10);
  expect(isRising(reports)).toBe(true);
});

test.each([
  ['a Blob', () => new Blob([megabyte]), megabyte.length],
  ['a stream', () => new Blob([megabyte]).stream(), undefined],
  [
    'an iterator',
    () =>
      (async function* () {
        yield new TextEncoder().encode(megabyte);
      })(),
    undefined,
  ],
])('the progress of a body is reported: %s', async (_, body, size) => {
  const { files, uploads } = await uploadServer(() => 204);
  const { reports, options } = progressOf();
  await files.putContent({ id: 7 }, body(), options);
  expect(uploads[0]?.body).toBe(megabyte);
  expect(uploads[0]?.headers['content-type']).toBe('application/octet-stream');
  expect(reports[0]).toEqual([0, size]);
  expect(reports.at(-1)).toEqual([megabyte.length, size]);
});

test('the header Content-Length of a call is the size of a stream', async () => {
  const { files, uploads } = await uploadServer(() => 204);
  const { reports, options } = progressOf();
  const headers = { 'content-length': megabyte.length };
  await files.putContent({ id: 7 }, new Blob([megabyte]).stream(), { ...options, headers });
  expect(uploads[0]?.headers['content-length']).toBe(String(megabyte.length));
  expect(reports.at(-1)).toEqual([megabyte.length, megabyte.length]);
});

test('an empty file is sent', async () => {
  const { files, uploads } = await uploadServer(() => 204);
  const { reports, options } = progressOf();
  await files.putContent({ id: 7 }, new Blob([]), options);
  expect(uploads[0]?.headers['content-length']).toBe('0');
  expect(reports).toEqual([[0, 0]]);
});

test('a request that is repeated is counted again', async () => {
  const { files, uploads } = await uploadServer((number) => (number === 1 ? 503 : 204));
  const { reports, options } = progressOf();
  await files.putContent({ id: 7 }, new Blob([megabyte]), { ...options, retry: { longestWait: 1 } });
  expect(uploads.map(({ body }) => body.length)).toEqual([megabyte.length, megabyte.length]);
  expect(reports.filter(([sent]) => sent === 0).length).toBe(2);
});

test('a counted request follows redirects', async () => {
  const { files, uploads } = await uploadServer((number) => (number === 1 ? 307 : 204));
  const { options } = progressOf();
  await files.putContent({ id: 7 }, new Blob([megabyte]), options);
  expect(uploads.map(({ body }) => body.length)).toEqual([megabyte.length, megabyte.length]);
});

test('a form of the platform is not counted', async () => {
  const { files } = await uploadServer();
  const { reports, options } = progressOf();
  const form = new FormData();
  form.append('file', new Blob(['a']), 'a.txt');
  await files.create(form, options);
  expect(reports).toEqual([[0, undefined]]);
});

test('middleware of a call wraps all of its attempts', async () => {
  const { files, uploads } = await uploadServer((number) => (number === 1 ? 503 : 204));
  let calls = 0;
  const count = (send: any) => (request: any, context: any) => {
    calls++;
    return send(request, context);
  };
  await files.putContent({ id: 7 }, new Blob(['a']), { middleware: [count], retry: { longestWait: 1 } });
  expect([calls, uploads.length]).toEqual([1, 2]);
});
