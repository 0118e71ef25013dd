import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { compilerOf } from '../compilers.ts';
import { generate } from '../generate.ts';

const root = join(import.meta.dirname, '..', '..');

const ref = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } });
const operation = (operationId: string, mediaType: string, media: object, more: object = {}) => ({
  operationId,
  tags: ['messages'],
  responses: { 200: { description: 'Done.', content: { [mediaType]: media } } },
  ...more,
});

const description = {
  openapi: '3.2.0',
  info: { title: 'Chat', version: '1' },
  servers: [{ url: 'https://chat.example' }],
  paths: {
    '/messages': {
      get: operation('watch', 'text/event-stream', ref('Message')),
      post: operation('copy', 'application/jsonl', ref('Message'), {
        requestBody: { required: true, content: { 'application/x-ndjson': ref('Message') } },
      }),
    },
    '/texts': { get: operation('texts', 'text/event-stream', { schema: { type: 'string' } }) },
    '/records': {
      get: operation('records', 'application/json-seq', {
        schema: { type: 'array', items: { type: ['integer', 'object'] } },
      }),
    },
    '/changes': {
      get: operation('changes', 'text/event-stream', {
        itemSchema: { oneOf: [{ $ref: '#/components/schemas/Added' }, { $ref: '#/components/schemas/Note' }] },
      }),
    },
  },
  components: {
    schemas: {
      Message: {
        type: 'object',
        required: ['text'],
        properties: { text: { type: 'string' }, at: { type: 'string', format: 'date-time' } },
      },
      Added: {
        type: 'object',
        required: ['event', 'data'],
        properties: {
          event: { const: 'added' },
          data: {
            type: 'string',
            contentMediaType: 'application/json',
            contentSchema: { $ref: '#/components/schemas/Message' },
          },
        },
      },
      Note: {
        type: 'object',
        required: ['event', 'data'],
        properties: { event: { const: 'note' }, data: { type: 'string' }, id: { type: 'string' } },
      },
    },
  },
};

/** The program of a user. It must compile under every strict flag. */
const program = `
import { createClient } from './api/client/index.ts';
import { createDispatcher, type PartialHandlers } from './api/server/index.ts';
import { fetchHandler } from './api/server/runtime/adapters/fetch.ts';

export const handlers: PartialHandlers = {
  messages: {
    watch: (_input, { signal }) => ({
      status: 200,
      body: (async function* () {
        for (let id = 1; !signal.aborted; id++) {
          yield { id: String(id), event: 'posted', data: { text: 'Hello', at: new Date(0) } };
          yield { comment: 'still here' };
        }
      })(),
    }),
    copy: async ({ body }) => {
      const messages = [];
      for await (const message of body) messages.push({ ...message, text: message.text.toUpperCase() });
      return { status: 200, body: messages };
    },
    changes: () => ({
      status: 200,
      body: [
        { event: 'added', data: { text: 'a' } },
        { event: 'note', data: 'b', id: '7' },
      ],
    }),
  },
};

export const handle: (request: Request) => Promise<Response> = fetchHandler(createDispatcher(handlers, { heartbeat: 5000 }));

export async function firstTexts(count: number): Promise<string[]> {
  const client = createClient({ baseUrl: 'http://chat.test', fetch: handle });
  const texts: string[] = [];
  for await (const { data, id = '' } of (await client.messages.watch({}, { reconnect: 'never' })).events) {
    texts.push(\`\${id} \${data.text} \${data.at?.getTime() ?? ''}\`);
    if (texts.length === count) break;
  }
  return texts;
}

export async function changes(): Promise<string[]> {
  const client = createClient({ baseUrl: 'http://chat.test', fetch: handle });
  const found: string[] = [];
  for await (const change of await client.messages.changes()) {
    found.push(change.event === 'added' ? change.data.text : change.data.slice(0, 1));
  }
  return found;
}

export async function copied(): Promise<string[]> {
  const client = createClient({ baseUrl: 'http://chat.test', fetch: handle });
  const texts: string[] = [];
  async function* messages() {
    yield { text: 'a' };
    yield { text: 'b' };
  }
  for await (const { text } of await client.messages.copy(messages())) texts.push(text);
  return texts;
}
`;

let folder = '';
const load = (file: string) => import(join(folder, file));

// The folder is inside the repository, so that the output can import its packages.
beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache', 'streams-'));
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(description));
  await writeFile(join(folder, 'program.ts'), program);
  const config = { extends: '../../test/types/tsconfig.json', include: ['**/*.ts'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const result = await generate({
    spec: join(folder, 'openapi.json'),
    out: join(folder, 'api'),
    adapters: ['fetch', 'serve', 'node'],
    dateTimes: 'Date',
    check: false,
    force: false,
  });
  if (!result.upToDate) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.closeAllConnections()));

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a generated server with these handlers, and returns its address. */
async function served(messages: object, options: object = {}): Promise<string> {
  const { createDispatcher } = await load('api/server/index.ts');
  const { nodeListener } = await load('api/server/runtime/adapters/node.ts');
  return listening(nodeListener(createDispatcher({ messages }, options)));
}

