import { mediaKindFacts } from '@forgespec/model';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { essenceOf, isInRange } from '@forgespec/templates/shared/media-type';
import { isWithoutEffect } from '../schema/normal/annotations.ts';
import type { Notation } from '../schema/subset/subset.ts';
import { bothAt, isOther, shown, type ApiComparison, type BothSides, type FoundChange } from './api-comparison.ts';
import type { ChangedOperation } from '../change.ts';
import { compareEncoding } from './compare-encoding.ts';
import { levelFor } from './sender-levels.ts';
import type { MessageDirection } from '../schema/normal/conjunction.ts';

/** A body as it is in the base, and as it is in the revision. */
export interface BodyPair {
  readonly operation: ChangedOperation;
  readonly direction: MessageDirection;
  readonly isSent: boolean;
  /** The text that names the body in reported changes, such as `the response 200`. */
  readonly words: string;
  /** The objects with the key `content`: two request bodies or two responses. */
  readonly owners: BothSides<JsonObject>;
}

/** Compares the media types of a body, and the schema of each media type. */
export function compareContent(body: BodyPair, comparison: ApiComparison): void {
  const { operation, owners } = body;
  const [old, revised] = [contentOf(owners.old), contentOf(owners.new)];
  for (const [type, media] of old) {
    const key = matchIn(type, revised);
    const other = key === undefined ? undefined : revised.get(key);
    if (other !== undefined) compareMedia(body, type, { old: media, new: other }, comparison);
    else compareRange(body, type, media, revised, comparison);
  }
  for (const [type] of revised) {
    if (matchIn(type, old) === undefined) comparison.report(operation, addedType(type, body));
  }
}

/**
 * Compares a media type of the base that is gone. If the media type is a range such as `text/*`, and the API sends the body, the remaining
 * types of the range are compared: a receiver that expects each type of the range can read them.
 */
function compareRange(
  body: BodyPair,
  range: string,
  media: JsonObject,
  revised: ReadonlyMap<string, JsonObject>,
  comparison: ApiComparison,
): void {
  const { operation, direction, isSent, words, owners } = body;
  const inRange = [...revised].filter(([type]) => range.includes('*') && isInRange(type, range));
  if (!isSent || inRange.length === 0) {
    comparison.report(operation, removedType(range, body));
    return;
  }
  const message = `Only some media types of the range \`${shown(range)}\` of ${words} are left.`;
  const base = { node: owners.old, key: 'content' };
  const level = levelFor('media-range-narrowed', isSent);
  comparison.report(operation, { id: `${direction}-media-type-removed`, level, message, base });
  for (const [type, other] of inRange) compareMedia(body, type, { old: media, new: other }, comparison);
}

function removedType(type: string, { direction, isSent, words, owners }: BodyPair): FoundChange {
  const effect = isSent ? 'receivers that need it fail' : `${direction}s with it fail`;
  const message = `The media type \`${shown(type)}\` of ${words} is gone, so ${effect}.`;
  const base = { node: owners.old, key: 'content' };
  return { id: `${direction}-media-type-removed`, level: levelFor('media-type-removed', isSent), message, base };
}

function addedType(type: string, { direction, isSent, words, owners }: BodyPair): FoundChange {
  // The receivers of a webhook or callback cannot choose a media type. Callers of an operation choose one with the header `Accept`.
  const isUnexpected = isSent && direction === 'request';
  const effect = isUnexpected ? 'new, so receivers can get bodies that they do not expect' : 'new';
  const message = `The media type \`${shown(type)}\` of ${words} is ${effect}.`;
  const revision = { node: owners.new, key: 'content' };
  const level = levelFor(`${direction}-media-type-added`, isSent);
  return { id: `${direction}-media-type-added`, level, message, revision };
}

/**
 * Returns a map from the media types of a body to their Media Type Objects. The keys do not contain parameters such as `charset=utf-8`.
 * There is one exception: if two media types differ only in their parameters, the key of the second one contains its parameters.
 */
function contentOf(owner: JsonObject): ReadonlyMap<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  if (!isJsonObject(owner['content'])) return found;
  for (const [type, media] of Object.entries(owner['content'])) {
    const key = found.has(essenceOf(type)) ? type.toLowerCase() : essenceOf(type);
    found.set(key, isJsonObject(media) ? media : {});
  }
  return found;
}

/**
 * Returns the key of `types` that matches a media type. If the media type itself is a key, returns the media type. Otherwise returns a
 * range such as `text/*`. Returns undefined if no key matches.
 */
const matchIn = (type: string, types: ReadonlyMap<string, JsonObject>): string | undefined =>
  types.has(type) ? type : [...types.keys()].find((key) => key.includes('*') && isInRange(type, key));

function compareMedia(
  { operation, direction, isSent, words }: BodyPair,
  type: string,
  media: BothSides<JsonObject>,
  comparison: ApiComparison,
): void {
  const { old, new: revised } = media;
  if (comparison.areSame(old, revised)) return;
  const part = { direction, isSent, part: 'body', notation: bodyNotation(type), isOptional: false } as const;
  for (const key of ['schema', 'itemSchema'] as const) {
    const place = key === 'schema' ? `${words} (${shown(type)})` : `the items of ${words} (${shown(type)})`;
    comparison.compareSchemas(
      operation,
      { ...part, words: place },
      bodySchema(old[key], type),
      bodySchema(revised[key], type),
    );
  }
  if (direction === 'request') compareEncoding({ operation, isSent, words, type, media }, comparison);
  const key = ['example', 'examples'].find((name) => isOther(name, media, comparison));
  if (key === undefined) return;
  const message = `Examples of ${words} (${shown(type)}) differ.`;
  comparison.report(operation, { id: 'documentation-changed', level: 'documentation', message, ...bothAt(media, key) });
}

/**
 * Returns the schema of a body. The schema of a body with bytes, such as `{type: string, format: binary}` in OpenAPI 3.0, restricts nothing.
 * OpenAPI 3.1 omits such a schema, or has `contentMediaType` in place of the format.
 */
function bodySchema(schema: JsonValue | undefined, type: string): JsonValue | undefined {
  if (mediaKindFacts(type).isOfJson || !isJsonObject(schema)) return schema;
  const isBinary = schema['format'] === 'binary' || schema['contentMediaType'] === 'application/octet-stream';
  const isFree = Object.keys(schema).every(
    (key) => ['contentMediaType', 'format', 'type'].includes(key) || isWithoutEffect(key),
  );
  return schema['type'] === 'string' && isBinary && isFree ? undefined : schema;
}

/** Returns `json` if the values in a body are written as JSON, and `text` otherwise. For example, the values in a form are text. */
const bodyNotation = (type: string): Notation => (mediaKindFacts(type).isOfJson ? 'json' : 'text');
