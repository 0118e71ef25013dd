import type { Failure } from './failure.ts';
import { withoutNumbers } from '../4-judge/fingerprint.ts';

/** Failures of one operation with the same findings. Reports show only the first of these failures in full. */
export interface FailureGroup {
  readonly first: Failure;
  /** The names of the other cases. A name is the id without the operation at its beginning. */
  readonly others: readonly string[];
}

/** Groups failures of one operation with the same findings. One defect of a server usually causes many failures. */
export function groupFailures(failures: readonly Failure[]): FailureGroup[] {
  return [...Map.groupBy(failures, keyOf).values()].map(([first, ...others]) => {
    if (first === undefined) throw new Error('A group has a first member');
    return { first, others: others.map(({ id, operation }) => id.slice(operation.length + 1)) };
  });
}

const keyOf = ({ operation, findings }: Failure): string =>
  [operation, ...findings.map(({ rule, message }) => `${rule} ${withoutNumbers(message)}`)].join('\n');
