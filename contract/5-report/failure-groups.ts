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

/** For a rule, the rules that an operation also breaks because it breaks this rule. */
const consequences: Readonly<Record<string, readonly string[]>> = {
  // A server that checks no credentials rejects no caller.
  'authentication/none': ['status/401', 'status/403'],
  // A server that ignores the size of a page usually ignores its number, too.
  'pagination/per-page': [
    'list/default',
    'pagination/disjoint',
    'pagination/headers',
    'pagination/limit',
    'pagination/past-the-end',
    'pagination/refused',
    'pagination/whole',
  ],
};

/** A finding of a failure. */
interface Member {
  readonly failure: Failure;
  readonly finding: LocatedFinding;
}

/** Returns the finding of the same operation that explains a finding. Returns the finding itself if there is none. */
function rootOf({ finding, failure }: Member, all: ReadonlyMap<string, readonly Member[]>): LocatedFinding {
  const [rule] = Object.entries(consequences).find(([, rules]) => rules.includes(finding.rule)) ?? [];
  const own = rule === undefined ? undefined : all.get(failure.operation);
  return own?.find((other) => other.finding.rule === rule)?.finding ?? finding;
}

/**
 * Groups failures by their causes, the most frequent cause first. One defect of a server usually causes many failures. A failure with several
 * findings is in several groups. A finding that follows from another finding of the same operation is in the group of this one.
 */
export function groupFailures(failures: readonly Failure[]): FailureGroup[] {
  const all = membersOf(failures);
  const byOperation = Map.groupBy(all, ({ failure }) => failure.operation);
  return groupMembers(all, (member) => rootOf(member, byOperation));
}

/**
 * Groups failures by their causes, without regard to findings that follow from others. A baseline has an entry for each of these groups, because
 * a finding remains known if the other one is mended.
 */
export const groupByCause = (failures: readonly Failure[]): FailureGroup[] =>
  groupMembers(membersOf(failures), ({ finding }) => finding);

const membersOf = (failures: readonly Failure[]): Member[] =>
  failures.flatMap((failure) => failure.findings.map((finding): Member => ({ failure, finding })));

/** @param findingOf returns the finding whose cause is the group of a member. */
function groupMembers(all: readonly Member[], findingOf: (member: Member) => LocatedFinding): FailureGroup[] {
  const byCause = Map.groupBy(all, (member) => causeOf(findingOf(member)));
  const groups = Array.from(byCause, ([cause, members]): FailureGroup => {
    const roots = members.filter(({ finding }) => causeOf(finding) === cause);
    const first = roots.reduce((a, b) => (lengthOf(b.failure) < lengthOf(a.failure) ? b : a));
    const ids = new Set(members.map(({ failure }) => failure.id));
    ids.delete(first.failure.id);
    const operations = new Set(members.map(({ failure }) => failure.operation)).size;
    return { cause, finding: first.finding, first: first.failure, others: [...ids], operations };
  });
  return groups.toSorted((a, b) => b.others.length - a.others.length);
}

const lengthOf = ({ curl = '', before }: Failure): number => [...before, curl].join('\n').length;
