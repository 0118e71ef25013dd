import { posix } from 'node:path';
import { importText } from '../code/declaration-text.ts';
import { importsOf, type NamedImport } from '../code/module.ts';
import { reexports } from '../code/reexports.ts';
import { exportedType, exportedValue, type ExportedSymbol } from '../code/symbol.ts';
import { formatConfig } from './format-config.ts';
import { createFile, rememberedOf, type PrintedFile } from './printed-file.ts';
import { fileOfTemplate } from './runtime-files.ts';
import { importedPaths, outputPath, templateOf } from './templates.ts';

/**
 * Merges the hand-written modules of an output into a few files, as `runtime-files.ts` lists them. Changes the imports of all other files
 * accordingly. All names of hand-written modules are unique, so only imports change.
 *
 * @param files all files of the output. The TypeScript files are formatted.
 * @param firstLine the first line of every TypeScript file.
 * @param isWhole true if all emitters ran. Otherwise, a later run may add other folders to the same output. That run must not replace a file
 * in `shared` by a file with other contents. So the modules of `shared` that only one folder uses are put into this folder, and the others
 * are not merged, like the modules of emitters that did not run.
 */
export async function mergeRuntime(
  files: readonly PrintedFile[],
  firstLine: string,
  isWhole: boolean,
): Promise<PrintedFile[]> {
  const targets = isWhole ? wholeTargets(files) : partTargets(files);
  const merged = Map.groupBy(
    files.filter(({ path }) => targets.has(path)),
    ({ path }) => targets.get(path) ?? path,
  );
  const others = files
    .filter(({ path }) => !targets.has(path))
    .map((file) => ({ path: file.path, text: withTargets(file, targets) }));
  const written = Array.from(merged, ([path, parts]) => ({ path, text: mergedText(path, parts, targets, firstLine) }));
  return Promise.all([...others, ...written].map(({ path, text }) => createFile('merge', path, text, () => text)));
}

/** A map from the path of each module that is merged to the path of its file in the output. */
type Targets = ReadonlyMap<string, string>;

function wholeTargets(files: readonly PrintedFile[]): Targets {
  return new Map(
    files.flatMap(({ path }) => {
      const file = fileOf(path);
      return file === undefined ? [] : [[path, outputPath(file)]];
    }),
  );
}

/** Returns the path in `templates/` of the file that contains a hand-written module. */
const fileOf = (path: string): string | undefined => fileOfTemplate.get(templateOf(path) ?? '');

function partTargets(files: readonly PrintedFile[]): Targets {
  const users = usersOfShared(files);
  const generated = new Set(
    files.filter(({ path }) => templateOf(path) === undefined).map(({ path }) => folderOf(path)),
  );
  return new Map(
    files.flatMap(({ path }) => {
      const file = fileOf(path);
      if (file === undefined) return [];
      if (!isShared(path)) return generated.has(folderOf(path)) ? [[path, outputPath(file)]] : [];
      const [user, ...others] = users.get(path) ?? [];
      return user === undefined || others.length > 0 ? [] : [[path, outputPath(`${user}/${posix.basename(file)}`)]];
    }),
  );
}

const folderOf = (path: string): string => path.slice(0, path.indexOf('/'));
const isShared = (path: string): boolean => folderOf(path) === 'shared';

/** Returns a map from each module of `shared` to the folders whose modules import it, directly or through other modules of `shared`. */
function usersOfShared(files: readonly PrintedFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const users = new Map<string, Set<string>>();
  const add = (path: string, user: string): void => {
    const known = users.get(path) ?? new Set();
    if (!isShared(path) || known.has(user)) return;
    users.set(path, known.add(user));
    const file = byPath.get(path);
    if (file !== undefined) for (const imported of importedPaths(file)) add(imported, user);
  };
  for (const file of files) {
    if (!file.path.endsWith('.ts') || isShared(file.path)) continue;
    for (const path of importedPaths(file)) add(path, folderOf(file.path));
  }
  return users;
}

/** An import or re-export of named symbols by a relative path, with its line end. */
const namedImport = /^(import|export) (type )?\{([^}]*)\} from '(\.[^']+)';\n/gmu;

