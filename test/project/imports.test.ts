import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsWithoutCompiler } from '../../generator/project/imports-without-compiler.ts';
import { importsOfProject } from '../../generator/project/imports-of-project.ts';
import { folderWith, type Files } from '../folder-with.ts';

/** Files by path. A value that is not a string is written as JSON. */
type Configs = Readonly<Record<string, object | string>>;

const extending = { extends: './base', compilerOptions: { strict: true } };
const forNode = { compilerOptions: { module: 'nodenext' } };

/** The folder `app/src/api` is the output folder. */
const rows: readonly [title: string, files: Configs, extension: string, config: string | undefined][] = [
  ['no tsconfig.json: Node, Deno and Bun run .ts', {}, 'ts', undefined],
  // https://www.typescriptlang.org/tsconfig/#allowImportingTsExtensions
  ['allowImportingTsExtensions', options({ allowImportingTsExtensions: true, module: 'nodenext' }), 'ts', ''],
  // https://www.typescriptlang.org/tsconfig/#rewriteRelativeImportExtensions
  ['rewriteRelativeImportExtensions', options({ rewriteRelativeImportExtensions: true, module: 'node20' }), 'ts', ''],
  ['one that is false', options({ allowImportingTsExtensions: false, module: 'nodenext' }), 'js', ''],
  // https://www.typescriptlang.org/tsconfig/#moduleResolution
  ['moduleResolution nodenext', options({ moduleResolution: 'NodeNext' }), 'js', ''],
  ['moduleResolution node16', options({ module: 'node16', moduleResolution: 'node16' }), 'js', ''],
  ['moduleResolution bundler', options({ module: 'esnext', moduleResolution: 'bundler' }), 'none', ''],
  ['moduleResolution node10', options({ module: 'commonjs', moduleResolution: 'node' }), 'none', ''],
  ['moduleResolution classic', options({ moduleResolution: 'classic' }), 'none', ''],
  // The default of moduleResolution depends on module: https://www.typescriptlang.org/tsconfig/#module
  ['module node16', options({ module: 'node16' }), 'js', ''],
  ['module node18', options({ module: 'node18' }), 'js', ''],
  ['module nodenext, in capitals', options({ module: 'NodeNext' }), 'js', ''],
  ['module preserve', options({ module: 'preserve' }), 'none', ''],
  ['module commonjs', options({ module: 'commonjs' }), 'none', ''],
  ['module esnext', options({ module: 'esnext' }), 'none', ''],
  ['an empty tsconfig.json', { 'app/tsconfig.json': '{}' }, 'none', ''],
  [
    'comments and a comma at the end',
    { 'app/tsconfig.json': '{ /* a */ "compilerOptions": { "module": "nodenext", }, } // b' },
    'js',
    '',
  ],
  ['an option of a later version', options({ module: 'nodenext', laterOption: true }), 'js', ''],
  ['the nearest file', { ...options({ module: 'preserve' }), 'app/src/tsconfig.json': forNode }, 'js', 'src/'],
  ['a file above', { 'tsconfig.json': forNode }, 'js', '../'],
  ['extends a file', { 'app/tsconfig.json': extending, 'app/base.json': forNode }, 'js', ''],
  [
    'extends several, of which the last one counts',
    {
      'app/tsconfig.json': { extends: ['./base.json', './later.json'] },
      'app/base.json': forNode,
      'app/later.json': { compilerOptions: { module: 'esnext', moduleResolution: 'bundler' } },
    },
    'none',
    '',
  ],
  [
    'extends a package',
    {
      'app/tsconfig.json': { extends: '@tsconfig/node22/tsconfig.json' },
      'node_modules/@tsconfig/node22/tsconfig.json': forNode,
    },
    'js',
    '',
  ],
  // https://www.typescriptlang.org/docs/handbook/project-references.html. Vite creates such projects.
  [
    'a solution, whose second project has the output folder',
    {
      'app/tsconfig.json': {
        files: [],
        references: [{ path: './tsconfig.node.json' }, { path: './tsconfig.app.json' }],
      },
      'app/tsconfig.node.json': { ...forNode, include: ['vite.config.ts'] },
      'app/tsconfig.app.json': { compilerOptions: { moduleResolution: 'bundler' }, include: ['src'] },
    },
    'none',
    '',
  ],
  [
    'a solution with a folder for each project',
    {
      'app/tsconfig.json': { files: [], references: [{ path: './test' }, { path: './src' }] },
      'app/test/tsconfig.json': { compilerOptions: { moduleResolution: 'bundler' } },
      'app/src/other.json': '{}',
    },
    'none',
    'test/',
  ],
];

/** Matches the titles of projects whose tsconfig.json only the compiler can read. */
const needsCompiler = /^(?:extends|a solution)/u;

test.each(rows)('the compiler loads only if it is needed: %s', (title, files, extension) => {
  const found = importsWithoutCompiler(join(projectWith(files), 'app/src/api'));
  if (needsCompiler.test(title)) expect(found).toBeUndefined();
  else expect(found).toMatchObject({ extension });
});

test('texts that look like comments or commas are not changed', () => {
  const files = {
    'app/tsconfig.json': '{"a//b": ["/*", ",]", "*/"], "compilerOptions": {"module": "node16" /* , */ } }',
  };
  expect(importsWithoutCompiler(join(projectWith(files), 'app/src/api'))).toMatchObject({ extension: 'js' });
});

test.each(rows)('%s', (_title, files, extension, folder) => {
  const root = projectWith(files);
  const found = importsOfProject(join(root, 'app/src/api'));
  expect(found).toMatchObject({ extension });
  expect(found.problem).toBeUndefined();
  if (folder === undefined) expect(found.config).toBeUndefined();
  else expect(found.config).toMatch(new RegExp(`^${join(root, 'app', folder)}/?tsconfig(?:\\.app)?\\.json$`, 'u'));
});

test.each([
  ['is not JSON', { 'app/tsconfig.json': '{ "compilerOptions": { "module": ' }, /expected/u],
  ['extends a missing package', { 'app/tsconfig.json': { extends: '@tsconfig/node22' } }, /@tsconfig\/node22/u],
  ['extends a missing file', { 'app/tsconfig.json': { extends: './base.json' } }, /base\.json/u],
  ['extends itself', { 'app/tsconfig.json': { extends: './tsconfig.json' } }, /[Cc]ircular/u],
] as const)('a tsconfig.json that %s is a problem', (_title, files, problem) => {
  expect(importsOfProject(join(projectWith(files), 'app/src/api')).problem).toMatch(problem);
});

function options(compilerOptions: object): Configs {
  return { 'app/tsconfig.json': { compilerOptions } };
}

function projectWith(configs: Configs): string {
  const files: Files = Object.fromEntries(
    Object.entries(configs).map(([path, config]) => [
      path,
      typeof config === 'string' ? config : JSON.stringify(config),
    ]),
  );
  return folderWith(files);
}
