import { createDiagnostics } from '@forgespec/description/diagnostics';
import { checkConfig } from '../config/check-config.ts';
import { loadConfig } from '../config/load-config.ts';
import type { LoadedConfig } from '../config/loaded-config.ts';
import type { CommandDeclaration } from '../options/declare-command.ts';
import { printDiagnostics } from './print-diagnostics.ts';

/**
 * Loads the config, checks it, and prints its faults.
 *
 * @param named the path of the config. If it is undefined, the nearest config is used.
 * @param declaration the command that uses the config. The names of rules are checked only if this command has the
 * option `severities`, or if no command is given.
 * @returns undefined if the config has faults.
 */
export async function loadCheckedConfig(
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
