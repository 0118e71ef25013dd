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
 * in `node_modules` always keep their URL. Call this function before an entry is imported for the first time.
 *
 * @param entries the absolute paths of the modules that import all other modules.
 * @param found receives the path of each entry, and of each module that an entry imports directly or indirectly. It is called before the
 * module is read. The file of the module may be missing.
 */
export function createModuleVersions(entries: readonly string[], found: (file: string) => void): ModuleVersions {
  const imports = new Map<string, Set<string>>();
  const reachable = new Set<string>();
  const versions = new Map<string, number>();
  let last = 0;

  const reach = (file: string): void => {
    if (reachable.has(file)) return;
    reachable.add(file);
    found(file);
    imports.get(file)?.forEach(reach);
  };
  const record = (importer: string | undefined, file: string): void => {
    if (importer !== undefined) imports.set(importer, (imports.get(importer) ?? new Set()).add(file));
    if (importer !== undefined && reachable.has(importer)) reach(file);
  };
  entries.forEach(reach);
  const { deregister } = registerHooks({
    resolve(specifier, context, next) {
      const importer = sourceFileOf(context.parentURL);
      try {
        const resolved = next(specifier, context);
        const file = sourceFileOf(resolved.url);
        if (file === undefined) return resolved;
        record(importer, file);
        const version = versions.get(file);
        return version === undefined ? resolved : { ...resolved, url: `${pathToFileURL(file)}?version=${version}` };
      } catch (error) {
        // The import of a missing file is also recorded, because the file may be created later.
        if (importer !== undefined && /^\.\.?\//u.test(specifier))
          record(importer, fileURLToPath(new URL(specifier, pathToFileURL(importer))));
        throw error;
      }
    },
  });

  return {
    renew(changed) {
      last += 1;
      const stale = new Set(changed.filter((file) => reachable.has(file)));
      for (let size = -1; size < stale.size;) {
        size = stale.size;
        for (const file of reachable) {
          const imported = [...(imports.get(file) ?? [])];
          if (imported.some((each) => stale.has(each))) stale.add(file);
        }
      }
      for (const file of stale) versions.set(file, last);
    },
    close: deregister,
  };
}

/** Converts the URL of a module to the path of its file. Returns undefined for built-in modules, and for modules in `node_modules`. */
function sourceFileOf(url: string | undefined): string | undefined {
  if (url?.startsWith('file:') !== true) return undefined;
  const file = fileURLToPath(url);
  return file.includes(`${sep}node_modules${sep}`) ? undefined : file;
}
