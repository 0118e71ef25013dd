import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { SchemaFinding, ValueStep } from '../schema/compare/finding.ts';
import { acceptsAtom, acceptsValue } from '../schema/normal/accepts.ts';
import type { Conjunction } from '../schema/normal/conjunction.ts';
import { propertyChanges } from '../schema/schema-changes.ts';

/**
 * Returns true if a value of a whole message shows the change at the place of the change: one of the two schemas at this place accepts the
 * part of the value, and the other one rejects it. Otherwise the value shows another change of the same message.
 *
 * @param isSent true if the API sends the message. The new schema then accepts the value, and the old schema rejects it.
 */
export function showsFinding(finding: SchemaFinding, isSent: boolean, value: JsonValue): boolean {
  const { old, new: revised, change, steps } = finding;
  if (old === undefined || revised === undefined) return true;
  const [accepting, rejecting] = isSent ? [revised, old] : [old, revised];
  const path = propertyChanges.has(change) ? steps.slice(0, -1) : steps;
  return partsAt(value, path).some((part) => {
    if (!acceptsValue(accepting, part) || !hasLabel(finding, accepting, part)) return false;
    // This check ignores formats. Only the validators of the whole message check them.
    return change.startsWith('format-') || !acceptsValue(rejecting, part);
  });
}

/** Returns true unless the change adds or removes an alternative, and the value does not belong to this alternative. */
function hasLabel({ change, from, to }: SchemaFinding, accepting: Conjunction, value: JsonValue): boolean {
  const label = change === 'alternative-added' || change === 'alternative-removed' ? (to ?? from) : undefined;
  if (label === undefined) return true;
  return accepting.reader
    .atoms(accepting)
    .some((atom) => atom.labels.includes(label) && acceptsAtom(value, atom, accepting.reader));
}

/** Returns the parts of a value at a path. A step to a property that the value lacks leads to each property, because it can be a pattern. */
function partsAt(value: JsonValue, [step, ...others]: readonly ValueStep[]): readonly JsonValue[] {
  if (step === undefined) return [value];
  if (step.kind === 'item') return Array.isArray(value) ? value.flatMap((item) => partsAt(item, others)) : [];
  if (!isJsonObject(value)) return [];
  const own = Object.hasOwn(value, step.name) ? [value[step.name]] : Object.values(value);
  return own.flatMap((part) => (part === undefined ? [] : partsAt(part, others)));
}
