import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createProgram } from '../../cli/create-program.ts';
import { declaredCommands } from '../../cli/declared-commands.ts';
import { folderWith } from '../folder-with.ts';
import { runForgespec } from '../config/run-forgespec.ts';
import { parseFlags } from '../parse-options.ts';

const examples = declaredCommands.flatMap((declaration) =>
  declaration.examples.map(({ args, words }) => ({ declaration, name: declaration.name, args, words })),
);

test.each(declaredCommands)('$name has two or three different examples', ({ name, examples }) => {
  // `explain` has one argument and no options.
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
