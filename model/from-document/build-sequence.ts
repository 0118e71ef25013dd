import { essenceOf, isJson } from '@forgespec/templates/shared/media-type';
import { sequenceNotation, type EventData } from '@forgespec/templates/shared/sequences';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { Content } from '../message.ts';
import type { KeywordSchema, Schema } from '../schema.ts';
import { buildSchema } from './build-schema.ts';
import { inside, type BuildContext, type Located } from './context.ts';
import { referencePointer } from './reference-pointer.ts';
import { readArray, readObject, readString } from './read.ts';

/** A schema in the document, with its JSON Pointer. */
interface LocatedSchema {
  readonly node: JsonValue | undefined;
  readonly pointer: string;
}

/** The properties of a `Content` that this module builds for a sequential media type. */
type Sequence = Pick<Content, 'eventData' | 'itemSchema' | 'schema'>;

/**
 * Builds the schema of the items in a body with a sequential media type, such as `application/jsonl`. Returns undefined for other media
 * types.
 *
 * If the media type has `itemSchema`, this is the schema of the items. If it has only `schema`, there are two cases. If `schema` describes
 * an array with `items`, then `items` is the schema of the items, because OpenAPI 3.2 treats a sequence as an array. Any other `schema`
 * describes one item, because OpenAPI 3.0 and 3.1 have no other way to describe an item.
 */
export function buildSequence(
  mediaType: string,
  { node, pointer }: Located,
  context: BuildContext,
): Sequence | undefined {
  const notation = sequenceNotation(essenceOf(mediaType));
  if (notation === undefined) return undefined;
  const key = node.itemSchema === undefined ? 'schema' : 'itemSchema';
  const described = { node: node[key], pointer: inside(pointer, key) };
  const item = (key === 'schema' ? itemOfArray(described, context) : undefined) ?? described;
  if (notation === 'events') return eventSequence(item, pointer, context);
  // If `schema` allows only strings, it describes the text of the whole body. The schema of the items is then unknown. An array of strings
  // describes items that are strings.
  const isWholeText = key === 'schema' && item === described && textOf(item, context) === 'text';
  return {
    itemSchema: buildSchema(isWholeText ? true : item.node, item.pointer, context),
    eventData: undefined,
    schema: undefined,
  };
}

/** Returns the schema of the items of an array. Returns undefined if the schema does not describe an array with `items`. */
function itemOfArray(schema: LocatedSchema, context: BuildContext, depth = 0): LocatedSchema | undefined {
  const { node, pointer } = follow(schema, context);
  if (!isJsonObject(node) || depth > deepestAlternative) return undefined;
  const types = typeof node.type === 'string' ? [node.type] : readArray(node, 'type');
  if (types.length > 0 && types.every((type) => type === 'array') && isJsonObject(node.items))
    return { node: node.items, pointer: inside(pointer, 'items') };
  return partsAt(['allOf'], { node, pointer }, context)
    .map((part) => itemOfArray(part, context, depth + 1))
    .find((item) => item !== undefined);
}

/**
 * Returns the properties of a `Content` for an event stream. If `item` declares `data`, and no properties except `data`, `event`, `id` and
 * `retry`, it describes an event. Any other `item` describes the data of an event.
 */
function eventSequence(item: LocatedSchema, pointer: string, context: BuildContext): Sequence {
  const data = dataOfEvent(item, context);
  if (data === undefined || data.length === 0) {
    return { itemSchema: eventWithData(item, pointer, context), eventData: textOf(item, context), schema: undefined };
  }
  const notations = new Set(data.map((part) => (encodedData(part) === undefined ? textOf(part, context) : 'json')));
  const [first = 'text'] = notations;
  const eventData = notations.size > 1 ? 'either' : first;
  return { itemSchema: decodedEvent(item, context), eventData, schema: undefined };
}

const eventFields: readonly string[] = ['data', 'event', 'id', 'retry'];

/**
 * Returns all schemas of the property `data` in the schema of an event, including those inside `$ref`, `allOf`, `anyOf` and `oneOf`. Returns
 * undefined if `schema` does not describe an event.
 */
