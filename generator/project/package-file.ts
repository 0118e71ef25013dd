import { readFileSync } from 'node:fs';
import { nearestFile } from './nearest-file.ts';

/** The parts of a package.json that decide about an output inside its package. */
export interface PackageFile {
  readonly path: string;
  /** The names of its dependencies of every kind, optional and peer dependencies included. */
  readonly dependencies: ReadonlySet<string>;
  /** Whether `engines.node` says which versions of Node it supports. */
  readonly supportsNode: boolean;
}

const lists = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Returns the nearest package.json of a folder, its own or one above it; undefined if there is none, or if it is not valid JSON. */
export function readPackageFile(folder: string): PackageFile | undefined {
  const path = nearestFile(folder, 'package.json');
  if (path === undefined) return undefined;
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const dependencies = new Set(lists.flatMap((list) => Object.keys(memberOf(content, list))));
    return { path, dependencies, supportsNode: 'node' in memberOf(content, 'engines') };
  } catch {
    return undefined;
  }
}

function memberOf(content: unknown, name: string): object {
  const value: unknown = typeof content === 'object' && content !== null ? Reflect.get(content, name) : undefined;
  return typeof value === 'object' && value !== null ? value : {};
}
