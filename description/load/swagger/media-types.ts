import { essenceOf, isJson, mediaKind } from '@forgespec/templates/shared/media-type';
import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';

/** The media type of a body if a document names none. */
export const json = 'application/json';

export const multipart = 'multipart/form-data';
export const urlencoded = 'application/x-www-form-urlencoded';

/**
 * Returns the media types of an operation. An operation without media types has those of the document.
 *
 * @param key `consumes` for requests, and `produces` for responses.
 */
export function mediaTypesOf(operation: JsonObject, document: JsonObject, key: 'consumes' | 'produces'): string[] {
  const own = textsOf(operation[key]);
  return own.length > 0 || operation[key] !== undefined ? own : textsOf(document[key]);
}

/**
 * Returns the media types of a response with a schema. `produces` is for all responses of an operation, also for the errors of an operation
 * whose result is a picture. If an object or an array cannot have any of the media types, it is JSON. If a file is only JSON, it has no known
 * media type.
 */
export function fittingTypes(produced: readonly string[], schema: JsonValue | undefined): readonly string[] {
  if (isFile(schema)) return produced.every((name) => isJson(name)) ? [unknownType] : produced;
  const isObject = isJsonObject(schema) && schema.type !== 'string';
  return produced.length === 0 || (isObject && produced.every(isBinary)) ? [json] : produced;
}

const isBinary = (name: string): boolean => mediaKind(name) === 'binary' && !essenceOf(name).startsWith('multipart/');

export const isFile = (schema: JsonValue | undefined): boolean => isJsonObject(schema) && schema.type === 'file';

/** The media type of a file without a known media type. */
const unknownType = 'application/octet-stream';

/** Returns the strings in a list. */
const textsOf = (value: JsonValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
