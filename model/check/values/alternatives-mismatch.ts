import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { suggestion } from '@forgespec/description/diagnostics';
import { objectItems } from '../check-context.ts';
import { discriminatorValues } from '../schemas/discriminator-values.ts';
import { matchesNamedTypes, namedTypes } from '../schemas/value-type.ts';
import type { Comparison, Mismatch } from './mismatch.ts';

/**
 * Compares a value with `oneOf` or `anyOf`. Returns the mismatch with one alternative if the discriminator selects this alternative, or if
 * no other alternative has the type of the value.
 */
export function alternativesMismatch(
  keyword: 'anyOf' | 'oneOf',
  value: JsonValue,
  node: JsonObject,
  schema: JsonObject,
  comparison: Comparison,
): Mismatch | undefined {
  const alternatives = objectItems(node[keyword]);
  if (alternatives.length === 0) return undefined;
  const choice = discriminatorValue(value, node, alternatives);
  if (choice !== undefined) {
    const { property, name, values, isClosed } = choice;
    const chosen = values.get(name);
    if (chosen !== undefined) return comparison.find(value, chosen);
    // The schema of `defaultMapping` applies to the value. The value is not compared with this schema.
    if (!isClosed) return undefined;
    const reason = `is not one of the discriminator's values: ${[...values.keys()].join(', ')}`;
    const near = suggestion(name, values.keys());
    const fix = near === undefined ? `Write one of ${[...values.keys()].join(', ')}.` : `Did you mean \`${near}\`?`;
    return { keys: [property], value: name, reason, fix, schema };
  }
  const mismatches: Mismatch[] = [];
  for (const alternative of alternatives) {
    const mismatch = comparison.find(value, alternative);
    // One match is enough, also for `oneOf`. Some keywords are not compared, so it is not certain that a second alternative really matches.
    if (mismatch === undefined) return undefined;
    mismatches.push(mismatch);
  }
  const possible = mismatches.filter((mismatch) => !isOfOtherType(mismatch));
  const [only] = possible;
  if (only !== undefined && possible.length === 1) return only;
  return {
    keys: [],
    value,
    reason: `matches no schema of \`${keyword}\``,
    fix: 'Correct the value or the schemas.',
    schema,
  };
}

/** Returns true if the mismatch is in the whole value, and the value has a different type than the schema. */
function isOfOtherType({ keys, value, schema }: Mismatch): boolean {
  if (keys.length > 0 || value === undefined || schema === undefined) return false;
  const types = namedTypes(schema);
  return types !== undefined && !matchesNamedTypes(value, types);
}

/**
 * The choice of an alternative by a discriminator. `property` is the name of the discriminator's property, and `name` is the value of this
 * property in the compared object. `values` maps each possible value to the alternative that it selects.
 */
interface DiscriminatorChoice {
  readonly property: string;
  readonly name: string;
  readonly values: ReadonlyMap<string, JsonValue>;
  /** False if the discriminator has a schema for all other values (`defaultMapping`). */
  readonly isClosed: boolean;
}

/**
 * Returns the choice that a discriminator makes for an object. Returns undefined if there is no discriminator, if the object lacks the
 * property, or if an alternative has no name, because it is not a reference.
 */
function discriminatorValue(
  value: JsonValue,
  { discriminator }: JsonObject,
  alternatives: readonly JsonValue[],
): DiscriminatorChoice | undefined {
  if (!isJsonObject(discriminator) || !isJsonObject(value)) return undefined;
  const { propertyName: property, mapping, defaultMapping } = discriminator;
  const name = typeof property === 'string' ? value[property] : undefined;
  if (typeof property !== 'string' || typeof name !== 'string') return undefined;
  const values = discriminatorValues(alternatives, mapping);
  return values === undefined ? undefined : { property, name, values, isClosed: defaultMapping === undefined };
}
