import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { decode } from '@jridgewell/sourcemap-codec';
import type { Location, Range } from 'vscode-languageserver';
import { isJsonObject } from '@forgespec/description/json';
import type { DescribedFiles } from './described-files.ts';
import type { PartAddress } from './file-index.ts';
import { offsetAt, positionAt, uriOfPath } from './text-positions.ts';

/** A name in generated declarations, and the position in the description from which it comes. Lines and columns are counted from 0. */
interface MappedName {
  readonly line: number;
  readonly character: number;
  readonly range: Range;
}

/** The names of one file of declarations, by the absolute path of the file of the description. */
type MappedNames = ReadonlyMap<string, readonly MappedName[]>;

/**
 * Returns the locations of generated declarations that come from a part of the description. They are found by the declaration maps, which
 * outputs with `declarationMaps` have.
 *
 * @param folders the folders of the outputs.
 */
export function locationsInOutputs(part: PartAddress, folders: readonly string[], files: DescribedFiles): Location[] {
  const entry = files.entryOf(part);
  if (entry === undefined) return [];
  const text = files.text(part.path);
  const { line, character: first } = positionAt(text, entry.start);
  const last = positionAt(text, Math.max(entry.end, entry.start + 1)).character;
  return folders
    .flatMap(mapsIn)
    .flatMap((map) =>
      (namesIn(map).get(part.path) ?? [])
        .filter((name) => name.line === line && first <= name.character && name.character <= last)
        .map(({ range }) => ({ uri: uriOfPath(declarationsOf(map)), range })),
    );
}

const mapsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.d.ts.map'))
        .map((name) => join(folder, name))
    : [];

const declarationsOf = (map: string): string => map.slice(0, -'.map'.length);

const known = new Map<string, { readonly modified: number; readonly names: MappedNames }>();

/** Returns the names of a declaration map. They are used again until the file changes. */
function namesIn(map: string): MappedNames {
  const modified = statSync(map).mtimeMs;
  const found = known.get(map);
  if (found?.modified === modified) return found.names;
  const names = readNames(map);
  known.set(map, { modified, names });
  return names;
}

function readNames(map: string): MappedNames {
  const content: unknown = JSON.parse(readFileSync(map, 'utf8'));
  const declarations = declarationsOf(map);
  const names = new Map<string, MappedName[]>();
  if (!isJsonObject(content) || !Array.isArray(content['sources']) || typeof content['mappings'] !== 'string')
    return names;
  const sources = content['sources'].map((each) => resolve(dirname(map), String(each)));
  const text = existsSync(declarations) ? readFileSync(declarations, 'utf8') : '';
  for (const [line, segments] of decode(content['mappings']).entries()) {
    for (const [character, from = -1, sourceLine = 0, sourceCharacter = 0] of segments) {
      const source = sources[from];
      const range = source === undefined ? undefined : rangeOfName(text, line, character);
      if (source === undefined || range === undefined) continue;
      const ofSource = names.get(source) ?? [];
      ofSource.push({ line: sourceLine, character: sourceCharacter, range });
      names.set(source, ofSource);
    }
  }
  return names;
}

/** Returns the range of the name at a position. Returns undefined if there is a keyword, or no name. */
function rangeOfName(text: string, line: number, character: number): Range | undefined {
  const offset = offsetAt(text, { line, character });
  const [name = ''] = /^[\w$]+/u.exec(text.slice(offset, offset + 200)) ?? [];
  if (name === '' || /^(?:export|declare|type|interface|const|function|class)$/u.test(name)) return undefined;
  return { start: { line, character }, end: positionAt(text, offset + name.length) };
}
