import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The extensions of a config, with the way to read each. */
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
 * Returns the paths of the configs in a folder, or in the nearest folder above it that has one; empty if none has. More than one
 * path is an error.
 */
export function findConfigs(folder: string): readonly string[] {
  const files = Object.keys(configExtensions).map((extension) => join(folder, `forgespec.config${extension}`));
  const found = files.filter((file) => existsSync(file));
  const parent = dirname(folder);
  return found.length > 0 || parent === folder ? found : findConfigs(parent);
}
