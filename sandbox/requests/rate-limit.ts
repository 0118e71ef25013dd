import { sql } from '../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { Queries } from '../database/database.ts';
import { rateLimits } from '../database/schema/index.ts';

/** The maximum number of uses in a period of some seconds. */
export interface RateLimit {
  readonly times: number;
  readonly seconds: number;
}

/**
 * Counts one use of a feature that has a rate limit.
 *
 * @param key identifies the user and the feature. Uses with the same key are counted together.
 * @throws {Refusal} 429 if the limit is exceeded.
 */
export async function countUse(queries: Queries, key: string, { times, seconds }: RateLimit): Promise<void> {
  const end = sql`${rateLimits.since} + make_interval(secs => ${seconds})`;
  const isOver = sql`${end} <= sandbox_now()`;
  const [row] = await queries
    .insert(rateLimits)
    .values({ key, since: sql`sandbox_now()`, used: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        used: sql`case when ${isOver} then 1 else ${rateLimits.used} + 1 end`,
        since: sql`case when ${isOver} then sandbox_now() else ${rateLimits.since} end`,
      },
    })
    .returning({
      used: rateLimits.used,
      wait: sql<number>`least(ceil(extract(epoch from ${end} - sandbox_now())), ${seconds})::integer`,
    });
  if (row !== undefined && row.used > times) {
    const retryAfter = String(Math.max(row.wait, 1));
    throw new Refusal(429, `This can be done ${times} times in ${seconds} seconds`, { 'retry-after': retryAfter });
  }
}
