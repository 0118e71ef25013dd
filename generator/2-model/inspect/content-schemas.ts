import { isXml, mediaKind } from '@forgespec/templates/shared/media-type';
import type { Content } from '../message.ts';
import type { Schema } from '../schema.ts';

/** Returns the schemas of a media type: of the whole body, of each item, and of the headers of its parts. */
export const contentSchemas = ({ schema, itemSchema, encodings }: Content): Schema[] => [
  ...[schema, itemSchema].filter((part) => part !== undefined),
  ...encodings.flatMap(({ headers }) => headers.map((header) => header.schema)),
];

/**
 * Returns the schema of the values of a media type: of each item if the media type is sequential, otherwise of the whole body. Returns
 * undefined for XML: generated code handles an XML body as text, and the schema does not describe this text.
 */
export function valueSchema({ schema, itemSchema, mediaType }: Content): Schema | undefined {
  if (isXml(mediaType)) return undefined;
  return mediaKind(mediaType) === 'sequence' ? itemSchema : schema;
}
