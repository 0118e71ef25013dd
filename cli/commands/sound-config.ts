import { createDiagnostics } from '@forgespec/generator/diagnostics';
import { checkConfig } from '../config/check-config.ts';
import { loadConfig } from '../config/load-config.ts';
import type { LoadedConfig } from '../config/loaded-config.ts';
import type { CommandDeclaration } from '../options/declare-command.ts';
import { printDiagnostics } from './print-diagnostics.ts';

/**
 * Loads and checks the config. Prints its faults.
 *
 * @param named the path of the config; undefined for the nearest one.
 * @param declaration the command that uses the config; undefined if all of its keys must be checked.
 * @returns undefined if it has faults.
 */
export async function soundConfig(
  named: string | undefined,
  declaration?: CommandDeclaration,
): Promise<LoadedConfig | undefined> {
  const diagnostics = createDiagnostics();
  const config = await loadConfig(named, diagnostics);
  if (config !== undefined) {
    await checkConfig(config, diagnostics, declaration === undefined || 'severities' in declaration.options);
  }
  printDiagnostics(diagnostics.all);
  return diagnostics.hasErrors ? undefined : config;
}
