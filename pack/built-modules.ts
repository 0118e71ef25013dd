import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { root } from './room.ts';

const inTypePrinter = /\/node_modules\/openapi-typescript\//u;

/**
 * Replaces the modules whose code in a published package differs from the code in the repository.
 *
 * @param metaSchema the path of the module with the compiled meta-schema.
 */
export function builtModules(metaSchema: string): Plugin {
  const replaced = new Map([
    [
      join(root, 'generator/1-load/compiled-meta-schema.ts'),
      `export { isOpenApi } from ${JSON.stringify(metaSchema)};`,
    ],
    // The build already resolves `typescript` to the compiler of ts-morph, so this function does nothing.
    [join(root, 'generator/share-compiler.ts'), 'export function shareCompiler() {}'],
    ['\0compiler', `import { ts } from 'ts-morph'; export default ts;`],
  ]);
  return {
    name: 'built-modules',
    resolveId: (specifier, importer = '') =>
      specifier === 'typescript' && inTypePrinter.test(importer) ? '\0compiler' : undefined,
    load: (id) => replaced.get(id),
  };
}
