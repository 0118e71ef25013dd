import { isJson } from '@forgespec/templates/shared/media-type';
import type { FieldEncoding } from '../message.ts';
import { queryNotation, type QueryNotation } from './query-notation.ts';

/**
 * Returns the notation of a field of an `application/x-www-form-urlencoded` form. Returns undefined for the default notation. In the
 * default notation, the name is repeated for each item of an array, and an object is written as JSON. If the field has a style, the media
 * type of the field has no effect.
 *
 * @param isObject true if the value is an object.
 * @see https://spec.openapis.org/oas/v3.1.1.html#encoding-object
 */
export function fieldNotation({ style, contentType }: FieldEncoding, isObject: boolean): QueryNotation | undefined {
  if (style !== undefined) return queryNotation({ ...style, mediaType: undefined }, isObject);
  return contentType !== undefined && isJson(contentType) ? 'json' : undefined;
}
