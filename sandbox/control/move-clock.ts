import { dateTimeMessage, hasDateTimeFormat } from '@forgespec/templates/validators/formats/date-time';
import { sql } from '../database/drizzle.ts';
import { readNow } from '../database/now.ts';
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
  requireClockTime('advance', (await readNow(queries)).getTime() + advance * 1000);
  await queries.update(clock).set({ ahead: sql`${clock.ahead} + make_interval(secs => ${advance})` });
  await announceWork(queries);
}

/**
 * The first and the last time to which the clock can be set. Git supports no time before 1970. RFC 3339 supports no
 * time after 9999. `lastClockTime` is earlier than the year 9999, because the next run of a schedule can be some years
 * later.
 */
const firstClockTime = Date.parse('1970-01-02T00:00:00Z');
const lastClockTime = Date.parse('9000-01-01T00:00:00Z');

function requireClockTime(property: string, time: number): void {
  if (time >= firstClockTime && time <= lastClockTime) return;
  throw new InvalidControlRequestError(`\`${property}\` must set the clock to a time from 1970-01-02 to 9000-01-01`);
}
