import { Command } from 'commander';
import type { OptionRecord, OptionValues } from './command-option.ts';

/** A command as data: its name, help and options. A declaration does not load the modules of the command. */
export interface CommandDeclaration<Options extends OptionRecord = OptionRecord> {
  readonly name: string;
  /** The description of the command in the help, one line. */
  readonly words: string;
  readonly options: Options;
  /** Text for the end of the help, below the options. */
  readonly notes?: string;
}

/** The typed values of the options of a declared command. */
export type OptionsOf<Declaration extends CommandDeclaration> = OptionValues<Declaration['options']>;

/** Returns the declaration unchanged. The type of the result contains the type of each option. */
export const declareCommand = <Options extends OptionRecord>(
  declaration: CommandDeclaration<Options>,
): CommandDeclaration<Options> => declaration;

/**
 * Builds a command from its declaration.
 *
 * @param run receives the values of the declared options.
 */
export function buildCommand<Options extends OptionRecord>(
  { name, words, options, notes }: CommandDeclaration<Options>,
  run: (values: OptionValues<Options>) => Promise<void>,
): Command {
  const command = new Command(name).description(words);
  const readers = Object.entries(options).map(([key, option]) => [key, option.declare(command, key)] as const);
  if (notes !== undefined) command.addHelpText('after', notes);
  const isComplete = (values: Readonly<Record<string, unknown>>): values is OptionValues<Options> =>
    Object.keys(command.opts()).every((key) => key in values);
  return command.action(() => {
    const values = Object.fromEntries(readers.map(([key, read]) => [key, read()]));
    if (!isComplete(values)) throw new Error(`The command ${name} has an option that its declaration does not have.`);
    return run(values);
  });
}
