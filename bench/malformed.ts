import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { inspect } from 'node:util';
import express, { type RequestHandler } from 'express';
import fastify, { type FastifyPluginCallback } from 'fastify';
import { isOpenApiDocument } from '../mock/openapi-document.ts';
import { startPrismMock } from '../mock/start-prism-mock.ts';
import { startStubMock } from '../mock/stubs/start-stub-mock.ts';
import { generate } from '../test/generate.ts';
import { malformedFaults } from '../test/server/malformed-faults.ts';
import { fetchServer, type FetchHandler } from '../test/server/serve-fetch.ts';

// Sends malformed requests to the servers and mocks of any description. Prints the requests that get a 5xx, a response of more than 64 KiB,
// or no end of their connection.
//
//   node bench/malformed.ts description [count] [seed] [target]

const [, , spec = 'spec/openapi.yaml', count = '10000', seed = '1', only] = argv;

interface Target {
  readonly port: number;
  close(): Promise<unknown>;
}

/** The route of an operation, as generated code exports it. */
interface GeneratedRoute {
  readonly area: string;
  readonly handler: string;
  readonly method: string;
  readonly prefix?: string;
  readonly path: string;
}

const out = join(mkdtempSync(join(tmpdir(), 'forgespec-malformed-')), 'api');
writeFileSync(join(out, '../package.json'), '{ "type": "module" }');
const adapters = ['fetch', 'serve', 'node', 'express', 'fastify'] as const;
await generate({ spec: resolve(spec), out, adapters, check: false, force: false });
const load = (module: string) => import(join(out, 'server', module));
const { createDispatcher, routes, securitySchemes = {} } = await load('index.ts');

/** Returns a dispatcher whose handlers read their input and respond with 204. It prints each error. */
function dispatcher(): unknown {
  const handlers: Record<string, Record<string, unknown>> = {};
  for (const { area, handler } of routes as GeneratedRoute[])
    (handlers[area] ??= {})[handler] = (_: unknown, { url }: { readonly url: string }) => ({
      status: 204,
      headers: { 'x-query': String(new URL(url).search.length) },
    });
  const authenticate = Object.fromEntries(Object.keys(securitySchemes).map((name) => [name, () => ({})]));
  const print = (details: unknown, message: string): void => void stdout.write(`${message} ${inspect(details)}\n`);
  return createDispatcher(handlers, { authenticate, checkResponses: 'off', log: { warn: () => {}, error: print } });
}

async function listening(server: Server): Promise<Target> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

const adapter = async (name: string, exported: string) => (await load(`runtime/adapters/${name}.ts`))[exported];

const targets: Record<string, () => Promise<Target>> = {
  serve: async () => (await adapter('serve', 'serve'))(createServer, dispatcher(), { port: 0 }),
  node: async () => listening(createServer((await adapter('node', 'nodeListener'))(dispatcher()) as RequestListener)),
  fetch: async () => listening(fetchServer((await adapter('fetch', 'fetchHandler'))(dispatcher()) as FetchHandler)),
  express: async () => {
    const middleware = (await adapter('express', 'expressMiddleware'))(dispatcher()) as RequestHandler;
    return listening(createServer(express().use(middleware)));
  },
  fastify: async () => {
    const app = fastify();
    await app.register((await adapter('fastify', 'fastifyPlugin'))(dispatcher()) as FastifyPluginCallback);
    await app.listen({ port: 0, host: '127.0.0.1' });
    return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
  },
  'mock of the stubs': () => startStubMock({ generated: out, port: 0 }),
  'mock with Prism': async () => {
    const document: unknown = JSON.parse(readFileSync(join(out, 'openapi.json'), 'utf8'));
    if (!isOpenApiDocument(document)) throw new Error(`${spec} is not an OpenAPI description.`);
    return startPrismMock({ document, port: 0 });
  },
};

const operations = (routes as GeneratedRoute[]).map(
  ({ method, prefix = '', path }) => [method, prefix + path] as const,
);
let hasFaults = false;
for (const [name, start] of Object.entries(targets)) {
  if (only !== undefined && only !== name) continue;
  const { port, close } = await start();
  const began = performance.now();
  const faults = await malformedFaults(port, { count: Number(count), seed: Number(seed), operations });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  stdout.write(`${name}: ${count} requests, ${faults.length === 0 ? 'no' : faults.length} faults, ${seconds} s\n`);
  for (const fault of faults) stdout.write(`  ${fault.slice(0, 1000)}\n`);
  hasFaults ||= faults.length > 0;
  await Promise.race([close(), new Promise((elapsed) => setTimeout(elapsed, 1000))]);
}
rmSync(join(out, '..'), { recursive: true });
exit(hasFaults ? 1 : 0);
