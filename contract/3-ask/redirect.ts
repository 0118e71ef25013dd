import { isRedirect } from '@forgespec/templates/shared/redirects';
import type { WireExchange } from '../http/wire-request.ts';
import type { TestedOperation } from '../1-describe/subject.ts';
import type { Finding } from '../2-plan/finding.ts';
import { CaseSkippedError, usedUpReason } from '../2-plan/session.ts';
import type { RunContext } from './context.ts';

/**
 * Checks the header `Location` of a redirect. For a redirect of a GET request, also checks that the target responds with a status below
 * 400. Does not follow a redirect to another server, because that server must not receive the credentials.
 *
 * @throws {CaseSkippedError} if an earlier run has consumed the resource.
 */
export async function followRedirect(
  { limiter, target }: RunContext,
  operation: TestedOperation,
  { request, response: { status, headers } }: WireExchange,
  isUsedUp: (status: number) => boolean,
): Promise<Finding[]> {
  if (!isRedirect(status)) return [];
  const pointer = `${operation.pointer}/responses`;
  const location = headers['location'];
  const fail = (message: string, expected: string, got: string): Finding[] => [
    { rule: 'redirect', message, expected, got, pointer },
  ];
  if (location === undefined) return fail(`A ${status} has no header Location.`, 'Location', 'no such header');
  const here = target.origin + request.target;
  if (!URL.canParse(location, here)) return fail('The header Location is not a valid address.', 'an address', location);
  const url = new URL(location, here);
  if (url.origin !== target.origin || request.method !== 'GET') return [];
  const followed = await limiter.send({ ...request, target: url.pathname + url.search });
  const { status: found } = followed.response;
  if (isUsedUp(found)) throw new CaseSkippedError(usedUpReason);
  return found < 400
    ? []
    : fail('The target of the header Location cannot be read.', 'a status below 400', `${found} from ${url.pathname}`);
}
