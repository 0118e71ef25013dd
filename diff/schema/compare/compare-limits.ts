import { type AtomPair, findingAbout, type SchemaComparison } from './comparison.ts';
import { effectOfOnly } from './effect-of-only.ts';
import { keywordsFor } from '../normal/read-keywords.ts';
import type { SchemaFinding } from './finding.ts';

/** The ends of the names of limits. For example, `Items` is the end of `minItems` and `maxItems`. */
const counted = { items: 'Items', length: 'Length', properties: 'Properties' } as const;

/**
 * Compares the old and the new values of two limits. If `name` is `items`, for example, the limits are `minItems` and
 * `maxItems`. Leaves out a limit that other constraints imply.
 */
export function compareLimits(
  atoms: AtomPair,
  name: keyof typeof counted,
  { isSubset }: SchemaComparison,
): readonly SchemaFinding[] {
  const { pair, old, new: revised } = atoms;
  const findings: SchemaFinding[] = [];
  const [minimum, maximum] = [`min${counted[name]}`, `max${counted[name]}`] as const;
  const [low, lowNew] = [old[minimum], revised[minimum]];
  if (low !== lowNew) {
    const isIncreased = lowNew > low;
    const change = isIncreased ? (`min-${name}-increased` as const) : (`min-${name}-decreased` as const);
    const words = { from: String(low), to: String(lowNew) };
    findings.push(findingAbout(pair, change, effectOfOnly(atoms, isSubset, minimum), keywordsFor(minimum), words));
  }
  const [high, highNew] = [old[maximum], revised[maximum]];
  if (high !== highNew) {
    const isIncreased = highNew > high;
    const change = isIncreased ? (`max-${name}-increased` as const) : (`max-${name}-decreased` as const);
    const words = { from: limitText(high), to: limitText(highNew) };
    findings.push(findingAbout(pair, change, effectOfOnly(atoms, isSubset, maximum), keywordsFor(maximum), words));
  }
  return findings.filter(({ effect }) => effect !== 'neutral');
}

const limitText = (limit: number): string => (limit === Infinity ? 'no limit' : String(limit));
