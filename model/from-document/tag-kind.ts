import type { JsonObject } from '@forgespec/description/json';

/**
 * Returns true for a declared tag that does not group operations. Such a tag has a `kind` other than `nav` (OpenAPI
 * 3.2).
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#tag-object
 */
export const isLabel = (tag: JsonObject | undefined): boolean =>
  typeof tag?.kind === 'string' && tag.kind !== '' && tag.kind !== 'nav';
