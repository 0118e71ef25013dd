import type { Failure } from './failure.ts';
import { withoutNumbers } from '../4-judge/fingerprint.ts';

/** Failures of one operation that say the same: the first one stands for all. */
export interface FailureGroup {
  readonly first: Failure;
  /** The cases of the others, by the part of their id after the operation. */
  readonly others: readonly string[];
}

/** One defect fails many cases; people want to read of it once. */
export function groupFailures(failures: readonly Failure[]): FailureGroup[] {
  return [...Map.groupBy(failures, keyOf).values()].map(([first, ...others]) => {
    if (first === undefined) throw new Error('A group has a first member');
    return { first, others: others.map(({ id, operation }) => id.slice(operation.length + 1)) };
  });
}

const keyOf = ({ operation, findings }: Failure): string =>
  [operation, ...findings.map(({ rule, message }) => `${rule} ${withoutNumbers(message)}`)].join('\n');
