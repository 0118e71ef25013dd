import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareOutput } from '../../generator/output/compare.ts';
import { asOrdinaryUser } from '../as-ordinary-user.ts';
import { folderWith } from '../folder-with.ts';
import { contents, differences, times, update } from './output.ts';

const texts = { 'client/a.ts': 'a1\na2\na3\n', 'client/b.ts': 'b1\n', 'openapi.json': '{}\n' };

/** Creates a folder with generated texts. */
function generated(): string {
  const folder = join(folderWith({}), 'out');
  expect(update(folder, texts).upToDate).toBe(true);
  return folder;
}

describe('a folder', () => {
  test('that does not exist is created', () => {
    const folder = join(folderWith({}), 'deep/er/out');
    const outcome = update(folder, texts);
    expect(differences(outcome)).toEqual(['missing client/a.ts', 'missing client/b.ts', 'missing openapi.json']);
    expect(outcome.upToDate).toBe(true);
    expect(contents(folder)).toEqual(texts);
  });

  test('that is up to date is not changed', () => {
    const folder = generated();
    const before = times(folder);
    expect(update(folder, texts)).toMatchObject({ differences: [], upToDate: true, diagnostics: [] });
    expect(times(folder)).toEqual(before);
  });

  test('gets only the files that differ', () => {
    const folder = generated();
    const before = times(folder);
    update(folder, { ...texts, 'client/b.ts': 'b2\n' });
    const after = times(folder);
    const written = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(written.toSorted()).toEqual(['.forgespec.json', 'client', 'client/b.ts']);
  });

  test('loses only the files that are no longer generated, and the folders that become empty', () => {
    const folder = generated();
    mkdirSync(join(folder, 'empty'));
    writeFileSync(join(folder, 'client/mine.ts'), 'mine\n');
    writeFileSync(join(folder, 'README.md'), 'mine\n');
    const outcome = update(folder, { 'server/c.ts': 'c\n' });
    expect(differences(outcome)).toEqual([
      'foreign README.md',
      'surplus client/a.ts',
      'surplus client/b.ts',
      'foreign client/mine.ts',
      'surplus openapi.json',
      'missing server/c.ts',
    ]);
    expect(contents(folder)).toEqual({ 'README.md': 'mine\n', 'client/mine.ts': 'mine\n', 'server/c.ts': 'c\n' });
    rmSync(join(folder, 'client/mine.ts'));
    update(folder, {});
    expect(contents(folder)).toEqual({ 'README.md': 'mine\n' });
  });

  test('is up to date if it also contains other files', () => {
    const folder = generated();
    writeFileSync(join(folder, 'client/mine.ts'), 'mine\n');
    expect(update(folder, texts, { check: true })).toMatchObject({
      upToDate: true,
      differences: [{ kind: 'foreign' }],
    });
  });

  test('is the same after the second run, regardless of its earlier content', () => {
    const folder = generated();
    update(folder, { 'a.ts': 'a\n' });
    update(folder, texts);
    expect(contents(folder)).toEqual(texts);
    expect(readFileSync(join(folder, '.forgespec.json'), 'utf8')).toBe(
      readFileSync(join(generated(), '.forgespec.json'), 'utf8'),
    );
  });
});

