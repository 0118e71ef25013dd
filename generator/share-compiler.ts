import { registerHooks } from 'node:module';
import { ts } from 'ts-morph';

/**
 * Makes openapi-typescript use the compiler of ts-morph. A second compiler takes 130 ms to load and 60 MB of memory. This thread
 * only builds and prints syntax trees, for which the two versions do not differ.
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
