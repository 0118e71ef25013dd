import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { reportFailure } from '../../cli/commands/report-failure.ts';
import { configExtensions } from '../../cli/config/find-config.ts';
import { createProgram } from '../../cli/create-program.ts';
import { declaredCommands } from '../../cli/declared-commands.ts';
import { reportFormatNames } from '../../cli/formats/report-format-names.ts';
import { folderWith } from '../folder-with.ts';
import { callForgespec } from '../config/call-forgespec.ts';
import { runForgespec } from '../config/run-forgespec.ts';
import { parseFlags } from '../parse-options.ts';
import { mainModule } from '../main-module.ts';

const examples = declaredCommands.flatMap((declaration) =>
  declaration.examples.map(({ args, words }) => ({ declaration, name: declaration.name, args, words })),
);

test.each(declaredCommands)('$name has two or three different examples', ({ name, examples }) => {
  expect(new Set(examples.map(({ args }) => args)).size).toBe(examples.length);
  expect([2, 3]).toContain(examples.length);
  const command = createProgram(() => {}).commands.find((found) => found.name() === name);
  let help = '';
  command?.configureOutput({ writeOut: (text) => void (help += text) });
  command?.outputHelp();
  for (const { args, words } of examples)
    expect(help).toContain(`  forgespec ${`${name} ${args}`.trim()}\n      ${words}\n`);
});

test.each(examples)('the example $name $args parses', ({ declaration, args }) => {
  const words = args === '' ? [] : args.split(' ');
  // The arguments of `config` may be a call of another command.
  const called = declaration.name === 'config' && declaredCommands.find(({ name }) => name === words[0]);
  const given = called ? parseFlags(called, words.slice(1)) : parseFlags(declaration, words);
  const flags = words.filter((word) => word.startsWith('--'));
  expect(
    [...given.values.values()]
      .map(({ from }) => from)
      .filter((from) => from.startsWith('--'))
      .toSorted(),
  ).toEqual(flags.toSorted());
});

test('--version prints the versions of the package and of Node', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../cli/package.json', import.meta.url), 'utf8'));
  const { code, stdout } = await runForgespec(folderWith({}), '--version');
  expect([code, stdout]).toEqual([0, `forgespec ${version}\nNode ${process.versions.node}\n`]);
});

test('the command caches the compiled code of the modules that it loads, so that the next start is faster', () => {
  const folder = folderWith({});
  const { NODE_COMPILE_CACHE, ...env } = process.env;
  execFileSync(process.execPath, [mainModule, '--version'], { env: { ...env, TMPDIR: folder } });
  expect(readdirSync(folder, { recursive: true }).length).toBeGreaterThan(declaredCommands.length);
});

test('--color and --no-color apply to each command, before and after its name; the last one wins', async () => {
  const folder = folderWith({});
  const hasColors = async (...args: readonly string[]): Promise<boolean> => {
    const { stderr } = await runForgespec(folder, ...args);
    expect(stderr).toContain('error');
    return stderr.includes('\u001b[');
  };
  const unknown = ['explain', 'unknown-code'];
  expect(await hasColors(...unknown)).toBe(false);
  expect(await hasColors(...unknown, '--color')).toBe(true);
  expect(await hasColors('--color', ...unknown)).toBe(true);
  expect(await hasColors('--color', ...unknown, '--no-color')).toBe(false);
});

test.each([
  [
    'lint --spek a.yaml',
    "error Unknown option '--spek'.\nfix: Did you mean --spec?\n`forgespec lint --help` shows the options.\n",
  ],
  [
    'generate openapi.yaml other.yaml',
    'error forgespec generate does not accept the argument other.yaml.\nfix: Remove it.\n`forgespec generate --help` shows the options.\n',
  ],
  ['lint --format sarf', `is invalid.\nfix: Did you mean sarif? Write one of ${reportFormatNames.join(', ')}.\n`],
  ['mock --engine prims', 'fix: Did you mean prism? Write one of prism, stubs.\n'],
  [
    'mock --port abc',
    "error Option '--port <number>' argument 'abc' is invalid.\nfix: Write a number from 0 to 65535.\n",
  ],
  ['config nock', 'error forgespec config does not accept the argument nock.\nfix: Did you mean mock?\n'],
  ['config mock --prot 1', '`forgespec config mock --help` shows the options.\n'],
  ['init a.yaml b.yaml', 'error forgespec init does not accept the argument b.yaml.\nfix: Remove it.\n'],
  [
    'lnit',
    "error Unknown command 'lnit'.\nfix: Did you mean one of init, lint?\n`forgespec --help` lists the commands.\n",
  ],
  ['\u001b[31m', "error Unknown command '\\u{1b}[31m'.\n"],
])('the wrong call "forgespec %s" gets its cause, a fix and the help to read', async (call, message) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const error: unknown = await createProgram(() => {})
    .parseAsync(call.split(' '), { from: 'user' })
    .catch((thrown: unknown) => thrown);
  expect(reportFailure(error)).toBe(2);
  expect(write.mock.calls.map(([text]) => text).join('')).toContain(message);
});

test('forgespec help COMMAND prints the help of the command', async () => {
  const folder = folderWith({});
  const help = await callForgespec(folder, 'lint', '--help');
  expect(await callForgespec(folder, 'help', 'lint')).toEqual(help);
  expect(await callForgespec(folder, '-v')).toEqual(await callForgespec(folder, '--version'));
});

test('the help of a command names the shared options in two lines, and forgespec help fetching explains them', async () => {
  const folder = folderWith({});
  const topic = await callForgespec(folder, 'help', 'fetching');
  expect(topic).toMatchObject({ code: 0, stderr: '' });
  const flags = topic.stdout.match(/^ {2}--[a-z-]+/gmu)?.map((flag) => flag.trim()) ?? [];
  expect(flags).toContain('--update-lock');
  for (const command of ['generate', 'lint', 'diff', 'docs', 'mock', 'contract', 'scaffold', 'changelog', 'serve']) {
    const { stdout } = await callForgespec(folder, command, '--help');
    expect(stdout).toContain('`forgespec help fetching` explains them');
    for (const flag of flags.filter((name) => name !== '--no-lock')) {
      expect(stdout).toContain(flag);
      expect(stdout).not.toContain(`\n  ${flag} `);
    }
  }
});

test.each(['--date-times', '--no-assert-formats', '--places'])(
  'the flag %s is rejected, because only the config describes outputs',
  async (flag) => {
    const { code, stderr } = await callForgespec(folderWith({}), 'generate', flag);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error The config sets `outputs\.\w+`, and no flag\.\nfix: /u);
  },
);

test.for(['20.1.0', '22.18.0'])('Node %s, which is too old, gets the needed version and a fix', (version) => {
  const program = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); await import(${JSON.stringify(mainModule)});`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    2,
    expect.stringContaining(
      `error forgespec needs Node 22.19 or newer, but this is Node ${version}.\nfix: Install it from https:`,
    ),
  ]);
});

test('the help names the extension of each config that is found', async () => {
  const { stdout } = await callForgespec(folderWith({}), '--help');
  const [sentence = ''] = /The config forgespec\.config\.[^)]*\)/u.exec(stdout) ?? [];
  expect(sentence.match(/(?<=config|[ (])\.[a-z]+/gu)).toEqual(Object.keys(configExtensions));
});
