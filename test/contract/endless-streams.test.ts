import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadSubject, type ContractSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { parseTarget } from '../../contract/3-ask/target.ts';
import type { Summary } from '../../contract/5-report/summary.ts';
import { observe } from '../../contract/passive/observe.ts';
import { fileWith } from './file-with.ts';
import { failuresOf, runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

const item = `{ schema: { type: object, required: [level], properties: { level: { type: integer } } } }`;
const description = `openapi: 3.1.0
info: { title: Locks, version: '1' }
paths:
  /events:
    get:
      operationId: watch
      responses: { '200': { description: Events., content: { text/event-stream: ${item} } } }
  /lines:
    get:
      operationId: follow
      responses: { '200': { description: Lines., content: { application/jsonl: ${item} } } }
  /levels:
    get:
      operationId: levels
      responses: { '200': { description: Levels., content: { application/json: ${item} } } }
`;

async function subjectOf(text: string): Promise<ContractSubject> {
  const { subject } = await loadSubject(fileWith(text));
  if (subject === undefined) throw new Error('The description has errors.');
  return subject;
}

/** Sends the texts, and never ends the response. */
function stream(response: ServerResponse, type: string, texts: readonly string[]): void {
  response.writeHead(200, { 'content-type': type });
  response.flushHeaders();
  for (const text of texts) response.write(text);
}

const level = (value: unknown): string => JSON.stringify({ level: value });

const streams: Readonly<Record<string, (response: ServerResponse, value: unknown) => void>> = {
  '/events': (response, value) =>
    stream(response, 'text/event-stream', [
      ': hello\n\n',
      `data: ${level(1)}\n\n`,
      `data: ${level(value)}\n\n`,
      'data: {"le',
    ]),
  '/lines': (response, value) => stream(response, 'application/jsonl', [`${level(1)}\n`, `${level(value)}\n`, '{"lev']),
  '/levels': (response, value) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(level(value));
  },
};

const answer =
  (values: Readonly<Record<string, unknown>>, others: typeof streams = {}) =>
  ({ url = '', method }: IncomingMessage, response: ServerResponse): void => {
    const path = url.replace(/\?.*/u, '');
    const respond = others[path] ?? streams[path];
    if (respond === undefined || method !== 'GET')
      response.writeHead(respond === undefined ? 404 : 405, { allow: 'GET' }).end();
    else respond(response, values[path] ?? 2);
  };

const passed = ({ results }: Summary): string[] =>
  results.flatMap(({ id, verdict }) => (verdict.kind === 'passed' && id.endsWith('/minimal') ? [id] : []));

test('endless streams are read for a limited time, and all other operations are tested', async () => {
  const url = await serverWith(answer({}));
  const summary = await runAgainst(await subjectOf(description), url, noFixtures);
  expect(failuresOf(summary)).toEqual([]);
  expect(passed(summary).toSorted()).toEqual(['follow/minimal', 'levels/minimal', 'watch/minimal']);
});

test.for([
  ['/events', 'watch'],
  ['/lines', 'follow'],
] as const)('an invalid item in the endless stream %s is found', async ([path, operation]) => {
  const url = await serverWith(answer({ [path]: 'high' }));
  const failures = failuresOf(
    await runAgainst(await subjectOf(description), url, noFixtures, { operations: [operation] }),
  );
  expect(failures).toContainEqual(expect.stringMatching(/minimal: \/\d(?:\/data)?\/level must be an integer/u));
});

test('the beginning of a compressed stream is decoded', async () => {
  const compressed = (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' });
    response.write(gzipSync(`data: ${level(1)}\n\n`.repeat(50)).subarray(0, -4));
  };
  const url = await serverWith(answer({}, { '/events': compressed }));
  const summary = await runAgainst(await subjectOf(description), url, noFixtures, { operations: ['watch'] });
  expect(failuresOf(summary)).toEqual([]);
});

test('a server is reached if one operation never responds, and another one sends a body without an end', async () => {
  const late = {
    '/events': () => undefined,
    '/levels': (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"level":');
    },
  };
  const url = await serverWith(answer({}, late));
  const summary = await runAgainst(await subjectOf(description), url, noFixtures, { timeout: 400 });
  expect(passed(summary)).toEqual(['follow/minimal']);
  expect(failuresOf(summary)).toContain(
    'levels/minimal: The response does not end. The body of the response did not end within 400 ms. (UNFINISHED)',
  );
  expect(summary.results.find(({ id }) => id === 'watch/minimal')?.verdict).toEqual({
    kind: 'skipped',
    reason: 'the stream of watch has no item yet: The server did not respond within 400 ms.',
  });
});

test('the proxy checks the beginning of an endless stream', async () => {
  const url = await serverWith(answer({ '/events': 'high' }));
  const subject = await subjectOf(description);
  const stop = new AbortController();
  const started = Promise.withResolvers<string>();
  const summary = observe({
    subject,
    upstream: parseTarget(url, subject.api),
    host: '127.0.0.1',
    port: 0,
    baseline: [],
    keepExchanges: false,
    runUntilStopped: async (proxy) => {
      await once(stop.signal, 'abort');
      await proxy.close(AbortSignal.timeout(100));
    },
    onStart: started.resolve,
    onResult: () => undefined,
  });
  const client = get(`${await started.promise}/events`);
  const [response] = (await once(client, 'response')) as [IncomingMessage];
  response.on('error', () => undefined);
  client.on('error', () => undefined);
  let received = '';
  for await (const chunk of response) if ((received += String(chunk)).includes('high')) break;
  stop.abort();
  expect(failuresOf(await summary)).toContainEqual(expect.stringContaining('level must be an integer'));
});
