import { isAtomSubset } from '../subset/is-subset.ts';
import { keywordsFor } from '../normal/read-keywords.ts';
import type { IsSubset } from '../subset/subset.ts';
import { type Atom, type AtomType, atomTypes } from '../normal/atom.ts';
import type { Conjunction } from '../normal/conjunction.ts';
import { isWholeType } from '../normal/split-by-type.ts';
import { compareAnnotations } from './compare-annotations.ts';
import { compareArrays } from './compare-arrays.ts';
import { compareDiscriminatorValues } from './compare-discriminator-values.ts';
import { compareSelectedSchemas } from './compare-selected-schemas.ts';
import { compareNamedAlternatives } from './compare-named-alternatives.ts';
import { compareConditions } from './compare-conditions.ts';
import { compareObjects } from './compare-objects.ts';
import { compareOpenAlternatives } from './compare-open-alternatives.ts';
import { compareNumbers, compareStrings, compareValues } from './compare-scalars.ts';
import { compareTypes, isCovered } from './compare-types.ts';
import {
  type AtomPair,
  type CompareSchemas,
  effectOf,
  findingAbout,
  type SchemaComparison,
  type SchemaPair,
} from './comparison.ts';
import type { SchemaFinding, ValueStep } from './finding.ts';
import { matchAlternatives, distinctValues } from './match-alternatives.ts';
import { createDifferenceKeys, mergeFindings } from './merge-findings.ts';
import { createRecursiveResults } from './recursive-results.ts';

/**
 * Creates a function that compares a schema of the base with a schema of the revision.
 *
 * @param isSame returns true if two schemas are equal, and all schemas to which they refer are equal too.
 * @param isSent true if the API sends the messages with the compared schemas.
 */
export function createSchemaComparison(
  isSubset: IsSubset,
  isSame: (old: Conjunction, revised: Conjunction) => boolean,
  isSent = false,
): CompareSchemas {
  return new KnownComparisons(isSubset, isSame, isSent).compareAll;
}

/** A comparison that compares each pair of schemas once. */
class KnownComparisons implements SchemaComparison {
  readonly isSubset: IsSubset;
  readonly isSent: boolean;
  readonly #isSame: (old: Conjunction, revised: Conjunction) => boolean;
  readonly #differenceOf = createDifferenceKeys();
  readonly #results = createRecursiveResults<readonly SchemaFinding[]>();

  constructor(isSubset: IsSubset, isSame: (old: Conjunction, revised: Conjunction) => boolean, isSent: boolean) {
    this.isSubset = isSubset;
    this.isSent = isSent;
    this.#isSame = isSame;
  }

  // If a schema is recursive, its comparison can need a second comparison of the same two schemas. This inner
  // comparison returns no findings, because the outer comparison finds all differences.
  readonly compareAll: CompareSchemas = (old, revised) =>
    this.#results.get(old, revised, [], () =>
      this.#isSame(old, revised)
        ? []
        : mergeFindings(compareDifferent({ old, new: revised }, this, this.compareAll), this.#differenceOf),
    );

  compare(old: Conjunction | undefined, revised: Conjunction | undefined, step: ValueStep): readonly SchemaFinding[] {
    const reader = old?.reader ?? revised?.reader;
    if (reader === undefined) return [];
    // A missing schema is compared as an empty conjunction, which accepts every value. An empty conjunction contains
    // no references, so either reader can create it.
    const nothing = reader.conjunction([]);
    const findings = this.compareAll(old ?? nothing, revised ?? nothing);
    return findings.map((finding) => ({ ...finding, steps: [step, ...finding.steps] }));
  }
}

/** Compares two schemas that are not equal. */
function compareDifferent(
  pair: SchemaPair,
  comparison: SchemaComparison,
  compareAll: CompareSchemas,
): readonly SchemaFinding[] {
  const { isSubset, isSent } = comparison;
  const [old, revised] = [pair.old.reader.atoms(pair.old), pair.new.reader.atoms(pair.new)];
  const types = compareTypes(pair, old, revised, isSubset);
  const open = [old, revised].filter(isAnything).length;
  // If only one schema accepts every value, and all types are valid in both, the other schema restricts the values of some types. If it has
  // fewer types, this is reported alone.
  if (open === 2 || (open === 1 && types.length > 0))
    return [
      ...types,
      ...compareOpenAlternatives(pair, compareAll),
      ...compareSelectedSchemas(pair, compareAll),
      ...compareAnnotations(pair),
    ];
  const common = [...new Set(old.map(({ type }) => type))].filter((type) => revised.some((atom) => atom.type === type));
  const findings = [...types, ...common.flatMap((type) => compareType(pair, type, old, revised, comparison))];
  const named = compareNamedAlternatives(pair, findings);
  const selected = compareSelectedSchemas(pair, compareAll);
  const reported = [...correctedFindings(pair, findings, isSubset), ...named, ...selected];
  const tagged = compareDiscriminatorValues(pair, reported, isSent, compareAll);
  return [...reported, ...tagged, ...compareAnnotations(pair)];
}

