import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../generate.ts';
import { typescript7 } from '../compilers.ts';
import { json, loopback } from './loopback.ts';

const root = join(import.meta.dirname, '..', '..');
let folder = '';

beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache', 'client-'));
  const spec = join(import.meta.dirname, 'other-description.json');
  const result = await generate({ spec, out: folder, only: ['types', 'client'], check: false, force: false });
  if (!result.upToDate) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const load = () => import(join(folder, 'client', 'index.ts'));

async function clientAndServer(answer = json([])) {
  const server = await loopback(answer);
  const sdk = await load();
  const auth = { Key: 'k', OAuth: 't' };
  const servers = { 'https://uploads.example.com/': `${server.origin}/up` };
  return { sdk, server, client: sdk.createClient({ baseUrl: server.origin, servers, auth }) };
}

test('an operation without an operationId has a generated name and types', async () => {
  const { client, server } = await clientAndServer(json({ note: 'a' }));
  expect(await client.things.get({ id: 'x y' })).toEqual({ note: 'a' });
  expect(server.last().line).toBe('GET /things/x%20y?api_key=k');
});

test('an alternative that the client does not support is skipped; an OAuth token is sent as a bearer token', async () => {
  const { client, server } = await clientAndServer();
  await client.things.search({}, { headers: { 'x-trace': 1 } });
  expect(server.last().headers.authorization).toBe('Bearer t');
});

test('parameters, including headers, are written in their declared styles', async () => {
  const { client, server } = await clientAndServer();
  const query = { ids: [1, 2], sizes: [3, 4], at: { x: 5, y: 6 }, filter: { a: [1] } };
  await client.things.search(query, { headers: { 'x-trace': 7, 'x-tags': ['a', 'b'] } });
  expect(server.last().line).toBe('GET /search?ids=1,2&sizes=3%7C4&x=5&y=6&filter=%7B%22a%22%3A%5B1%5D%7D');
  expect(server.last().headers).toMatchObject({
    'x-trace': '7',
    'x-tags': 'a, b',
    accept: 'application/json, text/csv',
  });
  await client.things.writeCell(
    { row: 1, column: 'a' },
    { value: 'x y', marks: [1, 2], place: { x: 3 } },
    { query: { dry: true } },
  );
  expect(server.last()).toMatchObject({
    line: 'POST /cells/;row=1/.a?dry=true',
    body: 'value=x%20y&marks=1&marks=2&place[x]=3',
  });
  expect(server.last().headers['content-type']).toBe('application/x-www-form-urlencoded');
});

test('text and images are sent and read unchanged', async () => {
  const { client, server } = await clientAndServer({ body: 'png' });
  const picture: Blob = await client.things.replace({ id: 'x' }, 'words');
  expect(await picture.text()).toBe('png');
  expect(server.last()).toMatchObject({ line: 'PUT /things/x', body: 'words' });
  expect(server.last().headers['content-type']).toBe('text/plain');
});

test('a multipart body is sent with a boundary, to the server of the operation', async () => {
  const { client, server } = await clientAndServer({ status: 204 });
  const body = new FormData();
  body.set('file', new Blob(['abc']), 'a.txt');
  await client.uploads.upload(body);
  expect(server.last().line).toBe('POST /up/uploads');
  expect(server.last().headers['content-type']).toMatch(/^multipart\/form-data; boundary=/u);
  expect(server.last().body).toContain('filename="a.txt"');
});

test('a variable of a server URL is an option of the client', async () => {
  const sdk = await load();
  const seen: string[] = [];
  const fetch = (request: Request) => {
    seen.push(request.url);
    return Promise.resolve(Response.json([]));
  };
  await sdk.createClient({ fetch, region: 'us' }).things.get({ id: 'a' });
  await sdk.createClient({ fetch }).things.get({ id: 'a' });
  expect(seen).toEqual(['https://us.example.com/v1/things/a', 'https://eu.example.com/v1/things/a']);
});

test('a response header has the type that the response with its status describes', async () => {
  const headersOf = async (status: number) => {
    const headers = { 'x-wait': '010', 'x-level': '2', 'x-left': '3', 'content-type': 'application/json' };
    const { sdk, client } = await clientAndServer({ status, headers, body: '{ "code": 1 }' });
    return (await sdk.resultOf(client.things.get({ id: 'a' }))).headers;
  };
  expect(await headersOf(404)).toMatchObject({ 'x-wait': '010' });
  expect(await headersOf(409)).toMatchObject({ 'x-wait': 10, 'x-level': 2, 'x-left': 3 });
});

const use = `
import { createClient, resultOf } from './client/index.ts';
import type { CallOptions } from './types/index.ts';

const client = createClient({ region: 'us', auth: { Key: 'k' } });
export const thing: Promise<CallOptions> = client.things.get({ id: 'a' });
export const found: Promise<number[] | string> = client.things.search(undefined, { headers: { 'x-trace': 1 } });
// @ts-expect-error: a required header is missing
client.things.search();
createClient({ auth: { Session: 's' } });
// @ts-expect-error: the client has no such scheme
createClient({ auth: { Other: 's' } });

export async function narrowed(): Promise<unknown> {
  const result = await resultOf(client.things.get({ id: 'a' }));
  if (result.status === 200) return result.data.note.trim();
  if (result.status === 404) return [result.data satisfies undefined, result.headers['x-wait']?.trim()];
  if (result.status === 409) {
    const { 'x-wait': wait, 'x-level': level, 'x-left': left } = result.headers;
    return [result.data.code.toFixed(), wait?.toFixed(), level?.toFixed(), left?.toFixed()];
  }
  if (result.status === 500) return result.data.trim();
  return result.status;
}

export const picture: PromiseLike<Blob> = client.things.replace({ id: 'a' }, 'b');
`;

test('the output compiles under every strict flag, and has the expected types', async () => {
  const config = { extends: '../../test/types/tsconfig.json', include: ['client', 'types', 'use.ts'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  await writeFile(join(folder, 'use.ts'), use);
  const run = promisify(execFile)(process.execPath, [...typescript7, '-p', folder]);
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});
