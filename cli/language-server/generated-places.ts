import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { decode } from '@jridgewell/sourcemap-codec';
import type { Location } from 'vscode-languageserver';
import { isJsonObject } from '@forgespec/description/json';
import type { DescribedFiles } from './described-files.ts';
import type { PartAddress } from './file-index.ts';
import { offsetAt, positionAt, uriOfPath } from './text-positions.ts';

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
  const [first, last] = [entry.start, Math.max(entry.end, entry.start + 1)];
  const isOfPart = (line: number, character: number): boolean => {
    const offset = offsetAt(text, { line, character });
    return first <= offset && offset <= last;
  };
  return folders.flatMap(mapsIn).flatMap((map) => locationsIn(map, part.path, isOfPart));
}

const mapsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.d.ts.map'))
        .map((name) => join(folder, name))
    : [];

function locationsIn(map: string, source: string, isOfPart: (line: number, character: number) => boolean): Location[] {
  const content: unknown = JSON.parse(readFileSync(map, 'utf8'));
  if (!isJsonObject(content) || !Array.isArray(content['sources']) || typeof content['mappings'] !== 'string')
    return [];
  const index = content['sources'].findIndex((each) => resolve(dirname(map), String(each)) === source);
  if (index < 0) return [];
  const declarations = map.slice(0, -'.map'.length);
  const text = existsSync(declarations) ? readFileSync(declarations, 'utf8') : '';
  return decode(content['mappings']).flatMap((segments, line) =>
    segments.flatMap((segment): Location[] => {
      const [character, from, sourceLine = 0, sourceCharacter = 0] = segment;
      if (from !== index || !isOfPart(sourceLine, sourceCharacter)) return [];
      const offset = offsetAt(text, { line, character });
      const [name = ''] = /^[\w$]+/u.exec(text.slice(offset)) ?? [];
      return name === '' || /^(?:export|declare|type|interface|const|function|class)$/u.test(name)
        ? []
        : [
            {
              uri: uriOfPath(declarations),
              range: { start: { line, character }, end: positionAt(text, offset + name.length) },
            },
          ];
    }),
  );
}
