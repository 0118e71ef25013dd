import type { NamedSchema, Schema } from '@forgespec/model';
import type { Module } from '../code/module.ts';
import { schemaType, useType } from './types/symbols.ts';

/** A map of the named schemas. The key is the property `reference` of the schema. */
export type Schemas = ReadonlyMap<string, NamedSchema>;

/** The global types that generated modules use. An imported type with the same name would hide the global type. */
export const globalTypes: readonly string[] = [
  'AsyncGenerator',
  'AsyncIterable',
  'Blob',
  'Date',
  'Exclude',
  'FormData',
  'Iterable',
  'NonNullable',
  'Omit',
  'Partial',
  'Pick',
  'Promise',
  'ReadableStream',
  'Readonly',
  'Record',
  'Required',
  'Uint8Array',
];

/**
 * Returns the named type of a schema, such as `Pet`. For an array of a named schema, returns `Pet[]`. Returns undefined if the
 * schema has no named type.
 */
export function namedType(schema: Schema | undefined, schemas: Schemas, module: Module): string | undefined {
  if (schema === undefined || schema.kind === 'boolean') return undefined;
  if (schema.reference !== undefined) {
    const named = schemas.get(schema.reference);
    return named === undefined ? undefined : useType(schemaType(named), module);
  }
  const [type, ...others] = schema.type ?? [];
  if (type !== 'array' || others.length > 0 || schema.prefixItems !== undefined) return undefined;
  if (schema.items?.kind !== 'keywords' || schema.items.reference === undefined) return undefined;
  const item = namedType(schema.items, schemas, module);
  return item === undefined ? undefined : `${item}[]`;
}
