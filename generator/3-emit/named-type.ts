import type { NamedSchema, Schema } from '../2-model/schema.ts';
import type { Module } from '../code/module.ts';
import { schemaType } from './types/symbols.ts';

/** Named schemas by their references. */
export type Schemas = ReadonlyMap<string, NamedSchema>;

/** Types of TypeScript and of the platform that generated modules use. An import of the same name would hide them. */
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
 * Returns the components whose type names do not clash with other types in a module. Types of other schemas come from
 * openapi-typescript.
 *
 * @param taken the names of other types in the module.
 */
export function importableSchemas(schemas: Schemas, taken: Iterable<string>): Schemas {
  const hidden = new Set([...globalTypes, ...taken]);
  return new Map([...schemas].filter(([, { name, isComponent }]) => isComponent && !hidden.has(name)));
}

/**
 * Returns the name of the type of a schema, or of an array of it: `Pet[]`. Returns undefined if the schema has no named type.
 *
 * @param schemas the schemas whose names may be used.
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
