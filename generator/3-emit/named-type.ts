import type { NamedSchema, Schema } from '../2-model/schema.ts';
import type { Module } from '../code/module.ts';
import { schemaType } from './types/symbols.ts';

/** Named schemas by what references call them. */
export type Schemas = ReadonlyMap<string, NamedSchema>;

/**
 * The name of the type of a schema, or of an array of it: `Badge[]`. Undefined for a schema without one.
 *
 * @param schemas those whose names may be used.
 */
export function namedType(schema: Schema | undefined, schemas: Schemas, module: Module): string | undefined {
  if (schema === undefined || schema.kind === 'boolean') return undefined;
  if (schema.reference !== undefined) {
    const named = schemas.get(schema.reference);
    return named === undefined ? undefined : module.use(schemaType(named));
  }
  const [type, ...others] = schema.type ?? [];
  if (type !== 'array' || others.length > 0 || schema.prefixItems !== undefined) return undefined;
  if (schema.items?.kind !== 'keywords' || schema.items.reference === undefined) return undefined;
  const item = namedType(schema.items, schemas, module);
  return item === undefined ? undefined : `${item}[]`;
}
