import type { NamedSchema, Schema } from '../2-model/schema.ts';
import type { Module } from '../code/module.ts';
import { schemaType } from './types/symbols.ts';

/** Named schemas, by the pointers that references use. */
export type Schemas = ReadonlyMap<string, NamedSchema>;

/** The global types that generated modules use. An imported type with the same name would hide the global type. */
const globalTypes = [
  'AsyncGenerator',
  'AsyncIterable',
  'Blob',
  'Exclude',
  'FormData',
  'NonNullable',
  'Omit',
  'Partial',
  'Pick',
  'Promise',
  'Required',
  'Uint8Array',
];

/**
 * Returns the component schemas whose types a module can import without a name collision. The types of the other schemas are taken
 * from the output of openapi-typescript.
 *
 * @param taken the names of the other types in the module.
 */
export function importableSchemas(schemas: Schemas, taken: Iterable<string>): Schemas {
  const hidden = new Set([...globalTypes, ...taken]);
  return new Map([...schemas].filter(([, { name, isComponent }]) => isComponent && !hidden.has(name)));
}

/**
 * Returns the named type of a schema, such as `Pet`. For an array of a named schema, returns `Pet[]`. Returns undefined if the
 * schema has no named type.
 *
 * @param schemas the schemas whose types the module can import.
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
