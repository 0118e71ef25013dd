import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { typescript7 } from '../compilers.ts';
import { folderWith } from '../folder-with.ts';

// The snippets of the documentation compile against the generated code.

const root = join(import.meta.dirname, '../..');

/** The declarations that the snippets use but do not contain. */
const context = `
import type { Badge, Namespace } from './generated/types/index.ts';
import * as sdk from './generated/client/index.ts';
import type { Authenticators, ProjectBadgesHandlers } from './generated/server/index.ts';
declare const id: number, merge_request_iid: number, repository_storage_id: number, total: number;
declare const from: string, to: string, label_id: string, baseUrl: string, registryUrl: string, token: string;
declare const username: string, password: string, file_path: string, branch: string, commit_message: string;
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

const snippets = [
  'README.md',
  'docs/connections.md',
  'docs/errors.md',
  'docs/testing.md',
  'examples/README.md',
  ...globSync('pack/first-use/*.md', { cwd: root }),
].flatMap((page) =>
  Array.from(readFileSync(join(root, page), 'utf8').matchAll(/^```ts\n(.*?)^```$/gmsu), ([, text = ''], index) => ({
    name: `${page.replaceAll(/\W/gu, '-')}-${index + 1}`,
    text,
  })),
);

/** Returns a module with the imports of the snippet, the declarations that it uses, and its code in a function. */
function moduleOf(text: string): string {
  const lines = text.replaceAll(/ …$/gmu, ' {}').replaceAll("'../generated/", "'./generated/").split('\n');
  const isImport = (line: string): boolean => line.startsWith('import ');
  const imports = lines.filter(isImport).join('\n');
  const exported = Object.keys(clientExports).filter((name) => !imports.includes(name));
  const body = lines.filter((line) => !isImport(line)).join('\n');
  return `${context}const { ${exported.join(', ')} } = sdk;\n${imports}\nexport async function snippet(): Promise<unknown> {\n${body}\nreturn;\n}\n`;
}

const clientExports: Readonly<Record<string, unknown>> = await import('../../generated/client/index.ts');

test('the snippets of our pages compile', () => {
  const overrides = { noUnusedLocals: false, noUnusedParameters: false, noImplicitReturns: false, allowJs: false };
  const files = Object.fromEntries(
    snippets.map(({ name, text }) => [`${name}.ts`, moduleOf(text).replaceAll("'./generated/", `'${root}/generated/`)]),
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
  const problems = stdout.split('\n').filter((line) => line !== '' && !line.includes('validators/places.ts'));
  expect(problems).toEqual([]);
  expect(snippets.length).toBeGreaterThan(10);
});
