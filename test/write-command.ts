import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BundledRoom } from '../pack/bundle.ts';
import { compileMetaSchema } from '../pack/compile-meta-schema.ts';
import { writeRoom } from '../pack/pack-rooms.ts';
import { root, rooms } from '../pack/room.ts';

/**
 * Writes the packages as they are published, without their declaration files, so that the tests start the command that users start. Node
 * loads its bundled modules in a third of the time that it needs for the sources.
 *
 * @returns the path of the module of the command.
 */
export async function writeCommand(): Promise<string> {
  // The packages find each other in this folder, and all other packages in the `node_modules` of the repository around it.
  const folder = join(root, 'node_modules/.cache/forgespec/command/node_modules');
  rmSync(folder, { recursive: true, force: true });
  const metaSchema = await compileMetaSchema(join(root, '.cache/meta-schema'));
  for (const room of rooms.filter(({ manifest }) => manifest.private !== true)) {
    const place = join(folder, room.manifest.name);
    linkNested(place, await writeRoom(room, place, metaSchema));
  }
  return join(folder, 'forgespec/lib/main.js');
}

/** Links the dependencies of a package that npm has installed only inside of a package whose code is in its bundle, such as Prism. */
function linkNested(folder: string, { dependencies, bundled }: BundledRoom): void {
  for (const name of Object.keys(dependencies ?? {})) {
    const nested = bundled.map((at) => join(at, 'node_modules', name)).find((path) => existsSync(path));
    const link = join(folder, 'node_modules', name);
    if (nested === undefined) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(nested, link);
  }
}
