import { isJsonObject, type JsonObject, type JsonValue } from '../../1-load/json.ts';
import { formatPointer } from '../../1-load/pointer.ts';
import { recallNothing, type EmitInput } from '../emitter.ts';

/** Returns the text of a value whose first line starts at a depth of the document. */
type ValueText = (value: JsonValue, key: string) => string;

/**
 * Returns a document as JSON with an indentation of two spaces. The text of a path or component that is the same as in the run before is not
 * created again.
 */
export function documentText(
  document: JsonObject,
  { partOf, recall = recallNothing }: Pick<EmitInput, 'partOf' | 'recall'>,
): string {
  const partText =
    (...keys: readonly string[]): ValueText =>
    (value, name) => {
      const pointer = formatPointer([...keys, name]);
      const create = (): string => jsonText(value, keys.length + 1);
      // Without a part, the value has no identity from which the text could be recalled.
      return partOf === undefined ? create() : recall(`text of ${pointer}`, [partOf(pointer)], create);
    };
  const componentsText: ValueText = (map, kind) =>
    kind === 'securitySchemes' ? jsonText(map, 2) : mapText(map, 2, partText('components', kind));
  return objectText(document, 0, (value, key) => {
    if (key === 'paths') return mapText(value, 1, partText('paths'));
    return key === 'components' ? mapText(value, 1, componentsText) : jsonText(value, 1);
  });
}

const mapText = (map: JsonValue, depth: number, valueText: ValueText): string =>
  isJsonObject(map) ? objectText(map, depth, valueText) : jsonText(map, depth);

function objectText(map: JsonObject, depth: number, valueText: ValueText): string {
  const space = '  '.repeat(depth);
  const members = Object.keys(map).map(
    (key) => `${space}  ${JSON.stringify(key)}: ${valueText(map[key] ?? null, key)}`,
  );
  return members.length === 0 ? '{}' : `{\n${members.join(',\n')}\n${space}}`;
}

/** Returns a value as JSON. The lines after the first one are indented as inside objects of the given number. */
function jsonText(value: JsonValue, depth: number): string {
  let nested = value;
  // `JSON.stringify` indents faster than a search for line ends in its result.
  for (let level = 0; level < depth; level++) nested = [nested];
  const text = JSON.stringify(nested, null, 2);
  // Each array around the value adds a bracket, a line end and an indentation before it, and the same without the indentation of the value after it.
  const before = depth * 2 + depth * (depth + 1);
  const after = depth * 2 + depth * (depth - 1);
  return text.slice(before, text.length - after);
}
