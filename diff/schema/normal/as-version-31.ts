import type { JsonObject } from '@forgespec/description/json';
import { fromVersion30, withKeywordsOf30 } from '@forgespec/model/from-document';

/**
 * Converts the keywords of OpenAPI 3.0 in a schema object to keywords of OpenAPI 3.1. Many newer descriptions still contain `nullable` or
 * `exclusiveMinimum: true`. So these keywords are also converted in newer descriptions. The generator does the same.
 */
export const asVersion31 = (schema: JsonObject, isVersion30: boolean): JsonObject =>
  isVersion30 ? fromVersion30(schema) : withKeywordsOf30(schema);
