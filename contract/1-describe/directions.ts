import type { Api } from '@forgespec/generator/model/api';
import type { Content } from '@forgespec/generator/model/message';
import type { OperationModel } from '@forgespec/generator/model/operation';
import type { KeywordSchema, NamedSchema, Schema, SchemaMember } from '@forgespec/generator/model/schema';
import { markedProperties, type DirectionMark, type SchemaSource } from './marked-properties.ts';

/** The prefix of references to request schemas. References to response schemas do not have a prefix. */
const requestPrefix = 'request:';

/**
 * Returns an API with separate schemas for requests and responses. In requests, a `readOnly` property is not allowed, even if
 * the description requires the property. In responses, a `writeOnly` property may be absent.
 *
 * @see https://spec.openapis.org/oas/v3.0.4.html#fixed-fields-20
 */
export function separateDirections(api: Api, at: SchemaSource['at']): Api {
  const byReference = new Map(api.schemas.map((named) => [named.reference, named.schema]));
  const resolve = (reference: string): Schema => {
    const schema = byReference.get(reference);
    if (schema === undefined) throw new Error(`No schema is called ${reference}`);
    return schema;
  };
  const source: SchemaSource = { at, resolve };
  const sent = (schema: Schema): Schema => convert(schema, new Set(), { mark: 'readOnly', source });
  const received = (schema: Schema): Schema => convert(schema, new Set(), { mark: 'writeOnly', source });
  const names = new Set(api.schemas.map(({ name }) => name));
  const forRequests = api.schemas.map((named): NamedSchema => {
    const reference = requestPrefix + named.reference;
    return { ...named, name: freeName(`${named.name}InRequest`, names), reference, schema: sent(named.schema) };
  });
  return {
    ...api,
    schemas: [...api.schemas.map((named) => ({ ...named, schema: received(named.schema) })), ...forRequests],
    areas: api.areas.map((area) => ({
      ...area,
      operations: area.operations.map((operation) => convertOperation(operation, sent, received)),
    })),
  };
}

function freeName(name: string, taken: Set<string>): string {
  const free = taken.has(name) ? freeName(`${name}_`, taken) : name;
  taken.add(free);
  return free;
}

type Convert = (schema: Schema) => Schema;

function convertOperation(operation: OperationModel, sent: Convert, received: Convert): OperationModel {
  const contents = (list: readonly Content[], change: Convert): Content[] =>
    list.map((content) => ({ ...content, schema: content.schema === undefined ? undefined : change(content.schema) }));
  const { body, parameters, responses } = operation;
  return {
    ...operation,
    parameters: parameters.map((parameter) => ({ ...parameter, schema: sent(parameter.schema) })),
    body: body && { ...body, contents: contents(body.contents, sent) },
    responses: responses.map((response) => ({
      ...response,
      contents: contents(response.contents, received),
      headers: response.headers.map((header) => ({ ...header, schema: received(header.schema) })),
    })),
  };
}

const readOnlySchemas = new WeakSet<Schema>();

function rejectingSchema(pointer: string): Schema {
  const schema: Schema = { kind: 'boolean', value: false, pointer };
  readOnlySchemas.add(schema);
  return schema;
}

/** Returns true for the schema `false` that replaces the schema of a `readOnly` property in requests. */
export const isNeverSent = (schema: Schema): boolean => readOnlySchemas.has(schema);

interface Direction {
  readonly mark: DirectionMark;
  readonly source: SchemaSource;
}

/**
 * Converts a schema for one direction.
 *
 * @param inherited the names of the marked properties that an enclosing schema declares for the same object.
 */
function convert(schema: Schema, inherited: ReadonlySet<string>, direction: Direction, depth = 0): Schema {
  if (schema.kind === 'boolean') return schema;
  const { mark, source } = direction;
  const marked = new Set([...inherited, ...markedProperties(schema, mark, source)]);
  const inside = (part: Schema): Schema => convert(part, new Set(), direction);
  const same = (part: Schema): Schema => convert(part, marked, direction, depth + 1);
  const members = (list: readonly SchemaMember[] | undefined, change: Convert): SchemaMember[] | undefined =>
    list?.map((member) => ({ ...member, schema: change(member.schema) }));
  const one = (part: Schema | undefined, change: Convert): Schema | undefined => part && change(part);
  const { reference, added } = convertReference(schema, marked, direction, depth);
  const allOf = [...(schema.allOf ?? []).map(same), ...added];
  return {
    ...schema,
    reference,
    allOf: allOf.length === 0 ? schema.allOf : allOf,
    anyOf: schema.anyOf?.map(same),
    oneOf: schema.oneOf?.map(same),
    then: one(schema.then, same),
    else: one(schema.else, same),
    dependentSchemas: members(schema.dependentSchemas, same),
    properties: schema.properties?.map((property) => convertProperty(property, marked, mark, inside)),
    required: schema.required?.filter((name) => !marked.has(name)),
    dependentRequired: schema.dependentRequired?.map(({ name, required }) => ({
      name,
      required: required.filter((other) => !marked.has(other)),
    })),
    patternProperties: members(schema.patternProperties, inside),
    additionalProperties: one(schema.additionalProperties, inside),
    unevaluatedProperties: one(schema.unevaluatedProperties, inside),
    items: one(schema.items, inside),
    unevaluatedItems: one(schema.unevaluatedItems, inside),
    prefixItems: schema.prefixItems?.map(inside),
    contains: one(schema.contains, inside),
    // The `required` of `not` and `if` does not make a property required in the value, so these schemas stay unchanged.
    not: schema.not,
    if: schema.if,
  };
}

function convertProperty(
  { name, schema }: SchemaMember,
  marked: ReadonlySet<string>,
  mark: DirectionMark,
  inside: Convert,
): SchemaMember {
  const isNotSent = mark === 'readOnly' && marked.has(name);
  return { name, schema: isNotSent ? rejectingSchema(schema.pointer) : inside(schema) };
}

/**
 * Converts a reference. In a request, the new reference names the request schema. If an enclosing schema marks a property that
 * the referenced schema does not mark, returns a converted copy of the referenced schema instead.
 */
function convertReference(
  { reference }: KeywordSchema,
  marked: ReadonlySet<string>,
  direction: Direction,
  depth: number,
): { reference: string | undefined; added: Schema[] } {
  if (reference === undefined) return { reference, added: [] };
  const { mark, source } = direction;
  const target = source.resolve(reference);
  const own = markedProperties(target, mark, source);
  const isSame = [...marked].every((name) => own.has(name));
  if (isSame || depth > 8) {
    return { reference: mark === 'readOnly' ? requestPrefix + reference : reference, added: [] };
  }
  return { reference: undefined, added: [convert(target, marked, direction, depth + 1)] };
}
