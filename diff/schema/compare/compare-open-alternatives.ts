import type { JsonObject } from '@forgespec/generator/json';
import type { CompareSchemas } from './compare-schemas.ts';
import type { SchemaPair } from './comparison.ts';
import type { SchemaFinding } from './finding.ts';

/**
 * Compares the alternatives of `anyOf` and `oneOf` that are references, if another alternative accepts every value. The differences of
 * these alternatives do not change the set of valid values, but people who read the description use the alternatives. So the effect of each
 * difference is `neutral`. Only a removed property keeps its effect.
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

/** Returns the alternatives with `$ref`, by the reference. */
function referencesIn(parts: readonly JsonObject[]): ReadonlyMap<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  for (const { anyOf, oneOf } of parts) {
    for (const alternative of [anyOf, oneOf].flat()) {
      if (typeof alternative !== 'object' || alternative === null || Array.isArray(alternative)) continue;
      if (typeof alternative['$ref'] === 'string') found.set(alternative['$ref'], alternative);
    }
  }
  return found;
}
