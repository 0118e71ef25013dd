import { isJsonObject, type JsonObject, type JsonValue } from '../../generator/1-load/json.ts';
import { walkSchema } from '../../generator/2-model/build/walk-schema.ts';
import { typesOfValue } from '../../generator/2-model/inspect/value-types.ts';
import { requestReference } from '../../generator/2-model/inspect/request-reference.ts';
import type { NamedSchema, Schema } from '../../generator/2-model/schema.ts';
import { escapeSegment } from '../../templates/shared/json-pointer.ts';

/** A schema object of a document, as a changeable copy. */
type WrittenSchema = Record<string, JsonValue | undefined>;

/**
 * A fault of openapi-typescript. `rewrite` changes a schema to an equivalent schema whose type openapi-typescript generates without the
 * fault. It returns true if it has changed the schema.
 */
interface KnownFault {
  readonly reason: string;
  readonly rewrite: (schema: WrittenSchema, document: OracleDocument) => boolean;
}

interface OracleDocument {
  readonly isVersion30: boolean;
  /** The schemas of the components, by name. */
  readonly schemas: JsonObject;
}

const hasMembers = (value: JsonValue | undefined): boolean => isJsonObject(value) && Object.keys(value).length > 0;

const hasType = ({ type }: WrittenSchema, name: string): boolean => [type].flat().includes(name);

/** Returns true for a schema that accepts any object. `rewrite` has already added `additionalProperties`. */
const isAnyObject = (part: JsonValue): boolean =>
  isJsonObject(part) &&
  hasType(part, 'object') &&
  part['additionalProperties'] === true &&
  !hasMembers(part['properties']);

/** Returns true if a schema of OpenAPI 3.0 refuses null. A schema without `type` accepts it. */
function refusesNull(part: JsonValue | undefined, schemas: JsonObject, depth: number = 0): boolean {
  if (!isJsonObject(part) || depth > 20) return false;
  if (typeof part.$ref === 'string') return refusesNull(schemas[part.$ref.split('/').at(-1) ?? ''], schemas, depth + 1);
  const inner = Array.isArray(part['allOf']) ? part['allOf'] : [];
  if (inner.some((other) => refusesNull(other, schemas, depth + 1))) return true;
  return part['type'] !== undefined && part['nullable'] !== true;
}

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
    reason: 'an index signature is added to a schema of objects by `type: object` in `allOf`',
    rewrite(schema) {
      const { allOf } = schema;
      if (!Array.isArray(allOf) || allOf.every(isAnyObject) || !allOf.some(isAnyObject)) return false;
      schema['allOf'] = allOf.filter((part) => !isAnyObject(part));
      return true;
    },
  },
  {
    reason:
      'an index signature is added to a schema with `allOf` by `additionalProperties: true` beside it, which adds no rule',
    rewrite(schema) {
      if (!Array.isArray(schema['allOf']) || schema['additionalProperties'] !== true) return false;
      if (schema['required'] !== undefined) return false;
      return delete schema['additionalProperties'];
    },
  },
  {
    reason: '`nullable` adds null although a part of `allOf` refuses null (OpenAPI 3.0.4, section 4.7.24.2)',
    rewrite(schema, document) {
      if (!document.isVersion30 || schema['nullable'] !== true || !Array.isArray(schema['allOf'])) return false;
      if (!schema['allOf'].some((part) => refusesNull(part, document.schemas))) return false;
      return delete schema['nullable'];
    },
  },
  {
    reason: 'an enum has values that `type` refuses',
    rewrite(schema, { isVersion30 }) {
      const { type, enum: values } = schema;
      if (!Array.isArray(values) || type === undefined) return false;
      const mayBeNull = isVersion30 ? schema['nullable'] === true : hasType(schema, 'null');
      const fitting = values.filter((value) =>
        value === null ? mayBeNull : typesOfValue(value).some((name) => hasType(schema, name)),
      );
      if (fitting.length === values.length) return false;
      schema['enum'] = fitting;
      return true;
    },
  },
  {
    reason: 'a required property that `properties` does not contain is ignored',
    rewrite(schema) {
      const { required, properties = {}, additionalProperties: others } = schema;
      if (!hasType(schema, 'object') || !Array.isArray(required) || !isJsonObject(properties)) return false;
      const missing = required.filter((name) => typeof name === 'string' && !Object.hasOwn(properties, name));
      if (missing.length === 0 || schema['allOf'] !== undefined) return false;
      const other = isJsonObject(others) ? others : {};
      schema['properties'] = { ...properties, ...Object.fromEntries(missing.map((name) => [name, other])) };
      return true;
    },
  },
  {
    reason: '`nullable` adds null without `type` beside it (OpenAPI 3.0.4, section 4.7.24.2)',
    rewrite(schema, { isVersion30 }) {
      if (!isVersion30 || schema['nullable'] !== true || schema['type'] !== undefined) return false;
      return delete schema['nullable'];
    },
  },
  {
    reason: '`nullable` has a meaning in OpenAPI 3.1, which removed it',
    rewrite(schema, { isVersion30 }) {
      if (isVersion30 || schema['nullable'] === undefined) return false;
      return delete schema['nullable'];
    },
  },
];

