import { env } from 'node:process';
import { expect, test } from 'vitest';
import type { Dispatch, HandlerContext, TransportRequest } from '../../generated/server/index.ts';
import { findRoute, routes } from '../../generated/server/routes.ts';
import { securitySchemes } from '../../generated/server/security.ts';
import { malformedFaults } from './malformed-faults.ts';
import { oneOperation, createFullDispatch } from './one-operation.ts';
import { adapters } from './start-adapter.ts';

// Malformed requests for each adapter, each over a new socket. `MALFORMED=10000 MALFORMED_SEED=1 vitest run …` sends more of
// them.

const count = Number(env['MALFORMED'] ?? 1000);
const seed = Number(env['MALFORMED_SEED'] ?? 18);

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
  return Object.assign(
    (request: TransportRequest) => (request.target.startsWith('/upload') ? upload(request) : api(request)),
    {
      routes: [...routes, { method: 'POST', path: '/upload' }],
    },
  );
}

test.each(Object.keys(adapters) as (keyof typeof adapters)[])(
  `%s: ${count} malformed requests get no 5xx, no endless wait and no large response, and the server goes on`,
  async (name) => {
    const logged: unknown[] = [];
    const { port, url, escaped, close } = await adapters[name](server(logged));
    try {
      const faults = await malformedFaults(port, { count, seed });
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
