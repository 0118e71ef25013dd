import { splitQuery } from '@forgespec/templates/shared/query-component';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { Case } from '../2-plan/cases/case.ts';
import { TransportError } from './send.ts';
import type { RequestCredentials, WireExchange } from '../http/wire-request.ts';
import type { Arguments } from '../http/arguments.ts';
import { missingCredentials } from '../2-plan/requests/missing-credentials.ts';
import { noCredentials } from '../2-plan/requests/credentials.ts';
import type { TestedOperation } from '../1-describe/subject.ts';
import { isJson } from '@forgespec/templates/shared/media-type';
import { documentedContents } from '../1-describe/documented-content.ts';
import { documentedResponse } from '../1-describe/documented-response.ts';
import { pathUpTo } from '../2-plan/arguments-source.ts';
import { CannotRunError } from '../cannot-run.ts';
import type { RunContext } from './context.ts';
import { createSession } from './create-session.ts';
import { NotImplementedError, CaseSkippedError, type Session } from '../2-plan/session.ts';
import { isCredentialSource } from './credential-store.ts';

/**
 * To find out if the server serves this API, the run tries at most this number of operations in the tested areas, and then at most this
 * number in other areas. The first documented success ends these attempts. If no response matches the description, the server does not
 * serve this API.
 */
const maxProbes = 4;

/**
 * Checks the conditions of a run. The server must respond, serve this API and accept the credentials. The resources that the
 * fixtures name must exist.
 *
 * @param cases the cases of the run.
 * @throws {CannotRunError} if a condition is not met.
 */
export async function preflight(context: RunContext, cases: readonly Case[]): Promise<void> {
  const { subject, target } = context;
  await context.differential?.check();
  await checkSources(context);
  const asked = new Set(cases.map(({ operation }) => operation));
  const near = new Set([...asked].map(({ area }) => area));
  // Try operations with few path parameters first, because they need few existing resources.
  const reads = subject.operations
    .filter(({ method }) => method === 'get')
    .toSorted((a, b) => count(a.path) - count(b.path));
  // Try the tested operations first, then the other operations of their areas, then operations of other areas. All operations of one area
  // may have the same defect, so one area is not enough.
  const neighbours = reads
    .filter(({ area }) => near.has(area))
    .toSorted((a, b) => Number(asked.has(b)) - Number(asked.has(a)));
  const others = reads.filter(({ area }) => !near.has(area));
  const probed: { operation: TestedOperation; exchange: WireExchange }[] = [];
  const slow: TransportError[] = [];
  for (const operation of [...neighbours.slice(0, maxProbes), ...others.slice(0, maxProbes)]) {
    const exchange = await probe(context, operation);
    if (exchange instanceof TransportError) slow.push(exchange);
    if (exchange === undefined || exchange instanceof TransportError) continue;
    probed.push({ operation, exchange });
    if (isSuccess(exchange.response.status) && looksDocumented(operation, exchange)) break;
  }
  const [first] = probed;
  const [late] = slow;
  if (first === undefined && late !== undefined && slow.every(({ code }) => code === 'TIMEOUT'))
    throw unreachable(target.origin, late);
  if (first === undefined) return;
  const known = probed.filter(({ operation, exchange }) => looksDocumented(operation, exchange));
  if (known.length === 0) {
    const { request, response } = first.exchange;
    throw new CannotRunError(
      `${target.origin} is not a server of ${subject.api.title}: no tried operation responds as described; ` +
        `GET ${splitQuery(request.target).path} returned ${response.status}. ` +
        hintFor(response, context),
    );
  }
  checkCredentials(context, probed);
  await checkParameters(context);
}

function hintFor({ status, headers }: WireExchange['response'], context: RunContext): string {
  const { origin, base, hasOwnPath } = context.target;
  const { location = '' } = headers;
  if (status >= 300 && status < 400 && URL.canParse(location)) {
    return `It redirects to ${new URL(location).origin}: use that address with --target.`;
  }
  if (status === 401) return credentialHint(context);
  if (hasOwnPath || base === '') return 'Is the address right?';
  return `The base path ${base} comes from the description. If the server has another one, add it to the address, such as ${origin}/v2, or ${origin}/ for none.`;
}

function credentialHint({ subject, credentialStore }: RunContext): string {
  const schemes = subject.api.securitySchemes;
  const [missing] = missingCredentials(subject.operations, schemes, credentialStore.ofRole(undefined));
  if (missing === undefined) return 'Are the address and the credentials right?';
  const { scheme, variable, isBasic } = missing;
  const value = isBasic ? 'USER:PASSWORD' : 'the credential';
  return `No credential is known for ${scheme}: set the environment variable ${variable} to ${value}, and add --auth ${scheme}=${variable}.`;
}

const count = (path: string): number => path.split('{').length - 1;

/**
 * Sends a request of an operation. Returns the error if the response does not arrive in time: another operation may be faster. Returns
 * undefined if the request cannot be sent, or if the operation is not implemented.
 *
 * @throws {CannotRunError} if the server cannot be reached.
 */
