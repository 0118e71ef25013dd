import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import express, { type Request, type Response } from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { loadSubject, type ContractSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { parseTarget } from '../../contract/3-ask/target.ts';
import type { RunOptions } from '../../contract/run.ts';
import type { Summary } from '../../contract/5-report/summary.ts';
import { createLockers, type LockerSettings } from './lockers/lockers.ts';
import { failuresOf, runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

const folder = join(import.meta.dirname, 'lockers');

const { subject } = await loadSubject(join(folder, 'openapi.yaml'));
if (subject === undefined) throw new Error('The description has errors.');
const lockersSubject: ContractSubject = subject;

interface LockerServer extends Partial<LockerSettings> {
  /** The path in front of the paths of the description. */
  readonly base?: string;
  /** Responds to a request in place of the service. Returns true if it has responded. */
  readonly before?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Starts a server of the description on plain Node. Returns its address, without the base path. */
function startLockers({ base = '/v1', before = () => false, ...settings }: LockerServer): Promise<string> {
  const respond = createLockers({ location: base, ...settings });
  return serverWith((request, response) => {
    const serve = async (): Promise<void> => {
      const body = await text(request);
      const { method = '', url = '' } = request;
      if (before(request, response)) return;
      const isInside = url.startsWith(`${base}/`);
      const { 'content-type': contentType } = request.headers;
      const target = isInside ? url.slice(base.length) : '/none';
      const { status, headers = {}, body: value } = respond({ method, target, contentType, body });
      const content = value === undefined ? '' : JSON.stringify(value);
      const type = value === undefined ? {} : { 'content-type': 'application/json' };
      const length = status === 204 ? {} : { 'content-length': Buffer.byteLength(content) };
      response.writeHead(status, { ...type, ...length, ...headers }).end(method === 'HEAD' ? '' : content);
    };
    void serve();
  });
}

/** Starts a gateway that forwards the paths below a prefix, without this prefix. Returns the address of the server in the gateway. */
async function startGateway(server: string, prefix: string): Promise<string> {
  const url = await serverWith((incoming, outgoing) => {
    const { url: target = '', method, headers } = incoming;
    if (!target.startsWith(`${prefix}/`)) return void outgoing.writeHead(404).end();
    const forwarded = httpRequest(server + target.slice(prefix.length), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  return url + prefix;
}

/** Returns a function that lets a number of requests pass in each second, and responds to the others with 429. */
function limitPerSecond(most: number, headers: 'RateLimit' | 'Retry-After') {
  let window = 0;
  let count = 0;
  return (_: IncomingMessage, response: ServerResponse): boolean => {
    const now = Date.now();
    if (Math.floor(now / 1000) !== window) [window, count] = [Math.floor(now / 1000), 0];
    count += 1;
    const wait = ((window + 1) * 1000 - now) / 1000;
    if (headers === 'RateLimit') response.setHeader('ratelimit', `"second";r=${Math.max(0, most - count)};t=1`);
    if (count <= most) return false;
    response.writeHead(429, headers === 'Retry-After' ? { 'retry-after': String(Math.ceil(wait)) } : {}).end();
    return true;
  };
}

/** Starts a program that prints its port. Returns its address. */
async function startProgram(command: string, file: string): Promise<string> {
  const child = spawn(command, [join(folder, file)], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const [line] = await once(child.stdout, 'data');
  return `http://127.0.0.1:${String(line).trim()}`;
}

/** Runs the tests twice on the same server. Expects no failure, no flaky case and no hint, that each operation conforms, and that no data is left. */
async function expectConforming(target: string, options: Partial<RunOptions> = {}): Promise<Summary> {
  const runs: Summary[] = [];
  for (const seed of [1, 1]) {
    const address = parseTarget(target, lockersSubject.api);
    const summary = await runAgainst(lockersSubject, target, noFixtures, { target: address, seed, ...options });
    runs.push(summary);
    expect(failuresOf(summary)).toEqual([]);
    expect(summary.operations.filter(({ state }) => state !== 'conforms')).toEqual([]);
    const others = summary.results.flatMap(({ id, verdict, hints }) => [
      ...(verdict.kind === 'flaky' ? [`${id} flaky: ${JSON.stringify(verdict.findings)}`] : []),
      ...hints.map(({ message }) => `${id} hint: ${message}`),
    ]);
    expect(others).toEqual([]);
    expect(summary.leftovers).toEqual([]);
  }
  const [first, second] = runs.map(({ results }) => results.map(({ id, verdict }) => `${id} ${verdict.kind}`));
  // A deletion of the first run may take effect during the second run, and a list that changes is not compared.
  if (options.settle === undefined) expect(second).toEqual(first);
  if (runs[1] === undefined) throw new Error('There was no run.');
  return runs[1];
}

const later = (change: () => void): void => void setTimeout(change, 60);

test('a server with natural keys conforms, twice', async () => {
  await expectConforming(await startLockers({}));
});

test('a server without a base path conforms, twice', async () => {
  await expectConforming(`${await startLockers({ base: '', location: '' })}/`);
});

test.each(['/v1', 'https://lockers.example/v1'])(
  'a server behind a gateway that it does not know conforms, if its addresses begin with %s',
  async (location) => {
    const server = await startLockers({ location });
    await expectConforming(`${await startGateway(server, '/gateway/shop')}/v1`);
    await expectConforming(`${await startGateway(`${server}/v1`, '/lockers-v1')}`);
  },
);

test('with --settle, a server whose writes take effect later passes all cases about writes that other servers pass', async () => {
  const url = await startLockers({ apply: later });
  const summary = await expectConforming(url, { settle: 400 });
  const passed = ({ results }: Summary): string[] =>
    results.flatMap(({ id, verdict }) =>
      verdict.kind === 'passed' && /\/(?:chain|write)\//u.test(id) && !id.endsWith('/others') ? [id] : [],
    );
  expect(passed(summary)).toEqual(passed(await expectConforming(await startLockers({}))));
});

test.each([
  ['changesOthers', 'updateLocker/chain/createLocker/others: updateLocker also changes'],
  ['removesOthers', 'deleteLocker/chain/createLocker/others: deleteLocker also removes another item of listLockers'],
  ['ignoresDefault', 'createLocker/write/defaults: createLocker returns another weight than the documented default'],
  ['resetsUnsent', 'updateLocker/write/kept: updateLocker with'],
] as const)('a server with the fault %s has the finding %s', async (fault, expected) => {
  const summary = await runAgainst(lockersSubject, await startLockers({ fault }), noFixtures);
  const hints = summary.results.flatMap(({ id, hints: own }) => own.map(({ message }) => `${id}: ${message}`));
  expect([...failuresOf(summary), ...hints].filter((line) => line.startsWith(expected))).not.toEqual([]);
});

test('without --settle, a server whose writes take effect later deviates', async () => {
  const summary = await runAgainst(lockersSubject, await startLockers({ apply: later }), noFixtures);
  expect(failuresOf(summary)).not.toEqual([]);
});

test.each(['Retry-After', 'RateLimit'] as const)('a server with a rate limit in %s conforms', async (header) => {
  const url = await startLockers({ before: limitPerSecond(150, header) });
  const { waits } = await expectConforming(url);
  expect(waits.milliseconds).toBeGreaterThan(0);
});

const programs = [
  ['python3', 'server.py'],
  ['perl', 'server.pl'],
  ['java', 'Server.java'],
] as const;

/** Starts an express server, whose router and body parser send their own refusals. */
async function startExpress(): Promise<string> {
  const respond = createLockers({ location: '/v1' });
  const app = express()
    .disable('x-powered-by')
    .use(express.text({ type: () => true, limit: '1mb' }));
  const send = (request: Request, response: Response): void => {
    const { method, url, body } = request;
    const contentType = request.get('content-type');
    const { status, headers = {}, body: value } = respond({ method, target: url, contentType, body: String(body) });
    response.status(status).set({ ...(value !== undefined && { 'content-type': 'application/json' }), ...headers });
    response.end(value === undefined ? undefined : JSON.stringify(value));
  };
  app.use('/v1', send);
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a fastify server. */
async function startFastify(): Promise<string> {
  const respond = createLockers({ location: '/v1' });
  const app = fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
  app.all('/v1/*', (request, reply) => {
    const { method, url, body } = request;
    const { 'content-type': contentType } = request.headers;
    const target = url.slice('/v1'.length);
    const { status, headers = {}, body: value } = respond({ method, target, contentType, body: String(body ?? '') });
    const type = value === undefined ? {} : { 'content-type': 'application/json' };
    return reply
      .code(status)
      .headers({ ...type, ...headers })
      .send(value === undefined ? undefined : JSON.stringify(value));
  });
  onTestFinished(() => app.close());
  return app.listen({ host: '127.0.0.1', port: 0 });
}

/** Starts a hono app on a server of Node. */
async function startHono(): Promise<string> {
  const respond = createLockers({ location: '/v1' });
  const app = new Hono().all('/v1/*', async (context) => {
    const { method, url } = context.req;
    const target = url.slice(url.indexOf('/v1/') + '/v1'.length);
    const sent = { method, target, contentType: context.req.header('content-type'), body: await context.req.text() };
    const { status, headers = {}, body: value } = respond(sent);
    const type = value === undefined ? {} : { 'content-type': 'application/json' };
    return new globalThis.Response(value === undefined ? null : JSON.stringify(value), {
      status,
      headers: { ...type, ...headers },
    });
  });
  return serverWith((incoming, outgoing) => {
    const serve = async (): Promise<void> => {
      const { method = '', url = '', headers } = incoming;
      const body = await text(incoming);
      const response = await app.request(`http://localhost${url}`, {
        method,
        headers: { 'content-type': headers['content-type'] ?? '' },
        ...(method !== 'GET' && method !== 'HEAD' && { body }),
      });
      outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
    };
    void serve();
  });
}

test.each([
  ['express', startExpress],
  ['fastify', startFastify],
  ['hono', startHono],
] as const)('a server with %s conforms, twice', async (_, start) => {
  await expectConforming(await start());
});

test.for(programs)('a server in %s conforms, twice', async ([command, file], { skip }) => {
  if (spawnSync(command, ['-e', '0'], { stdio: 'ignore' }).error !== undefined) skip(`${command} is not installed`);
  await expectConforming(await startProgram(command, file));
});
