import { Command } from 'commander';
import { suggestion } from '@forgespec/description/diagnostics';
import type { GivenValue, OptionRecord, OptionValues } from './command-option.ts';
import { shortenHelp } from './fetching-topic.ts';

/**
 * The declaration of a command: its name, its help texts and its options. Importing a declaration does not load the modules that run the
 * command.
 */
export interface CommandDeclaration<Options extends OptionRecord = OptionRecord> {
  readonly name: string;
  /** The description of the command in the help. It has one line. */
  readonly words: string;
  readonly options: Options;
  /** The section of the config with the options of this command. Undefined if the command has no section. */
  readonly section?: ConfigSection;
  /**
   * Each group contains options that exclude each other, such as `target` and `proxy`. If the command line sets one option of a group, the
   * config cannot set any option of this group.
   */
  readonly alternatives?: readonly (readonly string[])[];
  /** Two or three example calls, which the help shows below the options. */
  readonly examples: readonly CommandExample[];
  /** A text for the end of the help, below the examples. */
  readonly notes?: string;
}

/** An example call of a command, and the effect of the call. */
export interface CommandExample {
  /** The arguments after the name of the command, as the user types them. Empty for a call without arguments. */
  readonly args: string;
  /** The effect of the call, in one line. */
  readonly words: string;
}

/** A section of the config: a key whose value contains the options of one command. */
export interface ConfigSection {
  readonly key: string;
  /** The description of the section, for editors. */
  readonly words: string;
  /**
   * If the section may be a list, this is the option that identifies each item, such as `out`. The command then runs once for each item.
   */
  readonly listedBy?: string;
}

/** The values of the options of a declared command, each with its own type. */
export type OptionsOf<Declaration extends CommandDeclaration> = OptionValues<Declaration['options']>;

/** The options that a command line sets. */
export interface GivenOptions {
  /** The argument of `--config`. Undefined if the command line does not contain it. */
  readonly config: string | undefined;
  readonly values: ReadonlyMap<string, GivenValue<unknown>>;
}

/** Returns the declaration unchanged. The type of the result contains the type of each option. */
export const declareCommand = <Options extends OptionRecord>(
  declaration: CommandDeclaration<Options>,
): CommandDeclaration<Options> => declaration;

/**
 * Returns true if a command reads the config. A command reads the config if the config can set one of its options, or if the command is
 * `forgespec config`.
 */
export const readsConfig = ({ name, options }: CommandDeclaration): boolean =>
  name === 'config' || Object.values(options).some(({ setting }) => setting !== undefined);

/**
 * Builds a command from its declaration.
 *
 * @param run runs the command. It receives the options that the command line sets.
 */
export function buildCommand(
  declaration: CommandDeclaration,
  run: (given: GivenOptions) => Promise<void> | void,
): Command {
  const { name, words, options, notes, examples } = declaration;
  const command = new Command(name).description(words);
  const readers = Object.entries(options).map(([key, option]) => [key, option.declare(command, key)] as const);
  if (readsConfig(declaration)) command.option('--config <file>', configWords);
  shortenHelp(command, options);
  command.addHelpText('after', exampleSection(name, examples));
  if (notes !== undefined) command.addHelpText('after', notes);
  return command.allowExcessArguments().action(() => {
    rejectExcess(command);
    const values = new Map<string, GivenValue<unknown>>();
    for (const [key, read] of readers) {
      const given = read();
      if (given !== undefined) values.set(key, given);
    }
    const config: unknown = readsConfig(declaration) ? command.getOptionValue('config') : undefined;
    return run({ config: typeof config === 'string' ? config : undefined, values });
  });
}

/** Reports an argument that a command does not accept. Proposes the correction that the user probably needs. */
function rejectExcess(command: Command): void {
  const excess = command.args[command.registeredArguments.length];
  if (excess === undefined) return;
  const meant = suggestion(
    excess,
    command.commands.map((below) => below.name()),
  );
  const fix = meant === undefined ? 'Remove it.' : `Did you mean ${meant}?`;
  command.error(`error: forgespec ${command.name()} does not accept the argument ${excess}.\n(${fix})`);
}

const configWords =
  'the config file (default: forgespec.config.* in this folder, or in the nearest parent folder that contains one)';

/** Returns the examples for the help: each call, with its effect in the next line. */
function exampleSection(name: string, examples: readonly CommandExample[]): string {
  const lines = examples.map(({ args, words }) => `  forgespec ${`${name} ${args}`.trim()}\n      ${words}`);
  return `\nExamples:\n${lines.join('\n')}`;
}
