import type { Content } from '../message.ts';
import type { Schema } from '../schema.ts';
import { partsOf, type Resolve } from './value-types.ts';

/** Returns the names of the properties of a form that are files (such as `format: binary`) or lists of files. */
export function fileFields({ files, schema }: Content, resolve: Resolve): string[] {
  if (schema === undefined) return [];
  const members = partsOf(schema, resolve).flatMap(({ properties = [] }) => properties);
  const names = members.filter((member) => isFile(member.schema, resolve)).map(({ name }) => name);
  return [...new Set([...names, ...files])];
}

/** @param outer the arrays that contain the schema. An array can contain itself, for example if its `items` refer to it. */
function isFile(schema: Schema, resolve: Resolve, outer: ReadonlySet<Schema> = new Set()): boolean {
  if (outer.has(schema)) return false;
  const parts = partsOf(schema, resolve);
  if (parts.some(({ format }) => format === 'binary')) return true;
  const items = parts.find((part) => part.items !== undefined)?.items;
  return items !== undefined && isFile(items, resolve, new Set([...outer, schema]));
}
