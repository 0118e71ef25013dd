import { dirname, extname, relative, resolve } from 'node:path';
import { createDiagnostics, type Diagnostics } from '@forgespec/description/diagnostics';
import { locationOf, parse } from '@forgespec/description/load';
import { readSource } from '@forgespec/description/files';
import { configExtensions, findConfigs } from './find-config.ts';
import { type LoadedConfig, noConfig } from './loaded-config.ts';
import { loadModule } from './load-module.ts';

/**
 * Loads the config. Does not check its keys.
 *
 * @param named the path of the config. If it is undefined, the function searches the working directory and the folders above.
 * @returns undefined if the config cannot be loaded. In this case, the function reports the reason.
 */
export async function loadConfig(
  named: string | undefined,
  diagnostics: Diagnostics,
): Promise<LoadedConfig | undefined> {
  const files = named === undefined ? findConfigs(process.cwd()) : [resolve(named)];
  const [file, ...others] = files;
  if (file === undefined) return noConfig;
  if (others.length > 0) {
    const names = files.map((found) => relative(process.cwd(), found)).join(' and ');
    const message = `One folder has several configs: ${names}.`;
    diagnostics.error('config-unreadable', message, 'Keep only one of them, or select one with --config.');
    return undefined;
  }
  const kind = configExtensions[extname(file)];
  if (kind === undefined) {
    const message = `${relative(process.cwd(), file)} does not have the extension of a config.`;
    const fix = `Use one of these extensions: ${Object.keys(configExtensions).join(', ')}.`;
    diagnostics.error('config-unreadable', message, fix);
    return undefined;
  }
  const source = await readSource(file);
  if ('code' in source) {
    diagnostics.error('config-unreadable', source.message, 'Correct the path, or make the file a readable text file.');
    return undefined;
  }
  if (kind === 'module') return loadModule(source, diagnostics);
  const problems = createDiagnostics();
  const value = parse(source, problems);
  for (const problem of problems.all) diagnostics.add({ ...problem, fix: fixInConfig(problem.fix, extname(file)) });
  if (value === undefined) return undefined;
  return { file, folder: dirname(file), value, locate: async (path, on) => locationOf(source, path, on) };
}

/** Returns the fix for a syntax error in a config. A fix that applies only to an OpenAPI description is replaced by a fix for a config. */
function fixInConfig(fix: string | undefined, extension: string): string | undefined {
  if (fix?.includes('$ref')) return 'Write the value without an alias.';
  if (fix?.includes('`description`')) return 'Remove the comment, or write the config in YAML: forgespec.config.yaml.';
  if (!fix?.includes('openapi')) return fix;
  const smallest = extension === '.json' ? '{ "spec": "openapi.yaml" }' : 'spec: openapi.yaml';
  return `Write \`${smallest}\`. Replace \`openapi.yaml\` with the path of your description.`;
}
