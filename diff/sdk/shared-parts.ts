import type { PartMemory } from '@forgespec/description/load';
import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { createMemory } from '@forgespec/description/results';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { isEqualJson } from '../description/equal-json.ts';
import type { DescriptionSide } from '../description/open-side.ts';
import { createTextComparison } from '../description/same-texts.ts';

/**
 * The memories with which the generator builds the models of the two descriptions. They share their results, so that the model of the
 * revision can reuse parts of the model of the base. Both are undefined if nothing can be reused.
 */
export interface SharedParts {
  readonly base: PartMemory | undefined;
  readonly revision: PartMemory | undefined;
}

/**
 * Creates the memory that both models use. If both descriptions contain the same path or component, with the same referenced components,
 * the model of the revision reuses the operations and schemas that were built for the base. If the documents differ in parts that can
 * affect all operations, such as the security schemes, nothing is reused.
 */
export function createSharedParts(base: DescriptionSide, revision: DescriptionSide): SharedParts {
  if (!isEqualJson(environmentOf(base.document), environmentOf(revision.document)))
    return { base: undefined, revision: undefined };
  const areSame = createTextComparison(base, revision);
  const memory = createMemory();
  const states = new Map<string, object>();
  const stateOf = (pointer: string): object => {
    const state = states.get(pointer) ?? {};
    states.set(pointer, state);
    return state;
  };
  const nodeAt = ({ document }: DescriptionSide, pointer: string) =>
    parsePointer(pointer.slice(1)).reduce<unknown>(
      (node, key) => (isJsonObject(node) ? node[key] : undefined),
      document,
    );
  const isShared = (pointer: string): boolean => {
    const [old, revised] = [nodeAt(base, pointer), nodeAt(revision, pointer)];
    return isJsonObject(old) && isJsonObject(revised) && areSame(old, revised);
  };
  return {
    base: { memory, stateOf },
    revision: { memory, stateOf: (pointer) => (isShared(pointer) ? stateOf(pointer) : {}) },
  };
}

/** Returns the parts of a document on which the model of any operation may depend. */
function environmentOf({ paths: _paths, info: _info, components, ...others }: JsonObject): JsonObject {
  const { securitySchemes = {} } = isJsonObject(components) ? components : {};
  return { ...others, securitySchemes };
}
