import type { Schema } from '../../2-model/schema.ts';
import type { Schemas } from '../named-type.ts';

/** Returns true if a schema only allows arrays. */
export function isArray(schema: Schema | undefined, schemas: Schemas): boolean {
  if (schema?.kind !== 'keywords') return false;
  const [type, ...others] = schema.type ?? [];
  if (type === 'array' && others.length === 0) return true;
  const target = schema.reference === undefined ? undefined : schemas.get(schema.reference);
  return target !== undefined && target.schema !== schema && isArray(target.schema, new Map());
}
