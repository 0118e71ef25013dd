import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { referenceOf } from '@forgespec/model/from-document';
import { escapeSegment, parsePointer } from '@forgespec/templates/shared/json-pointer';
import type { DescriptionSide } from '../description/open-side.ts';
import { pointerSpot } from '../description/pointer-spot.ts';
import type { AreSame } from '../description/same-texts.ts';
import { isWithoutEffect } from '../schema/normal/annotations.ts';

/** The JSON Pointers of a changed part in both descriptions. A pointer is undefined if its description does not have the part. */
export interface PlacePair {
  readonly base: string | undefined;
  readonly revision: string | undefined;
}

/** Returns the place of the edit that caused a change of generated code at a place. */
export type EditedPlace = (place: PlacePair, operation: PlacePair) => PlacePair;

/** A node of each description, with its pointer. */
interface NodePair {
  readonly old: JsonValue | undefined;
  readonly new: JsonValue | undefined;
  readonly base: string;
  readonly revision: string;
}

/**
 * Creates an {@link EditedPlace}. A changed type can differ because of an edit at another place: the schema behind a reference, an item of
 * `oneOf`, or the list `required` of the object that contains a property. So the function searches for the only difference below the place,
 * then for a difference of `required`, and then for the only difference of the operation.
 */
export function createEditedPlace(old: DescriptionSide, revised: DescriptionSide, areSame: AreSame): EditedPlace {
  const search = new EditSearch(areSame, old, revised);
  return (place, operation) => {
    const { base, revision } = place;
    if ((base ?? revision) === operation.base) return search.of(operation) ?? place;
    if (base === undefined || revision === undefined) return place;
    return search.below(base, revision) ?? search.required(base, revision) ?? search.of(operation) ?? place;
  };
}

class EditSearch {
  readonly #areSame: AreSame;
  readonly #old: DescriptionSide;
  readonly #revised: DescriptionSide;

  constructor(areSame: AreSame, old: DescriptionSide, revised: DescriptionSide) {
    this.#areSame = areSame;
    this.#old = old;
    this.#revised = revised;
  }

  of({ base, revision }: PlacePair): PlacePair | undefined {
    if (base === undefined || revision === undefined) return undefined;
    const isInBoth = valueAt(this.#old, base) !== undefined && valueAt(this.#revised, revision) !== undefined;
    return isInBoth ? this.below(base, revision) : undefined;
  }

  /** Returns the deepest place that contains all differences below two pointers. Returns undefined if there is no difference. */
  below(base: string, revision: string): PlacePair | undefined {
    let pair: NodePair = { old: valueAt(this.#old, base), new: valueAt(this.#revised, revision), base, revision };
    if (this.#areSame(pair.old, pair.new)) return undefined;
    for (let depth = 0; depth < 100; depth += 1) {
      const next = this.#next(pair);
      if (next === undefined) return { base: pair.base, revision: pair.revision };
      if (next.old === undefined) return { base: undefined, revision: next.revision };
      if (next.new === undefined) return { base: next.base, revision: undefined };
      pair = next;
    }
    return { base: pair.base, revision: pair.revision };
  }

  /** If two pointers lead to a property, and only one object requires it, returns the places of both lists `required`. */
  required(base: string, revision: string): PlacePair | undefined {
    const keys = parsePointer(base.slice(1));
    const name = keys.at(-1);
    if (keys.at(-2) !== 'properties' || name === undefined) return undefined;
    const isIn = (list: JsonValue | undefined): boolean => Array.isArray(list) && list.includes(name);
    const [lists, nextLists] = [base, revision].map(
      (pointer) => `${pointer.split('/').slice(0, -2).join('/')}/required`,
    );
    if (lists === undefined || nextLists === undefined) return undefined;
    const [list, nextList] = [valueAt(this.#old, lists), valueAt(this.#revised, nextLists)];
    if (isIn(list) === isIn(nextList)) return undefined;
    return { base: list === undefined ? undefined : lists, revision: nextList === undefined ? undefined : nextLists };
  }

  /** Returns the only part of two nodes that differs. Returns undefined if several parts differ. */
  #next(pair: NodePair): NodePair | undefined {
    const { old, new: revised } = pair;
    if (Array.isArray(old) && Array.isArray(revised)) return this.#nextItem(old, revised, pair);
    if (!isJsonObject(old) || !isJsonObject(revised)) return undefined;
    const [reference, other] = [referenceOf(old), referenceOf(revised)];
    if (reference !== undefined && reference === other)
      // References to the same component: the difference is in the component.
      return { old: this.#old.objectAt(old), new: this.#revised.objectAt(revised), base: reference, revision: other };
    return this.#nextMember(old, revised, pair);
  }

  #nextMember(old: JsonObject, revised: JsonObject, { base, revision }: NodePair): NodePair | undefined {
    const keys = [...new Set([...Object.keys(old), ...Object.keys(revised)])].filter(
      (key) => !isWithoutEffect(key) && !this.#areSame(old[key], revised[key]),
    );
    const [removed, added] = [
      keys.filter((key) => !Object.hasOwn(revised, key)),
      keys.filter((key) => !Object.hasOwn(old, key)),
    ];
    // One key can replace another one, such as `oneOf` in place of `$ref`.
    const isReplaced = keys.length === 2 && removed.length === 1 && added.length === 1;
    const [first, last] = isReplaced ? [removed[0], added[0]] : [keys[0], keys[0]];
    if (first === undefined || last === undefined || (keys.length > 1 && !isReplaced)) return undefined;
    return {
      old: old[first],
      new: revised[last],
      base: `${base}/${escapeSegment(first)}`,
      revision: `${revision}/${escapeSegment(last)}`,
    };
  }

  #nextItem(
    old: readonly JsonValue[],
    revised: readonly JsonValue[],
    { base, revision }: NodePair,
  ): NodePair | undefined {
    const removed = old.findIndex((item) => !revised.some((other) => this.#areSame(item, other)));
    const added = revised.findIndex((item) => !old.some((other) => this.#areSame(other, item)));
    const isOne = Math.abs(old.length - revised.length) === (removed === -1 || added === -1 ? 1 : 0);
    if (!isOne || (removed === -1 && added === -1)) return undefined;
    return { old: old[removed], new: revised[added], base: `${base}/${removed}`, revision: `${revision}/${added}` };
  }
}

/** Returns the value at a pointer. Follows references. Returns undefined if the document does not have the value. */
function valueAt(side: DescriptionSide, pointer: string): JsonValue | undefined {
  const { node, key } = pointerSpot(side, pointer);
  const last = parsePointer(pointer.slice(1)).at(-1);
  if (key === undefined || key !== last) return undefined;
  const value: unknown = Object.entries(node).find(([name]) => name === key)?.[1];
  return value as JsonValue | undefined;
}
