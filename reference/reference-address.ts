import type { Area, Chapter, OperationModel } from '@forgespec/model';

/**
 * Converts a name to a segment of a URL fragment in the reference: `shop-pets` for `Shop pets`. Redoc converts names in
 * the same way.
 */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** Returns the URL fragment of an operation in the reference: `#/shop-pets/listshoppets`. */
export const operationAddress = (area: Area, { id }: OperationModel): string => `${tagAddress(area)}/${slug(id)}`;

/**
 * Returns the URL fragment of a chapter or an area in the reference: `#/pagination`. The fragment begins with the
 * parent tags.
 */
export const tagAddress = ({ parents, title }: Area | Chapter): string =>
  `#/${[...parents, title].map(slug).join('/')}`;
