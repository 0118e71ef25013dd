import type { JsonObject } from '@forgespec/description/json';

/**
 * Returns the values of `$ref` and `$dynamicRef` in a node. In a loaded description, both values are JSON Pointers. The comparison ignores
 * the dynamic scope of a schema, so it treats `$dynamicRef` like `$ref`.
 */
export const directReferences = ({ $ref, $dynamicRef }: JsonObject): readonly string[] =>
  [$ref, $dynamicRef].filter((reference) => typeof reference === 'string');
