import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { Refusal, type DispatcherOptions } from '../../generated/server/index.ts';
import type { Queries } from '../database/database.ts';
import { accessTokens, users } from '../database/schema/index.ts';
import { tokenDigest } from './token-digest.ts';
import { scopesAllow } from './token-scopes.ts';

/** A row of the users. */
export type User = typeof users.$inferSelect;

/** A caller who is a user, whatever was shown to prove it. */
export class Principal {
  readonly user: User;

  constructor(user: User) {
    this.user = user;
  }
}

/** Finds out who calls, for each way to show it. */
export function authenticators(queries: Queries): DispatcherOptions['authenticate'] {
  const holders = prepareTokenHolders(queries);
  return {
    PrivateToken: async (token, { route }) => {
      const [holder] = await holders.execute({ digest: tokenDigest(token) });
      if (holder === undefined) return undefined;
      if (scopesAllow(holder.scopes, route)) return new Principal(holder.user);
      throw new Refusal(403, `A token with the scopes ${holder.scopes.join(', ')} may not do this`);
    },
    JobToken: () => undefined,
    RegistryBasic: () => undefined,
    RegistryToken: () => undefined,
  };
}

/** Who holds an access token: nobody when it is unknown, has expired or was revoked, or when its user is not active. */
const prepareTokenHolders = (queries: Queries) =>
  queries
    .select({ user: users, scopes: accessTokens.scopes })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(
      and(
        eq(accessTokens.digest, sql.placeholder('digest')),
        isNull(accessTokens.revokedAt),
        or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, sql`sandbox_now()`)),
        eq(users.state, 'active'),
      ),
    )
    .prepare('token_holder');
