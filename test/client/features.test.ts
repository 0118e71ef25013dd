import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyDistinctModules } from '../distinct-modules.ts';
import { generate } from '../generate.ts';
import { json, loopback, type SentResponse } from './loopback.ts';
import { typescript7 } from '../compilers.ts';

const root = join(import.meta.dirname, '..', '..');

const schema = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } };
const ok = (content: object, others: object = {}) => ({ 200: { description: 'Done.', content, ...others } });
const found = ok({ 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } });
const missing = { 404: { description: 'Not found.' } };
const list = ok({ 'application/json': { schema: { type: 'array', items: { type: 'integer' } } } });
const text = { schema: { type: 'string' } };
const id = { name: 'id', in: 'path', required: true, ...text };

interface Variant {
  /** The properties of the operation that differ from those of a read-only operation with one JSON response. */
  readonly operation?: Readonly<Record<string, unknown>>;
  readonly method?: string;
  readonly document?: Readonly<Record<string, unknown>>;
  /** The templates that the variant adds to the output. */
  readonly modules: readonly string[];
  readonly exports: readonly string[];
}

type Addition = Pick<Variant, 'modules' | 'exports'>;
/** The modules and exports for a list with pages. */
const pages: Addition = {
  modules: ['list-call', 'next-link', 'next-page', 'page-position', 'pages', 'read'],
  exports: [],
};

const tokenExports = ['TokenError', 'clientCredentials', 'discoverTokenUrl', 'oauthFlows', 'refreshedToken'];
const tokenUrl = 'https://login.example/token';

/** Returns the parts of a description in which an operation needs a token of an OAuth flow. */
const tokens = (flows: object): Pick<Variant, 'document' | 'operation'> => ({
  operation: { security: [{ Login: [] }] },
  document: { openapi: '3.2.0', components: { securitySchemes: { Login: { type: 'oauth2', flows } } } },
});

