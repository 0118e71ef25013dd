import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { typescript7 } from '../compilers.ts';
import { outputOf } from '../client/output-of.ts';
import { folderWith } from '../folder-with.ts';
import { fileService } from '../samples/file-service.ts';

// The snippets of the documentation compile against the generated code.

const root = join(import.meta.dirname, '../..');

/** The declarations that the snippets use but do not contain. */
const context = `
import type { Badge, Namespace } from './generated/types/index.ts';
import * as sdk from './generated/client/index.ts';
import type { Authenticators, ProjectBadgesHandlers } from './generated/server/index.ts';
declare const id: number, merge_request_iid: number, repository_storage_id: number, total: number;
declare const from: string, to: string, label_id: string, baseUrl: string, registryUrl: string, token: string;
declare const continuationToken: string, username: string, password: string, file_path: string, branch: string, commit_message: string;
declare const path: { id: number; file_path: string };
declare const value: unknown, namespace: Namespace;
declare const service: ReturnType<typeof import('./generated/server/testing.ts').testService>;
declare const authenticate: Authenticators;
declare function find(id: number | string, query: object): Promise<Badge[]>;
declare function readSecret(): Promise<string>;
declare function isFault(body: unknown): body is { readonly outcome: { readonly text: string } };
declare function log(line: object | string): void;
const client = sdk.createClient({ baseUrl });
`;

/** The declarations of the snippets that use a service with files. */
const fileContext = `
import * as sdk from './generated/client/index.ts';
declare const token: string, id: number, size: number, file: File, stream: ReadableStream<Uint8Array>;
const client = sdk.createClient({});
`;

/** The declarations of the snippets about credentials. */
const credentialContext = `
import * as sdk from './generated/client/index.ts';
declare const clientId: string, clientSecret: string, key: string, redirectUri: string, request: { readonly url: string };
declare const store: { read(): Promise<string>; write(token: string): Promise<void> };
declare function readToken(): string;
declare function answerTo(challenge: string, method: string, url: string): string;
type Middleware = sdk.Middleware;
`;

/** A description with a security scheme for each flow that `docs/credentials.md` shows. */
const signIn = {
  openapi: '3.2.0',
  security: [{ OAuth: [] }, { OpenId: [] }, { Login: [] }],
  paths: { '/me': { get: { operationId: 'readMe', responses: { 204: { description: 'Good.' } } } } },
  components: {
    securitySchemes: {
      OAuth: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: 'https://login.example/token', scopes: { read: 'Reads.' } } },
      },
      OpenId: { type: 'openIdConnect', openIdConnectUrl: 'https://login.example/.well-known/openid-configuration' },
      Login: {
        type: 'oauth2',
        flows: {
          authorizationCode: {
            authorizationUrl: 'https://login.example/authorize',
            tokenUrl: 'https://login.example/token',
            scopes: { read: 'Reads.' },
          },
          deviceAuthorization: {
            deviceAuthorizationUrl: 'https://login.example/device',
            tokenUrl: 'https://login.example/token',
            scopes: { read: 'Reads.' },
          },
        },
      },
    },
  },
};

interface Snippet {
  readonly name: string;
  readonly text: string;
}

const snippetsOf = (pages: readonly string[]): Snippet[] =>
  pages.flatMap((page) =>
    Array.from(readFileSync(join(root, page), 'utf8').matchAll(/^```ts\n(.*?)^```$/gmsu), ([, text = ''], index) => ({
      name: `${page.replaceAll(/\W/gu, '-')}-${index + 1}`,
      text,
    })),
  );

/** Returns true for the first program of the README, which uses the client of another description. */
const isFirstProgram = ({ text }: Snippet): boolean => text.includes('client.chat.');

const snippets = snippetsOf([
  'README.md',
  'docs/connections.md',
  'docs/errors.md',
  'docs/pages.md',
  'docs/testing.md',
  'examples/README.md',
  ...globSync('pack/first-use/*.md', { cwd: root }),
]).filter((snippet) => !isFirstProgram(snippet));

/** Returns a module with the imports of the snippet, the declarations that it uses, and its code in a function. */
function moduleOf(text: string, declared: string, names: readonly string[]): string {
  const lines = text
    .replaceAll(/ …$/gmu, ' {}')
    .replaceAll("'../generated/", "'./generated/")
    .replace(/^export default /mu, 'return ')
    .split('\n');
  const isImport = (line: string): boolean => line.startsWith('import ');
  const imports = lines.filter(isImport).join('\n');
  const exported = names.filter((name) => !imports.includes(name));
  const body = lines.filter((line) => !isImport(line)).join('\n');
  return `${declared}const { ${exported.join(', ')} } = sdk;\n${imports}\nexport async function snippet(): Promise<unknown> {\n${body}\nreturn;\n}\n`;
}

const namesOf = async (output: string): Promise<string[]> => Object.keys(await import(`${output}/client/index.ts`));

/** Returns the errors of the compiler for snippets that import a generated output. */
async function problemsOf(found: readonly Snippet[], declared: string, output: string): Promise<string[]> {
  const overrides = { noUnusedLocals: false, noUnusedParameters: false, noImplicitReturns: false, allowJs: false };
  const names = await namesOf(output);
  const files = Object.fromEntries(
    found.map(({ name, text }) => [
      `${name}.ts`,
      moduleOf(text, declared, names).replaceAll("'./generated/", `'${output}/`),
    ]),
  );
  const folder = folderWith({
    ...files,
    'package.json': '{ "type": "module" }',
    'tsconfig.json': JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { ...overrides, typeRoots: [join(root, 'node_modules/@types')] },
      include: ['*.ts'],
    }),
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { stdout } = spawnSync(process.execPath, [...typescript7, '-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  // The module `places.ts` does not exist in our output, because it is generated only with `places: true`.
  return stdout.split('\n').filter((line) => line !== '' && !line.includes('validators/places.ts'));
}

test('the snippets of our pages compile', async () => {
  expect(await problemsOf(snippets, context, join(root, 'generated'))).toEqual([]);
  expect(snippets.length).toBeGreaterThan(10);
});

test('the snippets about files and streams compile', async () => {
  const { paths, components, tags } = fileService;
  const found = [
    ...snippetsOf(['README.md']).filter(isFirstProgram),
    ...snippetsOf(['docs/files.md', 'docs/streams.md']).filter(({ text }) => !text.includes('defineConfig')),
  ];
  expect(await problemsOf(found, fileContext, await outputOf({ paths, components, tags }))).toEqual([]);
  expect(found.length).toBeGreaterThan(5);
});

test('the snippets about credentials compile', async () => {
  const found = snippetsOf(['docs/credentials.md']);
  const isWithoutSchemes = ({ text }: Snippet): boolean => /createClient\(\{ auth: (?:process|\{ header)/u.test(text);
  const { security, components, ...withoutSchemes } = signIn;
  const withSchemes = found.filter((snippet) => !isWithoutSchemes(snippet));
  expect(await problemsOf(withSchemes, credentialContext, await outputOf(signIn))).toEqual([]);
  const token = found.filter(isWithoutSchemes);
  expect(await problemsOf(token, credentialContext, await outputOf(withoutSchemes))).toEqual([]);
  expect([withSchemes.length, token.length]).toEqual([4, 2]);
});
