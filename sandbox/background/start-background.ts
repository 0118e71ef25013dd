import { mergeWaiting } from '../areas/merge-requests/auto-merge.ts';
import { runDueSchedules } from '../areas/pipeline-schedules/run-schedule.ts';
import type { Sandbox } from '../sandbox.ts';
import { jobsOf } from './do-job.ts';

/** Milliseconds between two looks at what is due. */
const interval = 1000;

/** Begins to do the work that no request waits for: jobs, and schedules whose time has come. @returns what ends it. */
export async function startBackground(
  sandbox: Sandbox,
  report: (error: unknown) => void,
): Promise<() => Promise<void>> {
  await sandbox.jobs.work(jobsOf(sandbox));
  let round: Promise<void> | undefined;
  const timer = setInterval(() => {
    round ??= doDue(sandbox, report).finally(() => (round = undefined));
  }, interval);
  return async () => {
    clearInterval(timer);
    await round;
    await sandbox.jobs.close();
  };
}

/** Does what its time has come for. What fails does not keep the rest from being done. */
async function doDue(sandbox: Sandbox, report: (error: unknown) => void): Promise<void> {
  await runDueSchedules(sandbox).catch(report);
  await mergeWaiting(sandbox).catch(report);
}
