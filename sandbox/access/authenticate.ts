import { isGetOrHead } from '@forgespec/templates/shared/get-or-head';
import { and, eq, gt, isNull, or, sql } from '../database/drizzle.ts';
import type { DispatcherOptions } from '@forgespec/sdk/server';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { Route } from '@forgespec/sdk/server';
import type { Queries } from '../database/database.ts';
import { accessTokens, jobTokens, pipelines, users, type TokenScope } from '../database/schema/index.ts';
import type { CredentialLimits } from './credential-limits.ts';
import { readRegistryToken } from './registry-token.ts';
import { tokenDigest } from './token-digest.ts';

/** A row of the table of users. */
export type User = typeof users.$inferSelect;

/** The user of an authenticated request, with the restrictions of the credential. */
export class UserPrincipal {
  readonly user: User;
  /** The restrictions of the credential. */
  readonly limits: CredentialLimits;

  constructor(user: User, limits: CredentialLimits = {}) {
    this.user = user;
    this.limits = limits;
  }
}

/** Returns an object with one function for each security scheme. The function finds the user of a credential. */
export function authenticators(queries: Queries): DispatcherOptions['authenticate'] {
  const holders = prepareTokenHolders(queries);
  return {
    PrivateToken: async (token, { route }) => {
      const [holder] = await holders.execute({ digest: tokenDigest(token) });
      if (holder === undefined) return undefined;
      requireScopes('PrivateToken', holder.scopes, route);
      return new UserPrincipal(holder.user);
    },
    JobToken: async (token) => {
      const job = await findJob(queries, token);
      return job && new UserPrincipal(job.user, { onlyProject: job.projectId });
    },
    RegistryBasic: async ({ username, password }, { route }) => {
      const [holder] = await holders.execute({ digest: tokenDigest(password) });
      if (holder?.user.username.toLowerCase() !== username.toLowerCase()) return undefined;
      requireScopes('RegistryBasic', holder.scopes, route);
      return new UserPrincipal(holder.user, holder.scopes.includes('api') ? {} : { onlyReads: true });
    },
    RegistryToken: async (token) => {
      const claims = await readRegistryToken(queries, token);
      if (claims === undefined) return undefined;
      const [user] = await queries
        .select()
        .from(users)
        .where(and(eq(users.id, claims.userId), isActive));
      return user && new UserPrincipal(user, { onlyAccess: claims.access });
    },
  };
}

const isActive = eq(users.state, 'active');

/**
 * Checks the scopes of a token.
 *
 * @throws {Refusal} 403 if the operation accepts the security scheme of the token, but the scopes of the token do not
 * allow the operation.
 */
function requireScopes(scheme: string, scopes: readonly TokenScope[], route: Route): void {
  const isAccepted = route.security?.some((alternative) => Object.hasOwn(alternative, scheme));
  if (isAccepted === true && !scopesAllow(scopes, route))
    throw new Refusal(403, `A token with the scopes ${scopes.join(', ')} does not allow this`);
}

/**
 * Prepares the query that finds the owner of an access token. The query returns no row if the token is unknown, expired
 * or revoked, or if its owner is not active.
 */
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
        isActive,
      ),
    )
    .prepare('token_holder');

/**
 * Finds the job to which a job token belongs. Returns the user and the project of the job. Returns undefined if the
 * token is unknown, the job has finished, or the user is not active.
 */
async function findJob(
  queries: Queries,
  token: string,
): Promise<{ readonly user: User; readonly projectId: number } | undefined> {
  const [job] = await queries
    .select({ user: users, projectId: pipelines.projectId })
    .from(jobTokens)
    .innerJoin(pipelines, eq(pipelines.id, jobTokens.pipelineId))
    .innerJoin(users, eq(users.id, jobTokens.userId))
    .where(and(eq(jobTokens.digest, tokenDigest(token)), isNull(jobTokens.finishedAt), isActive));
  return job;
}

/** The properties of an operation that determine which scopes allow it. */
interface ScopedOperation {
  readonly area: string;
  readonly method: string;
}

/**
 * Returns true if the scopes of a token allow an operation. The scope `api` allows all operations. `read_api` allows
 * all GET and HEAD requests. `read_repository` allows only the GET and HEAD requests for files of a repository.
 */
function scopesAllow(scopes: readonly TokenScope[], { area, method }: ScopedOperation): boolean {
  if (scopes.includes('api')) return true;
  if (!isGetOrHead(method)) return false;
  return scopes.includes('read_api') || (area === 'repositoryFiles' && scopes.includes('read_repository'));
}
