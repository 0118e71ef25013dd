import type { KeywordSchema, Schema } from '../schema.ts';
import { walkSchema } from './walk-schema.ts';

/**
 * Searches a schema and the schemas inside it. Returns those schemas that refer to other schemas by a reference or a discriminator. Does
 * not follow references.
 */
export function referringSchemas(schema: Schema): readonly KeywordSchema[] {
  if (schema.kind === 'boolean') return [];
  const known = found.get(schema) ?? findReferring(schema);
  found.set(schema, known);
  return known;
}

/**
 * A map from each schema to the result of `findReferring`. A result stays valid, because no code changes a schema after it is built. A
 * later run uses many results again, because it reuses schemas of the previous run.
 */
const found = new WeakMap<KeywordSchema, readonly KeywordSchema[]>();

function findReferring(schema: KeywordSchema): KeywordSchema[] {
  const referring: KeywordSchema[] = [];
  walkSchema(schema, (part) => {
    if (part.reference !== undefined || part.annotations.discriminator?.mapping !== undefined) referring.push(part);
  });
  return referring;
}
