import { mergeWaiting } from '../areas/merge-requests/auto-merge.ts';
import { runDueSchedules } from '../areas/pipeline-schedules/run-schedule.ts';
import type { Log } from '@forgespec/sdk/server';
import type { Database, Watch } from '../database/database.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { isDiskFull } from '../disk-full.ts';
import type { Sandbox } from '../sandbox.ts';
import { workChannel } from '../jobs/announce-work.ts';
import { jobsOf } from './do-job.ts';

/**
 * The time between two checks for due work, in milliseconds. A process can start a check earlier by announcing work.
 */
const interval = 1000;

/**
 * Starts the background work: jobs, schedules that are due, and automatic merging. Also logs when the database becomes unavailable, and when
 * it is available again.
 *
 * @returns a function that stops the background work.
 */
export async function startBackground(
  sandbox: Sandbox,
  { listen }: Database,
  log: Log | undefined,
): Promise<() => Promise<void>> {
  const report = reportOf(sandbox, log);
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
  const stopListening = await listen(
    workChannel,
    () => {
      sandbox.jobs.wake();
      requestRound();
    },
    watchOf(log),
  );
  const timer = setInterval(requestRound, interval);
  return async () => {
    clearInterval(timer);
    await stopListening();
    await round;
    await sandbox.jobs.close();
  };
}

/**
 * Returns a function that logs the errors of background work. It does not log that the database is unavailable, because the watch of the
 * database logs it.
 */
const reportOf =
  ({ reportFullDisk }: Sandbox, log: Log | undefined) =>
  (error: unknown): void => {
    if (isUnavailable(error)) return;
    if (isDiskFull(error)) reportFullDisk();
    else log?.error({ err: error }, 'Background work failed');
  };

const watchOf = (log: Log | undefined): Watch => ({
  lost: (reason) =>
    log?.error(
      { reason: textOf(reason) },
      'The database is not available. Until it is available again, requests get 503',
    ),
  returned: () => log?.warn({}, 'The database is available again'),
});

/** Returns the message of an error, or of its cause if it has one. */
const textOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);

/** Runs the due schedules, and then automatic merging. If running the schedules fails, automatic merging still runs. */
async function doDue(sandbox: Sandbox, report: (error: unknown) => void): Promise<void> {
  await runDueSchedules(sandbox).catch(report);
  await mergeWaiting(sandbox).catch(report);
}
