import { readFileSync } from 'node:fs';
import { nearestFile } from './nearest-file.ts';

/** The facts of a package.json that affect the output. */
export interface PackageFile {
  readonly path: string;
  /** The names of all dependencies, including development, optional and peer dependencies. */
  readonly dependencies: ReadonlySet<string>;
  /** The field `type`. It is undefined if it is missing. */
  readonly type: 'commonjs' | 'module' | undefined;
  /** True if `engines.node` is present. */
  readonly supportsNode: boolean;
}

const lists = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Reads the nearest package.json, in a folder or its parents. Returns undefined if it does not exist or is not valid JSON. */
export function readPackageFile(folder: string): PackageFile | undefined {
  const path = nearestFile(folder, 'package.json');
  if (path === undefined) return undefined;
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const dependencies = new Set(lists.flatMap((list) => Object.keys(memberOf(content, list))));
    const type = typeOf(content);
    return { path, dependencies, type, supportsNode: 'node' in memberOf(content, 'engines') };
  } catch {
    return undefined;
  }
}

function typeOf(content: unknown): PackageFile['type'] {
  const type: unknown = typeof content === 'object' && content !== null ? Reflect.get(content, 'type') : undefined;
  return type === 'module' || type === 'commonjs' ? type : undefined;
}

function memberOf(content: unknown, name: string): object {
  const value: unknown = typeof content === 'object' && content !== null ? Reflect.get(content, name) : undefined;
  return typeof value === 'object' && value !== null ? value : {};
}
