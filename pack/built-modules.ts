import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { root } from './room.ts';

/** Imports in built-in packages that resolve to one module in the repository, and to another module in a bundle. */
const redirections = [
  // Only Redocly uses ajv-formats, and only together with `@redocly/ajv`. Without this redirection, each run would also load a second
  // version of Ajv.
  { from: /\/node_modules\/ajv-formats\//u, specifier: /^ajv(?=\/|$)/u, target: '@redocly/ajv' },
];

/**
 * Modules of the sandbox that load Drizzle with `require`, and the Drizzle module that each of them loads. In a bundle, the Drizzle module
 * replaces the module of the sandbox.
 */
const drizzleModules = {
  'drizzle.ts': 'drizzle-orm',
  'drizzle-columns.ts': 'drizzle-orm/pg-core',
  'drizzle-node-postgres.ts': 'drizzle-orm/node-postgres',
  'drizzle-pglite.ts': 'drizzle-orm/pglite',
};

/**
 * Returns the specifier that replaces the specifier of an import in a built-in package. Returns undefined if the import is not replaced.
 */
export function redirectedImport(specifier: string, importer = ''): string | undefined {
  const found = redirections.find(({ from, specifier: replaced }) => from.test(importer) && replaced.test(specifier));
  return found === undefined ? undefined : specifier.replace(found.specifier, found.target);
}

/**
 * Returns a plugin that redirects the imports in {@link redirections}. The plugin also replaces two kinds of modules:
 * `compiled-meta-schema.ts`, and the modules that load Drizzle.
 *
 * @param metaSchema the path of the module with the compiled meta-schema.
 */
export function builtModules(metaSchema: string): Plugin {
  const replaced = new Map([
    [
      join(root, 'generator/1-load/compiled-meta-schema.ts'),
      `export { isOpenApi } from ${JSON.stringify(metaSchema)};`,
    ],
    ...Object.entries(drizzleModules).map(
      ([file, specifier]) => [join(root, 'sandbox/database', file), `export * from '${specifier}';`] as const,
    ),
  ]);
  return {
    name: 'built-modules',
    async resolveId(specifier, importer) {
      const target = redirectedImport(specifier, importer);
      return target === undefined ? undefined : await this.resolve(target, importer);
    },
    load: (id) => replaced.get(id),
  };
}
