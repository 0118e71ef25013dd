import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A map from the extension of a config file to its kind. A `module` is imported, and `data` is parsed. */
export const configExtensions: Readonly<Record<string, 'data' | 'module'>> = {
  '.ts': 'module',
  '.mts': 'module',
  '.js': 'module',
  '.mjs': 'module',
  '.json': 'data',
  '.yaml': 'data',
  '.yml': 'data',
};

/**
 * Returns the paths of the configs in a folder. If the folder contains no config, searches the parent folders, and returns
 * the configs in the nearest one. Returns an empty list if no folder contains a config. The caller reports an error if
 * there is more than one path.
 */
export function findConfigs(folder: string): readonly string[] {
  const files = Object.keys(configExtensions).map((extension) => join(folder, `forgespec.config${extension}`));
  const found = files.filter((file) => existsSync(file));
  const parent = dirname(folder);
  return found.length > 0 || parent === folder ? found : findConfigs(parent);
}
