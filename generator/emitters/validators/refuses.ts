import type { Schema } from '@forgespec/model';

/**
 * Returns true if `value` is certainly invalid. Undefined stands for an absent value. Only the simplest keywords are considered, so `value`
 * may be invalid even if the result is false.
 *
 * @param resolve returns the target of a reference.
 */
export function refuses(
  schema: Schema,
  value: null | undefined,
  resolve: (pointer: string) => Schema | undefined,
  seen: Set<Schema> = new Set(),
): boolean {
  if (schema.kind === 'boolean') return !schema.value;
  if (seen.has(schema)) return false;
  if (schema.type !== undefined) return value === undefined || !schema.type.includes('null');
  if (schema.enum !== undefined) return value === undefined || !schema.enum.includes(null);
  if (schema.const !== undefined) return value === undefined || schema.const[0] !== null;
  // Each schema is examined only once. If many schemas refer to it, the first examination has already found that the schema does not refuse
  // the value.
  seen.add(schema);
  const target = schema.reference === undefined ? undefined : resolve(schema.reference);
  const parts = [...(schema.allOf ?? []), ...(target === undefined ? [] : [target])];
  return parts.some((part) => refuses(part, value, resolve, seen));
}
