import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { isOutside } from './built-in.ts';
import { documentNamespaces } from './documented-namespaces.ts';
import { moduleEntries } from './entries.ts';
import { exportedFile, isGenerated, root, rooms, type Room } from './room.ts';

/**
 * Writes declaration files (`.d.ts`): one for each module that the packages export, and one for each module that these modules import. The
 * SDK has its own compiler options, because it supports older JavaScript runtimes. The option `lib` corresponds to the oldest of them.
 *
 * @param published the workspaces of the packages.
 */
export function emitDeclarations(folder: string, published: readonly Room[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const entries = published.filter((room) => !isGenerated(room)).flatMap(moduleEntries);
  const ofRooms = join(folder, 'tsconfig.json');
  const settings = {
    extends: join(import.meta.dirname, 'tsconfig.rooms.json'),
    compilerOptions: { paths: exportedPaths() },
    files: entries.map(({ file }) => join(root, file)),
  };
  writeFileSync(ofRooms, JSON.stringify(settings));
  for (const project of [ofRooms, join(import.meta.dirname, 'tsconfig.sdk.json')]) {
    const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
    execFileSync(process.execPath, [compiler, '-p', project, '--outDir', folder, '--singleThreaded'], {
      stdio: 'inherit',
    });
  }
  documentNamespaces(join(folder, 'generated/client/areas.d.ts'));
}

/**
 * Returns the value of the compiler option `paths`, which maps the specifier of each exported module to the path of the module. Without
 * this option, the compiler would find the modules in `node_modules`, and would write no declarations for them.
 */
function exportedPaths(): Readonly<Record<string, readonly string[]>> {
  const paths = rooms.flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports ?? {}).map(
      ([key, target]) => [manifest.name + key.slice(1), [join(root, folder, target)]] as const,
    ),
  );
  return Object.fromEntries(paths);
}

/** Indents code by two spaces for each level, as in the sources. The compiler indents by four. */
const withNarrowIndentation = (code: string): string =>
  code.replaceAll(/^(?: {4})+/gmu, ({ length }) => ' '.repeat(length / 2));

/**
 * A map from the name of each declaration file to the paths of the modules whose declarations the file contains. The paths are relative to
 * the root.
 */
export type BundledDeclarations = ReadonlyMap<string, readonly string[]>;

/**
 * Bundles the declarations of the modules that a workspace exports.
 *
 * @param declarations the folder that {@link emitDeclarations} has filled.
 * @param folder the folder to write to.
 */
export async function bundleDeclarations(
  room: Room,
  declarations: string,
  folder: string,
): Promise<BundledDeclarations> {
  const declarationOf = (file: string): string => join(declarations, file.replace(/\.ts$/u, '.d.ts'));
  const entries = moduleEntries(room).map(({ name, file }) => [name, declarationOf(file)] as const);
  if (entries.length === 0) return new Map();
  const outside = isOutside(room);
  const build = await rollup({
    input: Object.fromEntries(entries),
    external: (specifier) => specifier.startsWith('node:') || outside(specifier),
    // Declarations have no side effects. So if no type of an import is used, the import is removed.
    treeshake: { moduleSideEffects: false },
    plugins: [
      {
        name: 'rooms',
        resolveId(specifier, importer) {
          if (specifier.startsWith('.') && importer !== undefined)
            return declarationOf(join(dirname(importer), specifier).slice(declarations.length));
          const file = exportedFile(specifier);
          return file === undefined ? undefined : declarationOf(file);
        },
      },
      dts(),
      { name: 'indentation', renderChunk: withNarrowIndentation },
    ],
    onwarn: ({ code, message }) => {
      // Two entries may use the same type, although neither of them exports this type. The warnings about such a type are ignored.
      if (code === 'CYCLIC_CROSS_CHUNK_REEXPORT' || message.includes('private shared type exports')) return;
      throw new Error(`${code}: ${message}`);
    },
  });
  const { output } = await build.write({
    dir: folder,
    format: 'es',
    entryFileNames: '[name].d.ts',
    chunkFileNames: '[name].ts',
    hoistTransitiveImports: false,
  });
  await build.close();
  return new Map(
    output.flatMap((file) => {
      if (file.type !== 'chunk') return [];
      const modules = file.moduleIds.filter((id) => id.startsWith(`${declarations}/`));
      return [[file.fileName, modules.map((id) => relative(declarations, id).replace(/\.d\.ts$/u, '.ts'))] as const];
    }),
  );
}
