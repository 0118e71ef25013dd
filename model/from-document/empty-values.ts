import type { Schema, TypeName } from '../schema.ts';
import { buildSchema } from './build-schema.ts';
import type { BuildContext } from './context.ts';

const scalars: ReadonlySet<TypeName> = new Set(['boolean', 'integer', 'number', 'string', 'null']);

/**
 * Returns the schema of a parameter with `allowEmptyValue: true`. The schema also accepts an empty string. Schemas of arrays and objects
 * stay unchanged, because a client does not send an empty array or object in a query.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#parameter-allow-empty-value
 */
export function withEmptyText(schema: Schema, context: BuildContext): Schema {
  if (schema.kind === 'boolean' || schema.type === undefined) return schema;
  if (!schema.type.every((name) => scalars.has(name))) return schema;
  const either = buildSchema({ anyOf: [{}, { const: '' }] }, schema.pointer, context);
  if (either.kind === 'boolean') return schema;
  const [, empty] = either.anyOf ?? [];
  const { annotations } = schema;
  return { ...either, annotations, anyOf: empty === undefined ? undefined : [schema, empty] };
}
