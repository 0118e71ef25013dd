import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { isReference } from '../../openapi/reference.ts';
import type { FieldType } from './field-type.ts';
import { dedented, hasKey, isField, listed, misplaced, type MisplacedKey } from './misplaced-key.ts';
import { objectShapes } from './object-shapes.ts';
import { schemaKeywords } from './unknown-field.ts';

/** Returns the keys of a map that belong to one of its values, or to the object around the map. */
export function findMisplacedInMap(map: JsonObject, item: FieldType): MisplacedKey[] {
  if (item.kind !== 'object' && item.kind !== 'schema') return [];
  const keys = Object.keys(map);
  const isIncomplete = (key: string): boolean => !isComplete(map[key], item);
  const empty = dedented(
    map,
    keys,
    () => item,
    (key) => hasKey(item, key) && isIncomplete(key),
  );
  if (empty !== undefined) return empty;
  const inner = keys.find((key) => isField(key, 'Components') && (map[key] === null || isMapOf(map[key], key, item)));
  if (inner !== undefined) {
    const causes = keys.filter(isIncomplete);
    return [misplaced(inner, `\`${inner}\` is inside another map of the components.`, 'Indent it less.', causes)];
  }
  if (item.kind !== 'object') return [];
  const fields = keys.filter((key) => isField(key, item.name) && isIncomplete(key));
  const sibling = keys.find((key) => !fields.includes(key));
  const [field] = fields;
  if (field === undefined || sibling === undefined) return [];
  const message = `\`${field}\` is beside \`${sibling}\`, and not in it.`;
  const fix = `Indent ${listed(fields)} below \`${sibling}\`.`;
  return [{ ...misplaced(field, message, fix, fields), isOfSibling: true }];
}

const keywords = [...schemaKeywords, '$ref', 'allOf', 'anyOf', 'oneOf', 'description'];

/**
 * Returns true if a value is probably a map of the components, such as `headers`. All values of such a map look like components. A schema
 * may also be called `headers`, so the function returns false if the value contains a keyword of schemas.
 */
function isMapOf(value: JsonValue | undefined, kind: string, outer: FieldType): boolean {
  const shape = objectShapes.Components;
  const type = shape.kind === 'fields' ? shape.fields[kind]?.type : undefined;
  if (type?.kind !== 'map' || !isJsonObject(value)) return false;
  if (type.value.kind === 'schema' && outer.kind === 'schema') return false;
  if (Object.keys(value).some((key) => keywords.includes(key))) return false;
  const { value: item } = type;
  const items = Object.values(value);
  return items.length > 0 && items.every((component) => isJsonObject(component) && isComplete(component, item));
}

/**
 * Returns true if a value probably has the type `item`. If `item` is an object of the specification, the value must be empty, or have a
 * required field of this object. If the object has no required fields, any of its fields is enough.
 */
function isComplete(value: JsonValue | undefined, item: FieldType): boolean {
  if (!isJsonObject(value)) return false;
  if (item.kind !== 'object' || (item.orReference && isReference(value))) return true;
  const shape = objectShapes[item.name];
  if (shape.kind !== 'fields') return true;
  const names = Object.keys(shape.fields);
  const required = names.filter((name) => shape.fields[name]?.isRequired !== undefined);
  const needed = required.length > 0 ? required : names;
  return Object.keys(value).length === 0 || needed.some((name) => Object.hasOwn(value, name));
}