async function clientOf(baseUrl: string, options: object = {}) {
  const { createClient } = await load('api/client/index.ts');
  return createClient({ baseUrl, ...options }).messages;
}

async function listOf(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const list = [];
  for await (const item of items) list.push(item);
  return list;
}

const events = (...texts: string[]) => `${texts.join('\n\n')}\n\n`;
const eventStream = { 'content-type': 'text/event-stream' };

test.each(['typescript', 'typescript-7'] as const)(
  'the output and the program of its user compile with %s',
  async (compiler) => {
    const command = [...compilerOf(compiler), '-p', folder];
    const { stdout } = await promisify(execFile)(process.execPath, command).catch((error: { stdout: string }) => error);
    expect(stdout).toBe('');
  },
  120_000,
);

test('a program sends and receives typed items', async () => {
  const { firstTexts, changes, copied } = await load('program.ts');
  expect(await firstTexts(2)).toEqual(['1 Hello 0', '2 Hello 0']);
  expect(await changes()).toEqual(['a', 'b']);
  expect(await copied()).toEqual(['A', 'B']);
});

test('events are written with all their fields, and data of several lines stays whole', async () => {
  const body = [{ data: 'one\ntwo', event: 'x', id: '1', retry: 50 }, { comment: 'wait' }, { data: '' }];
  const url = await served({ texts: () => ({ status: 200, body }) });
  const response = await fetch(`${url}/texts`);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe(':\n\nevent: x\nid: 1\nretry: 50\ndata: one\ndata: two\n\n: wait\n\ndata: \n\n');
  const client = await clientOf(url);
  expect(await listOf((await client.texts()).events)).toEqual([
    { data: 'one\ntwo', event: 'x', id: '1', retry: 50 },
    { data: '' },
  ]);
  expect(await listOf(await client.texts())).toEqual(['one\ntwo', '']);
});

test('an event type with a line end is not sent, because it could add fields', async () => {
  const url = await served({ texts: () => ({ status: 200, body: [{ data: 'a', event: 'x\ndata: b' }] }) });
  await expect(fetch(`${url}/texts`).then((response) => response.text())).rejects.toThrow(/fetch failed|terminated/u);
});

test('records are written and read as RFC 7464 describes', async () => {
  const url = await served({ records: () => ({ status: 200, body: [1, {}] }) });
  expect(await (await fetch(`${url}/records`)).text()).toBe('\u001e1\n\u001e{}\n');
  expect(await listOf(await (await clientOf(url)).records())).toEqual([1, {}]);
});

test('the client gets an event before the stream ends, and the handler learns that the client has left', async () => {
  let isReturned: (value: string) => void = () => undefined;
  const returned = new Promise((resolve) => (isReturned = resolve));
  const body = {
    [Symbol.asyncIterator]: () => ({
      next: async () => ({ done: false, value: { data: 'tick' } }),
      return: async () => (isReturned('returned'), { done: true, value: undefined }),
    }),
  };
  const client = await clientOf(await served({ texts: () => ({ status: 200, body }) }));
  for await (const data of await client.texts()) {
    expect(data).toBe('tick');
    break;
  }
  expect(await returned).toBe('returned');
});

