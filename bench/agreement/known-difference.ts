import { walkSchema } from '../../generator/2-model/build/walk-schema.ts';
import { requestReference } from '../../generator/2-model/inspect/request-reference.ts';
import type { NamedSchema, Schema } from '../../generator/2-model/schema.ts';

/**
 * Returns the known reason for a difference between our type of a component and the type of openapi-typescript: the schema has or extends
 * a schema with a discriminator, or it has another version for requests. The document of the oracle has no discriminators.
 */
export function knownDifference(
  { schema, reference }: NamedSchema,
  difference: string,
  schemas: ReadonlyMap<string, NamedSchema>,
): string | undefined {
  if (difference === 'ours is wider' && schemas.has(requestReference(reference)))
    return 'a required `readOnly` or `writeOnly` property is required in both directions';
  let isTagged = false;
  walkSchema(schema, (part) => (isTagged ||= hasDiscriminator(part, schemas, new Set())));
  return difference === 'ours is narrower' && isTagged
    ? 'the property of a discriminator gets the name of the schema (openapi-typescript issues 1116, 2154)'
    : undefined;
}

function hasDiscriminator(
  schema: Schema | undefined,
  schemas: ReadonlyMap<string, NamedSchema>,
  seen: Set<Schema>,
): boolean {
  if (schema === undefined || schema.kind === 'boolean' || seen.has(schema)) return false;
  seen.add(schema);
  if (schema.annotations.discriminator !== undefined) return true;
  const bases = (schema.allOf ?? []).flatMap((part) =>
    part.kind === 'keywords' && part.reference !== undefined ? [schemas.get(part.reference)?.schema] : [],
  );
  return bases.some((base) => hasDiscriminator(base, schemas, seen));
}
