import type { JsonObject, JsonValue } from '@forgespec/description/json';
import { textsOf } from '../schema/compare/pattern-effect.ts';
import type { ValueStep } from '../schema/compare/finding.ts';
import { acceptsAtom, acceptsValue } from '../schema/normal/accepts.ts';
import type { Atom } from '../schema/normal/atom.ts';
import type { Conjunction } from '../schema/normal/conjunction.ts';
import { itemOf, namedProperties, propertyOf } from '../schema/normal/members.ts';
import { commonArray, commonObject, propertyOfBoth, type OwnedAtom } from './value-of-both.ts';
import { withProperty } from './sample.ts';

/** The alternatives on the way from a schema to the schema of one of its parts, the outermost first. */
type Way = readonly OwnedAtom[];

/** The largest number of ways that are tried for one schema. */
const mostWays = 12;

/** The largest number of ways that the search continues with the next step. */
const mostVisited = 2_000;

/**
 * Returns values of a whole message with a given value at the place of a change. All other parts of these values are small, and if possible
 * valid for both schemas.
 *
 * @param roots the schema that must accept the value, and the schema that must reject it.
 * @param targets the two schemas at the place of the change.
 */
export function* messagesWith(
  part: JsonValue,
  steps: readonly ValueStep[],
  roots: readonly [accepting: Conjunction, rejecting: Conjunction],
  targets: readonly [accepting: Conjunction, rejecting: Conjunction],
): Generator<JsonValue> {
  if (steps.length === 0) {
    yield part;
    return;
  }
  const [ways, otherWays] = [waysTo(roots[0], targets[0], steps), waysTo(roots[1], targets[1], steps)];
  for (const filling of ['required', 'distinct', 'all'] as const) {
    for (const way of ways) {
      for (const other of [...otherWays, undefined]) {
        const value = wrapped(part, steps, way, other, filling);
        if (value !== undefined) yield value;
      }
    }
  }
}

/**
 * The properties of an object beside the one on the way to the change. `required`: only the required properties. `distinct`: also properties
 * with which the other alternatives of `oneOf` reject the object. `all`: all properties for which a value is found.
 */
type Filling = 'all' | 'distinct' | 'required';

/** Returns the ways that lead from a schema to a target. */
function waysTo(root: Conjunction, target: Conjunction, steps: readonly ValueStep[]): readonly Way[] {
  let ways: readonly (readonly [way: Way, end: Conjunction | undefined])[] = [[[], root]];
  for (const step of steps)
    ways = ways.flatMap(([way, end]) => (end === undefined ? [] : nextSteps(end, way, step))).slice(0, mostVisited);
  // A target without schemas stands for a part that the alternative does not restrict.
  const isTarget = (end: Conjunction | undefined): boolean => end === target || (!end && target.schemas.length === 0);
  return ways.flatMap(([way, end]) => (isTarget(end) ? [way] : [])).slice(0, mostWays);
}

/** Continues a way with one step, in each alternative that can have the next part. */
function nextSteps(schema: Conjunction, way: Way, step: ValueStep): (readonly [Way, Conjunction | undefined])[] {
  const type = step.kind === 'item' ? 'array' : 'object';
  return schema.reader
    .atoms(schema)
    .filter((atom) => atom.type === type && atom.values === undefined)
    .map((atom) => [[...way, { atom, owner: schema }], partOf(schema, atom, step)]);
}

function partOf({ reader }: Conjunction, atom: Atom, step: ValueStep): Conjunction | undefined {
  return step.kind === 'item' ? itemOf(reader, atom, step.index) : propertyOf(reader, atom, nameOf(step.name, atom));
}

/** Returns the name of a property for a step. The step can have a pattern, or `*` for properties that are not declared. */
function nameOf(given: string, atom: Atom): string {
  if (given === '*') return 'other';
  const isPattern = atom.objects.some(({ patterns }) => patterns.has(given));
  return isPattern ? (textsOf([given]).find((text) => text !== '') ?? given) : given;
}

/**
 * Puts a part into objects and arrays, from the inside to the outside. Returns undefined if this is not possible.
 *
 * @param filling the other properties of the objects.
 */
function wrapped(
  part: JsonValue,
  steps: readonly ValueStep[],
  way: Way,
  otherWay: Way | undefined,
  filling: Filling,
): JsonValue | undefined {
  let value = part;
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const [step, own, other] = [steps[index], way[index], otherWay?.[index]];
    if (step === undefined || own === undefined) return undefined;
    const outer: JsonValue | undefined =
      step.kind === 'item' ? inArray(value, step.index, own, other) : inObject(value, step.name, own, other, filling);
    if (outer === undefined || !acceptsValue(own.owner, outer)) return undefined;
    value = outer;
  }
  return value;
}

function inArray(value: JsonValue, index: number, own: OwnedAtom, other: OwnedAtom | undefined): JsonValue | undefined {
  const items = commonArray(own, other, 1, index);
  return items?.toSpliced(index, 1, value);
}

function inObject(
  value: JsonValue,
  step: string,
  own: OwnedAtom,
  other: OwnedAtom | undefined,
  filling: Filling,
): JsonValue | undefined {
  const name = nameOf(step, own.atom);
  const object = commonObject(own, other, 1, name);
  if (object === undefined) return undefined;
  const filled = withProperty(filling === 'all' ? withOptional(object, own, other) : object, name, value);
  return filling === 'distinct' ? ofOneAlternative(filled, own, name) : filled;
}

/** Returns a copy of an object with the optional properties for which a value is found. */
function withOptional(object: JsonObject, own: OwnedAtom, other: OwnedAtom | undefined): JsonObject {
  let full = object;
  for (const name of namedProperties(own.atom)) {
    if (Object.hasOwn(object, name)) continue;
    const value = propertyOfBoth(own, other, name, 1);
    if (value !== undefined) full = withProperty(full, name, value);
  }
  return full;
}

const otherValues: readonly JsonValue[] = [0, 'text', null, true, {}, []];

/** Returns a copy of an object with further properties, so that the other alternatives of its schema reject the object. */
function ofOneAlternative(object: JsonObject, { atom, owner }: OwnedAtom, kept: string): JsonObject {
  const { reader } = owner;
  let distinct = object;
  for (const other of reader.atoms(owner)) {
    if (other === atom || !acceptsAtom(distinct, other, reader)) continue;
    const names = [...namedProperties(other)].filter((name) => name !== kept);
    const before = distinct;
    const candidates = names.flatMap((name) => otherValues.map((value) => withProperty(before, name, value)));
    distinct =
      candidates.find((value) => acceptsAtom(value, atom, reader) && !acceptsAtom(value, other, reader)) ?? before;
  }
  return distinct;
}
