import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { execFileSync } from 'node:child_process';
import { readRepository } from './read-repository.ts';
import { findReferrers, reachedTests } from './reached-tests.ts';

/** Returns the tests that reach a file of a repository with these files. The room `room` exports its modules as `@x/room/…`. */
function testsOf(file: string, files: Readonly<Record<string, string>>): Record<string, number> {
  const root = folderWith({
    'package.json': JSON.stringify({ name: 'x', workspaces: ['room'] }),
    'room/package.json': JSON.stringify({
      name: '@x/room',
      exports: { './module': './module.ts', './face': './inner/face.ts' },
    }),
    'room/inner/face.ts': '',
    'room/module.ts': '',
    'room/data/one.yaml': 'of: ../other.yaml',
    'room/other.yaml': '',
    ...files,
  });
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  const distances = reachedTests(file, findReferrers(root, readRepository(root)));
  return Object.fromEntries([...distances].toSorted());
}

const target = 'room/module.ts';

test.each([
  ['a static import', `import { x } from '../room/module.ts';`],
  ['an import of types', `import type { X } from '../room/module.ts';`],
  ['an export', `export * from '../room/module.ts';`],
  ['a dynamic import', `const { x } = await import('../room/module.ts');`],
  ['an import by a package name', `import { x } from '@x/room/module';`],
  ['a resolved package name', `const path = import.meta.resolve('@x/room/module');`],
  ['a URL', `new Worker(new URL('../room/module.ts', import.meta.url));`],
  ['a URL with a variable', 'new Worker(new URL(`../room/modul${letter}.ts`, import.meta.url));'],
  ['a path from the root', `spawn(process.execPath, ['room/module.ts']);`],
  ['a joined path', `const program = join(import.meta.dirname, '../room/module.ts');`],
])('a test reaches a module by %s', (_, text) => {
  expect(testsOf(target, { 'test/one.test.ts': text })).toEqual({ 'test/one.test.ts': 1 });
});

test('a mapped export leads to its file', () => {
  const files = { 'test/one.test.ts': `import { x } from '@x/room/face';` };
  expect(testsOf('room/inner/face.ts', files)).toEqual({ 'test/one.test.ts': 1 });
});

test('the distance is the number of steps', () => {
  const files = {
    'room/middle.ts': `import './module.ts';`,
    'test/helper.ts': `import '../room/middle.ts';`,
    'test/far.test.ts': `import './helper.ts';`,
    'test/near.test.ts': `import '../room/middle.ts';`,
    'test/none.test.ts': `import '../room/inner/face.ts';`,
  };
  expect(testsOf(target, files)).toEqual({ 'test/far.test.ts': 3, 'test/near.test.ts': 2 });
});

test('a changed test reaches itself', () => {
  expect(testsOf('test/one.test.ts', { 'test/one.test.ts': '' })).toEqual({ 'test/one.test.ts': 0 });
});

test.each([
  ['names it', `read(join(import.meta.dirname, '../room/data/one.yaml'));`, 1],
  ['names a part of its path', 'read(join(import.meta.dirname, `../room/data/${name}.yaml`));', 1],
  ['names its folder', `readdirSync(join(import.meta.dirname, '../room/data'));`, 2],
  ['names a folder of the root', `readdirSync(join(root, 'room'), { recursive: true });`, 2],
  ['asks for the package of its room', `import.meta.resolve('@x/room/package.json');`, 2],
])('a test that reads a data file %s', (_, text, distance) => {
  const packageFile = JSON.stringify({ name: '@x/room', exports: { './package.json': './package.json' } });
  const files = { 'room/package.json': packageFile, 'test/one.test.ts': text };
  expect(testsOf('room/data/one.yaml', files)).toEqual({ 'test/one.test.ts': distance });
});

test('a test that lists its own folder reads each file of the folder', () => {
  const files = {
    'test/cases/one.md': '',
    'test/cases/all.test.ts': 'for (const x of readdirSync(import.meta.dirname)) {}',
  };
  expect(testsOf('test/cases/one.md', files)).toEqual({ 'test/cases/all.test.ts': 2 });
});

test('a test that lists the files of the repository reads each file', () => {
  const files = { 'test/one.test.ts': `execFileSync('git', ['ls-files']);` };
  expect(testsOf(target, files)).toEqual({ 'test/one.test.ts': 2 });
});

test('a description leads to the files that it refers to', () => {
  const files = { 'test/one.test.ts': `read('room/data/one.yaml')` };
  expect(testsOf('room/other.yaml', files)).toEqual({ 'test/one.test.ts': 2 });
});

test('a word that is also the name of a folder is not a path', () => {
  expect(testsOf(target, { 'test/one.test.ts': `run('room');` })).toEqual({});
});
