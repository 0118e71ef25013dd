import { dirname, join, relative, sep } from 'node:path';
import { ts } from 'ts-morph';
import type { Api, Area } from '@forgespec/model';
import { createFolder, replaceFiles, type Replacement } from '@forgespec/description/files';
import { writtenExtension } from '../project/written-extension.ts';
import { importEnds, type ImportExtension } from '../import-extensions.ts';
import { importsOfProject } from '../project/project-imports.ts';
import { areaObject, indexObject } from './area-object.ts';
import { findObjects } from './find-objects.ts';
import type { FoundObject } from './found-objects.ts';
import { HandWrittenFiles, sourcesIn } from './hand-written-files.ts';
import { createHandlerProgram, type HandlerProgram } from './handler-program.ts';
import { insert, mergeMembers } from './merge-members.ts';
import { projectFiles } from './project-files.ts';
import { stubArea } from './server-stub.ts';
import { allHandlers, type ObjectKey } from './wanted-types.ts';
import type { Merged, WantedObject } from './wanted.ts';

export interface ScaffoldOptions {
  /** The absolute path of the folder for the handlers. */
  readonly out: string;
  /** The absolute path of the folder with the generated code. */
  readonly generated: string;
  /** The areas whose handlers are written. Undefined for all areas. */
  readonly areas: readonly Area[] | undefined;
  /** The extension of relative imports. If undefined, it is derived from the nearest tsconfig.json. */
  readonly importExtensions?: ImportExtension | undefined;
}

/** The changes to one object with handlers. */
export interface ScaffoldedFile extends Omit<Merged, 'insertions'> {
  /** The name of the area. Undefined for the object with all areas. */
  readonly area: string | undefined;
  readonly isNew: boolean;
}

/**
 * Creates the missing files with handlers, and adds missing handlers to the existing files. Either all files are written, or none.
 *
 * @throws {KeptFileError} if a file is read-only, or has changed in the meantime.
 */
export function scaffold({ areas }: Api, options: ScaffoldOptions): ScaffoldedFile[] {
  const { out, generated, areas: chosen, importExtensions = importsOfProject(out).extension } = options;
  const end = importEnds[importExtensions];
  const serverFile = join(generated, `server/index${writtenExtension(generated) === '.js' ? '.js' : end}`);
  const fileOf = (area: Area): string => join(out, `${area.file}.ts`);
  const files = new HandWrittenFiles();
  const { program, found } = analyze(areas, options, files, fileOf);
  const texts = new Map<string, string>();
  const merges: { readonly area: string | undefined; readonly isNew: boolean; readonly merged: Merged }[] = [];

  const update = (key: ObjectKey, expected: string, wantedIn: (folder: string) => WantedObject): void => {
    const area = key === allHandlers ? undefined : key;
    const object = found(key);
    if (files.read(expected) === undefined && (object === undefined || !isWritten(object))) {
      const wanted = wantedIn(out);
      texts.set(expected, newFile(area ?? 'handlers', wanted, specifier(out, serverFile)));
      const added = wanted.members.map(({ name }) => name);
      const unwritten = area === undefined ? [] : added;
      merges.push({ area, isNew: true, merged: { path: expected, insertions: [], added, surplus: [], unwritten } });
      return;
    }
    if (hasSyntaxErrors(expected, files)) {
      const problem = 'it cannot be parsed';
      merges.push({
        area,
        isNew: false,
        merged: { path: expected, insertions: [], added: [], surplus: [], unwritten: [], problem },
      });
      return;
    }
    const [literal] = object?.literals ?? [];
    const folder = dirname(literal?.getSourceFile().fileName ?? expected);
    merges.push({ area, isNew: false, merged: mergeMembers(program, object, wantedIn(folder), expected) });
  };

  const wantedAreas = chosen ?? areas;
  for (const area of wantedAreas)
    update(area.name, fileOf(area), (folder) => areaObject(area, specifier(folder, serverFile)));
  // An object with the type `Handlers` needs every area. An object with the type `PartialHandlers` contains only the requested areas.
  const all = found(allHandlers);
  const isWhole = all === undefined || !isWritten(all) ? chosen === undefined : !isPartial(all, program);
  const areaFile = (area: Area): string => join(out, `${area.file}${end}`);
  update(allHandlers, join(out, 'index.ts'), (folder) =>
    indexObject(isWhole ? areas : wantedAreas, isWhole ? 'Handlers' : 'PartialHandlers', (area) =>
      specifier(folder, areaFile(area)),
    ),
  );
  const known = new Set(areas.map(({ name }) => name));
  const results = merges.map(({ area, isNew, merged: { insertions, ...merged } }): ScaffoldedFile => {
    const surplus = area === undefined ? merged.surplus.filter(({ name }) => !known.has(name)) : merged.surplus;
    const kept = { ...merged, area, isNew, surplus };
    if (insertions.length === 0 || merged.path.startsWith(`${out}${sep}`)) return kept;
    return {
      ...kept,
      added: [],
      problem: `it is not in the folder of the handlers; add ${merged.added.join(', ')} yourself`,
    };
  });
  return write(results, merges, texts, files);
}