describe('a file that was edited by hand', () => {
  test('is never overwritten silently, and nothing else is written either', () => {
    const folder = generated();
    writeFileSync(join(folder, 'client/a.ts'), 'a1\nmine\na3\n');
    const before = contents(folder);
    const outcome = update(folder, { ...texts, 'client/a.ts': 'new\n', 'client/b.ts': 'new\n' });
    expect(outcome.upToDate).toBe(false);
    expect(differences(outcome)).toEqual(['edited client/a.ts:1', 'stale client/b.ts']);
    expect(contents(folder)).toEqual(before);
  });

  test('is reported with the line', () => {
    const folder = generated();
    writeFileSync(join(folder, 'client/a.ts'), 'a1\nmine\na3\n');
    const [found] = update(folder, texts).diagnostics;
    expect(`${found?.severity} ${found?.code}  ${found?.message.replace(/^\S*out/u, 'out')}\nfix: ${found?.fix}`)
      .toMatchInlineSnapshot(`
      "error output-edited  out/client/a.ts was edited by hand: line 2 reads "mine".
      fix: Move the change into the description or a template, or overwrite the file with --force."
    `);
  });

  test('is not deleted silently if it is no longer generated', () => {
    const folder = generated();
    appendFileSync(join(folder, 'client/b.ts'), 'mine\n');
    const outcome = update(folder, { 'client/a.ts': texts['client/a.ts'] });
    expect(differences(outcome)).toEqual(['edited client/b.ts', 'surplus openapi.json']);
    expect(outcome.diagnostics[0]?.message).toMatch(/client\/b\.ts was edited by hand, and is no longer generated\.$/u);
    expect(contents(folder)).toEqual({ ...texts, 'client/b.ts': 'b1\nmine\n' });
  });

  test('is overwritten or deleted with force', () => {
    const folder = generated();
    writeFileSync(join(folder, 'client/a.ts'), 'mine\n');
    writeFileSync(join(folder, 'client/b.ts'), 'mine\n');
    expect(update(folder, { 'client/a.ts': 'new\n' }, { force: true }).upToDate).toBe(true);
    expect(contents(folder)).toEqual({ 'client/a.ts': 'new\n' });
  });

  test('is not reported after the edit is reverted', () => {
    const folder = generated();
    writeFileSync(join(folder, 'client/b.ts'), 'mine\n');
    writeFileSync(join(folder, 'client/b.ts'), 'b1\n');
    expect(differences(update(folder, { ...texts, 'client/b.ts': 'b2\n' }))).toEqual(['stale client/b.ts']);
  });

  test('is also reported if the manifest does not contain it', () => {
    const folder = folderWith({ '.forgespec.json': '{}', 'client/a.ts': 'mine\n', 'client/b.ts': 'b1\n' });
    expect(differences(update(folder, texts))).toEqual(['edited client/a.ts:1', 'missing openapi.json']);
    expect(contents(folder)).toEqual({ 'client/a.ts': 'mine\n', 'client/b.ts': 'b1\n' });
  });

  test('is not reported if only its line ends differ, as in a Git checkout on Windows', () => {
    const folder = generated();
    writeFileSync(join(folder, 'client/a.ts'), texts['client/a.ts'].replaceAll('\n', '\r\n'));
    expect(update(folder, texts, { check: true }).upToDate).toBe(true);
    expect(differences(update(folder, { ...texts, 'client/a.ts': 'new\n' }))).toEqual(['stale client/a.ts']);
  });
});

describe('the comparison', () => {
  test('reports the first line that differs, and writes nothing', () => {
    const folder = generated();
    appendFileSync(join(folder, 'client/b.ts'), 'mine\n');
    const before = times(folder);
    const next = { 'client/a.ts': 'a1\nnew\na3\n', 'client/b.ts': 'b1\n', 'server/c.ts': 'c\n' };
    const outcome = update(folder, next, { check: true });
    expect(outcome).toEqual({
      upToDate: false,
      diagnostics: [],
      differences: [
        { path: 'client/a.ts', kind: 'stale', line: 2, found: 'a2', expected: 'new' },
        { path: 'client/b.ts', kind: 'edited', line: 2, found: 'mine', expected: '' },
        { path: 'openapi.json', kind: 'surplus' },
        { path: 'server/c.ts', kind: 'missing' },
      ],
    });
    expect(times(folder)).toEqual(before);
  });

  test.for([
    ['a\nb\n', 'a\n', { line: 2, found: 'b', expected: '' }],
    ['a\n', 'a\nb\n', { line: 2, found: '', expected: 'b' }],
    ['a', 'a\n', { line: 2, found: undefined, expected: '' }],
    ['', 'a\n', { line: 1, found: '', expected: 'a' }],
  ] as const)('of %j with %j', ([found, expected, difference]) => {
    const folder = folderWith({ '.forgespec.json': '{}', 'a.ts': found });
    expect(update(folder, { 'a.ts': expected }, { check: true }).differences?.[0]).toMatchObject(difference);
  });

  test('does not create the folder', () => {
    const folder = folderWith({});
    update(join(folder, 'out'), texts, { check: true });
    expect(contents(folder)).toEqual({});
  });
});

