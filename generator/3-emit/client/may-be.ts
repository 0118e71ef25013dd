import type { Schema, TypeName } from '../../2-model/schema.ts';
import type { Schemas } from '../named-type.ts';

/** Whether a value of a type can satisfy a schema, as far as its types and references tell. */
export function mayBe(type: TypeName, schema: Schema, schemas: Schemas, seen: readonly Schema[] = []): boolean {
  if (schema.kind === 'boolean') return schema.value;
  if (seen.includes(schema)) return false;
  const inner = (candidate: Schema): boolean => mayBe(type, candidate, schemas, [...seen, schema]);
  const target = schema.reference === undefined ? undefined : schemas.get(schema.reference)?.schema;
  if (target !== undefined && !inner(target)) return false;
  if (schema.type !== undefined && !schema.type.includes(type)) return false;
  if (schema.allOf?.every(inner) === false) return false;
  if (schema.anyOf?.some(inner) === false) return false;
  return schema.oneOf?.some(inner) !== false && !isScalarEnum(schema.enum ?? schema.const);
}

// Only asked for arrays and objects, which an enumeration of scalars is not.
const isScalarEnum = (values: readonly unknown[] | undefined): boolean =>
  values?.every((value) => typeof value !== 'object' || value === null) === true;
