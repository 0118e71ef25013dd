import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withoutTarget } from '../../description/load/without-target.ts';
import { callForgespec } from '../config/call-forgespec.ts';
import { runForgespec, type Run } from '../config/run-forgespec.ts';
import { folderWith } from '../folder-with.ts';
import { head } from './diagnose.ts';

/** Runs the command in a new process, like a user, except that its output goes to pipes. */
const forgespec = (args: readonly string[], cwd = import.meta.dirname): Promise<Run> => runForgespec(cwd, ...args);

/** Runs the command in this process. */
const call = (args: readonly string[], cwd = import.meta.dirname): Promise<Run> => callForgespec(cwd, ...args);

const broken = `${head}paths:\n  /x: { $ref: nowhere.yaml }\n`;
const sound = `${head}paths: {}\n`;

const misuses: readonly (readonly [args: readonly string[], message: string])[] = [
  [['--bogus'], "Unknown option '--bogus'."],
  [['generat'], "Unknown command 'generat'."],
  [['generate', '--bogus'], "Unknown option '--bogus'."],
  [['generate', '--spec'], "Option '--spec <file>' argument missing."],
  [['generate', 'openapi.yaml', 'other.yaml'], 'does not accept the argument other.yaml'],
  [['generate', '--only', 'foo'], 'Write one of types, client'],
  [['generate', '--only', 'types,,client'], 'Write names separated by commas.'],
  [['generate', '--remotes', 'schemas'], 'Write a URL and a folder'],
  [['generate', '--remotes', 'https://example.com=no-such-folder'], 'There is no folder no-such-folder.'],
  [['mock', '--port', 'x'], 'Write a number from 0 to 65535.'],
  [['mock', '--port', '65536'], 'Write a number from 0 to 65535.'],
  [['mock', '--port', '-1'], 'Write a number from 0 to 65535.'],
  [['contract', '--level', 'everything'], 'Write one of read, write, full.'],
  [['changelog', '--date', '2026-02-30'], 'Write a date such as 2026-11-23.'],
  [['lint', 'ftp://example.com/openapi.yaml'], 'cannot be read from a URL with the scheme ftp'],
  [['diff', 'openapi.yaml', 'ftp://example.com/openapi.yaml'], 'cannot be read from a URL with the scheme ftp'],
  [['explain', 'no-such-code'], 'There is no code "no-such-code".'],
  [['explain', '__proto__'], 'There is no code "__proto__".'],
];

