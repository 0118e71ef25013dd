import { isXml, mediaKind } from '@forgespec/templates/shared/media-type';
import type { Content } from '../message.ts';
import type { Schema } from '../schema.ts';

/** Returns the schemas of a media type: the schema of the whole body, and the schema of each item. */
export const contentSchemas = ({ schema, itemSchema }: Content): Schema[] =>
  [schema, itemSchema].filter((part) => part !== undefined);

/**
 * Returns the schema of the values of a media type: of each item if the media type is sequential, otherwise of the whole body. A body of XML
 * is text, which the schema does not describe, so it has no such schema.
 */
export function valueSchema({ schema, itemSchema, mediaType }: Content): Schema | undefined {
  if (isXml(mediaType)) return undefined;
  return mediaKind(mediaType) === 'sequence' ? itemSchema : schema;
}
