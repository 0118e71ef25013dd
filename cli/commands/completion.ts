import type { Command } from 'commander';
import { bashScript } from '../completion/bash-script.ts';
import { completionWords } from '../completion/completion-words.ts';
import { fishScript } from '../completion/fish-script.ts';
import { zshScript } from '../completion/zsh-script.ts';
import type { CompletionCommandOptions } from '../declarations/completion.ts';
import { CommandError } from './command-error.ts';

const scripts = new Map([
  ['bash', bashScript],
  ['zsh', zshScript],
  ['fish', fishScript],
]);

/** Runs `forgespec completion`: prints the script for the completion in a shell. Returns the exit code. */
export function completionCommand({ shell = '' }: CompletionCommandOptions, program: Command): number {
  const script = scripts.get(shell);
  if (script === undefined) throw new CommandError(`Name one of these shells: ${[...scripts.keys()].join(', ')}.`, 2);
  process.stdout.write(script(completionWords(program)));
  return 0;
}
