import { createRequire } from 'node:module';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { printable } from '@forgespec/description/diagnostics';
import type { Plugin } from './plugin.ts';
import type { PluginEntry, PluginModule } from './plugin-entry.ts';
import { provideOwnPackage } from './own-package.ts';

/** The error for an output of somebody else that cannot be loaded. Its message names the entry of the config. */
export class PluginLoadError extends Error {}

/**
 * Loads the outputs of other people that the config names.
 *
 * @throws {PluginLoadError} if a module does not exist, throws an error, or does not export an output.
 */
export async function loadPlugins(entries: readonly PluginEntry[]): Promise<readonly Plugin[]> {
  if (entries.length === 0) return [];
  const withdraw = provideOwnPackage();
  try {
    return await Promise.all(
      entries.map((entry) => (entry.kind === 'plugin' ? checked(entry.plugin, 'an entry') : loadEntry(entry))),
    );
  } finally {
    withdraw();
  }
}

/** Returns the paths of the files that the config names as outputs. Packages are left out. */
export const pluginFiles = (entries: readonly PluginEntry[]): string[] =>
  entries.flatMap((entry) => (entry.kind === 'module' && isPath(entry.use) ? [resolve(entry.folder, entry.use)] : []));

const isPath = (use: string): boolean => /^\.{1,2}[\\/]/u.test(use) || isAbsolute(use);

async function loadEntry({ use, options, folder }: PluginModule): Promise<Plugin> {
  const name = printable(use);
  try {
    const file = isPath(use) ? resolve(folder, use) : createRequire(join(folder, 'forgespec.config.js')).resolve(use);
    const module: { readonly default?: unknown } = await import(pathToFileURL(file).href);
    const value: unknown = module.default;
    return checked(typeof value === 'function' ? value(options) : value, name);
  } catch (error) {
    if (error instanceof PluginLoadError) throw error;
    throw new PluginLoadError(`The output ${name} in \`plugins\` cannot be loaded: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

function checked(value: unknown, name: string): Plugin {
  if (isPlugin(value)) return value;
  const fix = 'Its default export must be a result of `defineOutput`, from forgespec/plugin.';
  throw new PluginLoadError(`The output ${name} in \`plugins\` is not an output. ${fix}`);
}

const isPlugin = (value: unknown): value is Plugin =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'reservedNames' in value &&
  typeof value.reservedNames === 'function';

/** Returns the message of an error, with the first source line of its stack that is in the project. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return printable(String(error));
  const lines = (error.stack ?? '').split('\n');
  const [, file = '', line = ''] =
    lines.flatMap((text) => {
      const found = /file:\/\/([^():?\n]+)[^():\n]*:(\d+)/u.exec(text);
      return found === null || /[\\/]node_modules[\\/]/u.test(found[1] ?? '') ? [] : [found];
    })[0] ?? [];
  const place = file === '' ? '' : ` (${printable(relative(process.cwd(), file))}:${line})`;
  return `${printable(error.message)}${place}`;
}
