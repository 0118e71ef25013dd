import { isXml, mediaKind } from '@forgespec/templates/shared/media-type';
import type { Content } from '../message.ts';
import type { Schema } from '../schema.ts';

/**
 * Returns the schemas of a media type. They are the schema of the whole body, the schema of each item, and the schemas of the headers of
 * form parts.
 */
export const contentSchemas = ({ schema, itemSchema, encodings }: Content): Schema[] => [
  ...[schema, itemSchema].filter((part) => part !== undefined),
  ...encodings.flatMap(({ headers }) => headers.map((header) => header.schema)),
];

/**
 * Returns the schema of the values in a body. If the media type is sequential, this is the schema of each item. Otherwise it is the schema
 * of the whole body. Returns undefined for XML, because generated code handles an XML body as text, and the schema does not describe this
 * text.
 */
export function valueSchema({ schema, itemSchema, mediaType }: Content): Schema | undefined {
  if (isXml(mediaType)) return undefined;
  return mediaKind(mediaType) === 'sequence' ? itemSchema : schema;
}
