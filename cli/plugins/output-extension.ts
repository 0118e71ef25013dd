import { join, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Diagnostics } from '@forgespec/description/diagnostics';
import type { OutputExtension } from '@forgespec/generator/generate';
import { packageRoot } from '@forgespec/generator/package-root';
import { applyPlugins } from './apply-plugins.ts';
import type { Plugin } from './plugin.ts';
import { PluginError, thrownAt } from './plugin-error.ts';

/** Returns the extension of an output folder. Returns undefined if there are no outputs of other people. */
export const outputExtension = (plugins: readonly Plugin[]): OutputExtension | undefined =>
  plugins.length === 0
    ? undefined
    : {
        version: versionOf(plugins),
        reservedNames: plugins.map(({ reservedNames }) => reservedNames()),
        apply: (api, description, diagnostics) => applyPlugins(plugins, api, description, diagnostics),
        reportFailure: (error, diagnostics) => reportFailure(errorOf(error, plugins), diagnostics),
      };

/** Returns undefined if one of the outputs has no version, or options that are not JSON values. */
function versionOf(plugins: readonly Plugin[]): string | undefined {
  const facts = plugins.map(({ name, version, options }) => ({ name, version, options: withoutUndefined(options) }));
  const isKnown = facts.every(
    ({ version, options }) => version !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(options)), options),
  );
  return isKnown ? JSON.stringify(facts) : undefined;
}

const withoutUndefined = (options: object): object =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

/**
 * Returns the error of an output, if it has caused the error. If the types of its code cannot be declared, only the path in the message of the
 * error names the output.
 */
function errorOf(error: unknown, plugins: readonly Plugin[]): unknown {
  if (!(error instanceof Error) || error instanceof PluginError) return error;
  const { message } = error;
  const owner = plugins.find(({ name }) => message.startsWith('Writing declarations') && message.includes(`/${name}/`));
  return owner === undefined ? error : new PluginError(owner.name, message, error);
}

function reportFailure(error: unknown, diagnostics: Diagnostics): void {
  if (!(error instanceof PluginError)) throw error;
  const message = `The output \`${error.plugin}\` failed, so nothing is written: ${error.message}`;
  const fix = 'Correct the code of the output, or remove it from `plugins` in the config.';
  diagnostics.error('plugin-failed', message, fix, thrownAt(error, isOwn));
  if (process.env['FORGESPEC_DEBUG'] !== undefined && error.cause instanceof Error)
    process.stderr.write(`${error.cause.stack}\n`);
}

const ownFolders = ['cli', 'description', 'generator', 'lib', 'model', 'node_modules', 'templates'];

/** Returns true if a file is part of forgespec. */
const isOwn = (path: string): boolean => ownFolders.some((folder) => path.startsWith(join(packageRoot, folder) + sep));
