import type { Schema } from '../../2-model/schema.ts';

/**
 * Returns true if null, or an absent value, certainly fails a schema. Returns false if the simple keywords do not decide.
 *
 * @param resolve finds the schema that a reference names.
 */
export function refuses(
  schema: Schema,
  value: null | undefined,
  resolve: (pointer: string) => Schema | undefined,
  seen: ReadonlySet<Schema> = new Set(),
): boolean {
  if (schema.kind === 'boolean') return !schema.value;
  if (seen.has(schema)) return false;
  if (schema.type !== undefined) return value === undefined || !schema.type.includes('null');
  if (schema.enum !== undefined) return value === undefined || !schema.enum.includes(null);
  if (schema.const !== undefined) return value === undefined || schema.const[0] !== null;
  const next = new Set([...seen, schema]);
  const target = schema.reference === undefined ? undefined : resolve(schema.reference);
  const parts = [...(schema.allOf ?? []), ...(target === undefined ? [] : [target])];
  return parts.some((part) => refuses(part, value, resolve, next));
}
