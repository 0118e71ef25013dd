// Compares our client with other HTTP clients. A small program for each client sends the same request. Measures the time of one call of the
// client, the size of the minified bundle of the program, and the time that TypeScript needs to check the program. Each client runs in its
// own process, in which a stub replaces `fetch`. The time of a direct call of the stub is subtracted from the time of the client, so that
// only the work of the client counts. Measurements of the client and of the stub take turns. The times differ between machines, so only
// ratios can be compared.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { createClient as generateHeyApi } from '@hey-api/openapi-ts';
import { rolldown } from 'rolldown';
import { median, runNode } from './run-command.ts';

const root = join(import.meta.dirname, '..');
const address = 'https://forge.test';
const rounds = 40;
const callsPerRound = 1000;

/**
 * A map from the name of each client to its program. Each program exports the function `call`, which sends a GET request and waits for the
 * data. The request contains a path parameter, a query and a token. The data is a list.
 */
const programs: Readonly<Record<string, string>> = {
  forgespec: `
    import { createCoreClient, projectBadges } from '${root}/generated/client/index.ts';
    const client = createCoreClient({ baseUrl: '${address}', auth: { PrivateToken: 'token' } });
    export const call = () => projectBadges.list(client)({ id: 'aurora/compass' }, { name: 'Coverage' });`,
  'forgespec, all operations': `
    import { createClient } from '${root}/generated/client/index.ts';
    const client = createClient({ baseUrl: '${address}', auth: { PrivateToken: 'token' } });
    export const call = () => client.projectBadges.list({ id: 'aurora/compass' }, { name: 'Coverage' });`,
  'openapi-fetch': `
    import createClient from 'openapi-fetch';
    import type { paths } from '${root}/generated/types/openapi.ts';
    const client = createClient<paths>({ baseUrl: '${address}/api/v4', headers: { 'PRIVATE-TOKEN': 'token' } });
    export const call = async () => (await client.GET('/projects/{id}/badges', {
      params: { path: { id: 'aurora/compass' }, query: { name: 'Coverage' } },
    })).data;`,
  'hey-api': `
    import { createClient, createConfig } from './hey-api/client/index.ts';
    import { listProjectBadges } from './hey-api/sdk.gen.ts';
    const client = createClient(createConfig({ baseUrl: '${address}/api/v4', auth: 'token' }));
    export const call = async () => (await listProjectBadges({
      client, path: { id: 'aurora/compass' }, query: { name: 'Coverage' },
    })).data;`,
  ky: `
    import ky from 'ky';
    const client = ky.create({ headers: { 'PRIVATE-TOKEN': 'token' } });
    export const call = () => client.get('${address}/api/v4/projects/aurora%2Fcompass/badges', {
      searchParams: { name: 'Coverage' },
    }).json();`,
  axios: `
    import axios from 'axios';
    const client = axios.create({ baseURL: '${address}/api/v4', adapter: 'fetch', headers: { 'PRIVATE-TOKEN': 'token' } });
    export const call = async () => (await client.get('/projects/aurora%2Fcompass/badges', {
      params: { name: 'Coverage' },
    })).data;`,
};

const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'nodenext',
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
};

// This call has a wrong path parameter. The compiler can report this error only if it has read the declarations of the client. If it does
// not report the error, `@ts-expect-error` makes the check fail. So the measured time always includes the time for the declarations.
const wrongUse = `
    // @ts-expect-error: no such path value
    void projectBadges.list(client)({ di: 24 });`;

const [, , measured] = process.argv;
await (measured === undefined ? compare() : measure(measured));

