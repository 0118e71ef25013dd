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

function isFile(schema: Schema, resolve: Resolve): boolean {
  const parts = partsOf(schema, resolve);
  if (parts.some(({ format }) => format === 'binary')) return true;
  const items = parts.find((part) => part.items !== undefined)?.items;
  return items !== undefined && isFile(items, resolve);
}
