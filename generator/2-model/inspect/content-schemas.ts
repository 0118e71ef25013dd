import type { Content } from '../message.ts';
import type { Schema } from '../schema.ts';

/** Returns the schemas of a media type: the schema of the whole body, and the schema of each item. */
export const contentSchemas = ({ schema, itemSchema }: Content): Schema[] =>
  [schema, itemSchema].filter((part) => part !== undefined);
