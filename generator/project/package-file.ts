import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { searchedPaths } from './nearest-file.ts';

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

/**
 * Reads the nearest package.json, in a folder or its parents. If this file has only the field `type`, for example because it makes the
 * generated code ES modules in a CommonJS project, the other facts come from the next package.json above. Returns undefined if there is no
 * package.json, or if it is not valid JSON.
 */
export function readPackageFile(folder: string): PackageFile | undefined {
  const contents = searchedPackageFiles(folder).flatMap((path) => {
    const content = readContent(path);
    return content === undefined ? [] : [{ path, content }];
  });
  const [nearest] = contents;
  const last = contents.at(-1);
  if (nearest === undefined || last === undefined) return undefined;
  const { path, content } = last;
  const dependencies = new Set(lists.flatMap((list) => Object.keys(memberOf(content, list))));
  return { path, dependencies, type: typeOf(nearest.content), supportsNode: 'node' in memberOf(content, 'engines') };
}

/** Returns the paths at which {@link readPackageFile} searches. */
export function searchedPackageFiles(folder: string): string[] {
  const paths = searchedPaths(folder, 'package.json');
  const last = paths.at(-1) ?? '';
  const content = readContent(last);
  const hasOnlyType = typeof content === 'object' && content !== null && Object.keys(content).join(',') === 'type';
  const above = dirname(dirname(last));
  return hasOnlyType && above !== dirname(last) ? [...paths, ...searchedPaths(above, 'package.json')] : paths;
}

/** Returns the content of a package.json. Returns undefined if the file is missing, or is not valid JSON. */
function readContent(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
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
