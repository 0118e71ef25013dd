import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compilerOf, typescript7 } from '../compilers.ts';
import { installedDefinitions, languageServers } from './installed-definitions.ts';
import { createProject, measure, type Project } from './project.ts';
import { runProgram } from './run-program.ts';
import { areRuntimesAvailable, installRuntime } from './runtimes/runtimes.ts';
import { definitions, program } from './sdk-definitions.ts';

// The installed SDK, in a project that has no other packages except compilers.

const root = join(import.meta.dirname, '../..');
let project: Project;

/** A server and a client, for Node. */
const service = `import { createServer } from 'node:http';
import { createClient, NotFoundError } from '@forgespec/sdk/client';
import { createDispatcher, offsetPage, Refusal, type ProjectBadgesHandlers } from '@forgespec/sdk/server';
import { expressMiddleware } from '@forgespec/sdk/server/express';
import { fastifyPlugin } from '@forgespec/sdk/server/fastify';
import { fetchHandler } from '@forgespec/sdk/server/fetch';
import { nodeListener } from '@forgespec/sdk/server/node';
import { serve } from '@forgespec/sdk/server/serve';
import type { Badge } from '@forgespec/sdk/types';
import { checkBadge, isBadge } from '@forgespec/sdk/validators';

const address = 'https://example.com';
const links = { link_url: address, image_url: address, rendered_link_url: address, rendered_image_url: address };
const badge: Badge = { id: 1, name: 'Coverage', kind: 'project', ...links };

const projectBadges = {
  list: ({ query }, context) => ({ status: 200, ...offsetPage([badge], 1, query, context) }),
  get: () => {
    throw new Refusal(404, 'There is no such badge.');
  },
} satisfies Partial<ProjectBadgesHandlers>;
const anyone = (): object => ({});
const authenticate = { PrivateToken: anyone, JobToken: anyone, RegistryBasic: anyone, RegistryToken: anyone };
const dispatch = createDispatcher({ projectBadges }, { authenticate });
export const adapters = [expressMiddleware(dispatch), fastifyPlugin(dispatch), fetchHandler(dispatch), nodeListener(dispatch)];

const server = await serve(createServer, dispatch, { port: 0 });
const client = createClient({ baseUrl: server.url, auth: { PrivateToken: 'any' } });
const badges: readonly Badge[] = await client.projectBadges.list({ id: 24 });
const failure: unknown = await client.projectBadges.get({ id: 24, badge_id: 7 }).catch((error: unknown) => error);
const issues = checkBadge({ ...badge, kind: 'none' }).map((issue) => issue.path);
console.log(JSON.stringify([badges.map(isBadge), failure instanceof NotFoundError, issues]));
await server.close();
`;

/** A client for browsers. It compiles without the types of Node. */
const page = `import { createCoreClient } from '@forgespec/sdk/client';
import { list } from '@forgespec/sdk/client/project-badges';
import type { Badge } from '@forgespec/sdk/types';
import type { paths } from '@forgespec/sdk/types/openapi';
import { badgeSchema } from '@forgespec/sdk/validators';

export const path: keyof paths = '/projects/{id}/badges';
const client = createCoreClient({ baseUrl: 'https://forge.example.com', auth: { PrivateToken: 'any' } });
export const badges: Promise<Badge[]> = list(client)({ id: 24 });
// @ts-expect-error -- the id is missing.
list(client)({});
export const schema = badgeSchema['~standard'].version;
`;

beforeAll(async () => {
  project = createProject('npm');
  await project.add('@forgespec/sdk');
});
afterAll(() => project.remove());

test('installs at most 3 packages and 3.5 MB', () => {
  const { packages, megabytes } = measure(project);
  expect(packages).toBeLessThanOrEqual(3);
  expect(megabytes).toBeLessThanOrEqual(3.5);
});

