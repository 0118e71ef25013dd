import { partsOf, type Resolve } from '../../../2-model/inspect/value-types.ts';
import type { Schema } from '../../../2-model/schema.ts';

/** The properties of a form that are files, or lists of files: `format: binary`. */
export function fileFields(schema: Schema, resolve: Resolve): string[] {
  const members = partsOf(schema, resolve).flatMap(({ properties = [] }) => properties);
  const names = members.filter((member) => isFile(member.schema, resolve)).map(({ name }) => name);
  return [...new Set(names)];
}

function isFile(schema: Schema, resolve: Resolve): boolean {
  const parts = partsOf(schema, resolve);
  if (parts.some(({ format }) => format === 'binary')) return true;
  const items = parts.find((part) => part.items !== undefined)?.items;
  return items !== undefined && isFile(items, resolve);
}
