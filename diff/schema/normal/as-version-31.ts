import type { JsonObject } from '@forgespec/generator/json';
import { fromVersion30, withKeywordsOf30 } from '@forgespec/generator/schema-version-30';

/**
 * Returns a schema object with the meaning that it has in OpenAPI 3.1. `nullable` and boolean exclusive bounds are also read in a newer
 * description, as the generator does, because many descriptions contain them.
 */
export const asVersion31 = (schema: JsonObject, isVersion30: boolean): JsonObject =>
  isVersion30 ? fromVersion30(schema) : withKeywordsOf30(schema);
