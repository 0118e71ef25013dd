import type { Area } from '../../../2-model/api.ts';
import type { Operation } from '../../../2-model/operation.ts';

/** The last part of an address of the reference, as Redoc makes it of a name. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** Where the reference shows an operation: `#/project-badges/listprojectbadges`. */
export const operationAddress = (area: Area, { id, name }: Operation): string =>
  `#/${slug(area.title)}/${slug(id ?? name)}`;

/** Where the reference shows a chapter or an area: `#/pagination`. */
export const tagAddress = (title: string): string => `#/${slug(title)}`;

/** Where the console opens an operation, in a page beside the reference. */
export const consoleAddress = (area: Area, { method, path }: Operation): string =>
  `console.html#tag/${slug(area.title)}/${method.toUpperCase()}${encodeURI(path)}`;
