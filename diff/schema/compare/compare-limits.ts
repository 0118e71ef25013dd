import { type AtomPair, effectOf, findingAbout } from './comparison.ts';
import { keywordsFor } from '../normal/read-keywords.ts';
import type { SchemaFinding } from './finding.ts';

/** The ends of the names of limits. For example, `Items` is the end of `minItems` and `maxItems`. */
const counted = { items: 'Items', length: 'Length', properties: 'Properties' } as const;

/**
 * Compares the old and the new values of two limits. If `name` is `items`, for example, the limits are `minItems` and
 * `maxItems`.
 */
export function compareLimits(
  { pair, old, new: revised }: AtomPair,
  name: keyof typeof counted,
): readonly SchemaFinding[] {
  const findings: SchemaFinding[] = [];
  const [minimum, maximum] = [`min${counted[name]}`, `max${counted[name]}`] as const;
  const [low, lowNew] = [old[minimum], revised[minimum]];
  if (low !== lowNew) {
    const isIncreased = lowNew > low;
    const change = isIncreased ? (`min-${name}-increased` as const) : (`min-${name}-decreased` as const);
    const words = { from: String(low), to: String(lowNew) };
    findings.push(findingAbout(pair, change, effectOf(!isIncreased, isIncreased), keywordsFor(minimum), words));
  }
  const [high, highNew] = [old[maximum], revised[maximum]];
  if (high !== highNew) {
    const isIncreased = highNew > high;
    const change = isIncreased ? (`max-${name}-increased` as const) : (`max-${name}-decreased` as const);
    const words = { from: limitText(high), to: limitText(highNew) };
    findings.push(findingAbout(pair, change, effectOf(isIncreased, !isIncreased), keywordsFor(maximum), words));
  }
  return findings;
}

const limitText = (limit: number): string => (limit === Infinity ? 'no limit' : String(limit));
