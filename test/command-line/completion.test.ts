import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bashScript } from '../../cli/completion/bash-script.ts';
import { completionWords } from '../../cli/completion/completion-words.ts';
import { fishScript } from '../../cli/completion/fish-script.ts';
import { zshScript } from '../../cli/completion/zsh-script.ts';
import { createProgram } from '../../cli/create-program.ts';
import { declaredCommands } from '../../cli/declared-commands.ts';
import { callForgespec } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';

const words = completionWords(createProgram(() => {}));

/** Returns the path of an installed shell. */
const pathOf = (shell: string): string =>
  (process.env['PATH'] ?? '')
    .split(':')
    .map((folder) => join(folder, shell))
    .find((path) => existsSync(path)) ?? '';

/** Runs a program of a shell with the completion script in the variable SCRIPT. Returns the lines of its output. */
function runShell(shell: string, program: string, script: string, ...args: readonly string[]): string[] {
  const options = { encoding: 'utf8', cwd: folderWith({}), env: { ...process.env, SCRIPT: script } } as const;
  const { stdout, stderr } = spawnSync(shell, ['-c', program, ...args], options);
  expect(stderr).toBe('');
  return stdout.split('\n').filter((line) => line !== '');
}

describe.runIf(pathOf('bash'))('bash', () => {
  const complete = (...line: readonly string[]): string[] =>
    runShell(
      'bash',
      'eval "$SCRIPT"; COMP_WORDS=(forgespec "$@"); COMP_CWORD=$#; _forgespec; printf "%s\\n" "${COMPREPLY[@]}"',
      bashScript(words),
      'bash',
      ...line,
    );

  test('completes the names of all commands', () => {
    expect(complete('')).toEqual(expect.arrayContaining(declaredCommands.map(({ name }) => name)));
    expect(complete('do')).toEqual(['docs', 'doctor']);
  });

  test.each(words.filter(({ name }) => name !== ''))('completes all flags of $name', ({ name, flags }) => {
    expect(complete(name, '--')).toEqual(flags.map(({ flag }) => flag));
    expect(flags.length).toBeGreaterThan(3);
  });

  test('completes the choices of a flag, also after other flags', () => {
    expect(complete('mock', '--engine', '')).toEqual(['prism', 'stubs']);
    expect(complete('--no-color', 'contract', '--port', '1', '--level', 'w')).toEqual(['write']);
    expect(complete('generate', '--only', 'v')).toEqual(['validators']);
    expect(complete('generate', '--import-extensions', '')).toEqual(['ts', 'js', 'none']);
    expect(complete('config', 'mo')).toEqual(['mock']);
  });

  test('proposes nothing for a value that is a path or other text, so that bash proposes files', () => {
    expect(complete('generate', '--spec', '')).toEqual([]);
    expect(complete('mock', '--port', '')).toEqual([]);
  });
});

describe.runIf(pathOf('fish'))('fish', () => {
  const complete = (line: string): string[] =>
    runShell('fish', 'eval "$SCRIPT"; complete -C $argv[1]', fishScript(words).replaceAll('\n', ';\n'), line).map(
      (found) => found.split('\t')[0] ?? '',
    );

  test('completes commands, flags and choices', () => {
    expect(complete('forgespec do')).toEqual(['docs', 'doctor']);
    expect(complete('forgespec generate --ch')).toEqual(['--check']);
    expect(complete('forgespec mock --engine ')).toEqual(['prism', 'stubs']);
  });
});

test.runIf(pathOf('zsh'))('zsh accepts the script', () => {
  const program = 'autoload -Uz compinit && compinit -u -D; eval "$SCRIPT"; print -r -- $_comps[forgespec]';
  expect(runShell('zsh', program, zshScript(words))).toEqual(['_forgespec']);
});

test.each(['bash', 'zsh', 'fish'])('forgespec completion %s prints the script', async (shell) => {
  const { code, stdout } = await callForgespec(folderWith({}), 'completion', shell);
  expect([code, stdout]).toEqual([0, expect.stringMatching(new RegExp(`in ${shell}\\.\n[^]*forgespec`, 'u'))]);
});

test('an unknown or a missing shell exits with 2, and the message names the shells', async () => {
  const folder = folderWith({});
  expect(await callForgespec(folder, 'completion', 'csh')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('bash, zsh, fish'),
  });
  expect(await callForgespec(folder, 'completion')).toMatchObject({ code: 2, stdout: '' });
});
