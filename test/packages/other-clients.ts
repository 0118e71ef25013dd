import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// The functions of `docs/other-clients.md` as modules, and a program that calls a service with them.

const page = readFileSync(join(import.meta.dirname, '../../docs/other-clients.md'), 'utf8');

/** Creates Angular's `HttpClient` in Node: without a page, and with the compiler that the bundler of an application contains. */
const angularClient = `import '@angular/compiler';
import { createEnvironmentInjector, type EnvironmentInjector, Injector, ɵINJECTOR_SCOPE, provideZonelessChangeDetection } from '@angular/core';
import { provideHttpClient, withFetch } from '@angular/common/http';

const providers = [{ provide: ɵINJECTOR_SCOPE, useValue: 'root' }, provideZonelessChangeDetection(), provideHttpClient(withFetch())];
const root = Injector.create({ providers: [] }) as EnvironmentInjector;
const inject = (type: typeof HttpClient): HttpClient => createEnvironmentInjector(providers, root).get(type);
`;

/** Returns a module for each library, which exports the function `clientFor`: a map from the name of the file to its code. */
export function otherClients(generated: string): Readonly<Record<string, string>> {
  const blocks = Array.from(page.matchAll(/^```ts\n(.*?)^```$/gmsu), ([, code = '']) =>
    code
      .replace('./generated/client/index.ts', generated)
      .replace('const client = createClient', 'export const clientFor = (baseUrl: string) => createClient'),
  );
  const [ky = '', axios = '', angular = ''] = blocks;
  return { 'ky.ts': ky, 'axios.ts': axios, 'angular.ts': angularClient + angular };
}

/** Prints the results of calls with each library, and the requests that the service has got, as JSON. */
export const useOtherClients = `import { once } from 'node:events';
import { createServer } from 'node:http';

const sent = [];
const server = createServer(async (request, response) => {
  const body = (await request.toArray()).join('');
  const { method, url, socket } = request;
  sent.push([method, url, body].join(' ').trim());
  const reply = (status, value) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  if (url === '/pets/missing') reply(404, { message: 'no such pet' });
  else if (url === '/pets/moved') response.writeHead(302, { location: '/pets/here' }).end();
  else if (url === '/pets/broken') socket.destroy();
  else if (url !== '/pets/slow') reply(method === 'POST' ? 201 : 200, body === '' ? { name: 'ü ' + url } : JSON.parse(body));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const all = {};
for (const library of ['ky', 'axios', 'angular']) {
  const { clientFor } = await import('./' + library + '.ts');
  const { pets } = clientFor('http://127.0.0.1:' + server.address().port);
  const calls = [
    () => pets.get({ id: 'one' }),
    () => pets.create({ name: 'é' }),
    () => pets.get({ id: 'missing' }),
    () => pets.get({ id: 'moved' }),
    () => pets.get({ id: 'slow' }, undefined, { signal: AbortSignal.timeout(100) }),
    () => pets.get({ id: 'broken' }, undefined, { retry: { times: 1, when: () => 0 } }),
  ];
  const results = [];
  for (const call of calls) results.push(await call().catch((error) => [error.name, error.reason].join(' ').trim()));
  all[library] = { results, sent: sent.splice(0) };
}
console.log(JSON.stringify(all));
server.closeAllConnections();
server.close();
`;
