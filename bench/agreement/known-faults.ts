import { isJsonObject, type JsonObject, type JsonValue } from '../../generator/1-load/json.ts';
import { walkSchema } from '../../generator/2-model/build/walk-schema.ts';
import type { Schema } from '../../generator/2-model/schema.ts';

/** A schema object of a document, as a changeable copy. */
type WrittenSchema = Record<string, JsonValue | undefined>;

/**
 * A fault of openapi-typescript. `rewrite` changes a schema to an equivalent schema whose type openapi-typescript generates without the
 * fault. It returns true if it has changed the schema.
 */
interface KnownFault {
  readonly reason: string;
  readonly rewrite: (schema: WrittenSchema, isVersion30: boolean) => boolean;
}

const hasMembers = (value: JsonValue | undefined): boolean => isJsonObject(value) && Object.keys(value).length > 0;

const hasType = ({ type }: WrittenSchema, name: string): boolean => [type].flat().includes(name);

const knownFaults: readonly KnownFault[] = [
  {
    reason: 'an object without properties gets the type Record<string, never> (openapi-typescript issue 1115)',
    rewrite(schema) {
      const others = ['additionalProperties', 'patternProperties', 'allOf', 'anyOf', 'oneOf', 'enum', 'const', '$ref'];
      if (!hasType(schema, 'object') || hasMembers(schema['properties'])) return false;
      if (others.some((keyword) => schema[keyword] !== undefined)) return false;
      schema['additionalProperties'] = true;
      return true;
    },
  },
  {
    reason: '`nullable` adds null without `type` beside it (OpenAPI 3.0.4, section 4.7.24.2)',
    rewrite(schema, isVersion30) {
      if (!isVersion30 || schema['nullable'] !== true || schema['type'] !== undefined) return false;
      return delete schema['nullable'];
    },
  },
  {
    reason: '`nullable` has a meaning in OpenAPI 3.1, which removed it',
    rewrite(schema, isVersion30) {
      if (isVersion30 || schema['nullable'] === undefined) return false;
      return delete schema['nullable'];
    },
  },
];

/** Returns a copy of the components' schemas in which equivalent schemas avoid the known faults, with the number of changes by fault. */
export function withoutKnownFaults(document: JsonObject): { schemas: JsonObject; counts: ReadonlyMap<string, number> } {
  const counts = new Map<string, number>();
  const isVersion30 = String(document.openapi).startsWith('3.0.');
  const rewritten = (value: JsonValue | undefined): JsonValue | undefined => {
    if (Array.isArray(value)) return value.map((item) => rewritten(item) ?? null);
    if (!isJsonObject(value)) return value;
    const copy: WrittenSchema = {};
    for (const [key, member] of Object.entries(value)) {
      copy[key] = data.has(key) ? member : maps.has(key) ? rewrittenMap(member) : rewritten(member);
    }
    delete copy['discriminator'];
    for (const { reason, rewrite } of knownFaults) {
      if (rewrite(copy, isVersion30)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    return copy;
  };
  const rewrittenMap = (value: JsonValue | undefined): JsonValue | undefined =>
    isJsonObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, rewritten(member)]))
      : value;
  const components = isJsonObject(document.components) ? document.components : {};
  const schemas = rewrittenMap(components['schemas']);
  return { schemas: isJsonObject(schemas) ? schemas : {}, counts };
}

/** Keywords whose values are maps of schemas. */
const maps: ReadonlySet<string> = new Set(['$defs', 'dependentSchemas', 'patternProperties', 'properties']);

/** Keywords whose values are not schemas. */
const data: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'examples']);

/**
 * Returns the known reason for which our type accepts fewer values than the type of openapi-typescript: the schema has a discriminator, or
 * extends a schema with a discriminator. The document of the oracle has no discriminators.
 */
export function knownDifference(
  schema: Schema,
  resolve: (reference: string) => Schema | undefined,
): string | undefined {
  let isTagged = false;
  walkSchema(schema, (part) => (isTagged ||= hasDiscriminator(part, resolve, new Set())));
  return isTagged
    ? 'the property of a discriminator gets the name of the schema (openapi-typescript issues 1116, 2154)'
    : undefined;
}

function hasDiscriminator(
  schema: Schema | undefined,
  resolve: (reference: string) => Schema | undefined,
  seen: Set<Schema>,
): boolean {
  if (schema === undefined || schema.kind === 'boolean' || seen.has(schema)) return false;
  seen.add(schema);
  if (schema.annotations.discriminator !== undefined) return true;
  const bases = (schema.allOf ?? []).flatMap((part) =>
    part.kind === 'keywords' && part.reference !== undefined ? [resolve(part.reference)] : [],
  );
  return bases.some((base) => hasDiscriminator(base, resolve, seen));
}
