import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { changedProperty } from '../schema/compare/merge-findings.ts';
import { acceptsValue } from '../schema/normal/accepts.ts';
import { propertyOf } from '../schema/normal/members.ts';
import { acceptsWithChange, type FindingWithSchemas } from './apply-change.ts';
import { commonObject, commonValue, type OwnedAtom } from './value-of-both.ts';
import { firstOf } from './first-of.ts';
import { localCandidates } from './local-candidates.ts';
import { withProperty } from './sample.ts';

/** The largest number of values that the search tries for one change. */
const mostTried = 600;

/** The largest number of values that the search returns. */
const mostFound = 6;

/** Values that show a change at its place. */
export interface LocalWitnesses {
  readonly values: readonly JsonValue[];
  /** True if the values are proofs. False if they still have to be checked by the validators, because the change is one of formats. */
  readonly areProofs: boolean;
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
  const values: JsonValue[] = [];
  const known = new Set<string>();
  for (const value of candidatesFor(finding, isSent)) {
    const text = JSON.stringify(value);
    if (known.has(text)) continue;
    known.add(text);
    if (shows(value)) values.push(value);
    if (values.length >= (isOfFormat ? 40 : mostFound)) break;
  }
  return { values, areProofs: !isOfFormat };
}

/**
 * Returns true if only the validators can check the values of a change, because it is a change of formats, or of alternatives with formats.
 */
export const isAboutFormats = ({ change, old, new: revised }: FindingWithSchemas): boolean =>
  change.startsWith('format-') ||
  (change.startsWith('alternative-') &&
    [old, revised].some((schema) => schema.reader.atoms(schema).some(({ formats }) => formats.length > 0)));

function* candidatesFor(finding: FindingWithSchemas, isSent: boolean): Generator<JsonValue> {
  const [accepting, rejecting] = isSent ? [finding.new, finding.old] : [finding.old, finding.new];
  const name = changedProperty(finding);
  if (name !== undefined) yield* objectsFor(finding, name, isSent);
  const label = finding.change.startsWith('alternative-') ? (finding.to ?? finding.from) : undefined;
  yield* firstOf(mostTried, localCandidates(accepting, rejecting, 0, label));
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
