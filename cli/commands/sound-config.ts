import { createDiagnostics } from '@forgespec/generator/diagnostics';
import { checkConfig } from '../config/check-config.ts';
import { loadConfig } from '../config/load-config.ts';
import type { LoadedConfig } from '../config/loaded-config.ts';
import { printDiagnostics } from './print-diagnostics.ts';

/**
 * Loads and checks the config. Prints its faults.
 *
 * @param named the path of the config; undefined for the nearest one.
 * @returns undefined if it has faults.
 */
export async function soundConfig(named: string | undefined): Promise<LoadedConfig | undefined> {
  const diagnostics = createDiagnostics();
  const config = await loadConfig(named, diagnostics);
  if (config !== undefined) await checkConfig(config, diagnostics);
  printDiagnostics(diagnostics.all);
  return diagnostics.hasErrors ? undefined : config;
}
