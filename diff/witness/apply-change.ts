import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { changedProperty } from '../schema/compare/merge-findings.ts';
import type { SchemaFinding } from '../schema/compare/finding.ts';
import { acceptsAtom, acceptsValue } from '../schema/normal/accepts.ts';
import { type Atom, type Constraints, unconstrained } from '../schema/normal/atom.ts';
import type { Conjunction } from '../schema/normal/conjunction.ts';
import { namedProperties, propertyOf } from '../schema/normal/members.ts';
import type { SchemaChange } from '../schema/schema-changes.ts';

/** A finding with both schemas at the place of the change. */
export interface FindingWithSchemas extends SchemaFinding {
  readonly old: Conjunction;
  readonly new: Conjunction;
}

/** Returns true if a finding has both schemas at the place of the change. */
export const hasSchemas = (finding: SchemaFinding): finding is FindingWithSchemas =>
  finding.old !== undefined && finding.new !== undefined;

/**
 * Returns a function that checks values as the old schema would check them if only one change were applied to it. So if the old schema and
 * this function disagree about a value, the value shows this change, and not another change of the same schema.
 */
export function acceptsWithChange(finding: FindingWithSchemas): (value: JsonValue) => boolean {
  const { change, atoms } = finding;
  const name = changedProperty(finding);
  if (name !== undefined) return (value) => acceptsPresence(finding, name, value);
  const fields = fieldsOf(change);
  if (atoms !== undefined && fields !== undefined) return (value) => acceptsFields(finding, atoms, fields, value);
  if (change === 'additional-properties-allowed') return (value) => acceptsOpen(finding, value);
  const label = finding.change === 'alternative-added' ? finding.to : undefined;
  switch (finding.effect) {
    case 'narrower':
    case 'narrower-at-least':
      return (value) => acceptsValue(finding.old, value) && acceptsValue(finding.new, value);
    case 'wider':
    case 'wider-at-least':
      return (value) =>
        acceptsValue(finding.old, value) || (acceptsValue(finding.new, value) && hasLabel(finding.new, label, value));
    default:
      return (value) => acceptsValue(finding.new, value);
  }
}

/** Returns true if a change adds or removes an alternative. */
export const isAlternative = ({ change }: Pick<SchemaFinding, 'change'>): boolean => change.startsWith('alternative-');

/** If a change adds or removes an alternative with a name, returns the name. Otherwise returns undefined. */
export const changedAlternative = (finding: SchemaFinding): string | undefined =>
  isAlternative(finding) ? (finding.to ?? finding.from) : undefined;

/** Returns true if a value belongs to the alternative with a name, or if there is no name. */
export const hasLabel = (schema: Conjunction, label: string | undefined, value: JsonValue): boolean => {
  const labelled = schema.reader.atoms(schema).filter(({ labels }) => label !== undefined && labels.includes(label));
  return labelled.length === 0 || labelled.some((atom) => acceptsAtom(value, atom, schema.reader));
};

const limits = {
  items: ['minItems', 'maxItems'],
  length: ['minLength', 'maxLength'],
  properties: ['minProperties', 'maxProperties'],
} as const;

/** For the beginning of the name of a change, the fields of the changed constraint. */
const fieldsByStart: readonly (readonly [start: string, ...fields: (keyof Constraints)[]])[] = [
  ...Object.entries(limits).flatMap(([name, [min, max]]) => [
    [`min-${name}-`, min] as const,
    [`max-${name}-`, max] as const,
  ]),
  ['min-', 'lower'],
  ['max-', 'upper'],
  ['multiple-of-', 'multiples'],
  ['pattern-property-', 'objects'],
  ['pattern-', 'patterns'],
  ['format-', 'formats'],
  ['unique-items-', 'isUnique'],
  ['contains-', 'contained'],
  ['property-names-', 'propertyNames'],
  ['dependent-required-', 'dependentRequired'],
  ['condition-', 'implications'],
  ['exclusion-', 'excluded'],
];

const fieldsOf = (change: SchemaChange): readonly (keyof Constraints)[] | undefined =>
  fieldsByStart.find(([start]) => change.startsWith(start))?.slice(1) as readonly (keyof Constraints)[] | undefined;

/** Checks a value with the old alternative, in which the changed fields have their new value. */
function acceptsFields(
  { old, new: revised }: FindingWithSchemas,
  atoms: { readonly old: Atom; readonly new: Atom },
  fields: readonly (keyof Constraints)[],
  value: JsonValue,
): boolean {
  const without = Object.fromEntries(fields.map((field) => [field, unconstrained[field]]));
  const only = Object.fromEntries(fields.map((field) => [field, atoms.new[field]]));
  const rest: Atom = { ...atoms.old, ...without };
  const changed: Atom = { ...unconstrained, type: atoms.new.type, types: atoms.new.types, ...only };
  const others = old.reader.atoms(old).filter((atom) => atom !== atoms.old);
  return (
    others.some((atom) => isListed(value, atom) && acceptsAtom(value, atom, old.reader)) ||
    (acceptsAtom(value, rest, old.reader) && acceptsAtom(value, changed, revised.reader))
  );
}

const isListed = (value: JsonValue, { values }: Atom): boolean =>
  values === undefined || values.some((listed) => JSON.stringify(listed) === JSON.stringify(value));

/** Checks an object with the old schema, in which one property has its new presence. */
function acceptsPresence(finding: FindingWithSchemas, name: string, value: JsonValue): boolean {
  const { old, new: revised, atoms, change } = finding;
  if (!isJsonObject(value)) return acceptsValue(old, value);
  const isPresent = Object.hasOwn(value, name);
  const { [name]: member, ...others } = value;
  const alternatives = atoms === undefined ? old.reader.atoms(old) : [atoms.old];
  const accepts = (object: JsonValue): boolean =>
    alternatives.some((atom) => {
      const required = new Set([...atom.required].filter((other) => other !== name));
      return acceptsAtom(object, { ...atom, required }, old.reader);
    });
  const isRequired =
    change === 'became-required' || change === 'added-as-required' || change === 'became-not-read-only';
  if (!isPresent) return !isRequired && accepts(value);
  if (change.startsWith('became-')) return accepts(value);
  // The property is new or gone, so only the new schema restricts its values.
  const own = atoms === undefined ? undefined : propertyOf(revised.reader, atoms.new, name);
  return accepts(others) && (own === undefined || acceptsValue(own, member ?? null));
}

/** Checks an object with the old schema, without the properties that it does not declare. */
function acceptsOpen({ old, atoms }: FindingWithSchemas, value: JsonValue): boolean {
  if (!isJsonObject(value)) return acceptsValue(old, value);
  const declared = new Set(
    (atoms === undefined ? old.reader.atoms(old) : [atoms.old]).flatMap((atom) => [...namedProperties(atom)]),
  );
  return acceptsValue(old, Object.fromEntries(Object.entries(value).filter(([name]) => declared.has(name))));
}
