import type { OptionRecord, OptionValues } from '../cli/options/command-option.ts';
import { buildCommand, type CommandDeclaration } from '../cli/options/declare-command.ts';

/** Parses a command line as the command of a declaration does. Without arguments, returns the defaults. */
export function parseOptions<Options extends OptionRecord>(
  declaration: CommandDeclaration<Options>,
  args: readonly string[] = [],
): OptionValues<Options> {
  let parsed: OptionValues<Options> | undefined;
  const command = buildCommand(declaration, async (values) => {
    parsed = values;
  });
  command.exitOverride().parse(args, { from: 'user' });
  if (parsed === undefined) throw new Error(`${declaration.name} did not run.`);
  return parsed;
}