/** Compares the alternatives of one type. */
function compareType(
  pair: SchemaPair,
  type: AtomType,
  allOld: readonly Atom[],
  allRevised: readonly Atom[],
  comparison: SchemaComparison,
): readonly SchemaFinding[] {
  const { isSubset } = comparison;
  const isOfType = (atom: Atom): boolean => atom.type === type;
  const isForward = (a: Atom, b: Atom): boolean => isAtomSubset(a, pair.old, b, pair.new, isSubset);
  const isBackward = (a: Atom, b: Atom): boolean => isAtomSubset(b, pair.new, a, pair.old, isSubset);
  const { pairs, removed, added } = matchAlternatives(allOld.filter(isOfType), allRevised.filter(isOfType), [
    (a, b) => isForward(a, b) && isBackward(a, b) && haveLabel(a, b),
    (a, b) => haveTag(distinctValues(pair.old.reader, a), distinctValues(pair.new.reader, b)),
    (a, b) => haveLabel(a, b),
    (a, b) => isForward(a, b) && isBackward(a, b),
    (a, b) => isForward(a, b) || isBackward(a, b),
  ]);
  return [
    ...pairs.flatMap(([a, b]) => {
      const alternatives = {
        old: pair.old.reader.conjunction(a.alternatives),
        new: pair.new.reader.conjunction(b.alternatives),
      };
      return compareAtoms({ pair: { ...pair, alternatives, atoms: { old: a, new: b } }, old: a, new: b }, comparison);
    }),
    ...removed
      .filter((atom) => !isCovered(atom, pair.old, allRevised, pair.new, isSubset))
      .map((atom) => findingAbout(pair, 'alternative-removed', 'narrower', unionKeys, { from: atom.labels.at(-1) })),
    ...added
      .filter((atom) => !isCovered(atom, pair.new, allOld, pair.old, isSubset))
      .map((atom) => findingAbout(pair, 'alternative-added', 'wider', unionKeys, { to: atom.labels.at(-1) })),
  ];
}

function compareAtoms(atoms: AtomPair, comparison: SchemaComparison): readonly SchemaFinding[] {
  const { pair, old, new: revised } = atoms;
  const findings = [
    ...(compareValues(atoms) ?? compareByType(atoms, comparison)),
    ...compareConditions(atoms, comparison),
  ];
  if (findings.length > 0 || (old.type !== 'string' && old.type !== 'number')) return findings;
  const { isSubset } = comparison;
  const isForward = isAtomSubset(old, pair.old, revised, pair.new, isSubset);
  const effect = effectOf(isForward, isAtomSubset(revised, pair.new, old, pair.old, isSubset));
  if (effect === 'neutral') return [];
  const removed = compareByType({ ...atoms, isRemoved: true }, comparison);
  return removed.length > 0
    ? removed
    : [findingAbout(pair, 'constraint-changed', effect, keywordsFor('patterns', 'lower', 'upper'))];
}

function compareByType(atoms: AtomPair, comparison: SchemaComparison): readonly SchemaFinding[] {
  switch (atoms.old.type) {
    case 'null':
    case 'boolean':
      return [];
    case 'number':
      return compareNumbers(atoms, comparison);
    case 'string':
      return compareStrings(atoms, comparison);
    case 'array':
      return compareArrays(atoms, comparison);
    case 'object':
      return compareObjects(atoms, comparison);
  }
}

/**
 * Compares the whole schemas, and corrects the findings. If both schemas accept the same values, removes the findings
 * about valid values, except those with `hasEffectBeyondValues`. If only one schema accepts all values of the other schema, sets the
 * effect of these findings to `wider` or `narrower`. If neither schema does, and no finding reports a difference of
 * the valid values, adds the finding `constraint-changed`.
 */
function correctedFindings(
  pair: SchemaPair,
  findings: readonly SchemaFinding[],
  isSubset: IsSubset,
): readonly SchemaFinding[] {
  const [isForward, isBackward] = [isSubset(pair.old, pair.new), isSubset(pair.new, pair.old)];
  if (isForward && isBackward) {
    const remaining = findings.filter((finding) => !isOnlyOfValues(finding));
    return remaining.map((finding) => (finding.change === 'added' ? { ...finding, effect: 'neutral' } : finding));
  }
  if (isForward || isBackward) {
    const effect = isForward ? 'wider' : 'narrower';
    return findings.map((finding) => (isOnlyOfValues(finding) ? { ...finding, effect } : finding));
  }
  const isExplained = (effect: 'narrower' | 'wider'): boolean =>
    findings.some((finding) => [effect, `${effect}-at-least`, 'both', 'unknown'].includes(finding.effect));
  if (isExplained('narrower') || isExplained('wider')) return findings;
  return [...findings, findingAbout(pair, 'constraint-changed', 'unknown', unionKeys)];
}

/** Returns true if a finding matters only if the set of valid values differs. */
const isOnlyOfValues = ({ effect, hasEffectBeyondValues }: SchemaFinding): boolean =>
  effect !== 'text' && effect !== 'neutral' && hasEffectBeyondValues !== true;

/** Returns true if a schema accepts every value. */
const isAnything = (atoms: readonly Atom[]): boolean =>
  atomTypes.every((type) => atoms.some((atom) => atom.type === type && isWholeType(atom)));

const unionKeys = keywordsFor('union', 'conjunction');

const haveLabel = (a: Atom, b: Atom): boolean => a.labels.some((label) => b.labels.includes(label));

const haveTag = (a: readonly string[], b: readonly string[]): boolean => a.some((tag) => b.includes(tag));
