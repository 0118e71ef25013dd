import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Api, Area } from '../2-model/api.ts';
import { writtenExtension } from '../project/written-extension.ts';
import { importEnds, type ImportExtension } from '../import-extensions.ts';
import { importsOfProject } from '../project/project-imports.ts';
import { areaObject, indexObject } from './area-object.ts';
import { mergeMembers } from './merge-members.ts';
import { newFile } from './new-file.ts';
import type { Merged, WantedObject } from './wanted.ts';
import { replaceFile } from '../replace-file.ts';

export interface ScaffoldOptions {
  /** The path of the folder for the handlers. */
  readonly out: string;
  /** The path of the folder with the generated code. */
  readonly generated: string;
  /** The areas whose handlers are written. Undefined for all areas. */
  readonly areas: readonly Area[] | undefined;
  /** The extension of relative imports. If undefined, it is derived from the nearest tsconfig.json. */
  readonly importExtensions?: ImportExtension | undefined;
}

/** The changes to one file. */
export interface ScaffoldedFile extends Omit<Merged, 'text'> {
  /** The path of the file. */
  readonly path: string;
  readonly isNew: boolean;
}

/** Creates the missing files with handlers, and adds missing handlers to the existing files. */
export function scaffold({ areas }: Api, options: ScaffoldOptions): ScaffoldedFile[] {
  const { out, generated, areas: chosen, importExtensions = importsOfProject(out).extension } = options;
  const end = importEnds[importExtensions];
  const server = specifier(out, join(generated, `server/index${writtenExtension(generated) === '.js' ? '.js' : end}`));
  const wantedAreas = chosen ?? areas;
  const files = wantedAreas.map((area) =>
    update(join(out, `${area.file}.ts`), area.name, areaObject(area, server), server),
  );
  const index = join(out, 'index.ts');
  // An index with the type `Handlers` needs every area. An index with the type `PartialHandlers` contains only the
  // requested areas.
  const isWhole = existsSync(index)
    ? /\bPartialHandlers\b/u.test(readFileSync(index, 'utf8')) === false
    : chosen === undefined;
  const object = indexObject(isWhole ? areas : wantedAreas, isWhole ? 'Handlers' : 'PartialHandlers', end);
  const merged = update(index, 'handlers', object, server);
  const known = new Set(areas.map(({ name }) => name));
  return [...files, { ...merged, surplus: merged.surplus.filter(({ name }) => !known.has(name)) }];
}

function update(path: string, constant: string, wanted: WantedObject, server: string): ScaffoldedFile {
  if (!existsSync(path)) {
    write(path, newFile(constant, wanted, server));
    return { path, isNew: true, added: wanted.members.map(({ name }) => name), surplus: [] };
  }
  const before = readFileSync(path, 'utf8');
  const { text, ...merged } = mergeMembers(before, path, wanted);
  if (text !== before) write(path, text);
  return { path, isNew: false, ...merged };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, text);
}

function specifier(folder: string, file: string): string {
  const path = relative(folder, file).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