/** Bundles the programs, and measures each program in its own process. Prints a row for each program. */
async function compare(): Promise<void> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'bench-client-'));
  try {
    await generateHeyApi({
      input: join(root, 'generated', 'openapi.json'),
      output: { path: join(folder, 'hey-api') },
      plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
      logs: { level: 'silent', file: false },
    });
    const rows = [];
    for (const [name, program] of Object.entries(programs)) {
      const source = join(folder, `${name.replaceAll(/\W+/gu, '-')}.ts`);
      writeFileSync(source, program);
      const bundle = await bundled(source);
      const file = source.replace(/\.ts$/u, '.mjs');
      writeFileSync(file, bundle);
      const cost = execFileSync(process.execPath, [import.meta.filename, file], { encoding: 'utf8' });
      rows.push({
        client: name,
        'µs per call, without fetch': Number(cost),
        'bytes gzipped': gzipSync(bundle, { level: 9 }).length,
      });
    }
    print(rows);
    await typeChecks(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function print(rows: readonly Readonly<Record<string, number | string>>[]): void {
  for (const row of rows) {
    const columns = Object.entries(row).map(([name, value]) =>
      typeof value === 'number' ? `${value} ${name}` : value,
    );
    process.stdout.write(`${columns.map((column) => column.padEnd(38)).join('')}\n`);
  }
  process.stdout.write('\n');
}

async function bundled(input: string): Promise<string> {
  const build = await rolldown({ input, platform: 'browser', resolve: { extensionAlias: { '.js': ['.ts', '.js'] } } });
  const { output } = await build.generate({ minify: true });
  return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

/** Prints the time of a call in microseconds, minus the time of a direct call of the stub for `fetch`. */
async function measure(file: string): Promise<void> {
  const json = '[{"id":3,"name":"Coverage","link_url":"https://a","image_url":"https://b","kind":"project"}]';
  globalThis.fetch = () => Promise.resolve(new Response(json, { headers: { 'content-type': 'application/json' } }));
  const { call } = await import(pathToFileURL(file).href);
  const bare = async (): Promise<unknown> => {
    const url = `${address}/api/v4/projects/aurora%2Fcompass/badges?name=Coverage`;
    return (await fetch(url, { headers: { 'PRIVATE-TOKEN': 'token' } })).json();
  };
  const differences: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const [theirs, ours] = [await timed(call), await timed(bare)];
    // The first rounds only warm up the JavaScript engine.
    if (round >= rounds / 4) differences.push(theirs - ours);
  }
  process.stdout.write(median(differences).toFixed(1));
}

async function timed(call: () => PromiseLike<unknown>): Promise<number> {
  const start = performance.now();
  for (let count = 0; count < callsPerRound; count++) await call();
  return ((performance.now() - start) * 1000) / callsPerRound;
}

/**
 * Measures the time that two versions of the TypeScript compiler need to check the programs of forgespec, openapi-fetch and hey-api. The
 * program with one operation of forgespec is also checked with the published declarations in place of the sources. The time includes the
 * start of the compiler.
 */
async function typeChecks(folder: string): Promise<void> {
  const tsc = (compiler: string): string => join(root, 'node_modules', compiler, 'bin', 'tsc');
  const configure = (name: string, options: object, files: object): string => {
    const config = join(folder, `${name}.json`);
    writeFileSync(config, JSON.stringify({ compilerOptions: { ...compilerOptions, ...options }, ...files }));
    return config;
  };
  const folders = ['client', 'types'].map((part) => join(root, 'generated', part));
  const outputs = {
    rewriteRelativeImportExtensions: true,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: 'published',
    rootDir: join(root, 'generated'),
  };
  const published = configure('published', { ...outputs, noEmit: false }, { include: folders });
  await runNode([tsc('typescript-7'), '-p', published]);
  const program = programs['forgespec'] ?? '';
  writeFileSync(
    join(folder, 'forgespec-published.ts'),
    program.replace(`${root}/generated/client/index.ts`, './published/client/index.js') + wrongUse,
  );
  const rows = [];
  for (const name of ['forgespec-published', 'forgespec', 'forgespec-all-operations', 'openapi-fetch', 'hey-api']) {
    const config = configure(name, {}, { files: [`${name}.ts`] });
    const time = async (compiler: string): Promise<number> => {
      const seconds: number[] = [];
      for (let run = 0; run < 5; run++) {
        const { milliseconds } = await runNode([tsc(compiler), '-p', config]);
        seconds.push(milliseconds / 1000);
      }
      return Number(median(seconds).toFixed(2));
    };
    rows.push({
      program: name,
      's to check with TypeScript 7': await time('typescript-7'),
      's to check with TypeScript 5.9': await time('typescript'),
    });
  }
  print(rows);
}
