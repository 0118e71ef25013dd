import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LangVariant, parse } from 'sh-syntax';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Language, Parser } from 'web-tree-sitter';
import { completeLine } from '../../cli/commands/completion/complete-line.ts';
import { shellScripts } from '../../cli/commands/completion/shell-scripts.ts';
import { createProgram } from '../../cli/create-program.ts';
import { declaredCommands } from '../../cli/declared-commands.ts';
import { shells } from '../../cli/commands/completion/declaration.ts';
import { callForgespec } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';
import { mainModule } from '../main-module.ts';

const program = createProgram(() => {});

/** Returns the proposed words for a line. */
async function complete(line: string): Promise<string[]> {
  const { proposals } = await completeLine(program, line);
  return proposals.map(({ word }) => word);
}

/** Creates a project folder, with a command `forgespec` that runs the sources, and makes it the working directory. */
function projectFolder(): string {
  const folder = folderWith({
    'spec/openapi.yaml': '',
    'spec/notes.md': '',
    'spec/my api.json': '',
    'spec/broken\nname.yaml': '',
    'spec/.hidden.yaml': '',
    'src/main.ts': '',
    'forgespec.config.ts': '',
    'forgespec.yaml': '',
  });
  writeFileSync(join(folder, 'forgespec'), `#!/bin/sh\nexec "${process.execPath}" "${mainModule}" "$@"\n`);
  chmodSync(join(folder, 'forgespec'), 0o755);
  const spy = vi.spyOn(process, 'cwd').mockReturnValue(folder);
  onTestFinished(() => spy.mockRestore());
  return folder;
}

test('the names of all commands complete a line without a command', async () => {
  expect(await complete('forgespec ')).toEqual([...declaredCommands.map(({ name }) => name), 'help']);
});

test.each(declaredCommands.map(({ name }) => name))('after a dash, all flags of %s are proposed', async (name) => {
  const command = program.commands.find((each) => each.name() === name);
  const flags = command?.options.filter(({ hidden }) => !hidden).map(({ long }) => long) ?? [];
  const proposed = await complete(`forgespec ${name} -`);
  expect(proposed).toEqual([...flags, '--version', '--color', '--no-color', '--help']);
});

test.each([
  ['forgespec do', ['docs', 'doctor']],
  ['./node_modules/.bin/forgespec do', ['docs', 'doctor']],
  ['forgespec --no-color li', ['lint']],
  ['forgespec mock --engine ', ['prism', 'stubs']],
  ['forgespec --no-color contract --port 1 --level w', ['write']],
  ['forgespec contract --report junit=a.xml --level w', ['write']],
  ['forgespec generate --only v', ['validators']],
  [
    'forgespec generate --only types,validators,',
    ['client', 'server', 'bundle'].map((name) => `types,validators,${name}`),
  ],
  ['forgespec scaffold --import-extensions ', ['ts', 'js', 'none']],
  ['forgespec generate --lock', ['--lock-file', '--lock']],
  ['forgespec f', []],
  ['forgespec help f', ['fetching']],
  ['forgespec lint --format j', ['json', 'junit']],
  ['forgespec lint --format=j', ['--format=json', '--format=junit']],
  ['forgespec lint --quiet --s', ['--spec', '--stdin-filename', '--strict']],
  ['forgespec config mo', ['mock']],
  ['forgespec config mock --en', ['--engine']],
  ['forgespec help ge', ['generate']],
  ['forgespec help generate ', []],
  ['forgespec completion ', ['bash', 'zsh', 'fish']],
  ['forgespec explain path-amb', ['path-ambiguous']],
  ['forgespec explain path-ambiguous ', []],
  ['forgespec explain sdk-method-add', ['sdk-method-added']],
  ['forgespec mock --port ', []],
  ['forgespec unknown --', ['--version', '--color', '--no-color', '--help']],
])('"%s" is completed by %j', async (line, words) => {
  expect(await complete(line)).toEqual(words);
});

test.each([
  ['forgespec lint --spec ', ['forgespec.yaml', 'spec/', 'src/']],
  ['forgespec lint --spec spec/', ['spec/my api.json', 'spec/openapi.yaml']],
  ["forgespec lint --spec 'spec/my a", ['spec/my api.json']],
  ['forgespec lint --spec spec/my\\ a', ['spec/my api.json']],
  ['forgespec lint --spec=spec/o', ['--spec=spec/openapi.yaml']],
  ['forgespec lint --spec spec/.', ['spec/.hidden.yaml']],
  ['forgespec generate --out s', ['spec/', 'src/']],
  ['forgespec generate --report spec/n', ['spec/notes.md']],
  ['forgespec generate --config f', ['forgespec.config.ts', 'forgespec.yaml']],
  ['forgespec init spec/o', ['spec/openapi.yaml']],
  ['forgespec lint spec/o', ['spec/openapi.yaml']],
  ['forgespec lint --spec nowhere/', []],
])('"%s" is completed by the paths %j', async (line, words) => {
  projectFolder();
  expect(await completeLine(program, line)).toEqual({ kind: 'paths', proposals: words.map((word) => ({ word })) });
});

