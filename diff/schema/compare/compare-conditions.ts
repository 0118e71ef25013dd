import { type Atom, unconstrained } from '../normal/atom.ts';
import { keywordsFor } from '../normal/read-keywords.ts';
import { isSubsetByConditions } from '../subset/conditions.ts';
import { acceptedBy } from '../subset/is-subset.ts';
import type { Conjunction } from '../normal/conjunction.ts';
import { type AtomPair, effectOf, findingAbout, type SchemaComparison } from './comparison.ts';
import type { SchemaFinding } from './finding.ts';

/** Compares the conditions (`if`, `dependentSchemas`) and the exclusions (`not`) in the old and the new constraints. */
export function compareConditions(
  { pair, old, new: revised }: AtomPair,
  comparison: SchemaComparison,
): readonly SchemaFinding[] {
  const { isSubset } = comparison;
  const [a, b] = [conditionsOf(old), conditionsOf(revised)];
  const implied = (from: Atom, owner: Conjunction, to: Atom, { reader }: Conjunction): boolean =>
    isSubsetByConditions(from, owner.reader, to, reader, isSubset, acceptedBy(owner, isSubset));
  // The other constraints of a schema can imply a condition of the other schema, so only the conditions of one side are kept.
  const compareOnly = (keep: (atom: Atom) => Atom) =>
    effectOf(implied(old, pair.old, keep(b), pair.new), implied(revised, pair.new, keep(a), pair.old));
  const findings: SchemaFinding[] = [];
  const conditions = compareOnly(({ implications, ...atom }) => ({ ...atom, excluded: [], opaque: [], implications }));
  if (conditions !== 'neutral') {
    const keys = keywordsFor('implications');
    const change = conditions === 'wider' ? 'condition-removed' : 'condition-added';
    findings.push(findingAbout(pair, change, conditions, keys));
  }
  const exclusions = compareOnly(({ excluded, ...atom }) => ({ ...atom, implications: [], opaque: [], excluded }));
  if (exclusions !== 'neutral') {
    const change = exclusions === 'wider' ? 'exclusion-removed' : 'exclusion-added';
    findings.push(findingAbout(pair, change, exclusions, keywordsFor('excluded')));
  }
  const opaque = compareOnly(({ opaque: texts, ...atom }) => ({
    ...atom,
    implications: [],
    excluded: [],
    opaque: texts,
  }));
  if (opaque !== 'neutral') findings.push(findingAbout(pair, 'constraint-changed', 'unknown', keywordsFor('union')));
  return findings;
}

const conditionsOf = ({ type, types, implications, excluded, opaque }: Atom): Atom => ({
  ...unconstrained,
  type,
  types,
  implications,
  excluded,
  opaque,
});
