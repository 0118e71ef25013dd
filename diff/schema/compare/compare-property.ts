import { declaredPropertyMap, memberSchema } from '@forgespec/model/from-document';
import { keywordsFor } from '../normal/read-keywords.ts';
import { namedProperties, propertyOf } from '../normal/members.ts';
import type { Conjunction } from '../normal/conjunction.ts';
import { type AtomPair, effectOf, findingAbout, type SchemaComparison, type SchemaPair } from './comparison.ts';
import type { Effect, NodeKey, SchemaFinding } from './finding.ts';
import type { SchemaChange } from '../schema-changes.ts';

/** A property of two objects. */
interface PropertyPair {
  readonly name: string;
  readonly pair: SchemaPair;
  /** The schemas of the property in the base. Undefined if they do not restrict the property. */
  readonly from: Conjunction | undefined;
  /** The schemas of the property in the revision. Undefined if they do not restrict the property. */
  readonly to: Conjunction | undefined;
  readonly wasRequired: boolean;
  readonly isRequired: boolean;
  readonly base: NodeKey | undefined;
  readonly revision: NodeKey | undefined;
}

/** Compares one property of two objects. */
export function compareProperty(name: string, atoms: AtomPair, comparison: SchemaComparison): readonly SchemaFinding[] {
  const property = propertyIn(name, atoms);
  const [wasDeclared, isDeclared] = [namedProperties(atoms.old).has(name), namedProperties(atoms.new).has(name)];
  if ([property.from, property.to].every(isForbidden)) return [];
  if (wasDeclared && !isDeclared) return [compareRemoved(property, comparison)];
  if (!wasDeclared && isDeclared) return [compareAdded(property, comparison)];
  if (!isDeclared) return compareUndeclared(property, comparison);
  const { from, to } = property;
  return [...comparePresence(property), ...comparison.compare(from, to, { kind: 'property', name })];
}

/** Returns true if no value of a property is valid, so that no message has the property. */
const isForbidden = (property: Conjunction | undefined): boolean =>
  property !== undefined && property.reader.atoms(property).length === 0;

const requiredKeywords = keywordsFor('required');

function propertyIn(name: string, { pair, old, new: revised }: AtomPair): PropertyPair {
  const union = findingAbout(pair, 'removed', 'neutral', requiredKeywords);
  return {
    name,
    pair,
    from: propertyOf(pair.old.reader, old, name),
    to: propertyOf(pair.new.reader, revised, name),
    wasRequired: old.required.has(name),
    isRequired: revised.required.has(name),
    base: declarationOf(pair.old, name) ?? declarationOf(pair.alternatives?.old, name) ?? union.base,
    revision: declarationOf(pair.new, name) ?? declarationOf(pair.alternatives?.new, name) ?? union.revision,
  };
}

/** Returns a finding about the property. */
function finding(
  { name, pair, base, revision }: PropertyPair,
  change: SchemaChange,
  effect: Effect,
  words: Pick<SchemaFinding, 'from' | 'hasEffectBeyondValues' | 'to'> = {},
): SchemaFinding {
  return {
    change,
    effect,
    steps: [{ kind: 'property', name }],
    base: change.startsWith('added') ? undefined : base,
    revision: change === 'removed' ? undefined : revision,
    ...words,
    old: pair.old,
    new: pair.new,
    atoms: pair.atoms,
  };
}

const beyondValues = { hasEffectBeyondValues: true };

/** Returns the word for a property that the messages omit. */
const omittedMark = ({ old }: SchemaPair): 'read-only' | 'write-only' =>
  old.reader.direction === 'request' ? 'read-only' : 'write-only';

/** Compares a property that only the base declares. */
function compareRemoved(property: PropertyPair, { isSent, isSubset }: SchemaComparison): SchemaFinding {
  const { name, pair, from, to, wasRequired, isRequired } = property;
  if (isOmitted(pair.new, name)) {
    const effect = isSent && wasRequired ? 'wider' : 'neutral';
    return finding(property, `became-${omittedMark(pair)}`, effect, beyondValues);
  }
  if (isSent) {
    // If the property is still required, it is present, but its values are no longer described.
    const isWider = wasRequired && (!isRequired || !isSubset(to, from));
    return finding(property, 'removed', isWider ? 'wider' : 'unknown', beyondValues);
  }
  return isSubset(from, to)
    ? finding(property, 'removed', 'unknown', beyondValues)
    : finding(property, 'removed', 'narrower', { hasEffectBeyondValues: false });
}

/** Compares a property that only the revision declares. */
function compareAdded(property: PropertyPair, { isSubset }: SchemaComparison): SchemaFinding {
  const { name, pair, from, to, wasRequired, isRequired } = property;
  const isNewlyRequired = isRequired && !wasRequired;
  if (isOmitted(pair.old, name)) {
    const effect = isNewlyRequired ? 'narrower' : 'neutral';
    return finding(property, `became-not-${omittedMark(pair)}`, effect, beyondValues);
  }
  const wasForbidden = from !== undefined && !isSubset(to, from);
  if (isNewlyRequired) return finding(property, 'added-as-required', wasForbidden ? 'both' : 'narrower');
  const effect = from === undefined ? 'neutral' : effectOf(isSubset(from, to), !wasForbidden);
  return finding(property, 'added', effect, beyondValues);
}

/** Compares a property that neither side declares: the messages omit it, or it is only in `required`. */
function compareUndeclared(property: PropertyPair, comparison: SchemaComparison): readonly SchemaFinding[] {
  const { name, pair } = property;
  const [wasOmitted, isNowOmitted] = [isOmitted(pair.old, name), isOmitted(pair.new, name)];
  if (wasOmitted && isNowOmitted) return compareOmitted(name, pair, comparison);
  const mark = omittedMark(pair);
  if (wasOmitted) return [finding(property, 'removed', 'neutral', { from: mark })];
  return isNowOmitted ? [finding(property, 'added', 'neutral', { to: mark })] : comparePresence(property);
}

function comparePresence(property: PropertyPair): readonly SchemaFinding[] {
  const { wasRequired, isRequired } = property;
  if (wasRequired === isRequired) return [];
  return [
    isRequired ? finding(property, 'became-required', 'narrower') : finding(property, 'became-optional', 'wider'),
  ];
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
    .flatMap((part) => Object.keys(declaredPropertyMap(part) ?? {}))
    .filter((name) => isOmitted(conjunction, name));

/** Returns true if a schema declares a property, but the compared messages omit the property. */
function isOmitted(conjunction: Conjunction, name: string): boolean {
  const schema = declaredIn(conjunction, name)?.schema;
  return schema !== undefined && conjunction.reader.isOmitted(schema);
}

/**
 * Returns the schema of a property, and the node `properties` that contains the schema. Returns undefined if no schema
 * declares the property.
 */
function declaredIn(conjunction: Conjunction, name: string) {
  for (const part of conjunction.reader.parts(conjunction)) {
    const node = declaredPropertyMap(part);
    if (node !== undefined && Object.hasOwn(node, name)) return { node, schema: memberSchema(node[name]) };
  }
  return undefined;
}

/** Returns the node and the key at which a schema declares a property. */
function declarationOf(conjunction: Conjunction | undefined, name: string): NodeKey | undefined {
  const found = conjunction && declaredIn(conjunction, name);
  return found === undefined ? undefined : { node: found.node, key: name };
}
