import { type Atom, unconstrained } from '../normal/atom.ts';
import { keywordsFor } from '../normal/read-keywords.ts';
import { isSubsetByConditions } from '../subset/conditions.ts';
import { type AtomPair, effectOf, findingAbout, type SchemaComparison } from './comparison.ts';
import type { SchemaFinding } from './finding.ts';

/** Compares the conditions (`if`, `dependentSchemas`) and the exclusions (`not`) in the old and the new constraints. */
export function compareConditions(
  { pair, old, new: revised }: AtomPair,
  comparison: SchemaComparison,
): readonly SchemaFinding[] {
  const [a, b] = [conditionsOf(old), conditionsOf(revised)];
  const implied = (from: Atom, to: Atom, isForward: boolean): boolean => {
    const [own, other] = isForward ? [pair.old.reader, pair.new.reader] : [pair.new.reader, pair.old.reader];
    return isSubsetByConditions(from, own, to, other, comparison.isSubset);
  };
  const compareOnly = (keep: (atom: Atom) => Atom) => {
    const [from, to] = [keep(a), keep(b)];
    return effectOf(implied(from, to, true), implied(to, from, false));
  };
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
