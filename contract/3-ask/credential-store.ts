import { isSuccess } from '@forgespec/templates/shared/statuses';
import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { SecurityAlternative } from '@forgespec/model';
import type { RequestLimiter } from './request-limiter.ts';
import type { Arguments } from '../http/arguments.ts';
import { buildRequest } from '../2-plan/requests/build-request.ts';
import {
  placeCredentials,
  usableAlternative,
  type RunCredential,
  type RunCredentials,
} from '../2-plan/requests/credentials.ts';
import { evaluateExpression } from '../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../1-describe/subject.ts';
import { staticArguments } from '../2-plan/arguments-source.ts';
import type { CredentialSource, Fixtures, FixtureCredentials } from '../2-plan/fixtures.ts';
import { CaseSkippedError } from '../2-plan/session.ts';
import type { Target } from './target.ts';

/** The credentials of a run. Some of them are in the fixtures. The server issues the others. */
export interface CredentialStore {
  /**
   * Returns the credentials of a role, by security scheme. For each scheme, this is the credential itself, or the operation that issues the
   * credential.
   */
  ofRole(role: string | undefined): FixtureCredentials;
  /**
   * Returns the credentials of a security alternative. If an operation of the server issues a credential, calls this operation.
   *
   * @param given the credentials or the issuing operations, by security scheme.
   * @param args the arguments of the request that will contain the credentials. In a scope, `{name}` is replaced by the value of the path
   * parameter `name`.
   * @throws {CaseSkippedError} if the server does not issue a credential.
   */
  get(alternative: SecurityAlternative, given: FixtureCredentials, args?: Arguments): Promise<RunCredentials>;
  /**
   * Returns the credentials in the fixtures, and all credentials that the server has issued so far. Reports replace them by a placeholder.
   */
  secrets(): readonly RunCredential[];
}

/**
 * The time for which an issued credential is reused, in milliseconds. Tokens often expire soon, and few responses state when they expire.
 */
const longestReuse = 60_000;

export const createCredentialStore = (
  subject: ContractSubject,
  fixtures: Fixtures,
  target: Target,
  limiter: RequestLimiter,
): CredentialStore => new CredentialsOfRun(subject, fixtures, target, limiter);

class CredentialsOfRun implements CredentialStore {
  private readonly subject: ContractSubject;
  private readonly fixtures: Fixtures;
  private readonly target: Target;
  private readonly limiter: RequestLimiter;
  private readonly exchanged: FixtureCredentials;
  private readonly issued: RunCredential[] = [];
  private readonly obtained = new Map<string, { readonly at: number; readonly credential: Promise<string> }>();

  constructor(subject: ContractSubject, fixtures: Fixtures, target: Target, limiter: RequestLimiter) {
    this.subject = subject;
    this.fixtures = fixtures;
    this.target = target;
    this.limiter = limiter;
    this.exchanged = exchangedCredentials(subject);
  }

  ofRole(role: string | undefined): FixtureCredentials {
    const { credentials, roles } = this.fixtures;
    return { ...this.exchanged, ...credentials, ...(role === undefined ? {} : roles[role]) };
  }

  async get(alternative: SecurityAlternative, given: FixtureCredentials, args?: Arguments): Promise<RunCredentials> {
    const found: Record<string, RunCredential> = {};
    for (const { scheme, scopes } of alternative) {
      const credential = given[scheme];
      if (credential === undefined) continue;
      found[scheme] = isCredentialSource(credential)
        ? await this.current(scheme, forScopes(credential, scopes, args), given)
        : credential;
    }
    return found;
  }

  secrets(): readonly RunCredential[] {
    const { credentials, roles } = this.fixtures;
    const given = [credentials, ...Object.values(roles)].flatMap((each) => Object.values(each));
    return [...given.flatMap((each) => (isCredentialSource(each) ? [] : [each])), ...this.issued];
  }

