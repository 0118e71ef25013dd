import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { accessTokens, users, type TokenScope } from '../database/schema/index.ts';
import { tokenDigest } from './token-digest.ts';

/** A row of the users. */
export type User = typeof users.$inferSelect;

/** Somebody who calls with an access token. */
export interface TokenHolder {
  readonly user: User;
  readonly scopes: readonly TokenScope[];
}

/** Who holds an access token; undefined when it is unknown, has expired or was revoked, or when its user is not active. */
export async function findTokenHolder(queries: Queries, token: string): Promise<TokenHolder | undefined> {
  const [holder] = await queries
    .select({ user: users, scopes: accessTokens.scopes })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(
      and(
        eq(accessTokens.digest, tokenDigest(token)),
        isNull(accessTokens.revokedAt),
        or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, sql`sandbox_now()`)),
        eq(users.state, 'active'),
      ),
    );
  return holder;
}