/** Descriptions of an API with one operation that returns JSON, each with one additional feature. */
const variants: Readonly<Record<string, Variant>> = {
  'one operation': { modules: [], exports: [] },
  'a file in a response': {
    operation: { responses: { ...ok({ 'image/png': {} }), ...missing } },
    modules: ['download', 'request-rest'],
    exports: ['downloadBlob', 'downloadFile', 'downloadTo'],
  },
  'a query': {
    operation: { parameters: [id, { name: 'q', in: 'query', ...text }] },
    modules: [],
    exports: [],
  },
  'a JSON body': {
    method: 'post',
    operation: { requestBody: { content: { 'application/json': { schema } } } },
    modules: [],
    exports: [],
  },
  'a JSON body that may be a form': {
    method: 'post',
    operation: { requestBody: { content: { 'application/json': { schema } } } },
    document: { 'x-form-style': 'brackets' },
    modules: ['form-body'],
    exports: ['formBody'],
  },
  'a multipart body': {
    method: 'post',
    operation: { requestBody: { content: { 'multipart/form-data': { schema } } } },
    modules: ['multipart-body', 'multipart-part', 'uploads'],
    exports: ['fileAt', 'uploadProgress'],
  },
  'a header with an idempotency key': {
    method: 'post',
    operation: { parameters: [id, { name: 'Idempotency-Key', in: 'header', required: true, ...text }] },
    modules: [],
    exports: [],
  },
  'a credential': {
    operation: { security: [{ Token: [] }] },
    document: { components: { securitySchemes: { Token: { type: 'http', scheme: 'bearer' } } } },
    modules: [],
    exports: [],
  },
  'tokens for the program': {
    ...tokens({ clientCredentials: { tokenUrl, scopes: {} } }),
    modules: ['oauth-tokens', 'token-endpoint'],
    exports: tokenExports,
  },
  'tokens for users': {
    ...tokens({ authorizationCode: { tokenUrl, authorizationUrl: 'https://login.example/authorize', scopes: {} } }),
    modules: ['authorization-code', 'oauth-tokens', 'token-endpoint'],
    exports: [...tokenExports, 'finishAuthorization', 'startAuthorization'],
  },
  'tokens for devices': {
    ...tokens({
      deviceAuthorization: { tokenUrl, deviceAuthorizationUrl: 'https://login.example/device', scopes: {} },
    }),
    modules: ['device-authorization', 'oauth-tokens', 'token-endpoint'],
    exports: [...tokenExports, 'startDeviceAuthorization'],
  },
  'pages by the header Link': {
    operation: { responses: { 200: { ...list[200], headers: { Link: text } }, ...missing } },
    ...pages,
  },
  'pages by a cursor': {
    operation: {
      'x-pagination': { method: 'cursor', parameter: 'mark', next: '$response.header.next-mark' },
      parameters: [id, { name: 'mark', in: 'query', ...text }],
      responses: { 200: { ...list[200], headers: { 'next-mark': text } }, ...missing },
    },
    ...pages,
  },
  'pages by numbers': {
    operation: {
      'x-pagination': 'page',
      parameters: [id, { name: 'page', in: 'query', schema: { type: 'integer' } }],
      responses: { ...list, ...missing },
    },
    ...pages,
  },
  'a stream of lines': {
    operation: { responses: { ...ok({ 'application/jsonl': text }), ...missing } },
    modules: ['item-streams'],
    exports: [],
  },
  'a stream of events': {
    operation: { responses: { ...ok({ 'text/event-stream': text }), ...missing } },
    modules: ['event-streams', 'item-streams'],
    exports: [],
  },
  'work in the background': {
    operation: { 'x-async': true },
    modules: ['wait-for'],
    exports: ['waitFor'],
  },
  'contents of files': {
    operation: { responses: ok({ 'application/json': { schema: { $ref: '#/components/schemas/File' } } }) },
    document: { components: { schemas: { File: { type: 'object', 'x-convention': 'file-content' } } } },
    modules: ['file-content'],
    exports: ['decodeFileContent', 'encodeFileContent'],
  },
};

const names = Object.keys(variants);
const folderOf = (name: string): string => join(folder, name.replaceAll(' ', '-'));
const exported = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gmu;
const exportsOf = (path: string): string[] =>
  Array.from(readFileSync(path, 'utf8').matchAll(exported), ([, name = '']) => name);
/** Returns the names of the templates from which an output has a function, a class or a type. */
function runtimeOf(name: string): string[] {
  const runtime = join(folderOf(name), 'client', 'runtime');
  const names = new Set(globSync('*.ts', { cwd: runtime }).flatMap((file) => exportsOf(join(runtime, file))));
  const templates = join(root, 'templates', 'client');
  return globSync('*.ts', { cwd: templates })
    .filter((file) => exportsOf(join(templates, file)).some((exportedName) => names.has(exportedName)))
    .map((file) => file.replace('.ts', ''));
}
const load = (name: string) => import(join(folderOf(name), 'client', 'index.ts'));

let folder = '';

beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache', 'features-'));
  for (const [name, { method = 'get', operation, document }] of Object.entries(variants)) {
    const call = {
      operationId: 'things/getThing',
      tags: ['things'],
      parameters: [id],
      responses: { ...found, ...missing },
      ...operation,
    };
    const components: Readonly<Record<string, object>> = Object.assign({}, document?.['components']);
    const description = {
      openapi: '3.1.0',
      info: { title: 'Things', version: '1' },
      servers: [{ url: 'https://things.example' }],
      paths: { '/things/{id}': { [method]: call } },
      ...document,
      components: { ...components, schemas: { Thing: schema, ...components['schemas'] } },
    };
    const spec = join(folder, `${name.replaceAll(' ', '-')}.json`);
    await writeFile(spec, JSON.stringify(description));
    const result = await generate({ spec, out: folderOf(name), only: ['types', 'client'], check: false, force: false });
    if (!result.upToDate) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
  }
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const always = [
  'api-result',
  'area',
  'body-stream',
  'cached-credential',
  'call-limits',
  'call-options',
  'check-numbers',
  'check-responses',
  'connection-failure',
  'core',
  'create-core',
  'credentials',
  'error-reason',
  'errors',
  'event-stream',
  'fetch-as',
  'fetch-with',
  'follow-redirects',
  'json-body',
  'limit-concurrency',
  'limit-time',
  'limit-url',
  'log-calls',
  'one-line',
  'operation',
  'rate-limits',
  'read-blob',
  'request-id',
  'response-headers',
  'response-of',
  'result-of',
  'retry-requests',
  'send',
  'send-undescribed',
  'server-address',
  'trace-requests',
  'unencoded',
  'user-agent',
  'wait',
  'with-response',
];

test.each(names)('the client of an API with %s has only the modules that its description needs', async (name) => {
  const { modules = [], exports = [] } = variants[name] ?? {};
  expect(runtimeOf(name).toSorted()).toEqual([...always, ...modules].toSorted());
  const [sdk, base] = [await load(name), await load('one operation')];
  expect(
    Object.keys(sdk)
      .filter((key) => !(key in base))
      .toSorted(),
  ).toEqual(exports.toSorted());
});

test('each of these clients compiles under every strict flag', async () => {
  const config = {
    extends: join(root, 'test/types/tsconfig.json'),
    include: ['**/*.ts'],
  };
  const copy = join(folder, 'distinct');
  copyDistinctModules(
    folder,
    names.map((name) => relative(folder, folderOf(name))),
    copy,
  );
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(config));
  const run = promisify(execFile)(process.execPath, [...typescript7, '-p', copy]);
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
}, 60_000);

async function clientOf(name: string, answer: Parameters<typeof loopback>[0], options: object = {}) {
  const server = await loopback(answer);
  const sdk = await load(name);
  return { sdk, server, things: sdk.createClient({ baseUrl: server.origin, ...options }).things };
}

const now = { 'retry-after': '0' };

test('the smallest client reads, follows redirects and has typed errors', async () => {
  const answers: SentResponse[] = [
    { status: 307, headers: { location: '/moved' } },
    json({ id: 'a' }),
    { status: 404 },
    { status: 501 },
  ];
  const { sdk, server, things } = await clientOf('one operation', () => answers.shift() ?? {});
  expect(await things.getThing({ id: 'a b' })).toEqual({ id: 'a' });
  expect(server.received.map(({ line }) => line)).toEqual(['GET /things/a%20b', 'GET /moved']);
  await expect(things.getThing({ id: 'a' })).rejects.toBeInstanceOf(sdk.NotFoundError);
  await expect(things.getThing({ id: 'a' })).rejects.toBeInstanceOf(sdk.ServerError);
});

test('the smallest client ends a call when the signal of the call aborts', async () => {
  const { server, things } = await clientOf('one operation', json({ id: 'a' }));
  const signal = AbortSignal.abort(new Error('enough'));
  await expect(things.getThing({ id: 'a' }, {}, { signal })).rejects.toThrow('enough');
  expect(server.received).toEqual([]);
});

test('the smallest client sends a request again, and ends a call after its time limit', async () => {
  const answers: SentResponse[] = [{ status: 503, headers: now }, json({ id: 'a' })];
  const { sdk, server, things } = await clientOf('one operation', () => answers.shift() ?? {});
  expect(await things.getThing({ id: 'a' })).toEqual({ id: 'a' });
  expect(server.received).toHaveLength(2);
  const silent = sdk.createClient({ fetch: () => new Promise(() => undefined), timeout: 20 });
  await expect(silent.things.getThing({ id: 'a' })).rejects.toBeInstanceOf(sdk.TimeoutError);
});

