import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

/** A module of an output. */
interface Module {
  /** The path of the file, relative to the folder of all outputs. */
  readonly path: string;
  readonly text: string;
  /** A map from the specifier of each import to the path of the imported module. */
  readonly imports: ReadonlyMap<string, string>;
}

/** The first line of a generated module. */
const firstLine = /^\/\/ Generated from .*/u;

const relativeSpecifier = /(?<=\b(?:from|import|import\()\s*')\.{1,2}\/[^'\n]*(?=')/gu;

/**
 * Copies the modules of several outputs into another folder. If several outputs contain equal modules, only one of these modules is copied.
 * A compiler then checks the runtime only once, although each output has a copy of it. Two modules are equal if they have the same path in
 * their outputs, have the same text, and import equal modules. The first line of a generated module is not compared, because it names the
 * description. The imports in the copies are changed so that the copies import each other.
 *
 * @param folder the folder of the outputs.
 * @param outputs the folders of the outputs, relative to `folder`.
 * @param target the folder of the copies. A module has the same path in this folder as in `folder`.
 */
export function copyDistinctModules(folder: string, outputs: readonly string[], target: string): void {
  const modules = new Map(
    outputs.flatMap((output) => modulesOf(folder, output)).map((module) => [module.path, module]),
  );
  const keys = keysOf(modules, outputs);
  const kept = new Map<string, Module>();
  for (const module of modules.values()) {
    const key = keys.get(module.path) ?? '';
    if (!kept.has(key)) kept.set(key, module);
  }
  for (const { path, text, imports } of kept.values()) {
    const copy = text.replace(relativeSpecifier, (specifier) => {
      const imported = imports.get(specifier);
      const replacement = kept.get(keys.get(imported ?? '') ?? '')?.path;
      return replacement === undefined ? specifier : specifierOf(path, replacement, specifier);
    });
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), copy);
  }
}

function modulesOf(folder: string, output: string): Module[] {
  const paths = globSync('**/*.ts', { cwd: join(folder, output) }).map((path) => posix.join(output, path));
  const known = new Set(paths);
  return paths.map((path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    const imports = new Map<string, string>();
    for (const [specifier] of text.matchAll(relativeSpecifier)) {
      const place = posix.join(dirname(path), specifier);
      const file = [place, place.replace(/\.js$/u, '.ts'), `${place}.ts`, `${place}/index.ts`].find((each) =>
        known.has(each),
      );
      if (file !== undefined) imports.set(specifier, file);
    }
    return { path, text, imports };
  });
}

const hash = (...parts: readonly string[]): string => createHash('sha1').update(parts.join('\0')).digest('base64');

/**
 * Returns a key for each module. Two modules have the same key if they are equal. The imports of modules can be circular. The first key of
 * a module therefore depends only on its path and text. Each further pass computes a new key from the last key of the module and the last
 * keys of its imported modules. The passes end when the number of different keys no longer increases.
 */
function keysOf(modules: ReadonlyMap<string, Module>, outputs: readonly string[]): ReadonlyMap<string, string> {
  const placeOf = (path: string): string => {
    const output = outputs.find((each) => path.startsWith(`${each}/`)) ?? '';
    return relative(output, path);
  };
  let keys = new Map(
    Array.from(modules.values(), ({ path, text }) => [path, hash(placeOf(path), text.replace(firstLine, ''))]),
  );
  for (let count = 0; count < new Set(keys.values()).size;) {
    count = new Set(keys.values()).size;
    const last = keys;
    keys = new Map(
      Array.from(modules.values(), ({ path, imports }) => [
        path,
        hash(last.get(path) ?? '', ...Array.from(imports.values(), (imported) => last.get(imported) ?? '')),
      ]),
    );
  }
  return keys;
}

/** Returns the specifier with which a module imports another module. The new specifier keeps the extension of the earlier specifier. */
function specifierOf(path: string, imported: string, earlier: string): string {
  const [extension = ''] = /\.[jt]s$/u.exec(earlier) ?? [];
  const to = relative(dirname(path), imported.replace(/\.ts$/u, extension));
  return to.startsWith('.') ? to : `./${to}`;
}
