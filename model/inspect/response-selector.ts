import { essenceOf, mediaKind } from '@forgespec/templates/shared/media-type';
import { sequenceNotation, type SequenceNotation } from '@forgespec/templates/shared/sequences';
import type { OperationModel } from '../operation.ts';
import type { ResponseSelector } from '../response-selector.ts';
import type { KeywordSchema, Schema } from '../schema.ts';
import { byPreference } from './preferred-content.ts';
import { documentedSuccesses } from './successes.ts';
import type { Resolve } from './value-types.ts';

/** A query parameter, or a property of the request body. */
type Part = Pick<ResponseSelector, 'in' | 'name'> & { readonly schema: Schema };

/**
 * Returns the part of a request whose value selects between a stream and another body of the response. If the description does not declare
 * the part, it is recognized if the successful responses have a sequential media type and one other media type, and if only one part can be
 * meant: a boolean such as `stream`, or an enum with a value that names the media type, such as `alt: sse`.
 */
export function responseSelector(operation: OperationModel, resolve: Resolve): ResponseSelector | undefined {
  const types = selectableTypes(operation);
  if (types === undefined) return undefined;
  const { selectedBy } = operation;
  const found = selectingParts(operation, resolve).flatMap((part): ResponseSelector[] => {
    const recognized = selectedBy === undefined ? selectingValue(part, types.mediaType, resolve) : undefined;
    const value = part.name === selectedBy?.name ? selectedBy.value : recognized;
    return value === undefined ? [] : [{ in: part.in, name: part.name, value, ...types }];
  });
  const [selector, ...more] = found;
  return more.length === 0 ? selector : undefined;
}

/** Returns the media type of a stream and the other media type, if successful responses have these two, or if a key declares the stream. */
function selectableTypes(operation: OperationModel): Pick<ResponseSelector, 'mediaType' | 'otherwise'> | undefined {
  const contents = documentedSuccesses(operation).flatMap((response) => response.contents);
  const mediaTypes = [...new Set(contents.map(({ mediaType }) => mediaType))];
  const streams = mediaTypes.filter((type) => mediaKind(type) === 'sequence');
  const [otherwise, ...others] = mediaTypes.filter((type) => !streams.includes(type));
  const [mediaType, ...otherStreams] = streams;
  if (mediaType === undefined || otherwise === undefined || otherStreams.length > 0) return undefined;
  return others.length === 0 || operation.selectedBy !== undefined ? { mediaType, otherwise } : undefined;
}

/** Returns the query parameters, and the properties that the request body has in each of its media types. */
export function selectingParts(operation: OperationModel, resolve: Resolve): Part[] {
  const inQuery = operation.parameters.flatMap(({ in: location, name, schema }): Part[] =>
    location === 'query' ? [{ in: 'query', name, schema }] : [],
  );
  const [first, ...others] = byPreference(operation.body).map(
    ({ schema }) =>
      new Map((schema === undefined ? [] : propertiesOf(schema, resolve, new Set())).map((part) => [part.name, part])),
  );
  const inBody = [...(first?.values() ?? [])].filter(({ name }) => others.every((properties) => properties.has(name)));
  return [...inQuery, ...inBody.map((property): Part => ({ in: 'body', ...property }))];
}

/** Returns the properties of a schema, including those in `allOf` and in the target of a reference. */
function propertiesOf(schema: Schema, resolve: Resolve, seen: Set<Schema>): Pick<Part, 'name' | 'schema'>[] {
  if (schema.kind === 'boolean' || seen.has(schema)) return [];
  seen.add(schema);
  const target = schema.reference === undefined ? undefined : resolve(schema.reference);
  const parts = [...(target === undefined ? [] : [target]), ...(schema.allOf ?? [])];
  const own = schema.properties?.map(({ name, schema: property }) => ({ name, schema: property })) ?? [];
  return [...parts.flatMap((part) => propertiesOf(part, resolve, seen)), ...own];
}

/** Matches the names of booleans that request a stream, such as `stream`, `enable_streaming` and `watch`. */
const streamName =
  /^(?:is|enable|use)?[_-]?(?:stream(?:ing|ed)?|sse|watch|follow)(?:[_-]?(?:response|output|mode))?$/iu;

/** Matches the values that name the media type of a stream. */
const streamValues: Readonly<Record<SequenceNotation, RegExp>> = {
  events: /^(?:sse|event[_-]?stream|text\/event-stream|server[_-]sent[_-]events)$/iu,
  lines: /^(?:ndjson|json[_-]?l(?:ines)?|application\/(?:x-)?(?:ndjson|jsonl|jsonlines))$/iu,
  records: /^(?:json[_-]?seq|application\/json-seq)$/iu,
};

function selectingValue({ name, schema }: Part, mediaType: string, resolve: Resolve): boolean | string | undefined {
  const notation = sequenceNotation(essenceOf(mediaType));
  const options = optionsOf(schema, resolve);
  const values = options.flatMap(({ enum: list, const: only }) => only ?? list ?? []);
  const isDefault = options.some(({ annotations }) => annotations.default?.[0] === true);
  const mayBeTrue =
    values.length > 0 ? values.includes(true) : options.some(({ type }) => type?.includes('boolean') === true);
  if (mayBeTrue && streamName.test(name) && !isDefault) return true;
  const [named, ...others] = values.filter(
    (value): value is string =>
      typeof value === 'string' && notation !== undefined && streamValues[notation].test(value),
  );
  return others.length === 0 && values.length > 1 ? named : undefined;
}

/** Returns a schema with its alternatives and the targets of references. */
function optionsOf(schema: Schema, resolve: Resolve, depth: number = 0): KeywordSchema[] {
  if (schema.kind === 'boolean' || depth > 5) return [];
  const target = schema.reference === undefined ? undefined : resolve(schema.reference);
  const parts = [...(target === undefined ? [] : [target]), ...[schema.allOf, schema.anyOf, schema.oneOf].flat()];
  return [schema, ...parts.flatMap((part) => (part === undefined ? [] : optionsOf(part, resolve, depth + 1)))];
}