/**
 * Returns a copy of the components' schemas in which equivalent schemas avoid the known faults, with the number of changes by fault. The
 * copy has no properties that the direction of our types omits.
 */
export function withoutKnownFaults(
  document: JsonObject,
  named: readonly NamedSchema[],
): { schemas: JsonObject; counts: ReadonlyMap<string, number> } {
  const omitted = new Set(named.flatMap(({ schema }) => omittedProperties(schema)));
  const counts = new Map<string, number>();
  const written = isJsonObject(document.components) ? document.components['schemas'] : undefined;
  const isVersion30 = String(document.openapi).startsWith('3.0.');
  const oracle = { isVersion30, schemas: isJsonObject(written) ? written : {} };
  const rewritten = (value: JsonValue | undefined, pointer: string): JsonValue | undefined => {
    if (Array.isArray(value)) return value.map((item, index) => rewritten(item, `${pointer}/${index}`) ?? null);
    if (!isJsonObject(value)) return value;
    const copy: WrittenSchema = {};
    for (const [key, member] of Object.entries(value)) {
      const place = `${pointer}/${escapeSegment(key)}`;
      copy[key] = data.has(key) ? member : maps.has(key) ? rewrittenMap(member, place) : rewritten(member, place);
    }
    const isRequired = (name: JsonValue): boolean =>
      !omitted.has(`${pointer}/properties/${escapeSegment(String(name))}`);
    if (Array.isArray(copy['required'])) copy['required'] = copy['required'].filter(isRequired);
    delete copy['discriminator'];
    for (const { reason, rewrite } of knownFaults) {
      if (rewrite(copy, oracle)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    return copy;
  };
  const rewrittenMap = (value: JsonValue | undefined, pointer: string): JsonValue | undefined => {
    if (!isJsonObject(value)) return value;
    const entries = Object.entries(value).map(
      ([name, member]) => [name, `${pointer}/${escapeSegment(name)}`, member] as const,
    );
    const sent = entries.filter(([, place]) => !omitted.has(place));
    return Object.fromEntries(sent.map(([name, place, member]) => [name, rewritten(member, place)]));
  };
  const schemas = rewrittenMap(written, '#/components/schemas');
  return { schemas: isJsonObject(schemas) ? schemas : {}, counts };
}

/** Returns the pointers of the properties that the direction of a schema omits. */
function omittedProperties(schema: Schema): string[] {
  const found: string[] = [];
  walkSchema(schema, ({ properties = [] }) => {
    for (const property of properties) if (property.isOmitted === true) found.push(property.schema.pointer);
  });
  return found;
}

/** Keywords whose values are maps of schemas. */
const maps: ReadonlySet<string> = new Set(['$defs', 'dependentSchemas', 'patternProperties', 'properties']);

/** Keywords whose values are not schemas. */
const data: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'examples']);

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
