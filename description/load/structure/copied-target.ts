import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { objectOf } from '../../json/own-keys.ts';
import { followReferences, isReference } from '../../openapi/reference.ts';
import { positionsIn } from '../resources/subschemas.ts';
import type { FieldType } from './field-type.ts';
import { objectShapes } from './object-shapes.ts';
import type { FieldMember } from './repairs.ts';
import type { StructureCheck } from './structure-check.ts';

/**
 * Reports a reference in place of an array, or in place of a map such as `content`. Replaces the reference by a copy of its target, and
 * returns the copy. OpenAPI does not allow such a reference, but many programs follow it. Returns undefined for any other value.
 *
 * @param copies the copies that were already made. Each key is a target, and the value is its copy.
 */
export function copiedTarget(
  member: FieldMember,
  type: FieldType,
  copies: Map<JsonValue, JsonValue>,
  { document, diagnostics, locate, repairs }: StructureCheck,
): JsonValue | undefined {
  const { owner, key, value } = member;
  if (!isJsonObject(value) || !isReference(value) || !mayBeCopied(type) || owner === document.components)
    return undefined;
  const target = followReferences(document, value);
  const isWanted = type.kind === 'list' ? Array.isArray(target) : isJsonObject(target) && hasObjects(target);
  if (target === undefined || !isWanted) return undefined;
  const copy =
    copies.get(target) ?? (Array.isArray(target) ? [...target] : objectOf(isJsonObject(target) ? target : {}));
  copies.set(target, copy);
  const others = Object.entries(value).filter(([name]) => name !== '$ref');
  const whole =
    others.length === 0 ? copy : objectOf({ ...(isJsonObject(copy) ? copy : {}), ...Object.fromEntries(others) });
  repairs.replace(member, whole);
  const message = `OpenAPI does not allow a reference as the value of \`${key}\`.`;
  const at = locate(value, '$ref', 'value');
  diagnostics.fault('structure-invalid', message, 'It is read as a copy of its target.', 'Write the target here.', at);
  return whole;
}

const listOfSchemas: FieldType = { kind: 'list', item: { kind: 'schema' } };
const mapOfSchemas: FieldType = { kind: 'map', value: { kind: 'schema' } };

/**
 * If the value of `properties`, `allOf`, `anyOf` or `oneOf` is a reference, replaces it by a copy of its target. Returns the schemas in
 * these copies.
 */
export function copiedSubschemas(
  schema: JsonObject,
  copies: Map<JsonValue, JsonValue>,
  check: StructureCheck,
): JsonObject[] {
  const collections = ['allOf', 'anyOf', 'oneOf', 'properties'].map((key) => {
    const type = key === 'properties' ? mapOfSchemas : listOfSchemas;
    return copiedTarget({ owner: schema, key, value: schema[key] }, type, copies, check);
  });
  return collections.flatMap(positionsIn).flatMap(({ value }) => (isJsonObject(value) ? [value] : []));
}

/**
 * Returns true if all values of an object, except the values of extensions, are objects or booleans. Such an object is probably a map. A
 * schema usually has a keyword with another value: `type`, for example, has a string.
 */
const hasObjects = (target: JsonObject): boolean =>
  Object.entries(target).every(
    ([key, value]) => isJsonObject(value) || typeof value === 'boolean' || key.startsWith('x-'),
  );

/** Returns true if a value of the type is an array or a map whose values are objects or schemas. */
function mayBeCopied(type: FieldType): boolean {
  switch (type.kind) {
    case 'list':
      return type.item.kind === 'object' || type.item.kind === 'schema';
    case 'map':
      return type.value.kind === 'object' || type.value.kind === 'schema';
    case 'object':
      return !type.orReference && objectShapes[type.name].kind === 'map' && type.name !== 'Security Requirement';
    default:
      return false;
  }
}