function dataOfEvent(schema: LocatedSchema, context: BuildContext, depth = 0): LocatedSchema[] | undefined {
  const { node, pointer } = follow(schema, context);
  if (!isJsonObject(node) || depth > deepestAlternative) return undefined;
  const properties = readObject(node, 'properties');
  if (Object.keys(properties ?? {}).some((name) => !eventFields.includes(name))) return undefined;
  const required = partsAt(['allOf'], { node, pointer }, context).filter((part) => !isAnyObject(part, context));
  const parts = [...required, ...alternativesAt(['anyOf', 'oneOf'], node, pointer)].map((part) =>
    dataOfEvent(part, context, depth + 1),
  );
  if (properties === undefined && parts.length === 0) return undefined;
  const own =
    properties?.data === undefined ? [] : [{ node: properties.data, pointer: inside(pointer, 'properties', 'data') }];
  return parts.includes(undefined) ? undefined : [...own, ...parts.flatMap((part) => part ?? [])];
}

/** Returns true if a schema has no properties, and no type except `object`, so that it adds nothing to the schema of an event. */
function isAnyObject(schema: LocatedSchema, context: BuildContext, depth = 0): boolean {
  const { node, pointer } = follow(schema, context);
  if (!isJsonObject(node) || depth > deepestAlternative) return false;
  return (
    (node.type === undefined || node.type === 'object') &&
    node.properties === undefined &&
    alternativesAt(['anyOf', 'oneOf'], node, pointer).length === 0 &&
    partsAt(['allOf'], { node, pointer }, context).every((part) => isAnyObject(part, context, depth + 1))
  );
}

const applicators = ['allOf', 'anyOf', 'oneOf'] as const;

/** The maximum nesting depth of `$ref`, `allOf`, `anyOf` and `oneOf` in the schema of an event. */
const deepestAlternative = 5;

/**
 * If `contentMediaType` states that the data of an event is JSON text, returns the schema of the parsed JSON (`contentSchema`). For other
 * data, returns undefined.
 */
function encodedData({ node, pointer }: LocatedSchema): LocatedSchema | undefined {
  if (!isJsonObject(node) || !isJson(readString(node, 'contentMediaType') ?? '')) return undefined;
  return { node: node.contentSchema ?? true, pointer: inside(pointer, 'contentSchema') };
}

const hasEncodedData = (schema: LocatedSchema, context: BuildContext): boolean =>
  dataOfEvent(schema, context)?.some((data) => encodedData(data) !== undefined) === true;

/** Builds the schema of an event. If the data of the event is JSON text, the property `data` gets the schema of the parsed JSON. */
function decodedEvent(schema: LocatedSchema, context: BuildContext): Schema {
  const built = buildSchema(schema.node, schema.pointer, context);
  if (!hasEncodedData(schema, context) || built.kind === 'boolean') return built;
  const target = follow(schema, context);
  const { node, pointer } = target;
  if (!isJsonObject(node)) return built;
  if (node !== schema.node) return decodedEvent(target, context);
  const decoded = (key: (typeof applicators)[number]): readonly Schema[] | undefined =>
    built[key]?.map((_, index) =>
      decodedEvent({ node: readArray(node, key)[index], pointer: inside(pointer, key, index) }, context),
    );
  const data = readObject(node, 'properties')?.data;
  const encoded =
    data === undefined ? undefined : encodedData({ node: data, pointer: inside(pointer, 'properties', 'data') });
  const base = targetOf(node, context);
  const isBaseDecoded = base !== undefined && hasEncodedData(base, context);
  return {
    ...built,
    reference: isBaseDecoded ? undefined : built.reference,
    allOf: isBaseDecoded ? [decodedEvent(base, context), ...(decoded('allOf') ?? [])] : decoded('allOf'),
    anyOf: decoded('anyOf'),
    oneOf: decoded('oneOf'),
    properties: encoded === undefined ? built.properties : withData(built, encoded, context),
  };
}

