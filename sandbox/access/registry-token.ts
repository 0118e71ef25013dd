import { randomBytes, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Queries } from '../database/database.ts';
import { readNow } from '../database/now.ts';
import { registrySigningKeys } from '../database/schema/index.ts';
import type { RegistryAccess } from './credential-limits.ts';

/** The claims of a registry token. */
export interface RegistryClaims {
  readonly userId: number;
  readonly access: readonly RegistryAccess[];
}

const algorithm = 'HS256';
const audience = 'container_registry';
const issuer = 'forge';

/** The time for which a token is valid, in milliseconds. */
const lifetime = 15 * 60 * 1000;

/**
 * Creates a token with which a user can access the registry.
 *
 * @param queries a transaction, because the first call also stores a new signing key.
 */
export async function createRegistryToken(queries: Queries, userId: number, access: RegistryAccess): Promise<string> {
  const now = await readNow(queries);
  await queries
    .insert(registrySigningKeys)
    .values({ secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  return new SignJWT({ access: [access] })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(userId))
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + lifetime))
    .sign(await readKey(queries));
}

/** Returns the claims of a token. Returns undefined if the token is invalid or expired. */
export async function readRegistryToken(queries: Queries, token: string): Promise<RegistryClaims | undefined> {
  const key = await readKey(queries);
  const currentDate = await readNow(queries);
  try {
    const { payload } = await jwtVerify<Pick<RegistryClaims, 'access'>>(token, key, {
      algorithms: [algorithm],
      audience,
      issuer,
      requiredClaims: ['sub', 'exp'],
      currentDate,
    });
    return { userId: Number(payload.sub), access: payload.access };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/**
 * Returns the signing key of the database. If the database has no key yet, no registry token was issued. The function
 * then returns a random key, so that every token is invalid.
 */
async function readKey(queries: Queries): Promise<Uint8Array> {
  const [key] = await queries.select().from(registrySigningKeys);
  return key === undefined ? randomBytes(32) : Buffer.from(key.secret, 'base64url');
}
