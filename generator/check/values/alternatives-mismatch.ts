import { isJsonObject, type JsonObject, type JsonValue } from '../../1-load/json.ts';
import { parseReference } from '../../1-load/reference.ts';
import { objectItems } from '../check-context.ts';
import { matchesNamedTypes, namedTypes } from '../schemas/value-type.ts';
import type { Comparison, Mismatch } from './mismatch.ts';

/**
 * Compares a value with `oneOf` or `anyOf`. If only one alternative can be meant, because of the discriminator or of its type, returns
 * the mismatch of this alternative.
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
  const chosen = chosenAlternative(value, node, alternatives);
  if (chosen !== undefined) return comparison.find(value, chosen);
  const mismatches: Mismatch[] = [];
  for (const alternative of alternatives) {
    const mismatch = comparison.find(value, alternative);
    // Whether a value matches several alternatives of `oneOf` is not certain, because some keywords are not compared.
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

/** Returns true if the whole value does not have the type of the schema. */
function isOfOtherType({ keys, value, schema }: Mismatch): boolean {
  if (keys.length > 0 || value === undefined || schema === undefined) return false;
  const types = namedTypes(schema);
  return types !== undefined && !matchesNamedTypes(value, types);
}

/** Returns the alternative that the discriminator chooses; undefined if there is none. */
function chosenAlternative(
  value: JsonValue,
  { discriminator }: JsonObject,
  alternatives: readonly JsonValue[],
): JsonValue | undefined {
  if (!isJsonObject(discriminator) || !isJsonObject(value)) return undefined;
  const { propertyName, mapping } = discriminator;
  const name = typeof propertyName === 'string' ? value[propertyName] : undefined;
  if (typeof name !== 'string') return undefined;
  const mapped = isJsonObject(mapping) && Object.hasOwn(mapping, name) ? mapping[name] : undefined;
  const wanted = typeof mapped === 'string' ? mapped : name;
  return alternatives.find(
    (alternative) =>
      isJsonObject(alternative) &&
      typeof alternative.$ref === 'string' &&
      (alternative.$ref === wanted || parseReference(alternative.$ref).keys.at(-1) === wanted),
  );
}
