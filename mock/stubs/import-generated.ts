import { registerHooks } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Imports a module of an output. Node removes the types itself, but it resolves a path exactly as written. In an output for a compiler
 * or a bundler, paths end in `.js` or have no extension: here they lead to the `.ts` files all the same.
 *
 * @param file the path of a module in one of the folders of the output, `generated/server/index.ts`.
 */
export async function importGenerated(file: string): Promise<unknown> {
  const output = pathToFileURL(join(dirname(dirname(resolve(file))), '/')).href;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const isInside = specifier.startsWith('.') && context.parentURL?.startsWith(output) === true;
      return next(isInside ? specifier.replace(/(?:\.[jt]s)?$/u, '.ts') : specifier, context);
    },
  });
  try {
    return await import(pathToFileURL(resolve(file)).href);
  } finally {
    hooks.deregister();
  }
}
