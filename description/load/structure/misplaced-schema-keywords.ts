import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import type { StructureCheck } from './structure-check.ts';

const schemaWords = ['type', 'properties', 'items', 'allOf', 'anyOf', 'oneOf', 'not', '$ref', 'additionalProperties'];

/**
 * Reports a component schema with the name `properties` or `discriminator`. This name is probably a keyword that is not indented below its
 * schema. If a reference leads to the component, it is a schema, and is not reported.
 */
export function propertiesAreIndented(node: JsonObject, _name: unknown, check: StructureCheck): void {
  const { schemas } = node;
  const properties = isJsonObject(schemas) ? schemas['properties'] : undefined;
  const discriminator = isJsonObject(schemas) ? schemas['discriminator'] : undefined;
  const isKeyword = isJsonObject(discriminator) && typeof discriminator['propertyName'] === 'string';
  if (isJsonObject(schemas) && isKeyword && !isReferenced('discriminator', check.document)) {
    const message = 'The keyword `discriminator` is among the schemas of the components, and not in a schema.';
    const at = check.locate(schemas, 'discriminator', 'key');
    const indented = 'Indent it below the schema with the alternatives.';
    check.repairs.leaveOut({ owner: schemas, key: 'discriminator' });
    check.diagnostics.fault('structure-invalid', message, 'It is ignored.', indented, at);
  }
  if (!isJsonObject(schemas) || !isJsonObject(properties) || !Object.values(properties).every(isJsonObject)) return;
  if (Object.keys(properties).every((key) => schemaWords.includes(key))) return;
  if (isReferenced('properties', check.document)) return;
  const message = 'The keyword `properties` is among the schemas of the components, and not in a schema.';
  const fix = 'Indent it below the schema that has these properties.';
  check.repairs.leaveOut({ owner: schemas, key: 'properties' });
  const at = check.locate(schemas, 'properties', 'key');
  check.diagnostics.fault('structure-invalid', message, 'It is ignored.', fix, at);
}

/** Returns true if a value of a document is a reference to a component schema, or to a part of this schema. */
function isReferenced(name: string, value: JsonValue | undefined): boolean {
  const pointer = `#/components/schemas/${name}`;
  if (typeof value === 'string') return value === pointer || value.startsWith(`${pointer}/`);
  return typeof value === 'object' && value !== null && Object.values(value).some((inner) => isReferenced(name, inner));
}