const withData = (
  event: KeywordSchema,
  { node, pointer }: LocatedSchema,
  context: BuildContext,
): KeywordSchema['properties'] =>
  event.properties?.map((member) =>
    member.name === 'data' ? { ...member, schema: buildSchema(node, pointer, context) } : member,
  );

/** Builds the schema of an event from the schema of its data. */
function eventWithData(data: LocatedSchema, pointer: string, context: BuildContext): Schema {
  const string = { type: 'string' };
  const node = {
    type: 'object',
    required: ['data'],
    properties: { data: true, event: string, id: string, retry: { type: 'integer', minimum: 0 } },
  };
  const built = buildSchema(node, pointer, context);
  const schema = { ...data, node: data.node ?? string };
  return built.kind === 'boolean' ? built : { ...built, properties: withData(built, schema, context) };
}

/**
 * Returns `text` if a schema allows only strings, so that the data is plain text. Returns `either` if the schema allows strings and other
 * types. Returns `json` for any other schema.
 */
function textOf(schema: LocatedSchema, context: BuildContext): EventData {
  return schema.node === undefined ? 'text' : (restrictedData(schema, context) ?? 'json');
}

/** Returns the result of {@link textOf}. Returns undefined if the schema does not restrict the types of its values. */
function restrictedData(schema: LocatedSchema, context: BuildContext, depth = 0): EventData | undefined {
  const { node, pointer } = follow(schema, context);
  if (!isJsonObject(node) || depth > deepestAlternative) return undefined;
  const values = node.const === undefined ? readArray(node, 'enum') : [node.const];
  const types = typeof node.type === 'string' ? [node.type] : readArray(node, 'type');
  const isText = [...types.map((type) => type === 'string'), ...values.map((value) => typeof value === 'string')];
  const inner = (part: LocatedSchema): EventData | undefined => restrictedData(part, context, depth + 1);
  const options = alternativesAt(['anyOf', 'oneOf'], node, pointer).map((option) => inner(option) ?? 'json');
  const notations = new Set([...isText.map((text): EventData => (text ? 'text' : 'json')), ...options]);
  const own = notations.size > 1 ? 'either' : [...notations][0];
  // A value must match all of these schemas, so the schema with the fewest types determines the notation.
  const all = [own, ...partsAt(['allOf'], { node, pointer }, context).map(inner)];
  return (['text', 'json', 'either'] as const).find((notation) => all.includes(notation));
}

/** Returns the schemas in keywords such as `allOf`. The first schema is the target of a `$ref` beside these keywords. */
function partsAt(
  keys: readonly (typeof applicators)[number][],
  { node, pointer }: Located,
  context: BuildContext,
): LocatedSchema[] {
  const base = targetOf(node, context);
  return [...(base === undefined ? [] : [base]), ...alternativesAt(keys, node, pointer)];
}

const alternativesAt = (
  keys: readonly (typeof applicators)[number][],
  node: JsonObject,
  pointer: string,
): LocatedSchema[] =>
  keys.flatMap((key) =>
    readArray(node, key).map((part, index) => ({ node: part, pointer: inside(pointer, key, index) })),
  );

/**
 * If a schema contains only the keyword `$ref`, returns the target of the reference. OpenAPI 3.0 ignores other keywords beside `$ref`. If
 * the schema has other keywords that are not ignored, or if the target does not exist, returns the schema itself.
 */
function follow(schema: LocatedSchema, context: BuildContext): LocatedSchema {
  const { node } = schema;
  if (!isJsonObject(node) || (Object.keys(node).length > 1 && !context.isVersion30)) return schema;
  const target = targetOf(node, context);
  return target === undefined ? schema : follow(target, context);
}

/** Returns the target of the `$ref` in a schema. Returns undefined if the schema has no `$ref`, or if the target does not exist. */
function targetOf(node: JsonObject, context: BuildContext): LocatedSchema | undefined {
  const pointer = typeof node.$ref === 'string' ? referencePointer(node.$ref) : undefined;
  const target = pointer === undefined ? undefined : context.at(pointer);
  return pointer === undefined || target === undefined ? undefined : { node: target, pointer };
}