test('the package contains the description', async () => {
  const program = `import openapi from '@forgespec/sdk/openapi.json' with { type: 'json' }; console.log(openapi.openapi);`;
  expect(await project.node('--input-type=module', '--eval', program)).toMatchObject({ stdout: '3.1.0\n' });
});

test.for(languageServers)(
  '"Go to Definition" opens the line of the description, with TypeScript %s',
  async ([, server]) => {
    expect(await installedDefinitions(project, server, program, definitions)).toEqual(definitions);
  },
);

describe('compiles, with skipLibCheck off,', () => {
  beforeAll(async () => {
    await project.add('@types/node@20', 'typescript-6@npm:typescript@6.0.3');
    project.write({ 'service.ts': service, 'page.ts': page });
  });

  const compilers = {
    '5.4': () => compilerOf('typescript-5.4'),
    '5.9': () => compilerOf('typescript'),
    '6.0': () => [join(project.folder, 'node_modules/typescript-6/bin/tsc')],
    '7.0': () => typescript7,
  };
  const bundler = { module: 'esnext', moduleResolution: 'bundler', types: [], noEmit: true };
  const nodenext = { module: 'nodenext', moduleResolution: 'nodenext', types: ['node'], outDir: 'built' };

  test.for([
    ['5.4', 'page', 'bundler', bundler],
    ['5.4', 'service', 'nodenext', nodenext],
    ['5.9', 'service', 'nodenext', nodenext],
    ['6.0', 'page', 'bundler', bundler],
    ['6.0', 'service', 'nodenext', nodenext],
    ['7.0', 'page', 'bundler', bundler],
    ['7.0', 'service', 'nodenext', nodenext],
  ] as const)('with TypeScript %s: the %s, with module resolution %s', async ([version, file, , own]) => {
    const compilerOptions = {
      ...own,
      target: 'es2022',
      lib: ['es2022', 'dom'],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      // The declaration files of TypeScript itself are not part of the package.
      skipDefaultLibCheck: true,
    };
    const config = `tsconfig.${version}.${file}.json`;
    project.write({ [config]: JSON.stringify({ compilerOptions, files: [`${file}.ts`] }) });
    const { status, stdout } = await project.node(...compilers[version](), '-p', config);
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });

  test.for(['this Node', 'Node 20'])('and runs on %s', async (name, { skip }) => {
    if (name === 'Node 20' && !areRuntimesAvailable) return skip('there is no Node 20 for this computer');
    const node = name === 'Node 20' ? await installRuntime(name) : process.execPath;
    const { stdout, stderr } = await runProgram(project.folder, node, 'built/service.js');
    expect({ stdout, stderr }).toEqual({ stdout: '[[true],true,["/kind"]]\n', stderr: '' });
  });
});

/** Bundles a program into one minified file for browsers. */
async function bundle(program: string): Promise<string> {
  project.write({ 'program.js': program });
  const build = await rolldown({ input: join(project.folder, 'program.js') });
  const { output } = await build.generate({ minify: true });
  await build.close();
  return output.map((file) => ('code' in file ? file.code : '')).join('');
}

test.for([
  ['a client without operations', 'client', 'client/index', 'createCoreClient, NotFoundError'],
  ['one operation', 'client/project-badges', 'client/project-badges', 'list'],
  ['one validator', 'validators', 'validators/index', 'isBadge'],
  ['one schema', 'validators', 'validators/index', 'badgeSchema'],
] as const)('%s has the same size in the package and in the sources', async ([, entry, module, names]) => {
  const installed = await bundle(`export { ${names} } from '@forgespec/sdk/${entry}';`);
  const source = JSON.stringify(join(root, 'generated', `${module}.ts`));
  const written = await bundle(`export { ${names} } from ${source};`);
  expect(gzipSync(installed).length).toBeLessThanOrEqual(gzipSync(written).length * 1.01);
});

test('the client imports no module of Node', async () => {
  expect(await bundle(`export * from '@forgespec/sdk/client';`)).not.toMatch(/\bnode:|require\(/u);
});