async function probe(
  context: RunContext,
  operation: TestedOperation,
): Promise<TransportError | WireExchange | undefined> {
  const { session } = createSession(context, `preflight ${operation.name}`);
  try {
    const args = await session.prepare(operation);
    return await session.send(
      operation,
      await session.request(operation, args, { as: await credentialsIfAny(session, operation, args) }),
    );
  } catch (error) {
    if (error instanceof NotImplementedError || error instanceof CaseSkippedError) return undefined;
    if (!(error instanceof TransportError)) throw error;
    if (isLate(error)) return error;
    throw unreachable(context.target.origin, error);
  }
}

/** Returns true if the server accepted the connection, but its response did not arrive, or did not end, or is too long. */
const isLate = ({ code }: TransportError): boolean =>
  code === 'TIMEOUT' || code === 'UNFINISHED' || code === 'TOO_LONG';

/**
 * Checks that the server issues the credentials for which the fixtures name an operation. Credentials that depend on scopes are requested
 * later, when a case needs them.
 */
async function checkSources({ fixtures, credentialStore, target }: RunContext): Promise<void> {
  for (const [scheme, credential] of Object.entries(fixtures.credentials)) {
    if (!isCredentialSource(credential) || JSON.stringify(credential).includes('{scopes}')) continue;
    try {
      await credentialStore.get([{ scheme, scopes: [] }], credentialStore.ofRole(undefined));
    } catch (error) {
      if (error instanceof TransportError) throw unreachable(target.origin, error);
      if (!(error instanceof CaseSkippedError)) throw error;
      throw new CannotRunError(`${error.message}. Correct it in the fixtures file.`, { cause: error });
    }
  }
}

const unreachable = (origin: string, error: TransportError): CannotRunError =>
  new CannotRunError(`${origin} cannot be reached: ${error.message}. Is the server running, and the address right?`, {
    cause: error,
  });

/**
 * Returns the known credentials of an operation. Returns no credentials if they are not known, because even the response to a request
 * without credentials can show that the server serves this API.
 */
async function credentialsIfAny(
  session: Session,
  operation: TestedOperation,
  args: Arguments,
): Promise<RequestCredentials> {
  try {
    return await session.credentials(operation, { args });
  } catch (error) {
    if (!(error instanceof CaseSkippedError)) throw error;
    return noCredentials;
  }
}

/**
 * Returns true if the status and the content type of a response are documented, and the status is below 500. A 404 must also have a JSON
 * content type, because any web server responds with 404 to an unknown address.
 */
function looksDocumented(operation: TestedOperation, { response: { status, headers } }: WireExchange): boolean {
  const documented = documentedResponse(operation, status);
  if (documented === undefined || status >= 500) return false;
  const type = headers['content-type'] ?? '';
  const isTyped = documented.contents.length === 0 || documentedContents(documented.contents, type).length > 0;
  return isTyped && (status !== 404 || isJson(type));
}

function checkCredentials(
  { fixtures }: RunContext,
  probed: readonly { operation: TestedOperation; exchange: WireExchange }[],
): void {
  const refused = probed.filter(({ exchange }) => exchange.response.status === 401);
  if (refused.length < probed.length || Object.keys(fixtures.credentials).length === 0) return;
  const names = [...new Set(refused.flatMap(({ operation }) => operation.security.flat().map(({ scheme }) => scheme)))];
  const given = names.filter((name) => fixtures.credentials[name] !== undefined);
  if (given.length === 0) return;
  throw new CannotRunError(
    `The server rejects the credential for ${given.join(', ')} with 401. Correct it in the fixtures file.`,
  );
}

/**
 * Checks that the fixtures name existing resources. For each path value in the fixtures, sends up to three GET requests with this value,
 * the shortest paths first. If all of them get 404, the resource does not exist.
 */
async function checkParameters(context: RunContext): Promise<void> {
  const { subject, fixtures } = context;
  for (const [key, value] of Object.entries(fixtures.parameters)) {
    const readers = subject.operations
      .filter(
        ({ method, path }) =>
          method === 'get' && names(path).some((name) => key === name || key === pathUpTo(path, name)),
      )
      .filter(({ path }) => names(path).every((name) => isFixed(context, path, name)))
      .toSorted((a, b) => a.path.length - b.path.length);
    const statuses: number[] = [];
    for (const reader of readers.slice(0, 3)) {
      const exchange = await probe(context, reader);
      if (exchange !== undefined && !(exchange instanceof TransportError)) statuses.push(exchange.response.status);
    }
    if (readers.length === 0) continue;
    if (statuses.length > 0 && statuses.every((status) => status === 404)) {
      const path = readers[0]?.path ?? '';
      throw new CannotRunError(
        `The fixture ${key} = ${JSON.stringify(value)} does not exist: GET ${path} returned 404.`,
      );
    }
  }
}

const names = (path: string): string[] => Array.from(path.matchAll(/\{([^{}]+)\}/gu), ([, name = '']) => name);

const isFixed = ({ fixtures }: RunContext, path: string, name: string): boolean =>
  fixtures.parameters[pathUpTo(path, name)] !== undefined || fixtures.parameters[name] !== undefined;
