import { registerHooks } from 'node:module';
import { sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Records the entry modules of a program, and all modules that these import, directly or indirectly. The program can import a recorded
 * module again after the file of the module has changed.
 */
export interface ModuleVersions {
  /**
   * Gives a new URL to each changed module, and to each module that imports a changed module, directly or indirectly. The next import loads
   * these modules again. All other modules stay the same objects.
   *
   * @param changed the absolute paths of files.
   */
  renew(changed: readonly string[]): void;
  /** Removes the hook that gives new URLs to modules. */
  close(): void;
}

/**
 * Registers a hook for all imports of this process. The hook gives new URLs to changed modules, so that Node.js loads them again. Modules
 * in `node_modules` always keep their URL. Call this function before an entry is imported for the first time, or set `loadsAgain`.
 *
 * @param entries the absolute paths of the modules that import all other modules.
 * @param found receives the path of each entry, and of each module that an entry imports directly or indirectly. It is called before the
 * module is read. The file of the module may be missing.
 * @param loadsAgain true if modules may be imported already. The next import of an entry then loads it and its imports again.
 */
export function createModuleVersions(
  entries: readonly string[],
  found: (file: string) => void,
  loadsAgain = false,
): ModuleVersions {
  const graph = new ImportGraph(found, loadsAgain);
  for (const entry of entries) graph.reach(entry);
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const importer = sourceFileOf(context.parentURL);
      try {
        const resolved = next(specifier, context);
        const file = sourceFileOf(resolved.url);
        if (file === undefined) return resolved;
        graph.record(importer, file);
        const version = graph.versionOf(file);
        return version === undefined ? resolved : { ...resolved, url: `${pathToFileURL(file)}?version=${version}` };
      } catch (error) {
        // The import of a missing file is also recorded, because the file may be created later.
        if (importer !== undefined && /^\.\.?\//u.test(specifier))
          graph.record(importer, fileURLToPath(new URL(specifier, pathToFileURL(importer))));
        throw error;
      }
    },
  });
  return {
    renew: (changed) => graph.renew(changed),
    close: () => hooks.deregister(),
  };
}

/** The imports between files. A file is reachable if an entry imports it, directly or indirectly. */
class ImportGraph {
  readonly #found: (file: string) => void;
  readonly #imports = new Map<string, Set<string>>();
  readonly #reachable = new Set<string>();
  readonly #loadsAgain: boolean;
  readonly #versions = new Map<string, number>();
  #last = 0;

  /** @param found receives the path of each reachable file once. */
  constructor(found: (file: string) => void, loadsAgain: boolean) {
    this.#found = found;
    this.#loadsAgain = loadsAgain;
  }

  /** Returns the version of a file, which is part of its URL. Returns undefined if the file has its own URL. */
  versionOf(file: string): number | undefined {
    const first = this.#loadsAgain && this.#reachable.has(file) ? 0 : undefined;
    return this.#versions.get(file) ?? first;
  }

  /** Gives a new version to the changed files, and to the files that load them. */
  renew(changed: readonly string[]): void {
    this.#last += 1;
    for (const file of this.#filesThatLoad(changed)) this.#versions.set(file, this.#last);
  }

  /** Adds an entry, and all files that it imports. */
  reach(file: string): void {
    if (this.#reachable.has(file)) return;
    this.#reachable.add(file);
    this.#found(file);
    for (const imported of this.#imports.get(file) ?? []) this.reach(imported);
  }

  /** Adds an import. The importer is undefined if the program itself imports the file. */
  record(importer: string | undefined, file: string): void {
    if (importer === undefined) return;
    this.#imports.set(importer, (this.#imports.get(importer) ?? new Set()).add(file));
    if (this.#reachable.has(importer)) this.reach(file);
  }

  /** Returns the changed reachable files, and the reachable files that import one of them, directly or indirectly. */
  #filesThatLoad(changed: readonly string[]): ReadonlySet<string> {
    const stale = new Set(changed.filter((file) => this.#reachable.has(file)));
    for (let size = -1; size < stale.size;) {
      size = stale.size;
      for (const file of this.#reachable) if (this.#importsOneOf(file, stale)) stale.add(file);
    }
    return stale;
  }

  #importsOneOf(file: string, others: ReadonlySet<string>): boolean {
    return [...(this.#imports.get(file) ?? [])].some((each) => others.has(each));
  }
}

/** Converts the URL of a module to the path of its file. Returns undefined for built-in modules, and for modules in `node_modules`. */
function sourceFileOf(url: string | undefined): string | undefined {
  if (url?.startsWith('file:') !== true) return undefined;
  const file = fileURLToPath(url);
  return file.includes(`${sep}node_modules${sep}`) ? undefined : file;
}
