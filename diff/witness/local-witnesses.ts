import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { changedProperty } from '../schema/compare/merge-findings.ts';
import { acceptsValue } from '../schema/normal/accepts.ts';
import type { Conjunction } from '../schema/normal/conjunction.ts';
import { propertyOf } from '../schema/normal/members.ts';
import { restrictingFormats } from '../schema/subset/formats.ts';
import {
  acceptsWithChange,
  type FindingWithSchemas,
  hasLabel,
  isAlternative,
  changedAlternative,
} from './apply-change.ts';
import { commonObject, commonValue, type OwnedAtom } from './value-of-both.ts';
import { firstOf } from './first-of.ts';
import { isDescribed } from './is-described.ts';
import { localCandidates } from './local-candidates.ts';
import { withProperty } from './sample.ts';

/** The largest number of values that the search tries for one change. */
const mostTried = 600;

/** The largest number of values that the search returns. */
const mostFound = 6;

/** The number of values after the first one of the result that the search tries to find others. */
const mostTriedForOthers = 60;

/** Values that show a change at its place. */
export interface LocalWitnesses {
  readonly values: readonly JsonValue[];
  /** True if the values are proofs. False if they still have to be checked by the validators, because the change is one of formats. */
  readonly areProofs: boolean;
  /**
   * True if the rejecting schema does not describe the values, although it may accept them: the values have properties that it accepts only
   * because its objects are open. Such values show an alternative that is a kind of values of its own.
   */
  readonly areKinds: boolean;
}

/**
 * Returns values of the changed part that show a change: only one of the two schemas accepts such a value, and this change alone makes the
 * difference.
 *
 * @param isSent true if the API sends the message. The new schema then accepts the value, and the old schema rejects it.
 */
export function localWitnesses(finding: FindingWithSchemas, isSent: boolean): LocalWitnesses {
  const [accepting, rejecting] = isSent ? [finding.new, finding.old] : [finding.old, finding.new];
  const isOfFormat = isAboutFormats(finding);
  const withChange = acceptsWithChange(finding);
  const shows = (value: JsonValue): boolean =>
    acceptsValue(accepting, value) && (isOfFormat || (!acceptsValue(rejecting, value) && withChange(value) === isSent));
  const candidates = (): Generator<JsonValue> => candidatesFor(finding, isSent);
  const values = shownBy(shows, candidates(), isOfFormat ? 40 : mostFound);
  if (values.length > 0 || !isAlternative(finding))
    return { values, areProofs: !isOfFormat && !hasFormats(accepting), areKinds: false };
  const isOfKind = (value: JsonValue): boolean =>
    isDescribed(accepting, value) &&
    !isDescribed(rejecting, value) &&
    hasLabel(accepting, changedAlternative(finding), value);
  return { values: shownBy(isOfKind, candidates(), mostFound), areProofs: true, areKinds: true };
}

/** Returns the first `count` different values that show a change. */
function shownBy(shows: (value: JsonValue) => boolean, candidates: Iterable<JsonValue>, count: number): JsonValue[] {
  const values: JsonValue[] = [];
  const known = new Set<string>();
  let left = mostTriedForOthers;
  for (const value of candidates) {
    const text = JSON.stringify(value);
    if (known.has(text)) continue;
    known.add(text);
    if (shows(value)) values.push(value);
    if (values.length > 0) left -= 1;
    if (values.length >= count || left === 0) break;
  }
  return values;
}

/** Returns true if a schema has formats of strings. Only the validators check them. */
const hasFormats = (schema: Conjunction): boolean =>
  schema.reader.atoms(schema).some(({ type, formats }) => type === 'string' && restrictingFormats(formats).length > 0);

/**
 * Returns true if only the validators can check the values of a change, because it is a change of formats, or of alternatives with formats.
 */
export const isAboutFormats = ({ change, old, new: revised }: FindingWithSchemas): boolean =>
  change.startsWith('format-') ||
  (isAlternative({ change }) &&
    [old, revised].some((schema) => schema.reader.atoms(schema).some(({ formats }) => formats.length > 0)));

function* candidatesFor(finding: FindingWithSchemas, isSent: boolean): Generator<JsonValue> {
  const [accepting, rejecting] = isSent ? [finding.new, finding.old] : [finding.old, finding.new];
  const name = changedProperty(finding);
  if (name !== undefined) yield* objectsFor(finding, name, isSent);
  yield* firstOf(mostTried, localCandidates(accepting, rejecting, 0, changedAlternative(finding)));
}

/** Returns objects without the changed property, and objects with it. */
function* objectsFor(finding: FindingWithSchemas, name: string, isSent: boolean): Generator<JsonValue> {
  const { old, new: revised, atoms } = finding;
  if (atoms === undefined) return;
  const both: readonly [OwnedAtom, OwnedAtom] = [
    { atom: atoms.old, owner: old },
    { atom: atoms.new, owner: revised },
  ];
  const [own, other] = isSent ? [both[1], both[0]] : both;
  const absent = commonObject(own, other, 0, name) ?? commonObject(own, undefined, 0, name);
  if (absent === undefined) return;
  yield absent;
  const [schema, otherSchema] = [own, other].map(({ atom, owner }) => propertyOf(owner.reader, atom, name));
  const member = commonValue(schema, otherSchema) ?? commonValue(schema, undefined);
  if (member !== undefined && isJsonObject(absent)) yield withProperty(absent, name, member);
}
