import { registerHooks } from 'node:module';
import { ts } from 'ts-morph';

/**
 * Makes openapi-typescript use the TypeScript compiler of ts-morph. A second compiler would take 130 ms to load and 60 MB of
 * memory. The two versions do not differ in building and printing syntax trees, which is all that this thread does.
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
