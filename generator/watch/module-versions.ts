import { registerHooks } from 'node:module';
import { sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The modules that some modules import, directly or indirectly. This process can import them again after they have changed. */
export interface ModuleVersions {
  /**
   * Gives a new address to each changed module, and to each module that imports it, directly or indirectly. The next import loads these
   * modules again. All other modules stay the same objects.
   *
   * @param changed the absolute paths of files.
   */
  renew(changed: readonly string[]): void;
  /** Ends the use of new addresses. */
  close(): void;
}

/**
 * Gives addresses to modules, for all imports of this process. Modules in `node_modules` always keep their address. Call this function
 * before an entry is imported for the first time.
 *
 * @param entries the absolute paths of the modules that import all others.
 * @param found receives the path of each entry, and of each module that it imports, directly or indirectly, before the module is read. The
 * path may be that of a file that does not exist.
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
        // The file may be created later.
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

/** Returns the path of a source file. Returns undefined for built-in modules and for those of packages. */
function sourceFileOf(url: string | undefined): string | undefined {
  if (url?.startsWith('file:') !== true) return undefined;
  const file = fileURLToPath(url);
  return file.includes(`${sep}node_modules${sep}`) ? undefined : file;
}
