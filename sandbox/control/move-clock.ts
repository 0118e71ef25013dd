import { dateTimeMessage, hasDateTimeFormat } from '@forgespec/templates/validators/formats';
import { sql } from '../database/drizzle.ts';
import { clock } from '../database/schema/index.ts';
import { setClock } from '../example-data/insert-example-data.ts';
import { announceWork } from '../jobs/announce-work.ts';
import { readInstant } from '../requests/instants.ts';
import type { Sandbox } from '../sandbox.ts';
import { InvalidControlRequestError, type ControlBody } from './control-body.ts';

/** The properties of a request that moves the clock. A request has exactly one of them. */
export const clockProperties = ['now', 'advance'] as const;

/**
 * Sets the clock of the sandbox to `now`, or moves it by `advance` seconds.
 *
 * @throws {InvalidControlRequestError} if the body does not have exactly one valid property.
 */
export async function moveClock({ queries }: Sandbox, { now, advance }: ControlBody): Promise<void> {
  if ((now === undefined) === (advance === undefined))
    throw new InvalidControlRequestError(
      'The body must contain either `now` (a time) or `advance` (a number of seconds)',
    );
  if (now !== undefined) {
    // JavaScript would also accept incomplete times and days that do not exist: `1` is in the year 2001.
    if (typeof now !== 'string' || !hasDateTimeFormat(now))
      throw new InvalidControlRequestError(`\`now\` ${dateTimeMessage}`);
    const time = readInstant(now.toUpperCase());
    requireClockTime('now', time.getTime());
    await setClock(queries, time.toISOString());
    return;
  }
  if (typeof advance !== 'number' || !Number.isFinite(advance))
    throw new InvalidControlRequestError('`advance` must be a number of seconds, such as 3600');
  // The database cannot add a longer duration. Within this limit, the time after the move decides.
  if (Math.abs(advance) * 1000 > lastClockTime - firstClockTime) throw outsideClockTimes('advance');
  // One statement checks and moves the clock, because other requests can move it at the same time.
  const ahead = sql`${clock.ahead} + make_interval(secs => ${advance})`;
  const [first, last] = [firstClockTime, lastClockTime].map((time) => new Date(time).toISOString());
  const moved = await queries
    .update(clock)
    .set({ ahead })
    .where(sql`clock_timestamp() + (${ahead}) between ${first}::timestamptz and ${last}::timestamptz`)
    .returning({ ahead: clock.ahead });
  if (moved.length === 0) throw outsideClockTimes('advance');
  await announceWork(queries);
}

/**
 * The first and the last time to which the clock can be set. Git supports no time before 1970. The cron expressions of schedules support
 * no time after 2999. `lastClockTime` is earlier, because the next run of a schedule can be some years later.
 */
const firstClockTime = Date.parse('1970-01-02T00:00:00Z');
const lastClockTime = Date.parse('2990-01-01T00:00:00Z');

function requireClockTime(property: string, time: number): void {
  if (time < firstClockTime || time > lastClockTime) throw outsideClockTimes(property);
}

const outsideClockTimes = (property: string): InvalidControlRequestError =>
  new InvalidControlRequestError(`\`${property}\` must set the clock to a time from 1970-01-02 to 2990-01-01`);
