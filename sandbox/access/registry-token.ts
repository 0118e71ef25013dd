import { randomBytes, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Queries } from '../database/database.ts';
import { readNow } from '../database/now.ts';
import { registrySigningKeys } from '../database/schema/index.ts';
import type { User } from './authenticate.ts';
import type { RegistryAccess } from './credential-limits.ts';

/** What a registry token says. */
export interface RegistryClaims {
  readonly userId: number;
  readonly access: readonly RegistryAccess[];
}

const algorithm = 'HS256';
const audience = 'container_registry';
const issuer = 'forge';

/** Milliseconds for which a token is good. */
const lifetime = 15 * 60 * 1000;

/** Makes a token with which a user has access to something of the registry. It needs a transaction: the first one makes the key. */
export async function makeRegistryToken(queries: Queries, user: User, access: RegistryAccess): Promise<string> {
  const now = await readNow(queries);
  await queries
    .insert(registrySigningKeys)
    .values({ secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  return new SignJWT({ access: [access] })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(user.id))
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + lifetime))
    .sign(await readKey(queries));
}

/** What a token says; undefined when it is none of ours, or has expired. */
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

/** The key of all processes on this database; as long as there is none, one that nobody has signed with. */
async function readKey(queries: Queries): Promise<Uint8Array> {
  const [key] = await queries.select().from(registrySigningKeys);
  return key === undefined ? randomBytes(32) : Buffer.from(key.secret, 'base64url');
}
