import { canonicalJson } from '@forgespec/description/json';
import type { SchemaFinding } from '../schema/compare/finding.ts';
import type { Atom } from '../schema/normal/atom.ts';
import { isAlternative } from './apply-change.ts';

/**
 * Returns true if a finding itself proves that the two schemas are different, so that no value is needed as a proof. For example, two
 * different types have no common values. Patterns, formats, conditions and exclusions can be different although they accept the same values.
 */
export function isDifferent(finding: SchemaFinding): boolean {
  const { change, effect, hasEffectBeyondValues, atoms } = finding;
  if (isAlternative(finding)) return isOfDiscriminator(finding);
  if (hasEffectBeyondValues === true || effect === 'neutral' || structural.test(change)) return true;
  if (atoms === undefined) return false;
  if (change === 'contains-changed') return haveEqualContents(atoms.old, atoms.new);
  return limits.test(change) && [atoms.old, atoms.new].every(isPlain);
}

/** Returns true if a value of a discriminator is gone or new. The value itself shows the difference. */
const isOfDiscriminator = ({ base, revision }: SchemaFinding): boolean =>
  [base, revision].some((spot) => spot?.key === 'discriminator');

/** The changes of types, of lists of values, and of the presence of properties. */
const structural =
  /^(?:type-|became-|enum-|value-changed$|added|removed$|additional-properties-|unique-items-|multiple-of-)/u;

/** The changes of a limit. The values between the old and the new limit are valid for only one schema, even if they are too long to show. */
const limits = /^(?:min|max)-(?:items-|length-|properties-)?(?:decreased|increased)$/u;

/** Returns true if no pattern or condition of an atom can imply one of its limits. */
const isPlain = ({ patterns, excluded, implications }: Atom): boolean =>
  patterns.length + excluded.length + implications.length === 0;

/** Returns true if only the numbers of items that must match a schema (`contains`) are different. */
const haveEqualContents = (old: Atom, revised: Atom): boolean =>
  canonicalJson(old.contained.map(({ schema }) => schema)) ===
  canonicalJson(revised.contained.map(({ schema }) => schema));
