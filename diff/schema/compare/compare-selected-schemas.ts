import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { alternativesOf, referenceOf, type SchemaJson } from '@forgespec/model/from-document';
import type { Conjunction } from '../normal/conjunction.ts';
import type { CompareSchemas, SchemaPair } from './comparison.ts';
import type { SchemaFinding } from './finding.ts';

/**
 * Compares the schemas that the discriminator of a schema selects. Leaves out the selected schemas that are also alternatives in `oneOf` or
 * `anyOf`, because other functions compare the alternatives. Validators of JSON Schema ignore the discriminator, so they do not check a
 * value against the selected schema. The effect of a change in a selected schema is therefore `unknown`.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#discriminator-object
 */
export function compareSelectedSchemas(pair: SchemaPair, compare: CompareSchemas): readonly SchemaFinding[] {
  const [from, to] = [selectedSchemas(pair.old), selectedSchemas(pair.new)];
  // The compared schema can itself be a selected schema. Such a schema inherits the discriminator through `allOf`, but its values do not
  // belong to the other selected schemas. So the other selected schemas are not compared here.
  const isSelected = pair.old.schemas.some((schema) =>
    [...from.values()].some((selected) => selected === targetOf(pair.old, schema)),
  );
  if (isSelected) return [];
  return [...from].flatMap(([value, old]) => {
    const revised = to.get(value);
    if (revised === undefined) return [];
    const findings = compare(pair.old.reader.conjunction([old]), pair.new.reader.conjunction([revised]));
    return findings.map((finding) =>
      finding.effect === 'neutral' || finding.effect === 'text'
        ? finding
        : { ...finding, effect: 'unknown' as const, hasEffectBeyondValues: true },
    );
  });
}

/**
 * Returns a map from each value of the discriminator property to the schema that this value selects. Leaves out the selected schemas that
 * are also alternatives in `oneOf` or `anyOf`.
 */
function selectedSchemas(schema: Conjunction): ReadonlyMap<string | undefined, JsonObject> {
  const parts = schema.reader.parts(schema);
  const listed = new Set(parts.flatMap((part) => alternativesOf(part)).map((part) => targetOf(schema, part)));
  const selected = new Map<string | undefined, JsonObject>();
  for (const part of parts) {
    for (const [value, reference] of schema.reader.selected(part)) {
      const found = schema.reader.resolve(reference);
      if (isJsonObject(found) && !listed.has(found)) selected.set(value, found);
    }
  }
  return selected;
}

/** If a schema is a reference, returns the target of the reference. Otherwise returns the schema. */
function targetOf({ reader }: Conjunction, schema: SchemaJson): unknown {
  const reference = referenceOf(schema);
  return reference === undefined ? schema : reader.resolve(reference);
}
