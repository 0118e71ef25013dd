import type { Atom } from '../normal/atom.ts';
import { namedProperties, propertyOf } from '../normal/members.ts';
import type { Conjunction } from '../normal/conjunction.ts';
import { type AtomPair, effectOf, findingAbout, type SchemaComparison, type SchemaPair } from './comparison.ts';
import type { Effect, NodeKey, SchemaFinding, ValueStep } from './finding.ts';
import type { SchemaChange } from '../schema-changes.ts';

/** Compares one property of two objects. */
export function compareProperty(name: string, atoms: AtomPair, comparison: SchemaComparison): readonly SchemaFinding[] {
  const { pair, old, new: revised } = atoms;
  const step: ValueStep = { kind: 'property', name };
  const [from, to] = [propertyOf(pair.old.reader, old, name), propertyOf(pair.new.reader, revised, name)];
  const [isDeclaredOld, isDeclared] = [namedProperties(old).has(name), namedProperties(revised).has(name)];
  const union = findingAbout(pair, 'removed', 'neutral', ['required']);
  const base = spotOf(pair.old, name) ?? spotOf(pair.alternatives?.old, name) ?? union.base;
  const revision = spotOf(pair.new, name) ?? spotOf(pair.alternatives?.new, name) ?? union.revision;
  const report = (change: SchemaChange, effect: Effect, isLoss?: boolean): SchemaFinding => ({
    change,
    effect,
    steps: [step],
    base: change.startsWith('added') ? undefined : base,
    revision: change === 'removed' ? undefined : revision,
    isLoss,
    old: pair.old,
    new: pair.new,
  });
  const [wasRequired, isRequired] = [old.required.has(name), revised.required.has(name)];
  const { isSent } = comparison;
  const mark = pair.old.reader.direction === 'request' ? 'read-only' : 'write-only';
  if (isDeclaredOld && !isDeclared) {
    if (isOmitted(pair.new, name)) {
      return [report(`became-${mark}`, isSent && wasRequired ? 'wider' : 'neutral', true)];
    }
    const effect = comparison.isSubset(from, to) ? 'unknown' : 'narrower';
    if (!isSent) return [report('removed', effect, effect === 'unknown')];
    return [report('removed', wasRequired && !isRequired ? 'wider' : 'unknown', true)];
  }
  if (!isDeclaredOld && isDeclared) {
    if (isOmitted(pair.old, name))
      return [report(`became-not-${mark}`, isRequired && !wasRequired ? 'narrower' : 'neutral', true)];
    const isNewForbidden = from !== undefined && !comparison.isSubset(to, from);
    const isForward = (!isRequired || wasRequired) && comparison.isSubset(from, to);
    if (isRequired && !wasRequired) return [report('added-as-required', isNewForbidden ? 'both' : 'narrower')];
    if (from !== undefined && isForward && !isNewForbidden) return [report('added', 'neutral', true)];
    return [report('added', from === undefined ? 'neutral' : effectOf(isForward, !isNewForbidden), true)];
  }
  const findings: SchemaFinding[] = [];
  if (isRequired && !wasRequired) findings.push(report('became-required', 'narrower'));
  if (wasRequired && !isRequired) findings.push(report('became-optional', 'wider'));
  if (isDeclared) return [...findings, ...comparison.compare(from, to, step)];
  const [wasOmitted, isNowOmitted] = [isOmitted(pair.old, name), isOmitted(pair.new, name)];
  if (wasOmitted && isNowOmitted) return compareOmitted(name, pair, comparison);
  if (wasOmitted) return [{ ...report('removed', 'neutral'), from: mark }];
  return isNowOmitted ? [{ ...report('added', 'neutral'), to: mark }] : findings;
}

/**
 * Compares a property that the compared messages omit, such as a `readOnly` property of a request. A change of such a
 * property has no effect on the messages.
 */
function compareOmitted(
  name: string,
  { old, new: revised }: SchemaPair,
  comparison: SchemaComparison,
): readonly SchemaFinding[] {
  const [from, to] = [declaredIn(old, name)?.schema, declaredIn(revised, name)?.schema];
  if (from === undefined || to === undefined) return [];
  const findings = comparison.compare(old.reader.conjunction([from]), revised.reader.conjunction([to]), {
    kind: 'property',
    name,
  });
  return findings.map((finding) => (finding.effect === 'text' ? finding : { ...finding, effect: 'neutral' }));
}

/**
 * Returns the properties that a schema declares, but that the compared messages omit, such as `readOnly` properties in
 * requests.
 */
export const omittedProperties = (conjunction: Conjunction): readonly string[] =>
  conjunction.reader
    .parts(conjunction)
    .flatMap(({ properties }) => (isRecord(properties) ? Object.keys(properties) : []))
    .filter((name) => isOmitted(conjunction, name));

/** Returns true if a schema declares a property, but the compared messages omit the property. */
function isOmitted({ reader, ...conjunction }: Conjunction, name: string): boolean {
  const schema = declaredIn({ reader, ...conjunction }, name)?.schema;
  return schema !== undefined && reader.isOmitted(schema);
}

/**
 * Returns the schema of a property, and the node `properties` that contains the schema. Returns undefined if no schema
 * declares the property.
 */
function declaredIn(conjunction: Conjunction, name: string) {
  for (const { properties } of conjunction.reader.parts(conjunction)) {
    const schema = isRecord(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (isRecord(properties) && (typeof schema === 'boolean' || isRecord(schema))) return { node: properties, schema };
  }
  return undefined;
}

const isRecord = (value: Atom['values'] | unknown): value is Record<string, never> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function spotOf(conjunction: Conjunction | undefined, name: string): NodeKey | undefined {
  const found = conjunction && declaredIn(conjunction, name);
  return found === undefined ? undefined : { node: found.node, key: name };
}
