import type { Area } from '@forgespec/generator/model/api';
import type { Operation } from '@forgespec/generator/model/operation';

/** The last part of an address of the reference, as Redoc makes it of a name. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** Where the reference shows an operation: `#/shop-pets/listshoppets`. */
export const operationAddress = (area: Area, { id, name }: Operation): string =>
  `#/${slug(area.title)}/${slug(id ?? name)}`;

/** Where the reference shows a chapter or an area: `#/pagination`. */
export const tagAddress = (title: string): string => `#/${slug(title)}`;

/** Where the console opens an operation. In the query, because Redoc keeps links with a fragment to itself. */
export const consoleAddress = (area: Area, { method, path }: Operation): string =>
  `console.html?operation=${encodeURIComponent(`tag/${slug(area.title)}/${method.toUpperCase()}${path}`)}`;
