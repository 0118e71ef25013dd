import { connect } from 'node:net';
import { env } from 'node:process';
import { expect, test } from 'vitest';
import type { Dispatch, HandlerContext } from '../../generated/server/index.ts';
import { findRoute, routes } from '../../generated/server/routes.ts';
import { securitySchemes } from '../../generated/server/security.ts';
import { malformedBytes, type MalformedBytes } from './malformed-bytes.ts';
import { oneOperation, createFullDispatch } from './one-operation.ts';
import { adapters } from './start-adapter.ts';

// Malformed requests for each adapter, each over a new socket. `MALFORMED=10000 MALFORMED_SEED=1 vitest run …` sends more of
// them.

const count = Number(env['MALFORMED'] ?? 1000);
const seed = Number(env['MALFORMED_SEED'] ?? 18);
const mostBytes = 64 * 1024;
/**
 * How long a connection may stay open after the client has ended it, in milliseconds. It is long, because the machine may be
 * busy.
 */
const patience = 30_000;

/** Returns a dispatcher for all operations of the API, and for one more operation, which accepts bodies of other media types. */
function server(logged: unknown[]): Dispatch {
  const note = (details: object): void => void logged.push(details);
  const log = { warn: note, error: note };
  const handlers: Record<string, Record<string, unknown>> = {};
  // Each handler reads the address of the request, as the handler of a paginated list does.
  const handle = (_: unknown, { url, request }: HandlerContext) => ({
    status: 204,
    headers: { 'x-same': String(new URL(url).search === new URL(request.url).search) },
  });
  for (const { area, handler } of routes) (handlers[area] ??= {})[handler] = handle;
  const authenticate = Object.fromEntries(Object.keys(securitySchemes).map((name) => [name, () => ({})]));
  const api = createFullDispatch(findRoute, securitySchemes, handlers, { authenticate, checkResponses: 'off', log });
  const mediaTypes = ['multipart/form-data', 'application/x-www-form-urlencoded', 'text/plain', '*/*'];
  const upload = oneOperation(
    'POST',
    async ({ body }: { readonly body: unknown }) => {
      let length = 0;
      if (typeof body === 'object' && body !== null && Symbol.asyncIterator in body)
        for await (const chunk of body as AsyncIterable<Uint8Array>) length += chunk.length;
      return { status: 200, body: { length } };
    },
    { requestBody: { required: false, mediaTypes } },
    { log },
  );
  return (request) => (request.target.startsWith('/upload') ? upload(request) : api(request));
}

/** Sends bytes, and ends the connection. Returns all received text when the server has closed the connection. */
async function exchange(port: number, bytes: Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  const pieces: string[] = [];
  socket.on('data', (piece: string) => pieces.push(piece));
  // A server may close a connection while the client is still sending.
  socket.on('error', () => {});
  const { promise: closed, resolve, reject } = Promise.withResolvers<void>();
  socket.once('close', () => resolve());
  const timeout = setTimeout(() => reject(new Error('The connection stays open')), patience);
  socket.end(bytes);
  try {
    await closed;
  } finally {
    clearTimeout(timeout);
    socket.destroy();
  }
  return pieces.join('');
}

/** Returns the fault in the responses to the bytes; undefined if there is none. */
async function faultOf(port: number, { bytes, requests }: MalformedBytes): Promise<string | undefined> {
  try {
    const text = await exchange(port, bytes);
    const statuses = Array.from(text.matchAll(/HTTP\/1\.1 (\d{3})/gu), ([, status]) => Number(status));
    if (statuses.some((status) => status >= 500)) return `statuses ${statuses.join(', ')}`;
    return text.length > mostBytes * requests ? `${text.length} bytes` : undefined;
  } catch (error) {
    return String(error);
  }
}

test.each(Object.keys(adapters) as (keyof typeof adapters)[])(
  `%s: ${count} malformed requests get no 5xx, no endless wait and no large response, and the server goes on`,
  async (name) => {
    const logged: unknown[] = [];
    const { port, url, escaped, close } = await adapters[name](server(logged));
    const next = malformedBytes(seed);
    const faults: string[] = [];
    let left = count;
    try {
      const work = async (): Promise<void> => {
        while (left-- > 0 && faults.length < 5) {
          const malformed = next();
          const fault = await faultOf(port, malformed);
          if (fault !== undefined)
            faults.push(`${fault}: ${JSON.stringify(malformed.bytes.subarray(0, 1000).toString('latin1'))}`);
        }
      };
      await Promise.all(Array.from({ length: 16 }, work));
      expect(faults).toEqual([]);
      expect(logged).toEqual([]);
      expect(escaped).toEqual([]);
      const good = await fetch(`${url}/api/v4/merge_requests?page=2`, { headers: { 'private-token': 'token' } });
      expect(good.status).toBe(204);
    } finally {
      await close();
    }
  },
  60_000 + count * 60,
);
