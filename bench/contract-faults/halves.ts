import { createHash } from 'node:crypto';
import type { PlantedFault } from './planted-fault.ts';

/** The laws are developed with one half of the faults. The other half measures them. */
export type Half = 'develop' | 'measure';

/**
 * Divides the faults of one API into two halves of equal size, also within each class. The order of the faults has no effect.
 *
 * @param seed selects the division.
 */
export function halfOf(faults: readonly PlantedFault[], half: Half, seed: string): PlantedFault[] {
  const rankOf = (fault: PlantedFault): string =>
    createHash('sha256')
      .update([seed, fault.class, ...fault.operations, fault.title].join('\n'))
      .digest('hex');
  return [...Map.groupBy(faults, (fault) => fault.class).values()].flatMap((inClass) =>
    inClass
      .toSorted((a, b) => rankOf(a).localeCompare(rankOf(b)))
      .filter((_, index) => (index % 2 === 0) === (half === 'develop')),
  );
}
