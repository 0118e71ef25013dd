import { createRequire, registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { percentDecoded } from '@forgespec/templates/shared/percent-encoding';

/** The exports of a module. Each key is the name of an export. */
export type ModuleExports = Readonly<Record<string, unknown>>;

/** Returns the source text of the TypeScript module at a path. */
export type ReadModule = (path: string) => string;

const require = createRequire(import.meta.url);

/**
 * The URL of the folder that seems to contain the modules. The folder does not exist, but `require` needs URLs of files. The folder of this
 * file is not used, because it may be in `node_modules`. Node does not remove the types of modules in `node_modules`.
 */
const folder = pathToFileURL(resolve('/forgespec-validators')).href;

/**
 * The number of calls of `evaluateModules`. This number is part of the URLs of modules, because Node evaluates the module at a URL only
 * once.
 */
let lastNumber = 0;

/**
 * Evaluates TypeScript modules in memory. When a module is first imported, Node removes the types and evaluates the module. Modules may
 * import each other in cycles.
 *
 * @returns a function that takes the path of a module, and returns the exports of the module.
 */
export function evaluateModules(read: ReadModule): (path: string) => ModuleExports {
  lastNumber += 1;
  const base = `${folder}/${lastNumber}/`;
  return (path) => {
    const hooks = registerHooks({
      resolve(specifier, context, next) {
        const isInside = specifier.startsWith(base) || context.parentURL?.startsWith(base) === true;
        if (!isInside) return next(specifier, context);
        return { url: new URL(specifier, context.parentURL).href, format: 'module-typescript', shortCircuit: true };
      },
      load(url, context, next) {
        if (!url.startsWith(base)) return next(url, context);
        const path = url.slice(base.length);
        return { format: 'module-typescript', source: read(percentDecoded(path) ?? path), shortCircuit: true };
      },
    });
    try {
      const exports: ModuleExports = require(base + path);
      return exports;
    } finally {
      hooks.deregister();
    }
  };
}