describe('a run of some emitters', () => {
  test('does not change the files of other emitters', () => {
    const folder = generated();
    writeFileSync(join(folder, 'openapi.json'), 'mine\n');
    const outcome = update(folder, { 'client/a.ts': 'new\n' }, { owns: ['client'] });
    expect(differences(outcome)).toEqual(['stale client/a.ts', 'surplus client/b.ts']);
    expect(contents(folder)).toEqual({ 'client/a.ts': 'new\n', 'openapi.json': 'mine\n' });
  });

  test('keeps the files of other emitters in the manifest', () => {
    const folder = generated();
    update(folder, { 'openapi.json': '{}\n' }, { owns: ['openapi.json'] });
    expect(differences(update(folder, {}))).toEqual([
      'surplus client/a.ts',
      'surplus client/b.ts',
      'surplus openapi.json',
    ]);
  });

  test('does not change a folder whose name only begins with that of an emitter', () => {
    const folder = folderWith({ '.forgespec.json': '{}', 'client-of-mine/a.ts': 'mine\n', 'client.ts': 'mine\n' });
    expect(differences(update(folder, { 'client/a.ts': 'a\n' }, { owns: ['client'] }))).toEqual([
      'missing client/a.ts',
    ]);
  });
});

describe('the manifest', () => {
  test.for(['', 'null', '[]', '{"client/a.ts": 5}', '<<<<<<< HEAD\n'])(
    'is created again if it cannot be read: %j',
    (text) => {
      const folder = generated();
      writeFileSync(join(folder, '.forgespec.json'), text);
      expect(update(folder, texts).upToDate).toBe(true);
      expect(differences(update(folder, {}))).toHaveLength(3);
      expect(contents(folder)).toEqual({});
    },
  );

  test('has one line per file, so that Git can merge branches', () => {
    const lines = readFileSync(join(generated(), '.forgespec.json'), 'utf8').split('\n');
    expect(lines.map((line) => line.replace(/[0-9a-f]{64}/u, '…'))).toEqual([
      '{',
      '  "client/a.ts": "…",',
      '  "client/b.ts": "…",',
      '  "openapi.json": "…"',
      '}',
      '',
    ]);
  });

  test('cannot cause the deletion of files outside the folder', () => {
    const outside = folderWith({
      'victim.txt': 'v\n',
      'out/.forgespec.json': '{"../victim.txt": "", "/etc/passwd": ""}',
    });
    expect(update(join(outside, 'out'), texts, { force: true }).upToDate).toBe(true);
    expect(contents(outside)).toMatchObject({ 'victim.txt': 'v\n' });
  });
});

describe('symbolic links', () => {
  test('of folders are not followed for writing', () => {
    const outside = folderWith({ 'a.ts': 'theirs\n' });
    const folder = folderWith({ '.forgespec.json': '{}' });
    symlinkSync(outside, join(folder, 'client'));
    const { upToDate, diagnostics } = update(folder, texts, { force: true });
    expect(upToDate).toBe(false);
    expect(diagnostics.map(({ code, message }) => `error ${code}  ${message.replace(folder, 'out')}`))
      .toMatchInlineSnapshot(`
      [
        "error output-unwritable  The output cannot be written: out/client is a symbolic link.",
      ]
    `);
    expect(contents(outside)).toEqual({ 'a.ts': 'theirs\n' });
    expect(readdirSync(folder)).toEqual(['.forgespec.json', 'client']);
  });

  test('of files are reported as edited, and force replaces them', () => {
    const outside = folderWith({ 'b.ts': 'theirs\n' });
    const folder = generated();
    rmSync(join(folder, 'client/b.ts'));
    symlinkSync(join(outside, 'b.ts'), join(folder, 'client/b.ts'));
    expect(differences(update(folder, texts))).toEqual(['edited client/b.ts:1']);
    expect(update(folder, texts, { force: true }).upToDate).toBe(true);
    expect(contents(folder)).toEqual(texts);
    expect(contents(outside)).toEqual({ 'b.ts': 'theirs\n' });
  });

  test('in a folder are not followed in the search for surplus files', () => {
    const outside = folderWith({ 'a.ts': 'theirs\n' });
    const folder = generated();
    symlinkSync(outside, join(folder, 'linked'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'broken'));
    expect(differences(update(folder, texts))).toEqual(['foreign broken', 'foreign linked']);
    expect(contents(outside)).toEqual({ 'a.ts': 'theirs\n' });
  });

  test('of the output folder itself are followed', () => {
    const target = folderWith({});
    const folder = join(folderWith({}), 'out');
    symlinkSync(target, folder);
    expect(update(folder, texts).upToDate).toBe(true);
    expect(contents(target)).toEqual(texts);
  });
});

