import { readFileSync } from 'node:fs';
import { nearestFile } from './nearest-file.ts';

/** The fields of a package.json that affect an output inside its package. */
export interface PackageFile {
  readonly path: string;
  /** The names of its dependencies of every kind, including optional and peer dependencies. */
  readonly dependencies: ReadonlySet<string>;
  /** True if `engines.node` names the supported versions of Node. */
  readonly supportsNode: boolean;
}

const lists = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Returns the nearest package.json, in the folder or above it; undefined if it does not exist or is not valid JSON. */
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
