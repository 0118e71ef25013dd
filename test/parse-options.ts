import { commandValues } from '../cli/config/command-values.ts';
import { noConfig } from '../cli/config/loaded-config.ts';
import type { OptionRecord, OptionValues } from '../cli/options/command-option.ts';
import { buildCommand, type CommandDeclaration, type GivenOptions } from '../cli/options/declare-command.ts';

/** Parses a command line as the declared command does, but reads no config. Without arguments, returns the defaults. */
export function parseOptions<Options extends OptionRecord>(
  declaration: CommandDeclaration<Options>,
  args: readonly string[] = [],
): OptionValues<Options> {
  const [values] = commandValues(declaration, parseFlags(declaration, args), noConfig);
  if (values === undefined) throw new Error(`${declaration.name} has no values.`);
  return values;
}

/** Parses a command line. Returns only the options that the command line contains. */
export function parseFlags(declaration: CommandDeclaration, args: readonly string[]): GivenOptions {
  let parsed: GivenOptions | undefined;
  const command = buildCommand(declaration, (given) => {
    parsed = given;
  });
  command.exitOverride().parse(args, { from: 'user' });
  if (parsed === undefined) throw new Error(`${declaration.name} did not run.`);
  return parsed;
}
