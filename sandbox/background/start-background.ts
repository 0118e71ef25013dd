import { mergeWaiting } from '../areas/merge-requests/auto-merge.ts';
import { runDueSchedules } from '../areas/pipeline-schedules/run-schedule.ts';
import type { Database } from '../database/database.ts';
import type { Sandbox } from '../sandbox.ts';
import { workChannel } from '../jobs/announce-work.ts';
import { jobsOf } from './do-job.ts';

/** Milliseconds between two looks at what is due, when nobody announces anything. */
const interval = 1000;

/** Begins to do the work that no request waits for: jobs, and schedules whose time has come. @returns what ends it. */
export async function startBackground(
  sandbox: Sandbox,
  { listen }: Database,
  report: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const { share } = sandbox.resetLock;
  await sandbox.jobs.work(jobsOf(sandbox), share, report);
  let round: Promise<void> | undefined;
  let isAskedFor = false;
  const doRounds = async (): Promise<void> => {
    while (isAskedFor) {
      isAskedFor = false;
      await share(async () => doDue(sandbox, report)).catch(report);
    }
    round = undefined;
  };
  const look = (): void => {
    isAskedFor = true;
    round ??= doRounds();
  };
  const stopListening = await listen(workChannel, () => {
    sandbox.jobs.wake();
    look();
  });
  const timer = setInterval(look, interval);
  return async () => {
    clearInterval(timer);
    await stopListening();
    await round;
    await sandbox.jobs.close();
  };
}

/** Does what its time has come for. What fails does not keep the rest from being done. */
async function doDue(sandbox: Sandbox, report: (error: unknown) => void): Promise<void> {
  await runDueSchedules(sandbox).catch(report);
  await mergeWaiting(sandbox).catch(report);
}
