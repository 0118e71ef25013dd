import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { emitOutput } from '../../cli/plugin-test.ts';
import { tanstackQuery } from '../../plugins/tanstack-query/index.ts';
import { shop } from './shop.ts';

/** Starts a service with three pages of pets. It records the request lines and the bodies. */
async function serve() {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    requests.push(`${request.method} ${request.url} ${Buffer.concat(chunks).toString()}`.trim());
    const at = Number(new URL(request.url ?? '', 'http://x').searchParams.get('cursor') ?? 1);
    const page = { items: [{ id: `pet-${at}`, name: 'a' }], ...(at < 3 && { next_cursor: String(at + 1) }) };
    const body =
      request.method === 'GET' && request.url?.startsWith('/pets/') !== true ? page : { id: 'one', name: 'b' };
    response.writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return { requests, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

test('queries, infinite queries and mutations work with the client of TanStack Query, and compile', async () => {
  const output = await emitOutput({
    description: shop,
    plugins: [tanstackQuery({ framework: 'core' })],
    options: { only: ['types', 'client'] },
  });
  onTestFinished(output.remove);
  expect(output.diagnostics).toEqual([]);
  expect([...output.files.keys()]).toEqual(
    ['index.ts', 'options.ts', 'owners.ts', 'pets.ts'].map((name) => `tanstack-query/${name}`),
  );
  expect(await output.compile()).toEqual([]);

  const load = (path: string) => import(pathToFileURL(join(output.folder, path)).href);
  const library: string = '@tanstack/query-core';
  const { MutationCache, QueryClient } = await import(library);
  const { createClient } = await load('client/index.ts');
  const options = await load('tanstack-query/index.ts');
  const { requests, url } = await serve();
  const client = createClient({ baseUrl: url });
  const cache = new QueryClient({ mutationCache: new MutationCache({ onSuccess: options.refreshArea(() => cache) }) });

  const pet = options.getPetQuery(client, { id: 'a b' });
  expect(pet.queryKey).toEqual(['pets', 'getPet', { id: 'a b' }]);
  expect(await cache.fetchQuery(pet)).toEqual({ id: 'one', name: 'b' });
  expect(
    cache.getQueryData(options.getPetQuery(client, { id: 'a b' }, undefined, { retries: 1 }).queryKey),
  ).toBeDefined();

  const pages = await cache.fetchInfiniteQuery({ ...options.listPetsInfiniteQuery(client, { owner: 'me' }), pages: 5 });
  expect(pages.pages.map(({ items }: { items: { id: string }[] }) => items.map(({ id }) => id))).toEqual([
    ['pet-1'],
    ['pet-2'],
    ['pet-3'],
  ]);
  expect(requests.slice(1)).toEqual([
    'GET /pets?owner=me',
    'GET /pets?owner=me&cursor=2',
    'GET /pets?owner=me&cursor=3',
  ]);

  const mutation = cache.getMutationCache().build(cache, options.createPetMutation(client));
  expect(await mutation.execute({ body: { id: 'c', name: 'd' } })).toEqual({ id: 'one', name: 'b' });
  expect(requests.at(-1)).toBe('POST /pets {"id":"c","name":"d"}');
  // The mutation makes the queries of its area stale, and no others.
  const owner = options.getOwnerQuery(client, { id: 'me' });
  await cache.fetchQuery(owner);
  await cache
    .getMutationCache()
    .build(cache, options.createPetMutation(client))
    .execute({ body: { id: 'c', name: 'd' } });
  const isInvalidated = (queryKey: readonly unknown[]) => cache.getQueryState(queryKey)?.isInvalidated;
  expect([isInvalidated(pet.queryKey), isInvalidated(owner.queryKey)]).toEqual([true, false]);
});