describe.concurrent('the command', () => {
  test('lists every command in its help', async () => {
    const { code, stdout, stderr } = await forgespec(['--help']);
    expect([code, stderr]).toEqual([0, '']);
    const listed = stdout.matchAll(/^ {2}([\w-]+) /gmu);
    const commands = readdirSync(join(import.meta.dirname, '../../cli/commands')).filter(
      (name) => !name.endsWith('.ts'),
    );
    expect(Array.from(listed, (match) => match[1])).toEqual(expect.arrayContaining(commands));
    expect(commands).toContain('generate');
  });

  test.for(misuses)('exits with 2 and a message: %j', async ([args, message], { expect }) => {
    const { code, stdout, stderr } = await call(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at |defect of forgespec|\u001b/mu);
  });

  test('prints the same warning of several places once, with three places and their number', async () => {
    const links = Array.from(
      { length: 60 * 5 },
      (_, index) => `    S${index}: ${index % 60 === 59 ? '{}' : `{ $ref: '#/components/schemas/S${index + 1}' }`}\n`,
    );
    const folder = folderWith({ 'openapi.yaml': `${sound}components:\n  schemas:\n${links.join('')}` });
    const { stdout } = await call(['lint', '--spec', 'openapi.yaml'], folder);
    expect(stdout.match(/chain of more than 50 references/gu)).toHaveLength(1);
    expect(stdout).toContain(
      '  also openapi.yaml:116:19: the same\n  also openapi.yaml:176:19: the same\n  and 2 more; `forgespec lint --all` prints them\n',
    );
  });

  test('without arguments prints its help and exits with 2', async () => {
    const { code, stderr } = await forgespec([]);
    expect(code).toBe(2);
    expect(stderr).toContain('Usage: forgespec');
  });

  test.for(['generate', 'docs', 'mock'])(
    '%s exits with 2 if the description does not exist',
    async (name, { expect }) => {
      const { code, stdout, stderr } = await call([name, '--spec', 'nowhere.yaml']);
      expect({ code, stdout, stderr }).toEqual({
        code: 2,
        stdout: '',
        stderr:
          'error file-missing  There is no file nowhere.yaml.\nfix: Correct the path. If the project has no description yet, `forgespec init` writes an example.\n\n1 error, 0 warnings\n`forgespec explain file-missing` explains the code.\n',
      });
    },
  );

  test('lint exits with 2 and prints no stack trace if the description does not exist', async () => {
    const { code, stdout, stderr } = await forgespec(
      ['lint', '--spec', 'nowhere.yaml'],
      join(import.meta.dirname, '../..'),
    );
    expect(code).toBe(2);
    expect(stdout + stderr).toContain('nowhere.yaml');
    expect(stdout + stderr).not.toMatch(/^\s+at |defect of forgespec|\u001b/mu);
  });

  test.for(['lint', 'generate'])('%s proposes init in a folder without a description', async (name, { expect }) => {
    const empty = await call([name], folderWith({ 'package.json': '{}' }));
    expect(empty.code).toBe(2);
    const message = `error file-missing  There is no file spec/openapi.yaml.
fix: Correct the path. If the project has no description yet, \`forgespec init\` writes an example.

1 error, 0 warnings
\`forgespec explain file-missing\` explains the code.
`;
    expect(empty.stdout + empty.stderr).toContain(message);
    expect(empty.stderr).not.toContain('redocly.yaml');
  });

  test.for(['lint', 'generate'])('%s proposes the only description in the folder', async (name, { expect }) => {
    const files = { 'package.json': '{}', 'rules.yaml': 'openapi: yes\n', 'api/shop.yaml': sound };
    // The tests run at the same time, so each test must create its folders before it waits.
    const severalFiles = folderWith({ ...files, 'api/old.json': '{ "openapi": "3.0.0" }' });
    const one = await call([name], folderWith(files));
    expect(one.stdout + one.stderr).toContain(
      '\nfix: Did you mean `api/shop.yaml`? Pass this path with `--spec`, or write it in the config.\n',
    );
    const several = await call([name], severalFiles);
    expect(several.stdout + several.stderr).toContain('`forgespec init`');
  });

  test('explains all codes, or one', async () => {
    const all = await forgespec(['explain']);
    expect(all.code).toBe(0);
    expect(all.stdout).toContain('reference-dangling\n  A $ref points at something that does not exist.\n');
    const one = await call(['explain', 'reference-dangling']);
    expect(one).toMatchObject({ code: 0, stderr: '' });
    expect(one.stdout).toMatch(
      /^A \$ref points at something that does not exist\.\n\nWrong, in a schema:\n {2}properties:/u,
    );
  });

  test('prints problems without colours to a pipe, and does not change the output', async () => {
    const folder = folderWith({ 'openapi.yaml': broken, 'out/mine.ts': 'mine' });
    const args = ['generate', '--spec', 'openapi.yaml', '--out', 'out', '--strict'];
    const { code, stdout, stderr } = await forgespec(args, folder);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`openapi.yaml:4:15
error file-missing  There is no file nowhere.yaml. ${withoutTarget}

  2 | info: { title: Test, version: 1.0.0 }
  3 | paths:
> 4 |   /x: { $ref: nowhere.yaml }
    |               ^^^^^^^^^^^^
  5 |

fix: Correct the path, or create the file.

1 error, 0 warnings
\`forgespec explain file-missing\` explains the code.
`);
    expect(readdirSync(join(folder, 'out'))).toEqual(['mine.ts']);
    expect(readFileSync(join(folder, 'out/mine.ts'), 'utf8')).toBe('mine');
  });

  test('generates, reports an unchanged output as up to date, and exits with 1 for a changed one', async () => {
    const folder = folderWith({ 'openapi.yaml': sound });
    const args = ['generate', '--spec', 'openapi.yaml', '--out', 'out', '--only', 'bundle'];
    const first = await call(args, folder);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(
      /^out: \d+ files?, \d+ written, 0 deleted, the others unchanged\nimports end in \.ts [^\n]+\n$/u,
    );
    expect(await call([...args, '--check'], folder)).toMatchObject({ code: 0, stderr: '' });

    const other = await call([...args.with(4, 'other'), '--check'], folder);
    expect(other.code).toBe(1);
    expect(other.stderr).toContain('other/openapi.json is missing');
    expect(readdirSync(folder)).not.toContain('other');
  });

  test('names the command that explains the codes once, after the number of the problems', async () => {
    const tags = 'tags: [{ name: a }, { name: a }]\n';
    const folder = folderWith({ 'openapi.yaml': `${head}${tags}paths: { /x: { $ref: nowhere.yaml } }\n` });
    const { stdout, stderr } = await call(['lint', '--spec', 'openapi.yaml'], folder);
    expect(stdout).toMatch(
      /\n0 errors, 2 warnings\n`forgespec explain CODE` explains a code: entry-duplicate, file-missing\.\n$/u,
    );
    expect(stdout.match(/forgespec explain/gu)).toHaveLength(1);
    expect(stderr).toBe('');
    // Only codes of printed problems are named: generate prints only the warnings that state an assumption.
    const quiet = await call(['generate', '--spec', 'openapi.yaml'], folder);
    expect(quiet.stderr).toContain('\n0 errors, 1 warning\n`forgespec explain file-missing` explains the code.\n');
  });

  test.for([
    [['generate', '--out', '.'], 1, 'is not an output folder: it contains openapi.yaml'],
    [['generate', '--out', '.', '--force'], 1, 'is not an output folder: it contains openapi.yaml'],
    [['docs', '--out', '.'], 1, 'is not an output folder: it contains openapi.yaml'],
    [['scaffold', '--out', 'out'], 2, 'Handlers must not be in out, because `generate` writes there.'],
    [['scaffold', '--out', 'out/server/mine'], 2, 'Handlers must not be in out, because `generate` writes there.'],
  ] as const)('writes nothing into a folder with other files: %j', async ([args, exit, message], { expect }) => {
    const folder = folderWith({ 'openapi.yaml': sound, 'out/.forgespec.json': '{}', 'out/server/index.ts': '' });
    const { code, stderr } = await call([...args, '--spec', 'openapi.yaml'], folder);
    expect(stderr).toContain(message);
    expect(code).toBe(exit);
    expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
      'openapi.yaml',
      'out',
      'out/.forgespec.json',
      'out/server',
      'out/server/index.ts',
    ]);
  });
});
