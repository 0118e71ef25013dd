import { mergeWaiting } from '../areas/merge-requests/auto-merge.ts';
import { runDueSchedules } from '../areas/pipeline-schedules/run-schedule.ts';
import type { Database } from '../database/database.ts';
import type { Sandbox } from '../sandbox.ts';
import { workChannel } from '../jobs/announce-work.ts';
import { jobsOf } from './do-job.ts';

/**
 * The time between two checks for due work, in milliseconds. A process can start a check earlier by announcing work.
 */
const interval = 1000;

/**
 * Starts the background work: jobs, schedules that are due, and automatic merging.
 *
 * @returns a function that stops the background work.
 */
export async function startBackground(
  sandbox: Sandbox,
  { listen }: Database,
  report: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const { share } = sandbox.resetLock;
  await sandbox.jobs.work(jobsOf(sandbox), share, report);
  let round: Promise<void> | undefined;
  let isRequested = false;
  const doRounds = async (): Promise<void> => {
    while (isRequested) {
      isRequested = false;
      await share(async () => doDue(sandbox, report)).catch(report);
    }
    round = undefined;
  };
  const requestRound = (): void => {
    isRequested = true;
    round ??= doRounds();
  };
  const stopListening = await listen(workChannel, () => {
    sandbox.jobs.wake();
    requestRound();
  });
  const timer = setInterval(requestRound, interval);
  return async () => {
    clearInterval(timer);
    await stopListening();
    await round;
    await sandbox.jobs.close();
  };
}

/** Runs the due schedules, and then automatic merging. If running the schedules fails, automatic merging still runs. */
async function doDue(sandbox: Sandbox, report: (error: unknown) => void): Promise<void> {
  await runDueSchedules(sandbox).catch(report);
  await mergeWaiting(sandbox).catch(report);
}
