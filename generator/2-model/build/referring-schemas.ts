import type { KeywordSchema, Schema } from '../schema.ts';
import { walkSchema } from './walk-schema.ts';

/**
 * Returns the schema objects in a schema that name other schemas: those with a reference, or with the `mapping` of a discriminator.
 * References are not followed.
 */
export function referringSchemas(schema: Schema): readonly KeywordSchema[] {
  if (schema.kind === 'boolean') return [];
  const known = found.get(schema) ?? findReferring(schema);
  found.set(schema, known);
  return known;
}

/**
 * The results by schema. A result stays valid, because no code changes a schema after it is built. Repeated runs use many results again,
 * because they reuse schemas of the previous run.
 */
const found = new WeakMap<KeywordSchema, readonly KeywordSchema[]>();

function findReferring(schema: KeywordSchema): KeywordSchema[] {
  const referring: KeywordSchema[] = [];
  walkSchema(schema, (part) => {
    if (part.reference !== undefined || part.annotations.discriminator?.mapping !== undefined) referring.push(part);
  });
  return referring;
}