/** The imports and re-exports of a file. */
interface Links {
  readonly imports: readonly ExportedSymbol[];
  readonly exports: readonly ExportedSymbol[];
}

const linksOf = rememberedOf(({ path, text }): Links => {
  const links = { import: [] as ExportedSymbol[], export: [] as ExportedSymbol[] };
  for (const [, kind, allTypes, names = '', specifier = ''] of text.matchAll(namedImport)) {
    const module = posix.join(posix.dirname(path), specifier);
    for (const written of names.split(',')) {
      const [, type, name] = /^\s*(type )?(.+?)\s*$/u.exec(written) ?? [];
      if (name === undefined) continue;
      const symbol = allTypes === undefined && type === undefined ? exportedValue : exportedType;
      links[kind === 'export' ? 'export' : 'import'].push(symbol(name, module));
    }
  }
  return { imports: links.import, exports: links.export };
});

const retargeted = (symbols: readonly ExportedSymbol[], targets: Targets): ExportedSymbol[] =>
  symbols.map((symbol) => ({ ...symbol, module: targets.get(symbol.module) ?? symbol.module }));

/** Returns the text of a file that is not merged, with the imports of merged files. */
function withTargets(file: PrintedFile, targets: Targets): string {
  if (!file.path.endsWith('.ts') || !importedPaths(file).some((path) => targets.has(path))) return file.text;
  const { imports, exports } = linksOf(file);
  const changed: Readonly<Record<string, string>> = {
    import: importsText(file.path, retargeted(imports, targets)),
    export: exportsText(file.path, retargeted(exports, targets)),
  };
  const seen = new Set<string>();
  // The first statement becomes all statements.
  return file.text.replaceAll(namedImport, (_, kind: string) => {
    const isFirst = !seen.has(kind);
    seen.add(kind);
    return isFirst ? (changed[kind] ?? '') : '';
  });
}

/** Returns the text of a file that consists of several hand-written modules. */
function mergedText(path: string, parts: readonly PrintedFile[], targets: Targets, firstLine: string): string {
  const symbols = new Map<string, ExportedSymbol>();
  for (const symbol of parts.flatMap((part) => retargeted(linksOf(part).imports, targets))) {
    if (symbol.module === path) continue;
    // If a name is imported as a value, it can also be used as a type.
    if (symbols.get(symbol.name)?.kind !== 'value') symbols.set(symbol.name, symbol);
  }
  const bodies = inOrder(parts).map(({ text }) => text.slice(firstLine.length).replaceAll(namedImport, '').trim());
  const imports = importsText(path, symbols.values());
  return `${[firstLine, ...(imports === '' ? [] : [imports.trimEnd()]), ...bodies].join('\n\n')}\n`;
}

const positions = new Map([...fileOfTemplate.keys()].map((template, position) => [template, position]));
const positionOf = ({ path }: PrintedFile): number => positions.get(templateOf(path) ?? '') ?? 0;
const inOrder = (parts: readonly PrintedFile[]): PrintedFile[] =>
  parts.toSorted((a, b) => positionOf(a) - positionOf(b));

const importsText = (path: string, symbols: Iterable<ExportedSymbol>): string =>
  importsOf(path, symbols)
    .map(({ moduleSpecifier, namedImports, isTypeOnly }) =>
      wrapped(importText(moduleSpecifier, namedImports.map(nameText), isTypeOnly)),
    )
    .join('');

const nameText = ({ name, isTypeOnly }: NamedImport): string => (isTypeOnly ? `type ${name}` : name);

const exportsText = (path: string, symbols: readonly ExportedSymbol[]): string =>
  reexports(path, symbols).map(wrapped).join('');

/** Returns a statement as the formatter would write it, with its line end. */
function wrapped(statement: string): string {
  if (statement.length <= formatConfig.printWidth) return `${statement}\n`;
  return `${statement.replace('{ ', '{\n  ').replaceAll(', ', ',\n  ').replace(' }', ',\n}')}\n`;
}
