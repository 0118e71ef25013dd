import { type Emitter, recallNothing, type EmitInput } from '../emitter.ts';
import { formatPointer, isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';

/** Emits `openapi.json`, which contains the bundled document. Tools that read only one file can use it. */
export const bundleEmitter: Emitter = {
  owns: 'openapi.json',
  emit: ({ document, ...run }) => [{ kind: 'text', path: 'openapi.json', text: documentText(document, run) }],
};

/** Adds the text of a value to the output. The key of the value is already in the output. */
type AddValue = (value: JsonValue, key: string) => void;

/**
 * Returns a document as JSON, with an indentation of two spaces and a line break at the end. If a path or component has not changed since
 * the previous run, the text of that run is reused for this path or component.
 */
function documentText(
  document: JsonObject,
  { partOf, recall = recallNothing }: Pick<EmitInput, 'partOf' | 'recall'>,
): string {
  // All texts are collected in one array, because each concatenation would copy the earlier texts.
  const texts: string[] = [];

  const addMap = (map: JsonValue, depth: number, addValue: AddValue): void => {
    const keys = isJsonObject(map) ? Object.keys(map) : [];
    if (!isJsonObject(map) || keys.length === 0) {
      texts.push(jsonText(map, depth));
      return;
    }
    const space = '  '.repeat(depth);
    for (const [index, key] of keys.entries()) {
      texts.push(`${index === 0 ? '{' : ','}\n${space}  ${JSON.stringify(key)}: `);
      addValue(map[key] ?? null, key);
    }
    texts.push(`\n${space}}`);
  };

  const addPart =
    (...keys: readonly string[]): AddValue =>
    (value, name) => {
      const pointer = formatPointer([...keys, name]);
      const create = (): string => jsonText(value, keys.length + 1);
      // Without `partOf`, the emitter cannot know that a value has not changed, so the text of the value is not reused.
      texts.push(partOf === undefined ? create() : recall(`text of ${pointer}`, [partOf(pointer)], create));
    };
  const addComponents: AddValue = (map, kind) => {
    if (kind === 'securitySchemes') texts.push(jsonText(map, 2));
    else addMap(map, 2, addPart('components', kind));
  };

  addMap(document, 0, (value, key) => {
    if (key === 'paths') addMap(value, 1, addPart('paths'));
    else if (key === 'components') addMap(value, 1, addComponents);
    else texts.push(jsonText(value, 1));
  });
  texts.push('\n');
  return texts.join('');
}

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
