import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { buildScripts } from '../reference/script/build-scripts.ts';
import { root } from './room.ts';

/** The imports whose specifiers are changed in a bundle. They are in npm packages whose code is copied into the bundle. */
const redirections = [
  // ajv-formats imports `ajv`. But only Redocly uses ajv-formats, and only together with `@redocly/ajv`, a version of Ajv. Without this
  // redirection, each run would load two versions of Ajv.
  { from: /\/node_modules\/ajv-formats\//u, specifier: /^ajv(?=\/|$)/u, target: '@redocly/ajv' },
];

/**
 * Each key is a file of the sandbox that loads a module of Drizzle with `require`. The value is the specifier of this module. In a bundle,
 * the module of Drizzle replaces the file.
 */
const drizzleModules = {
  'drizzle.ts': 'drizzle-orm',
  'drizzle-columns.ts': 'drizzle-orm/pg-core',
  'drizzle-node-postgres.ts': 'drizzle-orm/node-postgres',
  'drizzle-pglite.ts': 'drizzle-orm/pglite',
};

/** If an import is in {@link redirections}, returns its specifier in the bundle. Otherwise, returns undefined. */
export function redirectedImport(specifier: string, importer = ''): string | undefined {
  const found = redirections.find(({ from, specifier: replaced }) => from.test(importer) && replaced.test(specifier));
  return found === undefined ? undefined : specifier.replace(found.specifier, found.target);
}

/** The module that bundles the scripts of the reference. In the package, it contains the bundled scripts. */
const scriptsModule = join(root, 'reference/script/build-scripts.ts');

const builtScripts = async (): Promise<string> =>
  `const scripts = ${JSON.stringify(await buildScripts())};\nexport const buildScripts = async () => scripts;\n`;

/**
 * Returns a plugin that redirects the imports in {@link redirections}. The plugin also replaces the module `compiled-meta-schema.ts`, the
 * module that bundles the scripts of the reference, and the modules in {@link drizzleModules}.
 *
 * @param metaSchema the path of the module with the compiled meta-schema.
 */
export function builtModules(metaSchema: string): Plugin {
  const replaced = new Map([
    [
      join(root, 'description/load/compiled-meta-schema.ts'),
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
    load: (id) => (id === scriptsModule ? builtScripts() : replaced.get(id)),
  };
}
