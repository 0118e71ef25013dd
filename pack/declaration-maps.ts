import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  declarationMap,
  withMapComment,
  type DescribedNames,
  type SourceName,
  type SourceNames,
} from '@forgespec/generator/declarations';
import { declaredNames } from './declared-names.ts';
import type { BundledDeclarations } from './declarations.ts';
import { root } from './room.ts';

/**
 * The path of a folder that does not exist. It represents the folder `lib` of each package when the relative paths of sources in
 * declaration maps, such as `../src/cli/main.ts`, are computed.
 */
const library = join(root, 'lib');

/**
 * Writes a declaration map for each declaration file of a package, so that "Go to Definition" opens the source of a name. Also copies the
 * sources of the names into the package.
 *
 * @param folder the folder of the package.
 * @param modules a map from each declaration file to its modules.
 * @param described the names that come from our OpenAPI description. Undefined if the package does not contain the SDK.
 */
export function writeDeclarationMaps(folder: string, modules: BundledDeclarations, described?: DescribedNames): void {
  const implemented = described && implementedNames(join(folder, 'lib'));
  const sources = new Set<string>();
  for (const [name, paths] of modules) {
    const file = join(folder, 'lib', name);
    const text = readFileSync(file, 'utf8');
    const written = implemented === undefined ? writtenNames(paths) : valuesIn(text, implemented);
    const names = new Map([...written, ...(described === undefined ? [] : namesOfModules(described, paths))]);
    const map = declarationMap({ name, folder: library, text }, names);
    if (map === undefined) continue;
    writeFileSync(`${file}.map`, map);
    writeFileSync(file, withMapComment(text, name));
    for (const source of (JSON.parse(map) as { sources: string[] }).sources) sources.add(source);
  }
  for (const source of [...sources].filter((path) => path.startsWith('../'))) {
    const target = source.slice('../'.length);
    cpSync(join(root, target.replace(/^src\//u, '')), join(folder, target));
  }
}

/** Returns the names that come from the description, of all modules of a declaration file. */
const namesOfModules = ({ unique, ofModules }: DescribedNames, paths: readonly string[]): SourceNames =>
  new Map([...unique, ...paths.flatMap((path) => [...(ofModules.get(path.replace('generated/', '')) ?? [])])]);

/**
 * Returns the names that modules of this repository declare. In the result, the modules are in the folder `src`, because the package
 * contains them there.
 */
const writtenNames = (paths: readonly string[]): SourceNames =>
  unambiguous(paths.map((path) => declaredNames(join(root, path), join(root, 'src', path))));

/** Returns the names that the JavaScript files of a package declare. */
const implementedNames = (folder: string): SourceNames =>
  unambiguous(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => declaredNames(join(folder, name), join(library, name))),
  );

/** Returns the names that a declaration file declares as values. Types are omitted, because JavaScript files do not declare types. */
function valuesIn(declarations: string, names: SourceNames): SourceNames {
  const values = declarations.matchAll(/^(?:export )?declare (?:class|const|function) ([\w$]+)/gmu);
  return new Map(Array.from(values, ([, name = '']) => [name, names.get(name) ?? []] as const));
}

/** Merges the names of modules. A name that several modules declare is omitted, because a bundle renames such names. */
function unambiguous(modules: readonly SourceNames[]): SourceNames {
  const all = new Map<string, readonly SourceName[]>();
  const repeated = new Set<string>();
  for (const [name, sources] of modules.flatMap((names) => [...names])) {
    if (all.has(name)) repeated.add(name);
    all.set(name, sources);
  }
  return new Map([...all].filter(([name]) => !repeated.has(name)));
}
