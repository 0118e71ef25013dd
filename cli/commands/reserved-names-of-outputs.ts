import { reservedNames, reservedWith } from '@forgespec/generator/reserved-names';
import type { ReservedNames } from '@forgespec/model/names';
import { CommandError } from './command-error.ts';
import type { GenerateCommandOptions } from './generate/declaration.ts';
import type { Plugin } from '../plugins/plugin.ts';
import type { PluginEntry } from '../plugins/plugin-entry.ts';

/** Returns the options of `generate` for each output of the config. */
export type ConfiguredOutputs = () => Promise<readonly GenerateCommandOptions[]>;

/**
 * Returns the names that the description must not use. They include the names that outputs of other people reserve, so that all commands use the
 * names that `generate` writes.
 *
 * @throws {CommandError} if an output of somebody else cannot be loaded.
 */
export async function reservedNamesOf(outputs: ConfiguredOutputs): Promise<ReservedNames> {
  const entries = (await outputs()).flatMap(({ plugins }) => plugins);
  if (entries.length === 0) return reservedNames;
  const { sendOutputToStderr } = await import('../config/load-module.ts');
  const restoreOutput = sendOutputToStderr();
  try {
    return reservedWith((await loadConfiguredPlugins(entries)).map((plugin) => plugin.reservedNames()));
  } finally {
    restoreOutput();
  }
}

/**
 * Loads outputs of other people.
 *
 * @throws {CommandError} if one of them cannot be loaded.
 */
export async function loadConfiguredPlugins(entries: readonly PluginEntry[]): Promise<readonly Plugin[]> {
  const { loadPlugins, PluginLoadError } = await import('../plugins/load-plugins.ts');
  try {
    return await loadPlugins(entries);
  } catch (error) {
    if (error instanceof PluginLoadError) throw new CommandError(error.message, 2);
    throw error;
  }
}
