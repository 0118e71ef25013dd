import type { Case } from '../2-plan/cases/case.ts';
import type { CaseResult } from './case-result.ts';
import type { RunContext } from './context.ts';
import { runCase } from './run-case.ts';

/**
 * Runs the read cases in parallel and in any order, then the write cases, and then the cases with hostile input. The write cases of one area
 * run one after the other, because one case must not see the unfinished changes of another. The write cases of different areas run in
 * parallel.
 *
 * @param report receives each result immediately.
 */
export async function runCases(
  context: RunContext,
  cases: readonly Case[],
  workers: number,
  report: (result: CaseResult) => void,
  signal: AbortSignal,
): Promise<void> {
  const [hostile = [], others = []] = [true, false].map((isHostile) =>
    cases.filter(({ kind }) => (kind === 'hostile') === isHostile),
  );
  const lanes = [readLanes(others), writeLanes(context, others), hostileLanes(hostile)];
  for (const open of lanes.map((each) => each.values())) {
    const work = async (): Promise<void> => {
      for (const testCase of casesOf(open)) {
        if (signal.aborted) return;
        report(await runCase(context, testCase));
      }
    };
    // Waits for all workers, so that no result arrives after the report.
    const ends = await Promise.allSettled(Array.from({ length: workers }, work));
    const failed = ends.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }
}

/** A list of cases that run one after the other. */
type Lane = readonly Case[];

const readLanes = (cases: readonly Case[]): Lane[] =>
  cases.filter(({ level }) => level === 'read').map((testCase) => [testCase]);

/** Returns the write cases of each area, in their order. */
function writeLanes({ fixtures: { operations } }: RunContext, cases: readonly Case[]): Lane[] {
  const order = Object.keys(operations);
  const writing = cases.filter(({ level }) => level !== 'read');
  const lanes = [...Map.groupBy(writing, ({ operation }) => operation.area).values()];

  /**
   * Returns the position of a case among the write cases of its area. Cases that consume resources run after the others, in the order in
   * which the fixtures list their operations. A case that exceeds a rate limit on purpose runs last.
   */
  const positionOf = ({ id, operation }: Case): number => {
    if (id.endsWith('/status/429')) return Number.MAX_SAFE_INTEGER;
    const consumes = operations[operation.name]?.consumes === true && id.endsWith('/minimal');
    return consumes ? order.indexOf(operation.name) + 1 : 0;
  };
  return lanes.map((lane) => lane.toSorted((a, b) => positionOf(a) - positionOf(b)));
}

/**
 * Returns one lane, so that a server which ends or hangs does so because of the last request. Takes the first case of each operation, then the
 * second one, so that a run with a time limit tests all operations.
 */
function hostileLanes(cases: readonly Case[]): Lane[] {
  const position = new Map(
    [...Map.groupBy(cases, ({ operation }) => operation.name).values()].flatMap((own) =>
      own.map((testCase, index) => [testCase, index] as const),
    ),
  );
  return [cases.toSorted((a, b) => (position.get(a) ?? 0) - (position.get(b) ?? 0))];
}

/** Returns the cases of the next lanes. Several workers share the iterator of the lanes, so that each lane runs once. */
function* casesOf(lanes: IteratorObject<Lane>): Generator<Case> {
  for (const lane of lanes) yield* lane;
}
