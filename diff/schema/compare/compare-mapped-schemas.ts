import { isJsonObject, type JsonObject } from '@forgespec/generator/json';
import { mappedReference } from '../normal/mapped-reference.ts';
import type { Conjunction } from '../normal/schema-reader.ts';
import type { SchemaPair } from './comparison.ts';
import type { SchemaFinding } from './finding.ts';
import type { CompareSchemas } from './compare-schemas.ts';

/**
 * Compares the schemas that a discriminator names, and that are not alternatives of the same schema. They extend it with `allOf`. A value
 * with such a tag is probably a value of the named schema, although JSON Schema does not check it. So the descriptions do not decide the
 * effect of a change.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#discriminator-object
 */
export function compareMappedSchemas(pair: SchemaPair, compare: CompareSchemas): readonly SchemaFinding[] {
  const [from, to] = [mappedSchemas(pair.old), mappedSchemas(pair.new)];
  // A mapped schema inherits the discriminator, but its values are not those of the other mapped schemas.
  const isMapped = pair.old.schemas.some((schema) =>
    [...from.values()].some((mapped) => mapped === targetOf(pair.old, schema)),
  );
  if (isMapped) return [];
  return [...from].flatMap(([tag, old]) => {
    const revised = to.get(tag);
    if (revised === undefined) return [];
    const findings = compare(pair.old.reader.conjunction([old]), pair.new.reader.conjunction([revised]));
    return findings.map((finding) =>
      finding.effect === 'neutral' || finding.effect === 'text'
        ? finding
        : { ...finding, effect: 'unknown' as const, isLoss: true },
    );
  });
}

/** Returns the mapped schemas that are no alternatives of the schema, by the values of the property. */
function mappedSchemas(schema: Conjunction): ReadonlyMap<string, JsonObject> {
  const parts = schema.reader.parts(schema);
  const listed = new Set(
    parts.flatMap(({ oneOf, anyOf }) => [oneOf ?? [], anyOf ?? []].flat()).map((part) => targetOf(schema, part)),
  );
  const mapped = new Map<string, JsonObject>();
  for (const { discriminator } of parts) {
    const mapping = isJsonObject(discriminator) ? discriminator['mapping'] : undefined;
    for (const [tag, target] of Object.entries(isJsonObject(mapping) ? mapping : {})) {
      if (typeof target !== 'string') continue;
      const found = schema.reader.resolve(mappedReference(target));
      if (isJsonObject(found) && !listed.has(found)) mapped.set(tag, found);
    }
  }
  return mapped;
}

/** Returns the target of a reference, or the value itself. */
const targetOf = ({ reader }: Conjunction, value: unknown): unknown =>
  isJsonObject(value) && typeof value['$ref'] === 'string' ? reader.resolve(value['$ref']) : value;
