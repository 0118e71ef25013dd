import { registerHooks } from 'node:module';
import { ts } from 'ts-morph';

/**
 * Lets openapi-typescript use the compiler that ts-morph brings. A second one costs 130 ms to load and 60 MB to hold, and this thread
 * only builds and prints syntax trees, which both compilers do alike.
 */
export function shareCompiler(): void {
  const url = 'forgespec:typescript';
  Reflect.set(globalThis, url, ts);
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'typescript' ? { url, format: 'module', shortCircuit: true } : next(specifier, context),
    load: (address, context, next) =>
      address === url
        ? { format: 'module', source: `export default globalThis['${url}'];`, shortCircuit: true }
        : next(address, context),
  });
}
