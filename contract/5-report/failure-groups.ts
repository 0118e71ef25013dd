import type { Failure } from './failure.ts';
import { withoutNumbers } from '../4-judge/fingerprint.ts';

/** A finding with its source location. */
export type LocatedFinding = Failure['findings'][number];

/** The failures with one cause, of any operations. Reports show the cause once, with the request of the first failure. */
export interface FailureGroup {
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
  const groups = [...Map.groupBy(all, ({ finding }) => causeOf(finding)).values()].map((members): FailureGroup => {
    const first = members.reduce((a, b) => (lengthOf(b.failure) < lengthOf(a.failure) ? b : a));
    const ids = new Set(members.map(({ failure }) => failure.id));
    ids.delete(first.failure.id);
    const operations = new Set(members.map(({ failure }) => failure.operation)).size;
    return { finding: first.finding, first: first.failure, others: [...ids], operations };
  });
  return groups.toSorted((a, b) => b.others.length - a.others.length);
}

const lengthOf = ({ curl = '', before }: Failure): number => [...before, curl].join('\n').length;

/**
 * Returns a text that is the same for findings with the same cause: a rule of a shared component of the description, or the same message,
 * except for its numbers. If a status is the result, another status is another cause.
 */
function causeOf({ rule, message, pointer, got }: LocatedFinding): string {
  const [status = ''] = /^\d{3}\b/u.exec(got) ?? [];
  const isShared = pointer.startsWith('/components/') && rule === 'body';
  return [rule, status, isShared ? pointer : withoutNumbers(message)].join(' ');
}
