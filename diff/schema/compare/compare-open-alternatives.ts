import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { alternativesOf, referenceOf } from '@forgespec/model/from-document';
import type { CompareSchemas, SchemaPair } from './comparison.ts';
import type { SchemaFinding } from './finding.ts';

/**
 * Compares the alternatives of `anyOf` and `oneOf` that are references. The function is for schemas with an alternative that accepts every
 * value. In such a schema, a change of another alternative has no effect on the set of valid values, so the effect of most findings is
 * `neutral`. The function still reports these changes, because readers of the description need to know them. Findings about removed
 * properties and about the documentation keep their effect.
 */
export function compareOpenAlternatives(pair: SchemaPair, compare: CompareSchemas): readonly SchemaFinding[] {
  const [old, revised] = [referencesIn(pair.old.reader.parts(pair.old)), referencesIn(pair.new.reader.parts(pair.new))];
  return [...old].flatMap(([name, schema]) => {
    const other = revised.get(name);
    if (other === undefined) return [];
    const findings = compare(pair.old.reader.conjunction([schema]), pair.new.reader.conjunction([other]));
    return findings.map((finding) =>
      finding.effect === 'text' || finding.change === 'removed' ? finding : { ...finding, effect: 'neutral' },
    );
  });
}

/** Returns a map from each reference to the alternative that contains it. */
function referencesIn(parts: readonly JsonObject[]): ReadonlyMap<string, JsonObject> {
  const alternatives = parts.flatMap((part) => alternativesOf(part));
  return new Map(
    alternatives.filter(isJsonObject).flatMap((alternative) => {
      const reference = referenceOf(alternative);
      return reference === undefined ? [] : [[reference, alternative] as const];
    }),
  );
}