test('forgespec completion --words prints the kind, and each word with its description', async () => {
  const { code, stdout } = await callForgespec(folderWith({}), 'completion', '--words', 'forgespec lint --str');
  expect([code, stdout]).toEqual([0, 'words\n--strict\treport warnings as errors\n']);
});

/** Returns the path of an installed shell; empty if it is not installed. */
const pathOf = (shell: string): string =>
  (process.env['PATH'] ?? '')
    .split(':')
    .map((folder) => join(folder, shell))
    .find((path) => existsSync(path)) ?? '';

/** Runs a program of a shell in the project folder, with the completion script in the variable SCRIPT. */
function runShell(shell: keyof typeof shellScripts, program: string, ...args: readonly string[]): string[] {
  const cwd = projectFolder();
  const env = { ...process.env, PATH: `${cwd}:${process.env['PATH']}`, SCRIPT: shellScripts[shell] };
  const { stdout, stderr } = spawnSync(shell, ['-c', program, ...args], { encoding: 'utf8', cwd, env });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((line) => line !== '');
}

describe('the script for bash', () => {
  test.each([
    [
      ['forgespec', 'do'],
      ['docs', 'doctor'],
    ],
    // bash splits `--format=j` into three words, and replaces the last one.
    [
      ['forgespec', 'lint', '--format', '=', 'j'],
      ['json', 'junit'],
    ],
    [
      ['forgespec', 'lint', '--spec', ''],
      ['forgespec.yaml', 'spec', 'src'],
    ],
  ])('completes %j', (words, expected) => {
    const fill =
      'eval "$SCRIPT"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_LINE="${COMP_LINE/ = /=}"; COMP_POINT=${#COMP_LINE}';
    const call = '_forgespec forgespec "${COMP_WORDS[COMP_CWORD]}"; printf "%s\\n" "${COMPREPLY[@]}"';
    expect(runShell('bash', `${fill}; ${call}`, 'bash', ...words)).toEqual(expected);
  });
});

/** Returns true if a script is valid in the grammar of a shell. */
const isValid = {
  bash: (text: string) => parses(text, LangVariant.LangBash),
  zsh: (text: string) => parses(text, LangVariant.LangZsh),
  async fish(text: string) {
    await Parser.init();
    const parser = new Parser();
    const file = createRequire(import.meta.url).resolve('@ndonfris/tree-sitter-fish/tree-sitter-fish.wasm');
    parser.setLanguage(await Language.load(file));
    return parser.parse(text)?.rootNode.hasError === false;
  },
};

const parses = (text: string, variant: number): Promise<boolean> =>
  parse(text, { variant }).then(
    () => true,
    () => false,
  );

test.each(shells)(
  'the script for %s is valid in the grammar of the shell, and calls the command with the line',
  async (shell) => {
    const script = shellScripts[shell];
    expect(await isValid[shell](script)).toBe(true);
    // The grammar finds a missing end of a block and a missing quote.
    expect(await isValid[shell](script.replace(/^ *(?:done|end)\b.*$/mu, ''))).toBe(false);
    expect(await isValid[shell](script.replace('"', ''))).toBe(false);
    expect(script).toMatch(/completion --words "[^"]+" 2>\/dev\/null\)/u);
  },
);

test('fish and zsh accept their scripts if they are installed', () => {
  if (pathOf('fish') !== '')
    expect(runShell('fish', 'eval "$SCRIPT"; complete -C "forgespec do"').map((line) => line.split('\t')[0])).toEqual([
      'docs',
      'doctor',
    ]);
  if (pathOf('zsh') !== '') {
    const program = 'autoload -Uz compinit && compinit -u -D; eval "$SCRIPT"; print -r -- $_comps[forgespec]';
    expect(runShell('zsh', program)).toEqual(['_forgespec']);
  }
});

test.each(shells)('forgespec completion %s prints the script', async (shell) => {
  const { code, stdout } = await callForgespec(folderWith({}), 'completion', shell);
  expect([code, stdout]).toEqual([0, shellScripts[shell]]);
});

test('an unknown or a missing shell exits with 2, and the message names the shells', async () => {
  const folder = folderWith({});
  for (const args of [['csh'], []]) {
    expect(await callForgespec(folder, 'completion', ...args)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('bash, zsh, fish'),
    });
  }
});
