import type { Failure } from './failure.ts';
import { withoutNumbers } from '../4-judge/fingerprint.ts';

/** Failures of one operation with the same findings. Reports show only the first. */
export interface FailureGroup {
  readonly first: Failure;
  /** The names of the other cases: the part of their id after the operation. */
  readonly others: readonly string[];
}

/** Groups failures with the same findings, because one defect usually fails many cases. */
export function groupFailures(failures: readonly Failure[]): FailureGroup[] {
  return [...Map.groupBy(failures, keyOf).values()].map(([first, ...others]) => {
    if (first === undefined) throw new Error('A group has a first member');
    return { first, others: others.map(({ id, operation }) => id.slice(operation.length + 1)) };
  });
}

const keyOf = ({ operation, findings }: Failure): string =>
  [operation, ...findings.map(({ rule, message }) => `${rule} ${withoutNumbers(message)}`)].join('\n');
