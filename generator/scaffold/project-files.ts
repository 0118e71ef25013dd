import { dirname, join, sep } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { ts } from 'ts-morph';
import { editableText, type EditableText } from '@forgespec/description/files';
import { nearestFile } from '../project/nearest-file.ts';

/** The files of the project around hand-written handlers. */
export interface ProjectFiles {
  /** The absolute paths of the files that call `createDispatcher`. */
  readonly callers: readonly string[];
  /**
   * Returns the path of the module that a specifier names, such as an alias of tsconfig.json or a package of the same repository. Returns
   * undefined for other packages.
   */
  readonly resolveAlias: (specifier: string, from: string) => string | undefined;
}

/** Returns the files of the project of a folder. The nearest tsconfig.json determines them. */
export function projectFiles(folder: string): ProjectFiles {
  const config = nearestFile(folder, 'tsconfig.json');
  if (config === undefined) return { callers: [], resolveAlias: () => undefined };
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(json ?? {}, ts.sys, dirname(config), undefined, config);
  const cache = ts.createModuleResolutionCache(dirname(config), (name) => name, options);
  return {
    callers: fileNames.filter((file) => isSource(file) && ts.sys.readFile(file)?.includes('createDispatcher') === true),
    resolveAlias(specifier, from) {
      const { resolvedModule } = ts.resolveModuleName(specifier, from, options, ts.sys, cache);
      const path = resolvedModule?.resolvedFileName;
      return path === undefined || path.includes(`${sep}node_modules${sep}`) ? undefined : path;
    },
  };
}

/** Returns true for a file that may contain handlers, and false for declarations and tests. */
export const isSource = (path: string): boolean =>
  /\.[cm]?tsx?$/u.test(path) && !/\.(?:d|test|spec|types)\.[cm]?tsx?$/u.test(path);

/** A file as it was read, and its decoded text. */
export interface HandWrittenFile extends EditableText {
  readonly bytes: Uint8Array;
}

/** Reads files once. */
export class HandWrittenFiles {
  readonly #files = new Map<string, HandWrittenFile | undefined>();

  /** Returns undefined if the file does not exist. @throws {Error} of the file system, if the file cannot be read. */
  read(path: string): HandWrittenFile | undefined {
    if (!this.#files.has(path)) this.#files.set(path, readFile(path));
    return this.#files.get(path);
  }
}

function readFile(path: string): HandWrittenFile | undefined {
  try {
    const bytes = readFileSync(path);
    return { bytes, ...editableText(bytes) };
  } catch (error) {
    const isMissing =
      error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code));
    if (isMissing) return undefined;
    throw error;
  }
}

/** Returns the paths of the source files in a folder and in the folders below. Returns an empty array if the folder does not exist. */
export function sourcesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory())
        return entry.name.startsWith('.') || entry.name === 'node_modules' ? [] : sourcesIn(path);
      return isSource(path) ? [path] : [];
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
