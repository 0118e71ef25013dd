import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

/** The root folder of the repository. */
export const root = join(import.meta.dirname, '..');

/** The parts of a `package.json` that a build reads or writes. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly license?: string;
  readonly private?: boolean;
  readonly sideEffects?: boolean;
  readonly engines?: Readonly<Record<string, string>>;
  readonly publishConfig?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** A workspace of the repository. */
export interface Room {
  /** Its folder, relative to the root: `contract`. */
  readonly folder: string;
  readonly manifest: Manifest;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };

/** Every workspace. */
export const rooms: readonly Room[] = workspaces.map((folder) => ({ folder, manifest: readManifest(folder) }));

/** The rooms that are built into the package of a room: itself, and each workspace that one of them lists in `dependencies`. */
export function roomsInside(room: Room): readonly Room[] {
  const inside = new Set([room]);
  // A set that grows while it is iterated is iterated to its end.
  for (const { manifest } of inside) {
    for (const other of rooms) if (manifest.dependencies?.[other.manifest.name] !== undefined) inside.add(other);
  }
  return [...inside];
}

/**
 * Returns the file that an import such as `@forgespec/generator/json` leads to, relative to the root; undefined if the specifier
 * names no workspace.
 *
 * @throws {Error} if the workspace does not export the module.
 */
export function exportedFile(specifier: string): string | undefined {
  const room = rooms.find(({ manifest }) => specifier.startsWith(`${manifest.name}/`));
  if (room === undefined) return undefined;
  const wanted = `.${specifier.slice(room.manifest.name.length)}`;
  for (const [key, target] of Object.entries(room.manifest.exports ?? {})) {
    const [before = '', after] = key.split('*');
    if (after === undefined ? wanted !== key : !wanted.startsWith(before)) continue;
    return normalize(join(room.folder, target.replace('*', wanted.slice(before.length))));
  }
  throw new Error(`${room.manifest.name} does not export ${wanted}`);
}

/** Returns the name of the package that an import names: `drizzle-orm` for `drizzle-orm/pg-core`. */
export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
