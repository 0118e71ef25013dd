import { defaultBodySizes } from '@forgespec/templates/shared/body-sizes';
import { mediaKind } from '@forgespec/templates/shared/media-type';
import type { Content } from '../message.ts';
import type { Schema } from '../schema.ts';
import { mediaKindFacts } from './media-kinds.ts';
import { valueSchema } from './content-schemas.ts';
import { fileFields } from './form-files.ts';
import { partsOf, type Resolve } from './value-types.ts';

/** The largest number of bytes of a character: two escapes in JSON (`\ud83d\ude00`), or four percent-encoded bytes in a form. */
const bytesOfCharacter = 12;

/**
 * Returns the size of the largest request body of a media type, in bytes. Returns undefined if it is the default of this kind of body.
 *
 * - A body with texts that may be long (`maxLength`) can be as large as these texts require, but not larger than a file. Some descriptions
 *   contain a `maxLength` that has no meaning, such as the largest integer.
 * - JSON with a file in base64 (`format: byte`, or `contentEncoding`) without a `maxLength` can be as large as a file.
 * - A form with files whose properties are not files can only be as large as any other form.
 */
export function bodySize(content: Content, resolve: Resolve): number | undefined {
  const kind = mediaKind(content.mediaType);
  const schema = valueSchema(content);
  if (schema === undefined || kind === 'binary' || kind === 'sequence') return undefined;
  const isForm =
    mediaKindFacts(content.mediaType).hasParts &&
    hasOnlyFields(schema, resolve) &&
    fileFields(content, resolve).length === 0;
  const usual = defaultBodySizes[isForm ? 'form' : kind];
  const size = Math.min(Math.max(usual, usual + textSize(schema, resolve)), defaultBodySizes.binary);
  return size === defaultBodySizes[kind] ? undefined : size;
}

/** Returns true if a schema declares all properties of an object. */
const hasOnlyFields = (schema: Schema, resolve: Resolve): boolean =>
  partsOf(schema, resolve).some(({ properties = [] }) => properties.length > 0);

/** Texts up to this number of characters need no additional space. */
const shortText = 4096;

/**
 * Returns the number of bytes that the long texts in a value take.
 *
 * @param known the results for schemas that are already examined. While a schema is examined, its result is 0.
 */
function textSize(schema: Schema, resolve: Resolve, known: Map<Schema, number> = new Map()): number {
  const found = known.get(schema);
  if (found !== undefined) return found;
  known.set(schema, 0);
  let size = 0;
  for (const { maxLength, format, annotations, items, maxItems = 1, properties = [] } of partsOf(schema, resolve)) {
    const isFile = format === 'byte' || format === 'binary' || annotations.contentEncoding !== undefined;
    if (maxLength !== undefined && maxLength > shortText) size += maxLength * bytesOfCharacter;
    if (maxLength === undefined && isFile) size += defaultBodySizes.binary;
    if (items !== undefined) size += maxItems * textSize(items, resolve, known);
    for (const property of properties) size += textSize(property.schema, resolve, known);
  }
  known.set(schema, size);
  return size;
}
