import type { JsonObject } from '@forgespec/generator/json';

/**
 * Returns the references of a node: those in `$ref` and in `$dynamicRef`. Both are JSON Pointers after a description is loaded. The
 * comparison does not know the dynamic scope of a schema: the target of `$dynamicRef` is always its target without that scope.
 */
export const directReferences = ({ $ref, $dynamicRef }: JsonObject): readonly string[] =>
  [$ref, $dynamicRef].filter((reference) => typeof reference === 'string');
