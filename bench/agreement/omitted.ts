import type { Schema } from '../../model/schema.ts';
import { schemasOfSameValue } from '../../model/inspect/same-value.ts';

type Resolve = (reference: string) => Schema | undefined;

/**
 * Returns true if the type omits a property on the path. An omitted property is `readOnly` or `writeOnly`. A validator checks the value of
 * an omitted property, but the type does not.
 *
 * @param keys the property names and indexes of the path.
 */
export function isOmittedAt(schema: Schema | undefined, keys: readonly string[], resolve: Resolve, depth = 0): boolean {
  const [key, ...rest] = keys;
  if (schema === undefined || schema.kind === 'boolean' || key === undefined || depth > 40) return false;
  const property = schema.properties?.find(({ name }) => name === key);
  if (property?.isOmitted === true) return true;
  const inner = property?.schema ?? schema.prefixItems?.[Number(key)] ?? schema.items ?? schema.additionalProperties;
  return (
    isOmittedAt(inner, rest, resolve, depth + 1) ||
    schemasOfSameValue(schema, resolve).some((part) => isOmittedAt(part, keys, resolve, depth + 1))
  );
}