test('the smallest client limits the length of URLs and bodies', async () => {
  const { sdk, server, things } = await clientOf('one operation', json({ id: 'abc'.repeat(100) }), {
    longestUrl: 60,
    longestBody: 100,
  });
  await expect(things.getThing({ id: 'x'.repeat(60) })).rejects.toBeInstanceOf(sdk.UriTooLongError);
  expect(server.received).toEqual([]);
  await expect(things.getThing({ id: 'a' })).rejects.toThrow('longestBody');
});

test('the smallest client returns a failure as a value', async () => {
  const { sdk, things } = await clientOf('one operation', json({ id: 'none' }, 404));
  expect(await sdk.resultOf(things.getThing({ id: 'a' }))).toMatchObject({ status: 404, data: { id: 'none' } });
});

test('the smallest client has middleware for tracing and concurrency, and sends undescribed requests', async () => {
  const server = await loopback(json({ id: 'a' }));
  const sdk = await load('one operation');
  const events: string[] = [];
  const middleware = [sdk.limitConcurrency(1), sdk.traceRequests(({ kind }: { kind: string }) => events.push(kind))];
  const client = sdk.createClient({ baseUrl: server.origin, middleware });
  expect(await sdk.callUndescribed(client, 'GET', '/other')).toEqual({ id: 'a' });
  await client.things.getThing({ id: 'a' });
  expect(events).toEqual(['start', 'request', 'response', 'end', 'start', 'request', 'response', 'end']);
});

test.each([
  ['a JSON body', { id: 'x' }, 'application/json', '{"id":"x"}'],
  ['a multipart body', new FormData(), /^multipart\/form-data; boundary=/u, /--/u],
])('the client of an API with %s writes it', async (name, body, type, written) => {
  const { server, things } = await clientOf(name, json({ id: 'a' }));
  await things.getThing({ id: 'a' }, body);
  expect(server.last().headers['content-type']).toMatch(type);
  expect(server.last().body).toMatch(written);
});

test('the client of an API with a credential sends the credential', async () => {
  const { server, things } = await clientOf('a credential', json({ id: 'a' }), { auth: { Token: 't' } });
  await things.getThing({ id: 'a' });
  expect(server.last().headers.authorization).toBe('Bearer t');
});

test.each([
  ['pages by the header Link', 'page'],
  ['pages by a cursor', 'mark'],
  ['pages by numbers', 'page'],
])('the client of an API with %s reads page after page', async (name, parameter) => {
  const { server, things } = await clientOf(name, ({ line }) => {
    const number = Number(new URL(line.slice(4), 'http://a').searchParams.get(parameter) ?? 1);
    const next = `${number + 1}`;
    const headers = { link: `</things/a?page=${next}>; rel="next"`, 'next-mark': next };
    return json(number > 2 ? [] : [number], 200, number < 3 ? headers : {});
  });
  const items = [];
  for await (const item of things.getThing({ id: 'a' })) items.push(item);
  expect(items).toEqual([1, 2]);
  const other = ['GET /things/a', `GET /things/a?${parameter}=2`, `GET /things/a?${parameter}=3`];
  expect(server.received.map(({ line }) => line)).toEqual(other);
});

test('an operation with an idempotency key is repeated with a key of the client, which a caller may replace', async () => {
  const answer = { status: 500, headers: now };
  const { things, server } = await clientOf('a header with an idempotency key', answer, { retry: { times: 1 } });
  const call = Object.values<(...input: unknown[]) => Promise<unknown>>(things)[0];
  await expect(call?.({ id: 'a' })).rejects.toThrow('500');
  await expect(call?.({ id: 'a' }, undefined, { headers: { 'Idempotency-Key': 'own' } })).rejects.toThrow('500');
  const [first, second, ...others] = server.received.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[\da-f-]{36}$/u);
  expect([second, ...others]).toEqual([first, 'own', 'own']);
});
