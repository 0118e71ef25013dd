import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceTogether } from '@forgespec/description/files';
import { bundleRoom, type BundledRoom } from './bundle.ts';
import { sourceNamesOf } from '@forgespec/generator/declarations';
import { clientGuide } from '@forgespec/reference/client-guide';
import { sampleModules } from '@forgespec/reference/sample-modules';
import { compileMetaSchema } from './compile-meta-schema.ts';
import { writeDeclarationMaps } from './declaration-maps.ts';
import { bundleDeclarations, emitDeclarations } from './declarations.ts';
import { readDescribedApi, type DescribedApi } from './described-api.ts';
import { fileExports } from './entries.ts';
import { readLock } from './locked-packages.ts';
import { publishedManifest } from './published-manifest.ts';
import { copyClientPages } from './client-pages.ts';
import { firstUse, readme } from './readme.ts';
import { isGenerated, root, rooms, type Room } from './room.ts';
import { sbom, sbomFile } from './sbom.ts';

/** A tarball that can be published. */
export interface PackedRoom {
  readonly name: string;
  readonly tarball: string;
  readonly bytes: number;
}

/**
 * The folder of the built packages. Its name is `node_modules`, so the packages can import each other, as in the
 * project of a user.
 */
export const installedFolder: string = join(root, 'dist/node_modules');

/**
 * Builds every package that is published.
 *
 * @param out the folder for the tarballs.
 */
export async function packRooms(out: string): Promise<PackedRoom[]> {
  rmSync(installedFolder, { recursive: true, force: true });
  const metaSchema = await compileMetaSchema(join(root, '.cache/meta-schema'));
  const declarations = join(root, '.cache/declarations');
  const published = rooms.filter(({ manifest }) => manifest.private !== true);
  emitDeclarations(declarations, published);
  const lock = readLock();
  const folders: string[] = [];
  for (const room of published) {
    const folder = join(installedFolder, room.manifest.name);
    const { dependencies, bundled } = await writeRoom(room, folder, metaSchema);
    const modules = await bundleDeclarations(room, declarations, join(folder, 'lib'));
    const described = isGenerated(room) ? await readDescribedApi() : undefined;
    writeDeclarationMaps(folder, modules, described && sourceNamesOf(described.api, described.description));
    writeFileSync(join(folder, 'README.md'), readme(room, await guideOf(room, folder, described)));
    writeFileSync(join(folder, sbomFile), sbom(room.manifest, dependencies, bundled, lock));
    folders.push(folder);
  }
  return packFolders(folders, out);
}

/**
 * Writes the package of a workspace without its declaration files and its README: the files that run.
 *
 * @param metaSchema the path of the module that `compileMetaSchema` has written.
 */
export async function writeRoom(room: Room, folder: string, metaSchema: string): Promise<BundledRoom> {
  const bundled = await bundleRoom(room, join(folder, 'lib'), metaSchema);
  copyFiles(room, folder);
  if (bundled.readsTemplates) copyTemplates(folder);
  const manifest = publishedManifest(room, bundled.dependencies);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return bundled;
}

function copyFiles(room: Room, folder: string): void {
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  for (const key of fileExports(room)) {
    const text = readFileSync(join(root, room.folder, room.manifest.exports?.[key] ?? ''), 'utf8');
    writeFileSync(join(folder, key), JSON.stringify(JSON.parse(text)));
  }
}

/** Returns the section of a README that shows how to use the package. For the SDK, also copies the pages to which the section refers. */
async function guideOf(room: Room, folder: string, described: DescribedApi | undefined): Promise<string | undefined> {
  if (described === undefined) return firstUse(room);
  const guide = await clientGuide(described.api, sampleModules(room.manifest.name));
  return `${guide}\n\n${copyClientPages(room, folder)}`;
}

/**
 * Copies the templates into a package. At run time, the code of the package reads the templates as text. For example,
 * `forgespec generate` copies them into its output. The faces of the folders are omitted, because no output imports them.
 */
function copyTemplates(folder: string): void {
  cpSync(join(root, 'templates'), join(folder, 'templates'), {
    recursive: true,
    filter: (file) => !/\/(?:node_modules|package\.json|README\.md|faces|index\.ts)$/u.test(file),
  });
}

/**
 * Packs all folders with one run of npm, because starting npm takes longer than packing a folder. The folder `out` gets all tarballs or none.
 */
function packFolders(folders: readonly string[], out: string): PackedRoom[] {
  const temporary = mkdtempSync(join(tmpdir(), 'forgespec-pack-'));
  try {
    const options = ['pack', ...folders, '--json', '--silent', '--ignore-scripts', '--pack-destination', temporary];
    const packed: { name: string; filename: string }[] = JSON.parse(
      execFileSync('npm', options, { cwd: root, encoding: 'utf8' }),
    );
    const tarballs = packed.map(({ name, filename }) => {
      const content = readFileSync(join(temporary, filename));
      return { name, path: join(out, filename), content };
    });
    replaceTogether(out, tarballs);
    return tarballs.map(({ name, path, content }) => ({ name, tarball: path, bytes: content.length }));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
