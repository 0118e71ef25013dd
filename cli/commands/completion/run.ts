import type { Command } from 'commander';
import { completeLine } from './complete-line.ts';
import { shellScripts } from './shell-scripts.ts';
import { shells, type CompletionCommandOptions } from './declaration.ts';
import { CommandError } from '../command-error.ts';

/** Runs `forgespec completion`. Prints the script for a shell, or the words that complete a line. Returns the exit code. */
export async function completionCommand(
  { shell = '', words: line }: CompletionCommandOptions,
  program: Command,
): Promise<number> {
  if (line !== undefined) {
    const { kind, proposals } = await completeLine(program, line);
    const lines = proposals.map(({ word, words = '' }) => (words === '' ? word : `${word}\t${words}`));
    process.stdout.write(`${[kind, ...lines].join('\n')}\n`);
    return 0;
  }
  const known = shells.find((name) => name === shell);
  if (known === undefined) throw new CommandError(`Name one of these shells: ${shells.join(', ')}.`, 2);
  process.stdout.write(shellScripts[known]);
  return 0;
}
