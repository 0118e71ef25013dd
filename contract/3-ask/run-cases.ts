import type { Case } from '../2-plan/cases/case.ts';
import type { CaseResult } from './case-result.ts';
import type { RunContext } from './context.ts';
import { runCase } from './run-case.ts';

/**
 * Runs the read cases in parallel and in any order, then the write cases. The write cases of one area run one after the other,
 * because one case must not see the unfinished changes of another. The write cases of different areas run in parallel.
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
  const order = Object.keys(context.fixtures.operations);
  const reading = cases.filter(({ level }) => level === 'read').map((testCase) => [testCase]);
  const writing = [
    ...Map.groupBy(
      cases.filter(({ level }) => level !== 'read'),
      ({ operation }) => operation.area,
    ).values(),
  ].map((lane) => lane.toSorted((a, b) => positionOf(a) - positionOf(b)));
  for (const lanes of [reading, writing]) await runLanes(lanes);

  /**
   * Returns the position of a case among the write cases of its area. Cases that consume resources run after the others, in the order in
   * which the fixtures list their operations. A case that exceeds a rate limit on purpose runs last.
   */
  function positionOf({ id, operation }: Case): number {
    if (id.endsWith('/status/429')) return Number.MAX_SAFE_INTEGER;
    const consumes = context.fixtures.operations[operation.name]?.consumes === true && id.endsWith('/minimal');
    return consumes ? order.indexOf(operation.name) + 1 : 0;
  }

  async function runLanes(lanes: readonly (readonly Case[])[]): Promise<void> {
    const open = lanes.values();
    const work = async (): Promise<void> => {
      for (const lane of open) {
        for (const testCase of lane) {
          if (signal.aborted) return;
          report(await runCase(context, testCase));
        }
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
  }
}
