import { Cron } from 'croner';
import { Refusal } from '@forgespec/sdk/server/refusal';
import { timeZoneOf } from './time-zones.ts';

/**
 * Returns the time of the next run of a schedule.
 *
 * @param cron five fields: minute, hour, day of the month, month, day of the week.
 * @param timeZone a name of the tz database, or a name that `time-zones.ts` lists, such as `Pacific Time (US &
 * Canada)`.
 * @throws {Refusal} 422 if `cron` or `timeZone` is not valid, or if `cron` names a date that does not exist, such as 30
 * February.
 */
export function nextRun(cron: string, timeZone: string, now: Date): Date {
  const zone = timeZoneOf(timeZone);
  if (zone === undefined) throw new Refusal(422, `There is no time zone ${timeZone}`);
  const next = readCron(cron, zone).nextRun(now);
  if (next === null) throw new Refusal(422, `The time ${cron} never occurs`);
  return next;
}

function readCron(cron: string, timezone: string): Cron {
  try {
    return new Cron(cron, { timezone, mode: '5-part', paused: true });
  } catch {
    throw new Refusal(422, `${cron} is not a cron expression of five fields`);
  }
}
