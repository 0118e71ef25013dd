import type { JsonValue } from '@forgespec/description/json';
import { textsOf } from '../schema/compare/pattern-effect.ts';
import type { ValueStep } from '../schema/compare/finding.ts';
import type { Atom } from '../schema/normal/atom.ts';
import { itemOf, propertyOf } from '../schema/normal/members.ts';
import type { Conjunction } from '../schema/normal/conjunction.ts';
import { localCandidates } from './local-candidates.ts';
import { smallArray, smallObject, withProperty } from './sample.ts';

/**
 * Returns values that are probably valid for the schema `accepting`, but not for the schema `rejecting`. The values vary in the part at the
 * path `steps`. All other parts are small samples.
 *
 * @param label the name of an alternative of `anyOf` or `oneOf` in this part. If the caller passes a name, most of the values belong to
 * this alternative.
 */
export function* candidatesAt(
  accepting: Conjunction | undefined,
  rejecting: Conjunction | undefined,
  steps: readonly ValueStep[],
  depth = 0,
  label?: string,
): Generator<JsonValue> {
  const [step, ...others] = steps;
  if (step === undefined || accepting === undefined || depth > 12) {
    yield* localCandidates(accepting, rejecting, 0, label);
    return;
  }
  const wanted = step.kind === 'item' ? 'array' : 'object';
  for (const atom of accepting.reader.atoms(accepting)) {
    if (atom.type !== wanted || atom.values !== undefined) continue;
    if (step.kind === 'item') yield* arraysWith(step.index, others, atom, accepting, rejecting, depth, label);
    else yield* objectsWith(step.name, others, atom, accepting, rejecting, depth, label);
  }
}

function* arraysWith(
  index: number,
  steps: readonly ValueStep[],
  atom: Atom,
  accepting: Conjunction,
  rejecting: Conjunction | undefined,
  depth: number,
  label: string | undefined,
): Generator<JsonValue> {
  const base = smallArray(atom, accepting, Math.max(atom.minItems, index), depth + 1) ?? [];
  const other = partOf(rejecting, (array, reader) => itemOf(reader, array, index));
  for (const value of candidatesAt(itemOf(accepting.reader, atom, index), other, steps, depth + 1, label)) {
    yield base.toSpliced(index, 1, value);
  }
}

function* objectsWith(
  given: string,
  steps: readonly ValueStep[],
  atom: Atom,
  accepting: Conjunction,
  rejecting: Conjunction | undefined,
  depth: number,
  label: string | undefined,
): Generator<JsonValue> {
  const base = smallObject(atom, accepting, depth + 1);
  if (base === undefined) return;
  const isPattern = atom.objects.some(({ patterns }) => patterns.has(given));
  const name = given === '*' ? 'other' : isPattern ? (textsOf([given]).find((text) => text !== '') ?? given) : given;
  const other = partOf(rejecting, (object, reader) => propertyOf(reader, object, name));
  for (const value of candidatesAt(propertyOf(accepting.reader, atom, name), other, steps, depth + 1, label)) {
    yield withProperty(base, name, value);
  }
}

/**
 * Returns the schemas of a part of the value, such as a property. These schemas come from the first alternative that restricts the part.
 * Returns undefined if no alternative restricts it.
 */
function partOf(
  conjunction: Conjunction | undefined,
  find: (atom: Atom, reader: Conjunction['reader']) => Conjunction | undefined,
): Conjunction | undefined {
  if (conjunction === undefined) return undefined;
  for (const atom of conjunction.reader.atoms(conjunction)) {
    const part = find(atom, conjunction.reader);
    if (part !== undefined) return part;
  }
  return undefined;
}
