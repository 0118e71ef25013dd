import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

/** The root folder of the repository. */
export const root = join(import.meta.dirname, '..');

/** The fields of a `package.json` that a build reads or writes. */
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
  /** The folder of the workspace, relative to the root: `contract`. */
  readonly folder: string;
  readonly manifest: Manifest;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** The fields of the `package.json` in the root folder that are the same for all published packages. */
interface ProjectManifest {
  readonly homepage: string;
  /** The address for reports of faults. */
  readonly bugs: string;
  readonly repository: { readonly type: string; readonly url: string };
  readonly workspaces: readonly string[];
}

/** The `package.json` in the root folder. */
export const project: ProjectManifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Every workspace. */
export const rooms: readonly Room[] = project.workspaces.map((folder) => ({ folder, manifest: readManifest(folder) }));

/**
 * Returns true for the workspace `generated`, which contains the SDK. The SDK is generated from our OpenAPI
 * description, and many names in the SDK come from the description.
 */
export const isGenerated = ({ folder }: Room): boolean => folder === 'generated';

/**
 * Returns the workspaces that are built into the package of a workspace: the workspace itself, and the workspaces on
 * which it depends directly or indirectly.
 */
export function roomsInside(room: Room): readonly Room[] {
  const inside = new Set([room]);
  // The loop also visits the workspaces that it adds to the set.
  for (const { manifest } of inside) {
    for (const other of rooms) if (manifest.dependencies?.[other.manifest.name] !== undefined) inside.add(other);
  }
  return [...inside];
}

/**
 * Returns the file to which an import specifier such as `@forgespec/generator/json` refers. The result is a path
 * relative to the root of the repository. Returns undefined if the specifier does not begin with the name of a
 * workspace.
 *
 * @throws {Error} if the workspace does not export the module.
 */
export function exportedFile(specifier: string): string | undefined {
  const room = rooms.find(({ manifest }) => `${specifier}/`.startsWith(`${manifest.name}/`));
  if (room === undefined) return undefined;
  const key = `.${specifier.slice(room.manifest.name.length)}`;
  const target = room.manifest.exports?.[key];
  if (target === undefined) throw new Error(`${room.manifest.name} does not export ${key}`);
  return normalize(join(room.folder, target));
}

/** Returns the name of the package in an import specifier: `drizzle-orm` for `drizzle-orm/pg-core`. */
export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
