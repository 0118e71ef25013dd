import { once } from 'node:events';
import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBadgeServer } from '../../examples/servers/badges.ts';
import { fetchHandler } from '../../generated/server/runtime/adapters/fetch.ts';
import { badRequest, type BadRequest } from './bad-requests.ts';
import { startExpress, startFastify, startNode } from './start-examples.ts';

// More than ten thousand bad requests for each adapter. No request may cause a 5xx, hang, end the process, or leave data
// behind.

const seed = 7;
const requests = fc.sample(badRequest, { numRuns: 10_000, seed });

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heap = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
};

const patience = 5000;

/** The number of responses by status. */
type Statuses = Map<number, number>;

const count = (statuses: Statuses, status: number): void => void statuses.set(status, (statuses.get(status) ?? 0) + 1);

function wire({ method, target, headers, body }: BadRequest): Buffer {
  const length = body === undefined ? {} : { 'content-length': String(body.length) };
  const lines = Object.entries({ host: 'a', ...headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([
    Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'),
    body ?? Buffer.of(),
  ]);
}

/** Sends requests one after the other over one connection. If the server ends the connection, opens another one. */
async function sendAll(port: number, batch: readonly BadRequest[], statuses: Statuses): Promise<void> {
  for (let sent = 0; sent < batch.length;) {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1').setTimeout(patience);
    const wanted = batch.length - sent;
    let text = '';
    let answered = 0;
    socket.on('timeout', () => socket.destroy(new Error(`No answer to ${JSON.stringify(batch[sent + answered])}`)));
    socket.on('data', (chunk: string) => {
      text += chunk;
      for (let end = text.indexOf('\r\n\r\n'); end !== -1; end = text.indexOf('\r\n\r\n')) {
        const length = Number(/\r\ncontent-length: (\d+)/iu.exec(text.slice(0, end))?.[1] ?? 0);
        if (text.length < end + 4 + length) return;
        count(statuses, Number(text.slice(9, 12)));
        text = text.slice(end + 4 + length);
        answered++;
      }
      if (answered === wanted) socket.end();
    });
    socket.write(Buffer.concat(batch.slice(sent).map(wire)));
    await once(socket, 'close').catch((error: NodeJS.ErrnoException) => {
      // The server may end a connection while the test is still sending.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
    });
    // A connection that ends without a response is a failure.
    if (answered === 0) throw new Error(`No answer to ${JSON.stringify(batch[sent])}`);
    sent += answered;
  }
}

async function inBatches<Item>(
  items: readonly Item[],
  size: number,
  send: (batch: Item[]) => Promise<void>,
): Promise<void> {
  const batches = Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) await send(batch);
    }),
  );
}

const failures = (statuses: Statuses): number[] =>
  [...statuses.keys()].filter((status) => !(status >= 200 && status < 500));

describe.each([
  ['node:http', startNode],
  ['express', startExpress],
  ['fastify', startFastify],
] as const)('%s', (_, start) => {
  let server: { readonly url: string; close(): Promise<unknown> };
  let port: number;

  beforeAll(async () => {
    server = await start();
    port = Number(new URL(server.url).port);
  });

  afterAll(() => server.close());

  test('bad requests are rejected, and leave no data behind', async () => {
    const statuses: Statuses = new Map();
    const send = (batch: readonly BadRequest[]): Promise<void> => sendAll(port, batch, statuses);
    await inBatches(requests.slice(0, 2000), 25, send);
    const before = heap();
    await inBatches(requests.slice(2000), 25, send);
    expect(heap() - before).toBeLessThan(10);
    expect(failures(statuses)).toEqual([]);
    const refused = [...statuses].filter(([status]) => status >= 400).reduce((sum, [, times]) => sum + times, 0);
    expect(refused / requests.length).toBeGreaterThan(0.9);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([400, 401, 404, 405, 414, 415, 422]));
  }, 60_000);
});

test('fetch: bad requests are rejected', async () => {
  const answer = fetchHandler(createBadgeServer('secret'));
  const statuses: Statuses = new Map();
  for (const { method, target, headers, body } of requests) {
    const url = `http://a${target}`;
    // The class `Request` rejects these requests.
    if (!URL.canParse(url) || Object.values(headers).some((value) => value === '')) continue;
    const request = new Request(url, { method, headers, ...(body !== undefined && { body: Uint8Array.from(body) }) });
    count(statuses, (await answer(request)).status);
  }
  // `URL` resolves `..`, so some addresses are those of operations that the example does not implement (501).
  expect(failures(statuses).filter((status) => status !== 501)).toEqual([]);
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([400, 401, 404, 405, 414, 415, 422]));
}, 60_000);
