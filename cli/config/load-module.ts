import { createRequire, registerHooks } from 'node:module';
import { dirname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { printable, type Diagnostics, type SourceFile } from '@forgespec/description/diagnostics';
import type { LoadedConfig } from './loaded-config.ts';
import { provideOwnPackage } from '../plugins/own-package.ts';

/** The number of times that this process has loaded a config. A command that watches the config loads the config after each change. */
let loads = 0;

/**
 * Loads a config that is a TypeScript or JavaScript module. Node.js removes the types of TypeScript. Reports an error that the module
 * throws.
 *
 * @returns undefined if the module cannot be loaded.
 */
export async function loadModule(source: SourceFile, diagnostics: Diagnostics): Promise<LoadedConfig | undefined> {
  // Node does not load a module with the same URL again, so each later load uses another URL. Node has a separate cache for CommonJS
  // modules, in which each key is the path of a module. The config is removed from this cache.
  const url = `${pathToFileURL(source.path).href}${loads === 0 ? '' : `?load=${loads}`}`;
  loads += 1;
  delete createRequire(import.meta.url).cache[source.path];
  const withdrawOwnPackage = provideOwnPackage();
  const hooks = registerHooks({
    // Another hook may give new URLs to changed modules. The config already has a new URL.
    resolve: (specifier, context, next) => (specifier === url ? { url, shortCircuit: true } : next(specifier, context)),
    load: (loaded, context, next) => next(loaded, loaded === url ? { ...context, format: formatOf(source) } : context),
  });
  const restoreOutput = sendOutputToStderr();
  const endsProcess = (): void => {
    const name = printable(relative(process.cwd(), source.path));
    process.stderr.write(`error ${name} ends the process, or waits for a promise that never settles.\n`);
    process.exitCode = 2;
  };
  process.once('exit', endsProcess);
  try {
    const value = copyOf(defaultExport(await import(url)));
    if (value !== undefined && hasExport(source)) {
      const locate: LoadedConfig['locate'] = async (path, on) => {
        const { locateInModule } = await import('./locate-in-module.ts');
        return locateInModule(source, path, on);
      };
      return { file: source.path, folder: dirname(source.path), value, locate };
    }
    const fix = "Write `export default defineConfig({ … });`, with `import { defineConfig } from 'forgespec';`.";
    diagnostics.error('config-invalid', 'The config has no default export.', fix, startOf(source));
  } catch (error) {
    if (process.env['FORGESPEC_DEBUG'] !== undefined && error instanceof Error)
      process.stderr.write(`${error.stack}\n`);
    const { moduleFailure } = await import('./module-failure.ts');
    const { message, fix, location } = await moduleFailure(error, source);
    diagnostics.error('config-unreadable', message, fix, location ?? startOf(source));
  } finally {
    process.off('exit', endsProcess);
    restoreOutput();
    hooks.deregister();
    withdrawOwnPackage();
  }
  return undefined;
}

const startOf = (source: SourceFile) => ({ source, line: 1, column: 1, length: 1 });

/**
 * Returns the module format for Node.js. The format depends on the syntax and not on package.json, because the config of a CommonJS project
 * may be an ES module.
 */
const formatOf = (source: SourceFile): string =>
  `${isModule(source) ? 'module' : 'commonjs'}${/\.m?ts$/u.test(source.path) ? '-typescript' : ''}`;

const isModule = ({ path, text }: SourceFile): boolean =>
  /\.m[jt]s$/u.test(path) || /^\s*(?:import|export)\b/mu.test(text);

/**
 * Returns false for a CommonJS module that does not mention `exports`, such as an empty file. For such a module, Node.js exports an empty
 * object. Without this check, this object would count as a valid config.
 */
const hasExport = (source: SourceFile): boolean => isModule(source) || /\bexports\b/u.test(source.text);

/**
 * Returns the default export of a module. If a compiler has created the module, the export may be in `module.exports.default`.
 */
function defaultExport(module: { readonly default?: unknown }): unknown {
  const value = module.default;
  const isCompiled = typeof value === 'object' && value !== null && '__esModule' in value && 'default' in value;
  return isCompiled ? value.default : value;
}

/**
 * Copies a value with all objects and arrays in it. Each getter then runs only once. If a getter throws, this is reported as an error of
 * the config.
 */
function copyOf(value: unknown, copies = new Map<object, unknown>()): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = copies.get(value);
  if (known !== undefined) return known;
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    copies.set(value, items);
    for (const item of value) items.push(copyOf(item, copies));
    return items;
  }
  const copy = {};
  copies.set(value, copy);
  for (const [key, item] of Object.entries(value)) {
    Object.defineProperty(copy, key, { value: copyOf(item, copies), enumerable: true });
  }
  return copy;
}

/**
 * Redirects output to stderr while code of the project is loaded, because stdout must contain only the result of the command.
 *
 * @returns a function that ends the redirection.
 */
export function sendOutputToStderr(): () => void {
  const { write } = process.stdout;
  process.stdout.write = process.stderr.write.bind(process.stderr);
  return () => (process.stdout.write = write);
}
