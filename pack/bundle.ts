import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { rolldown, type OutputChunk } from 'rolldown';
import { dependenciesOf, isOutside } from './built-in.ts';
import { builtModules, redirectedImport } from './built-modules.ts';
import { carryFiles } from './carry-files.ts';
import { moduleEntries } from './entries.ts';
import { bundledPackages } from './bundled-packages.ts';
import { licences } from './licences.ts';
import { root, type Manifest, type Room } from './room.ts';

/** The facts about a bundle on which the other files of the package depend. */
export interface BundledRoom {
  readonly dependencies: Manifest['dependencies'];
  /** The folders of the npm packages whose code is in the bundle. */
  readonly bundled: readonly string[];
  /** True if the bundle contains code that reads the folder `templates/`. */
  readonly readsTemplates: boolean;
}

/**
 * Bundles the modules that a workspace exports, and its command, with all code that they import, except the packages
 * that users install. Writes one file for each exported module and for the command. Code that several of these files
 * share is in further files.
 *
 * @param folder the folder to write to.
 * @param metaSchema the path of the module that `compileMetaSchema` has written.
 */
export async function bundleRoom(room: Room, folder: string, metaSchema: string): Promise<BundledRoom> {
  const entries = moduleEntries(room).map(({ name, file }) => [name, join(root, file)] as const);
  const programs = Object.values(room.manifest.bin ?? {}).map(
    (file) => ['main', join(root, room.folder, file)] as const,
  );
  // Only the SDK runs on other platforms than Node.
  const isForAnyEngine = room.folder === 'generated';
  const outside = isOutside(room);
  const copied = new Set<string>();
  const build = await rolldown({
    input: Object.fromEntries([...entries, ...programs]),
    platform: isForAnyEngine ? 'neutral' : 'node',
    external: (specifier, importer) => outside(specifier) && redirectedImport(specifier, importer) === undefined,
    transform: { target: isForAnyEngine ? 'es2022' : 'node22.19' },
    plugins: [builtModules(metaSchema), carryFiles(outside, copied), licences(copied)],
  });
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    // rolldown names a shared file after one of its modules. Such a name is misleading if the file contains more than
    // 100 modules.
    chunkFileNames: ({ moduleIds }) => (moduleIds.length > 100 && isForAnyEngine ? 'shared.js' : '[name].js'),
    // JSDoc comments are omitted, because the declaration files contain them.
    comments: { legal: true, annotation: true, jsdoc: false },
  });
  await build.close();
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
  const names = new Set(output.map(({ fileName }) => fileName));
  const imports = chunks
    .flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports])
    .filter((specifier) => !names.has(specifier) && !isBuiltin(specifier));
  const code = chunks.map((chunk) => chunk.code).join('\n');
  return {
    dependencies: dependenciesOf(room, imports, code),
    bundled: bundledPackages(output, copied),
    readsTemplates: chunks.some(({ moduleIds }) => moduleIds.includes(join(root, 'generator/package-root.ts'))),
  };
}