/** Writes the files. Returns the results, in which a file that cannot be encoded has a problem. */
function write(
  results: readonly ScaffoldedFile[],
  merges: readonly { readonly merged: Merged }[],
  texts: ReadonlyMap<string, string>,
  files: HandWrittenFiles,
): ScaffoldedFile[] {
  const replacements: Replacement[] = [...texts].map(([path, content]) => ({ path, content, before: 'missing' }));
  const inserted = merges.filter((_, index) => (results[index]?.added.length ?? 0) > 0).map(({ merged }) => merged);
  const unencodable = new Set<string>();
  for (const [path, changes] of Map.groupBy(inserted, (merged) => merged.path)) {
    const file = files.read(path);
    if (file === undefined) continue;
    const content = file.encode(
      insert(
        file.text,
        changes.flatMap(({ insertions }) => insertions),
      ),
    );
    if (content === undefined) unencodable.add(path);
    else replacements.push({ path, content, before: file.bytes });
  }
  for (const folder of new Set(replacements.map(({ path }) => dirname(path)))) createFolder(folder);
  replaceFiles(replacements);
  return results.map((result) =>
    unencodable.has(result.path) && !result.isNew && result.added.length > 0
      ? {
          ...result,
          added: [],
          problem: `it is not UTF-8 text; convert it, or add ${result.added.join(', ')} yourself`,
        }
      : result,
  );
}

interface Analysis {
  readonly program: HandlerProgram;
  readonly found: (key: ObjectKey) => FoundObject | undefined;
}

function analyze(
  areas: readonly Area[],
  { out, generated }: ScaffoldOptions,
  files: HandWrittenFiles,
  fileOf: (area: Area) => string,
): Analysis {
  const project = projectFiles(out);
  const isOurs = (path: string): boolean => !path.startsWith(`${generated}${sep}`);
  const paths = [...new Set([...sourcesIn(out), ...project.callers])].filter(isOurs);
  const stubs = areas.map(stubArea);
  const program = createHandlerProgram({
    texts: new Map(paths.map((path) => [path, files.read(path)?.text ?? ''])),
    read: (path) => files.read(path)?.text,
    generated,
    areas: stubs,
    resolveAlias: project.resolveAlias,
  });
  const search = findObjects(program, stubs);
  // An object without a type annotation is found by the name of its export.
  for (const area of areas)
    if (search.found.get(area.name) === undefined) search.addExport(area.name, fileOf(area), area.name);
  return { program, found: (key) => search.found.get(key) };
}

const isWritten = ({ names, literals, classes }: FoundObject): boolean => names.size + literals.size + classes.size > 0;

const isPartial = ({ literals }: FoundObject, { checker, server }: HandlerProgram): boolean =>
  [...literals].some((literal) => checker.getContextualType(literal)?.aliasSymbol === server.get('PartialHandlers'));

/** Returns true if a file has syntax errors. The program does not report them, so the text is transpiled. */
function hasSyntaxErrors(path: string, files: HandWrittenFiles): boolean {
  const text = files.read(path)?.text;
  if (text === undefined) return false;
  return ts.transpileModule(text, { reportDiagnostics: true, fileName: path }).diagnostics?.length !== 0;
}

function specifier(folder: string, file: string): string {
  const path = relative(folder, file).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Returns the text of a new file with an object that the user completes. The text does not contain the documentation of the members,
 * because editors show the documentation from the type of the object.
 *
 * @param constant the name of the constant with the object.
 * @param server the module that exports the type of the object.
 */
function newFile(constant: string, { type, members }: WantedObject, server: string): string {
  const fromServer = members.filter(({ needs }) => needs.isFromServer).map(({ needs }) => needs.name);
  const others = members.filter(({ needs }) => !needs.isFromServer);
  const names = [...new Set(fromServer), `type ${type}`].toSorted((a, b) => (bare(a) < bare(b) ? -1 : 1));
  const isOnlyType = fromServer.length === 0;
  return [
    isOnlyType ? `import type { ${type} } from '${server}';` : `import { ${names.join(', ')} } from '${server}';`,
    ...others.map(({ needs }) => `import { ${needs.name} } from '${needs.from}';`),
    '',
    `export const ${constant}: ${type} = {`,
    ...members.map(({ text, needs }) => `  ${text(needs.name)},`),
    '};',
    '',
  ].join('\n');
}

const bare = (name: string): string => name.replace(/^type /u, '').toLowerCase();
