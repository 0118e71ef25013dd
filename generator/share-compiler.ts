import * as nodeModule from 'node:module';
import { ts } from 'ts-morph';

/**
 * Lets openapi-typescript use the compiler that ts-morph brings. A second one costs 130 ms to load and 60 MB to hold, and this thread
 * only builds and prints syntax trees, which both compilers do alike.
 *
 * Where Node cannot do this (before 22.15), openapi-typescript loads its own.
 */
export function shareCompiler(): void {
  // A namespace import, because a named one that does not exist is a syntax error.
  if (!('registerHooks' in nodeModule)) return;
  const url = 'forgespec:typescript';
  Reflect.set(globalThis, url, ts);
  nodeModule.registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'typescript' ? { url, format: 'module', shortCircuit: true } : next(specifier, context),
    load: (address, context, next) =>
      address === url
        ? { format: 'module', source: `export default globalThis['${url}'];`, shortCircuit: true }
        : next(address, context),
  });
}
