import { placeCredentials, usableAlternative } from '../2-plan/requests/credentials.ts';
import type { TestedOperation } from '../1-describe/subject.ts';
import type { FixtureCredentials } from '../2-plan/fixtures.ts';
import { CaseSkippedError, type CredentialOptions } from '../2-plan/session.ts';
import type { RequestCredentials } from '../http/wire-request.ts';
import type { RunContext } from './context.ts';

/** Returns the known credentials of a role, by security scheme. Default: the role that the operation requires. */
export const credentialsOfRole = (
  { credentialStore, fixtures }: RunContext,
  operation: TestedOperation,
  role: string | undefined,
): FixtureCredentials =>
  credentialStore.ofRole(role ?? fixtures.operations[operation.name]?.role ?? operation.facts.role);

/**
 * Returns the credentials that an operation requires.
 *
 * @throws {CaseSkippedError} if every security alternative of the operation needs a credential that is not known.
 */
export async function requiredCredentials(
  context: RunContext,
  operation: TestedOperation,
  { role, alternative, args }: CredentialOptions,
): Promise<RequestCredentials> {
  const { security } = operation;
  const known = credentialsOfRole(context, operation, role);
  const usable = alternative ?? (security.length === 0 ? [] : usableAlternative(security, known));
  if (usable === undefined) {
    const wanted = security.map((schemes) => schemes.map(({ scheme }) => scheme).join(' and ')).join(' or ');
    throw new CaseSkippedError(`no credential is known for ${wanted}`);
  }
  return placeCredentials(context.subject.api, usable, await context.credentialStore.get(usable, known, args));
}
