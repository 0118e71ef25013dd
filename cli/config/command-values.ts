import type { OptionRecord, OptionValues } from '../options/command-option.ts';
import type { CommandDeclaration, GivenOptions } from '../options/declare-command.ts';
import type { LoadedConfig } from './loaded-config.ts';
import { resolveRuns } from './resolve-options.ts';

/**
 * Returns the option values for each run of a command. If the section of the command is a list, the command runs once for each item.
 *
 * @param config the config, which must be valid.
 */
export function commandValues<Options extends OptionRecord>(
  declaration: CommandDeclaration<Options>,
  { values }: GivenOptions,
  config: LoadedConfig,
): readonly OptionValues<Options>[] {
  const isComplete = (found: Readonly<Record<string, unknown>>): found is OptionValues<Options> =>
    Object.keys(declaration.options).every((key) => key in found);
  return resolveRuns(declaration, values, config).map(({ options }) => {
    const found = Object.fromEntries(Array.from(options, ([key, { value }]) => [key, value]));
    if (!isComplete(found)) throw new Error(`An option of ${declaration.name} has no value.`);
    return found;
  });
}
