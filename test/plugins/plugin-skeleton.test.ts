import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { callForgespec } from '../config/call-forgespec.ts';
import own from '../../cli/package.json' with { type: 'json' };
import { folderWith } from '../folder-with.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.includes('.'))
    .toSorted();

const skeleton = [
  '.gitignore',
  'README.md',
  'package.json',
  'src/index.ts',
  'test/index.test.ts',
  'tsconfig.build.json',
  'tsconfig.json',
];

// `test/packages/plugin-skeleton.test.ts` compiles, tests and installs the package.

describe('forgespec plugin init', () => {
  test('writes the package to a folder with its name, and prints the next commands', async () => {
    const folder = folderWith({});
    const { code, stdout, stderr } = await callForgespec(folder, 'plugin', 'init', '@acme/forgespec-class');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('\n  cd forgespec-class\n  npm install\n  npm test\n');
    expect(filesIn(join(folder, 'forgespec-class'))).toEqual(skeleton);
    const source = readFileSync(join(folder, 'forgespec-class/src/index.ts'), 'utf8');
    expect(source).toContain("export const class_ = defineOutput<ClassOptions>({\n  name: 'class',");
    expect(JSON.parse(readFileSync(join(folder, 'forgespec-class/package.json'), 'utf8'))).toMatchObject({
      name: '@acme/forgespec-class',
      peerDependencies: { forgespec: `^${own.version}` },
      engines: own.engines,
    });
  });

  test('writes to the working directory with --out .', async () => {
    const folder = folderWith({ 'notes.txt': 'mine' });
    const { code, stdout } = await callForgespec(folder, 'plugin', 'init', 'ids', '--out', '.');
    expect([code, stdout]).toEqual([0, expect.stringContaining('Run next:\n  npm install')]);
    expect(filesIn(folder)).toEqual([...skeleton, 'notes.txt'].toSorted());
  });

  test('writes nothing if one of the files exists', async () => {
    const folder = folderWith({ 'ids/src/index.ts': 'mine' });
    const { code, stderr } = await callForgespec(folder, 'plugin', 'init', 'ids');
    expect([code, stderr]).toEqual([2, expect.stringContaining('ids/src/index.ts exists, and no file is overwritten')]);
    expect(filesIn(folder)).toEqual(['ids/src/index.ts']);
  });

  test('writes nothing if one of the files cannot be written', async () => {
    const folder = folderWith({ 'ids/test': 'a file in place of a folder' });
    expect((await callForgespec(folder, 'plugin', 'init', 'ids')).code).not.toBe(0);
    expect(readdirSync(join(folder, 'ids'))).toEqual(['test']);
  });

  test('completes or discards the files of a run that was killed', async () => {
    const folder = folderWith({
      'ids/.forgespec-1-abcdef12.tmp': 'half',
      'ids/.forgespec-replace/record.json': JSON.stringify({
        isPrepared: false,
        files: [{ target: 'README.md', temporary: '.forgespec-1-abcdef12.tmp', before: 'missing' }],
      }),
    });
    mkdirSync(join(folder, 'ids/src'));
    expect((await callForgespec(folder, 'plugin', 'init', 'ids')).code).toBe(0);
    expect(filesIn(join(folder, 'ids'))).toEqual(skeleton);
  });

  test.each([
    ['client', 'The folder client belongs to forgespec itself.'],
    ['@acme/Ids', 'consists of lower-case letters, digits and single hyphens'],
    ['../ids', '../ids is not a valid name of an npm package.'],
    ['\u001b[31m', 'consists of lower-case letters'],
    ["x'; rm", 'consists of lower-case letters'],
  ])('rejects the name %j with a fix, and writes nothing', async (name, message) => {
    const folder = folderWith({});
    const { code, stderr } = await callForgespec(folder, 'plugin', 'init', name);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(stderr).toContain('\nfix: Write a name such as branded-ids');
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([[[]], [['init']]])('without a name, after %j, prints the call', async (args) => {
    const { code, stderr } = await callForgespec(folderWith({}), 'plugin', ...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining('fix: Write `forgespec plugin init NAME`')]);
  });
});
