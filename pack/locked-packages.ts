import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './room.ts';

/** An entry of the lock file: one installed package. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** The hash of the tarball: an algorithm and a value in base64, such as `sha512-…`. Missing for our own packages. */
  readonly integrity?: string;
  /** True for our own packages: the entry is a link to the folder `resolved`. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** The entries of a lock file, by the path of their folder: `node_modules/ajv`, or `mock/node_modules/ajv`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Reads the lock file of the repository. */
export const readLock = (): LockedPackages =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/**
 * Returns the folder of a package that another package imports, as Node finds it: the nearest `node_modules` that contains it. Returns
 * undefined if no folder contains it, such as an optional peer dependency.
 */
function resolveFrom(lock: LockedPackages, folder: string, name: string): string | undefined {
  const parents = Array.from(folder.matchAll(/\/?node_modules\//gu), ({ index }) => folder.slice(0, index));
  const found = [folder, ...parents.toReversed(), '']
    .map((parent) => `${parent === '' ? '' : `${parent}/`}node_modules/${name}`)
    .find((candidate) => lock[candidate] !== undefined);
  return found;
}

/** Returns the names of the packages that npm installs together with a package. */
function namesOfDependencies(entry: LockedPackage): readonly string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry;
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true);
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers];
}

/**
 * Returns the folders of the packages that a package needs directly.
 *
 * @param folder the folder of the package in the lock file.
 */
export const directDependencies = (lock: LockedPackages, folder: string): readonly string[] =>
  namesOfDependencies(lock[folder] ?? {}).flatMap((name) => resolveFrom(lock, folder, name) ?? []);

/**
 * Returns the folder of a package that a published package needs.
 *
 * @param version an exact version, or the range of a bundled package. A bundled package states which folder it imports.
 * @param bundled the folders of the bundled packages.
 * @throws {Error} if the lock file has no such package.
 */
export function folderOf(lock: LockedPackages, name: string, version: string, bundled: readonly string[]): string {
  const isNeeded = ([folder, entry]: [string, LockedPackage]): boolean =>
    `/${folder}`.endsWith(`/node_modules/${name}`) && (entry.version === version || entry.link === true);
  const exact = Object.entries(lock).find(isNeeded)?.[0];
  const found = exact ?? bundled.flatMap((folder) => resolveFrom(lock, folder, name) ?? [])[0];
  if (found === undefined) throw new Error(`package-lock.json has no ${name}@${version}`);
  return found;
}

/** Returns the given folders, and those of all packages that they need directly or indirectly, sorted. */
export function withDependencies(lock: LockedPackages, folders: readonly string[]): readonly string[] {
  const all = new Set(folders);
  // The loop also visits the folders that it adds to the set.
  for (const folder of all) for (const needed of directDependencies(lock, folder)) all.add(needed);
  return [...all].toSorted();
}
