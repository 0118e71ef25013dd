import type { JsonObject } from '@forgespec/description/json';
import type { AnnotationKeyword, KeywordOf30, SchemaKeyword } from '@forgespec/model/from-document';
import type { Atom } from '../normal/atom.ts';
import type { Conjunction } from '../normal/conjunction.ts';
import type { IsSubset } from '../subset/subset.ts';
import { nodeWithKey, type Effect, type SchemaFinding, type ValueStep } from './finding.ts';
import type { SchemaChange } from '../schema-changes.ts';

/** A schema of the base, and the schema of the revision with which it is compared. */
export interface SchemaPair {
  readonly old: Conjunction;
  readonly new: Conjunction;
  /** The two alternatives that are compared. Undefined if the whole schemas are compared. */
  readonly alternatives?: { readonly old: Conjunction; readonly new: Conjunction };
  /** The constraints of the two alternatives. Undefined if the whole schemas are compared. */
  readonly atoms?: { readonly old: Atom; readonly new: Atom };
}

/** A pair of alternatives of the same type. */
export interface AtomPair {
  readonly pair: SchemaPair;
  readonly old: Atom;
  readonly new: Atom;
  /** True if the effect of each change is found by removing it from the new constraints. See `effectOfOnly`. */
  readonly isRemoved?: boolean;
}

/** Compares two schemas. The path `steps` of each finding begins at the value that both schemas describe. */
export type CompareSchemas = (old: Conjunction, revised: Conjunction) => readonly SchemaFinding[];

/** Functions for the comparison of inner schemas. For example, `compareArrays` calls `compare` for the schemas of items. */
export interface SchemaComparison {
  readonly isSubset: IsSubset;
  /** True if the API sends the messages with the compared schemas. Receivers then rely on required properties. */
  readonly isSent: boolean;
  /** Compares the schemas of a part of the value, such as a property. An undefined schema accepts every value. */
  compare(old: Conjunction | undefined, revised: Conjunction | undefined, step: ValueStep): readonly SchemaFinding[];
}

/**
 * Returns the effect of a change. `isForward` is true if all values of the old schema are valid for the new schema. `isBackward` is true if
 * all values of the new schema are valid for the old schema.
 */
export function effectOf(isForward: boolean, isBackward: boolean): Effect {
  if (isForward) return isBackward ? 'neutral' : 'wider';
  return isBackward ? 'narrower' : 'both';
}

/** A key of a schema object: a keyword, a keyword of OpenAPI 3.0, or an extension. */
export type SchemaKey = AnnotationKeyword | KeywordOf30 | SchemaKeyword | `x-${string}`;

/** Creates a finding about keywords of the compared schemas. */
export function findingAbout(
  { old, new: revised, alternatives, atoms }: SchemaPair,
  change: SchemaChange,
  effect: Effect,
  keys: readonly SchemaKey[],
  words: Pick<SchemaFinding, 'from' | 'hasEffectBeyondValues' | 'to'> = {},
): SchemaFinding {
  return {
    change,
    effect,
    steps: [],
    base: nodeWithKey(partsWithAlternative(old, alternatives?.old), ...keys),
    revision: nodeWithKey(partsWithAlternative(revised, alternatives?.new), ...keys),
    ...words,
    old,
    new: revised,
    atoms,
  };
}

/**
 * Returns the schema objects that belong to a schema, including those of its `$ref` and `allOf`. If an alternative is passed, also returns
 * the schema objects that belong to the alternative.
 */
export const partsWithAlternative = (
  schema: Conjunction,
  alternative: Conjunction | undefined,
): readonly JsonObject[] => {
  const parts = schema.reader.parts(schema);
  return alternative === undefined || alternative.schemas.length === 0
    ? parts
    : [...parts, ...alternative.reader.parts(alternative)];
};
