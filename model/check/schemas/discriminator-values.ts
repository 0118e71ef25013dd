import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { parseReference } from '@forgespec/description/openapi';
import { objectMembers } from '../check-context.ts';

/**
 * Returns a map from each value of the discriminator's property to the alternative that this value selects. The values are the keys of
 * `mapping`. If `mapping` does not refer to an alternative, the value for this alternative is the name of its schema.
 *
 * @returns undefined if an alternative is not a reference, because the discriminator cannot select such an alternative.
 * @see https://spec.openapis.org/oas/v3.1.1.html#discriminator-object
 */
export function discriminatorValues(
  alternatives: readonly JsonValue[],
  mapping: JsonValue | undefined,
): ReadonlyMap<string, JsonValue> | undefined {
  const byName = alternativesByName(alternatives);
  if (byName === undefined) return undefined;
  const values = new Map<string, JsonValue>();
  const mapped = new Set<string>();
  for (const [value, reference] of objectMembers(mapping)) {
    const name = schemaName(reference);
    const alternative = name === undefined ? undefined : byName.get(name);
    if (name === undefined || alternative === undefined) continue;
    values.set(value, alternative);
    mapped.add(name);
  }
  for (const [name, alternative] of byName) if (!mapped.has(name)) values.set(name, alternative);
  return values;
}

/** Returns the alternatives by the names of their schemas. Returns undefined if an alternative is not a reference. */
function alternativesByName(alternatives: readonly JsonValue[]): ReadonlyMap<string, JsonValue> | undefined {
  const byName = new Map<string, JsonValue>();
  for (const alternative of alternatives) {
    // An alternative with the type null is common. This alternative is skipped, because no value of the discriminator selects null.
    if (isJsonObject(alternative) && alternative.type === 'null') continue;
    const name = isJsonObject(alternative) ? schemaName(alternative.$ref) : undefined;
    if (name === undefined) return undefined;
    byName.set(name, alternative);
  }
  return byName;
}

/**
 * Returns the name of the component to which a reference leads. Returns undefined if the value is not a string. A value of `mapping` may
 * also be the name of a schema. In this case, returns the name unchanged.
 */
export const schemaName = (reference: unknown): string | undefined =>
  typeof reference !== 'string'
    ? undefined
    : reference.startsWith('#')
      ? parseReference(reference).keys.at(-1)
      : reference;
