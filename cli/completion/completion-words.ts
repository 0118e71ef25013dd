import type { Command, Option } from 'commander';
import { declaredCommands } from '../declared-commands.ts';

/** The words that a shell can propose after the name of one command. */
export interface CompletedCommand {
  /** The name of the command; empty for `forgespec` without a command. */
  readonly name: string;
  /** The description in the help. */
  readonly words: string;
  /** The names of the subcommands. */
  readonly commands: readonly string[];
  readonly flags: readonly CompletedFlag[];
}

export interface CompletedFlag {
  /** The flag as the user types it: `--spec`. */
  readonly flag: string;
  readonly words: string;
  /**
   * The values of the flag: a list of words, `path` for a file or a folder, or `any` for other text. Undefined if the flag has
   * no value.
   */
  readonly value: 'any' | 'path' | readonly string[] | undefined;
}

/** Returns the words to propose for a program and for each of its commands. */
export function completionWords(program: Command): CompletedCommand[] {
  const shared = program.options;
  const valuesOf = (command: string, option: Option): readonly string[] | undefined => {
    const declared = declaredCommands.find(({ name }) => name === command)?.options[option.attributeName()];
    return option.argChoices ?? declared?.setting?.schema.enum ?? declared?.setting?.schema.items?.enum;
  };
  const completed = (command: Command, name: string): CompletedCommand => ({
    name,
    words: command.description(),
    commands: command.commands.map((each) => each.name()),
    flags: [...new Set([...command.options, ...shared])]
      .filter(({ hidden }) => !hidden)
      .map((option) => completedFlag(option, valuesOf(name, option)))
      .concat(help),
  });
  return [completed(program, ''), ...program.commands.map((command) => completed(command, command.name()))];
}

const help: CompletedFlag = { flag: '--help', words: 'display help for command', value: undefined };

function completedFlag({ long, flags, description }: Option, values: readonly string[] | undefined): CompletedFlag {
  const [, argument] = /[<[](.+)[>\]]/u.exec(flags) ?? [];
  const value = argument === undefined ? undefined : /^(?:file|folder)$/u.test(argument) ? 'path' : 'any';
  return { flag: long ?? '', words: description, value: values ?? value };
}
