import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Lets the modules of the project import `forgespec`, even if it is not installed there. For example, npx runs forgespec without an
 * installation. Also ensures that they get the version that is running.
 *
 * @returns a function that ends this.
 */
export function provideOwnPackage(): () => void {
  const urls: Readonly<Record<string, string>> = {
    forgespec: import.meta.resolve('forgespec'),
    'forgespec/plugin': import.meta.resolve('forgespec/plugin'),
  };
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const url = isOfProject(context.parentURL) ? urls[specifier] : undefined;
      return url === undefined ? next(specifier, context) : { url, shortCircuit: true };
    },
  });
  return () => hooks.deregister();
}

const isOfProject = (url: string | undefined): boolean =>
  url?.startsWith('file:') === true && !/[\\/]node_modules[\\/]/u.test(fileURLToPath(url));