  /** Returns an issued credential. Requests it from the server if it is not known, or too old. */
  private current(scheme: string, source: CredentialSource, given: FixtureCredentials): Promise<string> {
    const { [scheme]: _itself, ...others } = given;
    const key = JSON.stringify([scheme, source, others]);
    const known = this.obtained.get(key);
    if (known !== undefined && Date.now() - known.at < longestReuse) return known.credential;
    const credential = this.request(scheme, source, others);
    this.obtained.set(key, { at: Date.now(), credential });
    // If the request for a credential fails, remove the stored promise. The next case then requests the credential again.
    credential.catch(() => this.obtained.delete(key));
    return credential;
  }

  private async request(scheme: string, source: CredentialSource, given: FixtureCredentials): Promise<string> {
    const { api } = this.subject;
    const operation = this.subject.operation(source.from);
    if (operation === undefined)
      throw new CaseSkippedError(
        `the description has no operation ${source.from}, which should issue the credential for ${scheme}`,
      );
    const args = this.argumentsOf(source, operation);
    const alternative = usableAlternative(operation.security, given) ?? [];
    const { response } = await this.limiter.send({
      ...buildRequest(api, operation, args, this.target.baseOf(operation)),
      credentials: placeCredentials(api, alternative, await this.get(alternative, given)),
    });
    const value = isSuccess(response.status) ? evaluateExpression(source.value, args, response) : undefined;
    if (typeof value !== 'string') {
      throw new CaseSkippedError(`${source.from} issued no credential for ${scheme}: it returned ${response.status}`);
    }
    this.issued.push(value);
    return value;
  }

  /** Returns the arguments of the request that issues a credential. */
  private argumentsOf(
    { from, path = {}, query, header, body }: CredentialSource,
    operation: TestedOperation,
  ): Arguments {
    const operations = { ...this.fixtures.operations, [operation.name]: { query, header, body } };
    const rest = staticArguments(this.subject, { ...this.fixtures, operations }, operation);
    if (typeof rest === 'string') throw new CaseSkippedError(`no value is known for ${rest} of ${from}`);
    return { ...rest, path };
  }
}

/** Returns true if an operation issues the credential. Returns false if the credential itself is known. */
export const isCredentialSource = (credential: RunCredential | CredentialSource): credential is CredentialSource =>
  typeof credential === 'object' && 'from' in credential;

/** Returns, for each security scheme with `x-token-exchange`, the operation that issues the credential. */
function exchangedCredentials({ api }: ContractSubject): FixtureCredentials {
  return Object.fromEntries(
    api.securitySchemes.flatMap(({ name, exchange }) => {
      if (exchange === undefined) return [];
      const fixed = exchange.query.map((parameter) => [parameter.name, parameter.value]);
      const query = { ...Object.fromEntries(fixed), [exchange.scope]: '{scopes}' };
      return [[name, { from: exchange.operation, query, value: `$response.body#/${exchange.token}` }]];
    }),
  );
}

/** Returns a credential source in which `{scopes}` is replaced by the scopes of a request. */
function forScopes(source: CredentialSource, scopes: readonly string[], args: Arguments | undefined): CredentialSource {
  const wanted = scopes
    .join(' ')
    .replaceAll(/\{([^{}]+)\}/gu, (whole, name: string) => String(args?.path[name] ?? whole));
  const fill = (value: JsonValue): JsonValue => {
    if (typeof value === 'string') return value.replaceAll('{scopes}', wanted);
    if (Array.isArray(value)) return value.map(fill);
    return isJsonObject(value) ? fillMembers(value) : value;
  };
  const fillMembers = (values: Readonly<Record<string, JsonValue | undefined>>): Record<string, JsonValue> =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, fill(value)]])),
    );
  const { path, query, header, body } = source;
  return {
    ...source,
    ...(path !== undefined && { path: fillMembers(path) }),
    ...(query !== undefined && { query: fillMembers(query) }),
    ...(header !== undefined && { header: fillMembers(header) }),
    ...(body !== undefined && { body: fill(body) }),
  };
}
