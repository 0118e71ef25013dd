import type { Atom } from '../normal/atom.ts';
import type { Conjunction } from '../normal/conjunction.ts';
import { isAtomSubset } from '../subset/is-subset.ts';
import type { IsSubset } from '../subset/subset.ts';
import { type AtomPair, effectOf } from './comparison.ts';
import type { Effect } from './finding.ts';

/**
 * Returns the effect of one of several changes. Other constraints can imply the changed constraint. For example, the pattern
 * `^[a-z]{1,5}$` implies `maxLength: 5`. So the function adds only this change to the old constraints, and compares the result with them.
 *
 * If several constraints imply each other, no single change has an effect. For such constraints, `isRemoved` is set: the function then removes
 * only this change from the new constraints.
 *
 * @param field the field of the changed constraint. It must not contain schemas, because they belong to one description.
 */
export const effectOfOnly = (
  { pair, old, new: revised, isRemoved }: AtomPair,
  isSubset: IsSubset,
  field: keyof Atom,
): Effect =>
  isRemoved === true
    ? effectBetween({ ...revised, [field]: old[field] }, revised, pair.new, isSubset)
    : effectBetween(old, { ...old, [field]: revised[field] }, pair.old, isSubset);

const effectBetween = (from: Atom, to: Atom, owner: Conjunction, isSubset: IsSubset): Effect =>
  effectOf(isAtomSubset(from, owner, to, owner, isSubset), isAtomSubset(to, owner, from, owner, isSubset));
