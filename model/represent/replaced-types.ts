import type { Api } from '../api.ts';
import { mapSchema } from '../inspect/walk-schema.ts';
import type { KeywordSchema, NamedSchema, Schema, TypeReplacement } from '../schema.ts';
import { mapSchemas } from './map-schemas.ts';

/**
 * Returns the type that replaces the type of a schema. Returns undefined to keep the type.
 *
 * @param named the named schema, if the schema is the whole schema of it.
 */
export type ReplaceType = (schema: KeywordSchema, named: NamedSchema | undefined) => TypeReplacement | undefined;

/** Returns a model in which the function has replaced the types of schemas. */
export function withReplacedTypes(api: Api, replace: ReplaceType): Api {
  const mark = (whole: Schema, named?: NamedSchema): Schema =>
    mapSchema(whole, (schema, original) => {
      const replacement = replace(original, original === whole ? named : undefined);
      return replacement === undefined ? schema : { ...schema, annotations: { ...schema.annotations, replacement } };
    });
  return mapSchemas(api, {
    request: (schema) => mark(schema),
    response: (schema) => mark(schema),
    responseHeader: (schema) => mark(schema),
    named: (named) => mark(named.schema, named),
  });
}
