import type { JsonObject } from '@forgespec/description/json';
import {
  alternativesOf,
  includedSchemas,
  keywordValue,
  nameOfAlternative,
  unionKeywords,
  type DocumentSchemas,
  type SchemaJson,
  type UnionKeyword,
} from '@forgespec/model/from-document';
import { isWithoutEffect } from './annotations.ts';
import { type Constraints, unconstrained } from './atom.ts';
import { intersect } from './intersect.ts';
import { createOpaqueText } from './opaque-text.ts';
import { readKeywords } from './read-keywords.ts';

/**
 * The largest number of alternatives that a schema may have. If a schema has several `anyOf` or `oneOf`, each combination of their
 * alternatives counts. If a schema has more alternatives, `diff` can only report that the schema has changed, without details.
 */
const mostAlternatives = 200;

/**
 * The largest number of schemas that are read for the alternatives of one schema. Schemas that refer to each other in many ways would need
 * many more. Further schemas are treated like schemas with too many alternatives.
 */
const mostExpansions = 10_000;

/** The largest number of schemas around an inner schema of `not` that are combined with it. */
const deepestNegation = 5;

/** Expands schemas into their alternatives. */
export class Expansion {
  readonly #described: DocumentSchemas;
  readonly #isOmitted: (property: SchemaJson) => boolean;
  readonly #opaqueTextOf: (json: JsonObject) => string;
  /** A map from schemas to their alternatives. Contains only complete results (see `of`). */
  readonly #complete = new Map<JsonObject, readonly Constraints[]>();
  /** The schemas whose alternatives are being computed, from the outermost to the innermost. */
  readonly #open: JsonObject[] = [];
  /** The smallest index in `#open` of a schema to which one of its inner schemas refers. `Infinity` if no such reference was found. */
  #outermost = Infinity;
  /** The number of schemas that were read for the alternatives of the outermost schema. */
  #expansions = 0;

  /** @param isOmitted returns true for properties that the compared messages omit, such as `readOnly` properties in requests. */
  constructor(described: DocumentSchemas, isOmitted: (property: SchemaJson) => boolean) {
    this.#described = described;
    this.#isOmitted = isOmitted;
    this.#opaqueTextOf = createOpaqueText(described);
  }

  /** Returns the alternatives of a schema. A recursive schema accepts every value inside itself. */
  of(schema: SchemaJson): readonly Constraints[] {
    if (typeof schema === 'boolean') return schema ? [unconstrained] : [];
    const known = this.#complete.get(schema);
    if (known !== undefined) return known;
    const at = this.#open.indexOf(schema);
    if (at === -1) return this.#expand(schema);
    this.#outermost = Math.min(this.#outermost, at);
    return [unconstrained];
  }

  #expand(schema: JsonObject): readonly Constraints[] {
    const before = this.#outermost;
    this.#outermost = Infinity;
    const depth = this.#open.push(schema) - 1;
    this.#expansions = depth === 0 ? 1 : this.#expansions + 1;
    const json = this.#described.keywordsOf(schema);
    const result = this.#expansions > mostExpansions ? [this.#opaque(json)] : this.#combine(json);
    this.#open.pop();
    // The result is complete, unless it depends on a schema that contains this schema.
    const isComplete = this.#outermost >= depth;
    if (isComplete) this.#complete.set(schema, result);
    this.#outermost = isComplete ? before : Math.min(before, this.#outermost);
    return result;
  }

  /** Combines the keywords of a schema with the schemas that it includes, and with each of its alternatives. */
  #combine(json: JsonObject): readonly Constraints[] {
    const factors = [
      ...includedSchemas(json, this.#described).map((schema) => this.of(schema)),
      ...unionKeywords.flatMap((keyword) => this.#union(json, keyword)),
      ...this.#exclusion(json),
    ];
    let result: readonly Constraints[] = [readKeywords(json, this.#isOmitted)];
    for (const factor of factors) {
      if (result.length * factor.length > mostAlternatives) return [this.#opaque(json)];
      result = combinations(result, factor);
    }
    return result;
  }

  /** Returns a list with the alternatives of a keyword. Returns an empty list if the schema does not have the keyword. */
  #union(json: JsonObject, keyword: UnionKeyword): readonly (readonly Constraints[])[] {
    const alternatives = alternativesOf(json, keyword);
    if (alternatives.length === 0) return [];
    const union = alternatives.flatMap((part) => labelled(this.of(part), part));
    return [union.length > mostAlternatives ? [this.#opaque({ [keyword]: [...alternatives] })] : union];
  }

  /** Returns a list with the alternatives of the keyword `not`. Returns an empty list if the schema does not have the keyword. */
  #exclusion(json: JsonObject): readonly (readonly Constraints[])[] {
    const excluded = keywordValue(json, 'not');
    return excluded === undefined ? [] : [this.#negation(excluded, 0)];
  }

  /**
   * Returns the alternatives of the values that a schema rejects. Values that several schemas reject match none of them, so `not` with `anyOf`
   * is several exclusions, `not` with `allOf` is a union, and `not` with `not` is the inner schema.
   */
  #negation(schema: SchemaJson, depth: number): readonly Constraints[] {
    if (typeof schema === 'boolean') return this.of(!schema);
    const json = this.#described.keywordsOf(schema);
    const keywords = Object.keys(json).filter((key) => !isWithoutEffect(key));
    const [only] = keywords;
    const inner = keywords.length === 1 && depth < deepestNegation ? only : undefined;
    if (inner === 'not') return this.of(keywordValue(json, 'not') ?? true);
    if (inner === 'allOf')
      return includedSchemas(json, this.#described).flatMap((part) => this.#negation(part, depth + 1));
    if (inner === 'anyOf') {
      const parts = alternativesOf(json, 'anyOf').map((part) => this.#negation(part, depth + 1));
      return parts.reduce(combinations, [unconstrained]);
    }
    return [{ ...unconstrained, excluded: [schema] }];
  }

  /** Returns the constraints of a schema that has too many alternatives. */
  #opaque(json: JsonObject): Constraints {
    return { ...unconstrained, opaque: [this.#opaqueTextOf(json)] };
  }
}

/** Returns the alternatives of a schema that consists of two schemas. */
export const combinations = (
  alternatives: readonly Constraints[],
  others: readonly Constraints[],
): readonly Constraints[] => alternatives.flatMap((a) => others.flatMap((b) => intersect(a, b) ?? []));

/** Adds the schema and the name of an alternative to all constraints that come from this alternative. */
function labelled(alternatives: readonly Constraints[], part: SchemaJson): readonly Constraints[] {
  const name = nameOfAlternative(part);
  return alternatives.map((constraints) => ({
    ...constraints,
    labels: name === undefined ? constraints.labels : [...constraints.labels, name],
    alternatives: [...constraints.alternatives, part],
  }));
}
