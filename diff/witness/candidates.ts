import type { JsonObject, JsonValue } from '@forgespec/generator/json';
import { textsOf } from '../schema/compare/pattern-effect.ts';
import type { ValueStep } from '../schema/compare/finding.ts';
import type { Atom } from '../schema/normal/atom.ts';
import { itemOf, propertyOf } from '../schema/normal/members.ts';
import type { Conjunction } from '../schema/normal/schema-reader.ts';
import { localCandidates } from './local-candidates.ts';
import { smallArray, smallObject, setProperty } from './sample.ts';

/** The largest number of values that are tried for one change. */
const most = 400;

/**
 * Returns values that the accepting schema probably accepts, and the rejecting one probably does not. They differ in the part to which the
 * steps lead.
 */
export function candidatesAt(
  accepting: Conjunction | undefined,
  rejecting: Conjunction | undefined,
  steps: readonly ValueStep[],
  depth = 0,
): readonly JsonValue[] {
  const [step, ...others] = steps;
  if (step === undefined || accepting === undefined || depth > 12) return localCandidates(accepting, rejecting);
  const wanted = step.kind === 'item' ? 'array' : 'object';
  const values: JsonValue[] = [];
  for (const atom of accepting.reader.atoms(accepting)) {
    if (atom.type !== wanted || atom.values !== undefined) continue;
    const found =
      step.kind === 'item'
        ? arraysWith(step.index, others, atom, accepting, rejecting, depth)
        : step.kind === 'property'
          ? objectsWith(step.name, others, atom, accepting, rejecting, depth)
          : [];
    values.push(...found);
    if (values.length > most) break;
  }
  return values.slice(0, most);
}

function arraysWith(
  index: number,
  steps: readonly ValueStep[],
  atom: Atom,
  accepting: Conjunction,
  rejecting: Conjunction | undefined,
  depth: number,
): readonly JsonValue[] {
  const base = smallArray(atom, accepting, Math.max(atom.minItems, index), depth + 1) ?? [];
  const inside = candidatesAt(
    itemOf(accepting.reader, atom, index),
    partOf(rejecting, (other, reader) => itemOf(reader, other, index)),
    steps,
    depth + 1,
  );
  return inside.map((value) => base.toSpliced(index, 1, value));
}

function objectsWith(
  given: string,
  steps: readonly ValueStep[],
  atom: Atom,
  accepting: Conjunction,
  rejecting: Conjunction | undefined,
  depth: number,
): readonly JsonValue[] {
  const base = smallObject(atom, accepting, depth + 1);
  if (base === undefined) return [];
  const isPattern = atom.objects.some(({ patterns }) => patterns.has(given));
  const name = given === '*' ? 'other' : isPattern ? (textsOf([given]).find((text) => text !== '') ?? given) : given;
  const property = propertyOf(accepting.reader, atom, name);
  const inside = candidatesAt(
    property,
    partOf(rejecting, (other, reader) => propertyOf(reader, other, name)),
    steps,
    depth + 1,
  );
  return inside.map((value) => withProperty(base, name, value));
}

/** Returns a copy of an object with another value of a property. */
export function withProperty(object: JsonObject, name: string, value: JsonValue): JsonObject {
  const copy = { ...object };
  setProperty(copy, name, value);
  return copy;
}

/** Returns the schemas of a part in the first alternative that restricts the part. */
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
