import { createModuleVersions } from '@forgespec/generator/watch';
import { pluginFiles } from './load-plugins.ts';
import type { PluginEntry } from './plugin-entry.ts';

/** The modules of the outputs of other people, and all modules of the project that they or the config import. */
export interface PluginModules {
  /** The absolute paths of the modules. */
  readonly files: Iterable<string>;
  /** Makes the next import of a changed module load it again. @param changed absolute paths. */
  renew(changed: readonly string[]): void;
  close(): void;
}

/** Finds the modules while they are imported. The next import of the config and of its outputs loads them again. */
export function openPluginModules(config: string, outputs: readonly PluginEntry[]): PluginModules {
  const files = new Set<string>();
  const entries = [config, ...pluginFiles(outputs)];
  const { renew, close } = createModuleVersions(entries, (file) => files.add(file), true);
  return { files, renew, close };
}
