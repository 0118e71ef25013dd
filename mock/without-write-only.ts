import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { OpenApiDocument } from './openapi-document.ts';
import { resolveObject } from './reference.ts';

/** The maximum nesting of schemas. A limit is necessary, because a schema may contain itself. */
const deepest = 24;

/**
 * Returns the body of a response without its `writeOnly` properties, at any depth. A description often has one example for requests and
 * responses, so the example may contain such properties.
 *
 * @param schema the schema of the body in the document.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-9.4
 */
export function withoutWriteOnly(document: OpenApiDocument, schema: unknown, value: JsonValue, depth = 0): JsonValue {
  if (typeof value !== 'object' || value === null || depth > deepest) return value;
  const node = resolveObject(document, schema);
  const inside = (part: unknown, inner: JsonValue): JsonValue => withoutWriteOnly(document, part, inner, depth + 1);
  const own = Array.isArray(value)
    ? value.map((item, index) => inside(prefixItem(node, index) ?? node['items'], item))
    : inObject(document, node, value, inside);
  const parts = [node['allOf'], node['anyOf'], node['oneOf']].flatMap((list) => (Array.isArray(list) ? list : []));
  return parts.reduce<JsonValue>((left, part) => inside(part, left), own);
}

const prefixItem = ({ prefixItems }: JsonObject, index: number): JsonValue | undefined =>
  Array.isArray(prefixItems) ? prefixItems[index] : undefined;

function inObject(
  document: OpenApiDocument,
  { properties, additionalProperties }: JsonObject,
  object: JsonObject,
  inside: (part: unknown, inner: JsonValue) => JsonValue,
): JsonObject {
  const entries = Object.entries(object).flatMap(([name, member]): [string, JsonValue][] => {
    const isDescribed = isJsonObject(properties) && Object.hasOwn(properties, name);
    const property = isDescribed ? properties[name] : additionalProperties;
    if (member === undefined || (isDescribed && isWriteOnly(document, property))) return [];
    return [[name, inside(property, member)]];
  });
  return Object.fromEntries(entries);
}

/** Returns true if a schema, the target of its reference, or a schema of its `allOf` has `writeOnly`. */
function isWriteOnly(document: OpenApiDocument, schema: unknown, depth = 0): boolean {
  if (depth > deepest || !isJsonObject(schema)) return false;
  const target = resolveObject(document, schema);
  return (
    schema['writeOnly'] === true ||
    target['writeOnly'] === true ||
    (Array.isArray(target['allOf']) && target['allOf'].some((part) => isWriteOnly(document, part, depth + 1)))
  );
}
