import { rememberedOf, type PrintedFile } from './printed-file.ts';

/** A package that an output imports. */
export interface ImportedPackage {
  readonly name: string;
  /**
   * The folder of the output that imports the package, such as `client`. If several folders import the package, it is the first folder in
   * alphabetical order.
   */
  readonly folder: string;
}

/** Matches the end of an import or re-export of a package, such as ` from 'zod';`. */
const packageImport = / from '([^.'][^']*)';$/gmu;

/** Returns the names of the packages that a file imports. */
const packagesOf = rememberedOf(({ text }): readonly string[] =>
  Array.from(text.matchAll(packageImport), ({ 1: specifier = '', index }) => {
    // In a long import, each name has its own line, and the last line begins with `}`.
    const isImport = /^(?:import|export|\})/u.test(text.slice(text.lastIndexOf('\n', index) + 1, index));
    return isImport ? [specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')] : [];
  }).flat(),
);

/** Returns the packages that the files import, sorted by name. */
export function importedPackages(files: readonly PrintedFile[]): ImportedPackage[] {
  const folders = new Map<string, string>();
  for (const file of files.filter(({ path }) => path.endsWith('.ts'))) {
    for (const name of packagesOf(file)) if (!folders.has(name)) folders.set(name, file.path.split('/')[0] ?? '');
  }
  return [...folders].map(([name, folder]) => ({ name, folder })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
