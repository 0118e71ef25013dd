import type { JsonObject } from '@forgespec/description/json';
import { withoutNullable } from './nullable.ts';

/**
 * Converts a schema object of OpenAPI 3.0 to JSON Schema 2020-12. For example, `type: string, nullable: true` becomes `type: [string,
 * 'null']`. Exclusive bounds that are booleans become numbers. Keywords beside a `$ref` are removed, because OpenAPI 3.0 ignores them.
 *
 * @see https://spec.openapis.org/oas/v3.0.4.html#schema-object
 */
export function fromVersion30(node: JsonObject): JsonObject {
  if (typeof node.$ref === 'string') return { $ref: node.$ref };
  return withKeywordsOf30(node);
}

/** Converts the keywords that exist only in OpenAPI 3.0. These are `nullable`, and exclusive bounds that are booleans. */
const withKeywordsOf30 = (node: JsonObject): JsonObject => exclusiveBounds(withoutNullable(node));

function exclusiveBounds(node: JsonObject): JsonObject {
  if (typeof node.exclusiveMinimum !== 'boolean' && typeof node.exclusiveMaximum !== 'boolean') return node;
  const { exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...others } = node;
  return {
    ...others,
    ...(exclusiveMinimum === true ? { exclusiveMinimum: minimum } : { minimum, ...numeric({ exclusiveMinimum }) }),
    ...(exclusiveMaximum === true ? { exclusiveMaximum: maximum } : { maximum, ...numeric({ exclusiveMaximum }) }),
  };
}

const numeric = (bounds: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(bounds).filter(([, bound]) => typeof bound === 'number'));

/**
 * Converts a schema object of any version of OpenAPI to JSON Schema 2020-12. Many newer descriptions still contain keywords that exist only
 * in OpenAPI 3.0, so these keywords are also converted in newer descriptions.
 */
export const asVersion31 = (node: JsonObject, isVersion30: boolean): JsonObject =>
  isVersion30 ? fromVersion30(node) : withKeywordsOf30(node);
