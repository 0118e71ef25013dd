// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MediaKind } from './media-type.ts';

const mebibyte = 1024 * 1024;

/**
 * The largest request body of each kind that a server accepts by default, in bytes. JSON, forms and text are decoded at once, while other
 * requests wait, so they are small. A description can allow larger ones, for example with a large `maxLength`.
 */
export const defaultBodySizes: Readonly<Record<MediaKind, number>> = {
  json: 2 * mebibyte,
  form: 2 * mebibyte,
  text: 2 * mebibyte,
  multipart: 10 * mebibyte,
  binary: 10 * mebibyte,
  sequence: 10 * mebibyte,
};
