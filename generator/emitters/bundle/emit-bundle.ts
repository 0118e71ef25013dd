import { formatPointer, isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { Emitter, TextPiece } from '../emitter.ts';

/** Emits `openapi.json`, which contains the bundled document. Tools that read only one file can use it. */
export const bundleEmitter: Emitter = {
  owns: 'openapi.json',
  emit: ({ document }) => [{ kind: 'text', path: 'openapi.json', pieces: piecesOf(document) }],
};

/** Returns the pieces of the text of a value. The keys are the keys of the maps that contain the value. */
type PiecesOfMember = (value: JsonValue, keys: readonly string[]) => Iterable<TextPiece | string>;

/**
 * Returns a document as JSON, with an indentation of two spaces and a line break at the end. Each path and each component is a piece of its
 * own.
 */
function* piecesOf(document: JsonObject): Iterable<TextPiece | string> {
  yield* piecesOfMap(document, [], (value, keys) => {
    if (keys[0] === 'paths') return piecesOfMap(value, keys, pieceOf);
    if (keys[0] === 'components') return piecesOfMap(value, keys, piecesOfComponents);
    return [jsonText(value, 1)];
  });
  yield '\n';
}

const piecesOfComponents: PiecesOfMember = (map, keys) => piecesOfMap(map, keys, pieceOf);

function* piecesOfMap(
  map: JsonValue,
  keys: readonly string[],
  piecesOfMember: PiecesOfMember,
): Iterable<TextPiece | string> {
  const members = isJsonObject(map) ? Object.entries(map) : [];
  if (members.length === 0) {
    yield jsonText(map, keys.length);
    return;
  }
  const space = '  '.repeat(keys.length);
  let start = '{';
  for (const [key, value = null] of members) {
    yield `${start}\n${space}  ${JSON.stringify(key)}: `;
    yield* piecesOfMember(value, [...keys, key]);
    start = ',';
  }
  yield `\n${space}}`;
}

const pieceOf: PiecesOfMember = (value, keys) => {
  const build = (): string => jsonText(value, keys.length);
  return typeof value === 'object' && value !== null ? [{ name: formatPointer(keys), from: value, build }] : [build()];
};

/** Returns a value as JSON. All lines except the first are indented as if the value were inside `depth` nested objects. */
function jsonText(value: JsonValue, depth: number): string {
  let nested = value;
  // The value is put into `depth` arrays, so that `JSON.stringify` indents the lines of the value. This is faster than adding spaces after
  // each line break of the result.
  for (let level = 0; level < depth; level++) nested = [nested];
  const text = JSON.stringify(nested, null, 2);
  // Before the value, the array at level `n` adds a bracket, a line break and `2 * n` spaces. After the value, it adds a line break,
  // `2 * (n - 1)` spaces and a bracket.
  const before = depth * 2 + depth * (depth + 1);
  const after = depth * 2 + depth * (depth - 1);
  return text.slice(before, text.length - after);
}
