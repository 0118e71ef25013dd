import type { Failure } from './failure.ts';
import { causeOf } from '../4-judge/cause.ts';

/** A finding with its source location. */
export type LocatedFinding = Failure['findings'][number];

/** The failures with one cause, of any operations. Reports show the cause once, with the request of the first failure. */
export interface FailureGroup {
  /** The identifier of the cause, for the baseline. */
  readonly cause: string;
  /** The finding of the first failure that has the cause. */
  readonly finding: LocatedFinding;
  /** The failure with the shortest request. */
  readonly first: Failure;
  /** The ids of the other cases. */
  readonly others: readonly string[];
  /** The number of operations with the cause. */
  readonly operations: number;
}

/**
 * Groups failures by their causes, the most frequent cause first. One defect of a server usually causes many failures. A failure with several
 * findings is in several groups.
 */
export function groupFailures(failures: readonly Failure[]): FailureGroup[] {
  const all = failures.flatMap((failure) => failure.findings.map((finding) => ({ failure, finding })));
  const byCause = Map.groupBy(all, ({ finding }) => causeOf(finding));
  const groups = Array.from(byCause, ([cause, members]): FailureGroup => {
    const first = members.reduce((a, b) => (lengthOf(b.failure) < lengthOf(a.failure) ? b : a));
    const ids = new Set(members.map(({ failure }) => failure.id));
    ids.delete(first.failure.id);
    const operations = new Set(members.map(({ failure }) => failure.operation)).size;
    return { cause, finding: first.finding, first: first.failure, others: [...ids], operations };
  });
  return groups.toSorted((a, b) => b.others.length - a.others.length);
}

const lengthOf = ({ curl = '', before }: Failure): number => [...before, curl].join('\n').length;
