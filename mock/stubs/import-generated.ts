import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Imports a generated module. Node.js removes the types itself, but it resolves import paths exactly as written. Code
 * that was generated for a compiler or a bundler has import paths that end in `.js` or have no extension. This function
 * resolves such paths to the `.ts` files.
 *
 * @param generated the output folder.
 * @param file the path of the module. Example: `generated/server/index.ts`, if the output folder is `generated`.
 */
export async function importGenerated(generated: string, file: string): Promise<unknown> {
  const output = pathToFileURL(join(resolve(generated), '/')).href;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const isInside = specifier.startsWith('.') && context.parentURL?.startsWith(output) === true;
      return next(isInside && file.endsWith('.ts') ? specifier.replace(/(?:\.[jt]s)?$/u, '.ts') : specifier, context);
    },
  });
  try {
    return await import(pathToFileURL(resolve(file)).href);
  } finally {
    hooks.deregister();
  }
}
