import { dirname, sep } from 'node:path';
import { ts } from 'ts-morph';
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
