import type { Schema } from '@forgespec/model';
import type { Schemas } from '../named-type.ts';

/**
 * Returns true if a schema only allows arrays.
 *
 * @param seen the schemas that the function has already checked. The check ends at such a schema, because references
 * may form a cycle.
 */
export function isArray(schema: Schema | undefined, schemas: Schemas, seen: readonly Schema[] = []): boolean {
  if (schema?.kind !== 'keywords' || seen.includes(schema)) return false;
  const [type, ...others] = schema.type ?? [];
  if (type === 'array' && others.length === 0) return true;
  const target = schema.reference === undefined ? undefined : schemas.get(schema.reference);
  return isArray(target?.schema, schemas, [...seen, schema]);
}