describe('a folder that cannot be written is reported', () => {
  test('if it is a file', () => {
    const file = join(folderWith({ out: 'mine\n' }), 'out');
    const { upToDate, diagnostics } = update(file, texts);
    expect(upToDate).toBe(false);
    expect(diagnostics).toMatchObject([{ code: 'output-unwritable', message: expect.stringContaining('out') }]);
    expect(readFileSync(file, 'utf8')).toBe('mine\n');
  });

  test('if a folder has the name of a file', () => {
    const folder = folderWith({ '.forgespec.json': '{}', 'openapi.json/mine.txt': 'mine\n' });
    expect(differences(update(folder, texts))).toContain('edited openapi.json:1');
    const { diagnostics } = update(folder, texts, { force: true });
    expect(diagnostics).toMatchObject([{ code: 'output-unwritable' }]);
    expect(contents(folder)).toMatchObject({ 'openapi.json/mine.txt': 'mine\n' });
  });

  test('if its permissions forbid it', async () => {
    const folder = generated();
    const before = contents(folder);
    chmodSync(join(folder, 'client'), 0o500);
    const { diagnostics } = await asOrdinaryUser(folder, () => update(folder, { ...texts, 'client/a.ts': 'new\n' }));
    expect(diagnostics).toMatchObject([{ code: 'output-unwritable', message: expect.stringContaining('EACCES') }]);
    chmodSync(join(folder, 'client'), 0o700);
    expect(contents(folder)).toEqual(before);
    expect(update(folder, { ...texts, 'client/a.ts': 'new\n' }).upToDate).toBe(true);
  });
});

test('a lone surrogate is written as the replacement character, and the next run changes nothing', () => {
  const folder = folderWith({});
  const half = { 'a.ts': 'a\ud83d\n' };
  update(folder, half);
  expect(update(folder, half)).toMatchObject({ differences: [], upToDate: true });
});

test('two outputs with the same path are reported as a defect', () => {
  const files = [
    { path: 'a.ts', text: '1' },
    { path: 'a.ts', text: '2' },
  ];
  expect(() => compareOutput(folderWith({}), files, new Map(), () => true, false)).toThrow(
    'Two emitted files have the same path.',
  );
});

describe('a folder with files that are not from forgespec', () => {
  test.each([false, true])('is rejected and not changed (force: %s)', (force) => {
    const folder = folderWith({ 'openapi.yaml': 'mine\n', 'client/b.ts': 'mine\n' });
    const { upToDate, diagnostics } = update(folder, texts, { force });
    expect(upToDate).toBe(false);
    const place = relative(process.cwd(), folder);
    expect(diagnostics.map(({ code, message }) => `error ${code}  ${message.replace(place, 'out')}`)).toEqual([
      'error output-foreign  The folder out is not an output folder: it contains client, and no .forgespec.json.',
    ]);
    expect(contents(folder)).toEqual({ 'client/b.ts': 'mine\n', 'openapi.yaml': 'mine\n' });
  });

  test('is accepted if it only has files of Git or of a killed run', () => {
    const folder = folderWith({ '.gitkeep': '', '.gitignore': '*\n', '.forgespec-1.tmp': 'half' });
    expect(update(folder, texts).upToDate).toBe(true);
  });

  test('is rejected if its path is a symbolic link', () => {
    const folder = folderWith({ 'mine/openapi.yaml': 'mine\n' });
    symlinkSync(join(folder, 'mine'), join(folder, 'link'));
    expect(update(join(folder, 'link'), texts).diagnostics.map(({ code }) => code)).toEqual(['output-foreign']);
  });

  test('is rejected at the root of the file system', () => {
    expect(update('/', texts, { check: true }).diagnostics.map(({ code }) => code)).toEqual(['output-foreign']);
  });
});

test('a file with the name of the folder is reported', () => {
  const folder = folderWith({ out: 'mine\n' });
  expect(update(join(folder, 'out'), texts).diagnostics.map(({ code }) => code)).toEqual(['output-unwritable']);
  expect(contents(folder)).toEqual({ out: 'mine\n' });
});

test('a manifest cannot name files outside its folder', () => {
  const digest = createHash('sha256').update('mine\n').digest('hex');
  const outside = ['../mine.txt', '../../mine.txt', 'client/../../mine.txt', '/mine.txt', '..\\mine.txt'];
  const manifest = JSON.stringify(Object.fromEntries(outside.map((path) => [path, digest])));
  const folder = folderWith({ 'mine.txt': 'mine\n', 'out/.forgespec.json': manifest });
  expect(update(join(folder, 'out'), texts).upToDate).toBe(true);
  expect(readFileSync(join(folder, 'mine.txt'), 'utf8')).toBe('mine\n');
  expect(readFileSync(join(folder, 'out/.forgespec.json'), 'utf8')).not.toContain('mine.txt');
});