test('the server reads no more items than the client accepts', async () => {
  let sent = 0;
  const body = (async function* () {
    for (;;) yield { data: `${sent++}`.padEnd(100_000, '.') };
  })();
  const stream = await (await clientOf(await served({ texts: () => ({ status: 200, body }) }))).texts();
  const iterator = stream[Symbol.asyncIterator]();
  await iterator.next();
  // When `sent` does not grow any more, the buffers of the server, the client and the network are full.
  let before = -1;
  while (before !== sent) {
    before = sent;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  expect(sent).toBeLessThan(1000);
  await iterator.return?.();
});

test('a stream without events gets comments', async () => {
  const body = (async function* () {
    await new Promise((resolve) => setTimeout(resolve, 100));
    yield { data: 'late' };
  })();
  const url = await served({ texts: () => ({ status: 200, body }) }, { heartbeat: 20 });
  expect(await (await fetch(`${url}/texts`)).text()).toMatch(/^(?::\n\n)+data: late\n\n$/u);
});

test('a broken stream continues after its last event', async () => {
  const seen: unknown[] = [];
  const url = await listening((request, response) => {
    seen.push(request.headers['last-event-id']);
    response.writeHead(200, eventStream);
    if (seen.length > 1) {
      response.end(events('id: 3\ndata: c'));
      return;
    }
    response.write(events('retry: 1', 'id: 1\ndata: a', 'id: 2é\ndata: b'));
    setTimeout(() => response.destroy(), 20);
  });
  const found = await listOf((await (await clientOf(url)).texts()).events);
  expect(found).toEqual([
    { id: '1', data: 'a' },
    { id: '2é', data: 'b' },
    { id: '3', data: 'c' },
  ]);
  expect(seen.map((id) => id && Buffer.from(String(id), 'latin1').toString())).toEqual([undefined, '2é']);
});

test('a broken stream whose events have no ids is an error, because events could be lost', async () => {
  const url = await listening((_request, response) => {
    response.writeHead(200, eventStream);
    response.write(events('data: a'));
    setTimeout(() => response.destroy(), 20);
  });
  const { ConnectionError } = await load('api/client/index.ts');
  await expect(listOf(await (await clientOf(url)).texts())).rejects.toBeInstanceOf(ConnectionError);
});

test('with reconnect: always, a stream ends when the service responds with 204', async () => {
  let count = 0;
  const url = await listening((_request, response) => {
    count++;
    response.writeHead(count > 2 ? 204 : 200, eventStream);
    response.end(count > 2 ? undefined : events('retry: 1', `data: ${count}`));
  });
  const found = await listOf(await (await clientOf(url)).texts({}, { reconnect: 'always' }));
  expect(found).toEqual(['1', '2']);
});

test('an abort ends the stream, also while the client waits for the next connection', async () => {
  const url = await listening((_request, response) => {
    response.writeHead(200, eventStream);
    response.write(events('id: 1\ndata: a'));
    setTimeout(() => response.destroy(), 20);
  });
  const signal = AbortSignal.timeout(200);
  const stream = await (await clientOf(url)).texts({}, { signal });
  await expect(listOf(stream)).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('the time limit of the client applies to the wait for each chunk', async () => {
  const url = await listening((_request, response) => {
    response.writeHead(200, eventStream);
    const timer = setInterval(() => response.write(':\n'), 50);
    setTimeout(() => {
      clearInterval(timer);
      response.end(events('data: a'));
    }, 900);
  });
  expect(await listOf(await (await clientOf(url, { timeout: 600 })).texts())).toEqual(['a']);
});

test('a page in place of a stream is an error, and [DONE] is the end of a stream of JSON', async () => {
  const { ApiError } = await load('api/client/index.ts');
  const page = await listening((_request, response) => response.setHeader('content-type', 'text/html').end('<p>'));
  await expect(listOf(await (await clientOf(page)).texts())).rejects.toBeInstanceOf(ApiError);
  const url = await listening((_request, response) => {
    response.writeHead(200, eventStream).end(events('data: {"text":"a"}', 'data: [DONE]', 'data: {"text":"b"}'));
  });
  expect(await listOf(await (await clientOf(url)).watch())).toEqual([{ text: 'a' }]);
});

test('response checks of the client check each item', async () => {
  const { checkResponses } = await load('api/client/index.ts');
  const { responses } = await load('api/validators/responses.ts');
  const { judgeResponse } = await load('api/validators/runtime/responses.ts');
  const middleware = [checkResponses(responses, judgeResponse)];
  const url = await listening((_request, response) => {
    response.writeHead(200, eventStream).end(events('data: {"text":"a"}', 'data: {"text":1}'));
  });
  const stream = (await (await clientOf(url, { middleware })).watch())[Symbol.asyncIterator]();
  expect((await stream.next()).value).toEqual({ text: 'a' });
  await expect(stream.next()).rejects.toMatchObject({
    name: 'InvalidResponseError',
    issues: [{ path: '/body/data/text', message: 'must be a string' }],
  });
});

test('response checks of the server check each item', async () => {
  const logged: object[] = [];
  const log = { warn: (details: object) => logged.push(details), error: () => undefined };
  const body = [{ data: { text: 'a' } }, { data: { text: 1 } }];
  const url = await served({ watch: () => ({ status: 200, body }) }, { log });
  expect(await (await fetch(`${url}/messages`)).text()).toContain('data: {"text":1}');
  expect(logged).toMatchObject([{ issues: [{ path: '/body/data/text', message: 'must be a string' }] }]);
});

test.each([
  ['{"text":"a"}\n{"text":1}\n', { issues: [{ path: '/body/1/text', message: 'must be a string' }] }],
  ['{"text":"a"}\n{', { message: expect.stringContaining('Item 1 of the body must be JSON') }],
])('the request body %j is refused', async (body, refusal) => {
  const copy = async (input: { body: AsyncIterable<unknown> }) => ({ status: 200, body: await listOf(input.body) });
  const url = await served({ copy });
  const headers = { 'content-type': 'application/x-ndjson' };
  const response = await fetch(`${url}/messages`, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject(refusal);
});
