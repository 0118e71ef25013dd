import { dirname, join, relative, sep } from 'node:path';
import { ts } from 'ts-morph';
import type { Api, Area } from '@forgespec/model';
import { finishInterruptedReplacement, type Replacement, replaceTogether } from '@forgespec/description/files';
import { writtenExtension } from '../project/written-extension.ts';
import { importEnds, type ImportExtension } from '../import-extensions.ts';
import { importsOfProject } from '../project/imports-of-project.ts';
import { areaObject, indexObject, type Merged, type WantedObject } from './wanted.ts';
import { findObjects } from './find-objects.ts';
import type { FoundObject } from './found-objects.ts';
import { HandWrittenFiles, projectFiles, sourcesIn } from './project-files.ts';
import { createHandlerProgram, type HandlerProgram } from './handler-program.ts';
import { insert, mergeMembers } from './merge-members.ts';
import { stubArea } from './server-stub.ts';
import { allHandlers, type ObjectKey } from './wanted-types.ts';

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
  finishInterruptedReplacement(options.out);
  const project = openProject(areas, options);
  const wantedAreas = options.areas ?? areas;
  const updates = wantedAreas.map((area) => updateOfArea(area, project));
  updates.push(updateOfAll(areas, options.areas, project));
  const known = new Set(areas.map(({ name }) => name));
  const results = updates.map((update) => resultOf(update, known, project.out));
  return write(results, updates, project);
}

/** The hand-written code of a server, and the paths that new code needs. */
interface HandlerProject {
  /** The absolute path of the folder for the handlers. */
  readonly out: string;
  /** The absolute path of the generated module of the server, with the extension that imports of it have. */
  readonly serverFile: string;
  /** The end of relative imports. */
  readonly importEnd: string;
  readonly files: HandWrittenFiles;
  readonly program: HandlerProgram;
  /** Returns the existing code of an object. */
  readonly found: (key: ObjectKey) => FoundObject | undefined;
}

function openProject(areas: readonly Area[], options: ScaffoldOptions): HandlerProject {
  const { out, generated, importExtensions = importsOfProject(out).extension } = options;
  const importEnd = importEnds[importExtensions];
  const serverFile = join(generated, `server/index${writtenExtension(generated) === '.js' ? '.js' : importEnd}`);
  const files = new HandWrittenFiles();
  return { out, serverFile, importEnd, files, ...analyze(areas, options, files) };
}

/** The changes to one object with handlers, before they are written. */
interface ObjectUpdate {
  /** The name of the area. Undefined for the object with all areas. */
  readonly area: string | undefined;
  readonly merged: Merged;
  /** The text of the new file. Undefined if the object exists. */
  readonly text?: string;
}

const updateOfArea = (area: Area, project: HandlerProject): ObjectUpdate =>
  updateOfObject(area.name, fileOf(area, project.out), project, (folder) =>
    areaObject(area, specifier(folder, project.serverFile)),
  );

/**
 * Returns the update of the object with all areas. An object with the type `Handlers` needs every area. An object with the type
 * `PartialHandlers` contains only the requested areas.
 *
 * @param chosen the requested areas. Undefined for all areas.
 */
function updateOfAll(
  areas: readonly Area[],
  chosen: readonly Area[] | undefined,
  project: HandlerProject,
): ObjectUpdate {
  const { out, importEnd, found, program } = project;
  const all = found(allHandlers);
  const isWhole = all === undefined || !isWritten(all) ? chosen === undefined : !isPartial(all, program);
  const wantedAreas = isWhole ? areas : (chosen ?? areas);
  const areaFile = (area: Area): string => join(out, `${area.file}${importEnd}`);
  return updateOfObject(allHandlers, join(out, 'index.ts'), project, (folder) =>
    indexObject(wantedAreas, isWhole ? 'Handlers' : 'PartialHandlers', (area) => specifier(folder, areaFile(area))),
  );
}

/**
 * Returns the update of one object.
 *
 * @param path the file in which the object is expected.
 * @param wantedIn returns the object that a file in the given folder must contain.
 */
function updateOfObject(
  key: ObjectKey,
  path: string,
  project: HandlerProject,
  wantedIn: (folder: string) => WantedObject,
): ObjectUpdate {
  const { files, program } = project;
  const area = key === allHandlers ? undefined : key;
  const object = project.found(key);
  const unchanged: Merged = { path, insertions: [], added: [], surplus: [], unwritten: [] };
  if (files.read(path) === undefined && (object === undefined || !isWritten(object))) {
    const wanted = wantedIn(project.out);
    const text = newFile(area ?? 'handlers', wanted, specifier(project.out, project.serverFile));
    const added = wanted.members.map(({ name }) => name);
    return { area, merged: { ...unchanged, added, unwritten: area === undefined ? [] : added }, text };
  }
  if (hasSyntaxErrors(path, files)) return { area, merged: { ...unchanged, problem: 'it cannot be parsed' } };
  const [literal] = object?.literals ?? [];
  const folder = dirname(literal?.getSourceFile().fileName ?? path);
  return { area, merged: mergeMembers(program, object, wantedIn(folder), path) };
}

/** Returns the changes of an update that are possible. Files outside the folder of the handlers are not changed. */
function resultOf({ area, text, merged }: ObjectUpdate, areas: ReadonlySet<string>, out: string): ScaffoldedFile {
  const { insertions, ...changes } = merged;
  const surplus = area === undefined ? changes.surplus.filter(({ name }) => !areas.has(name)) : changes.surplus;
  const result = { ...changes, area, isNew: text !== undefined, surplus };
  if (insertions.length === 0 || merged.path.startsWith(`${out}${sep}`)) return result;
  const problem = `it is not in the folder of the handlers; add ${merged.added.join(', ')} yourself`;
  return { ...result, added: [], problem };
}

/** Writes the files. Returns the results, in which a file that cannot be encoded has a problem. */
function write(
  results: readonly ScaffoldedFile[],
  updates: readonly ObjectUpdate[],
  { files, out }: HandlerProject,
): ScaffoldedFile[] {
  const texts = new Map(updates.flatMap(({ merged, text }) => (text === undefined ? [] : [[merged.path, text]])));
  const replacements: Replacement[] = [...texts].map(([path, content]) => ({ path, content, before: 'missing' }));
  const inserted = updates.filter((_, index) => (results[index]?.added.length ?? 0) > 0).map(({ merged }) => merged);
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
  replaceTogether(out, replacements);
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

/** Parses the hand-written files, and finds the objects with handlers in them. */
function analyze(
  areas: readonly Area[],
  { out, generated }: ScaffoldOptions,
  files: HandWrittenFiles,
): Pick<HandlerProject, 'found' | 'program'> {
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
    if (search.found.get(area.name) === undefined) search.addExport(area.name, fileOf(area, out), area.name);
  return { program, found: (key) => search.found.get(key) };
}

const fileOf = (area: Area, out: string): string => join(out, `${area.file}.ts`);

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
