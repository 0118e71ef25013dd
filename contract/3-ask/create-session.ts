import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import type { JsonValue } from '@forgespec/description/json';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { RequestCredentials, WireExchange, WireRequest } from '../http/wire-request.ts';
import type { Arguments } from '../http/arguments.ts';
import { buildRequest } from '../2-plan/requests/build-request.ts';
import { applyEdits } from '../2-plan/edit.ts';
import type { ContractSubject, TestedOperation } from '../1-describe/subject.ts';
import type { Finding } from '../2-plan/finding.ts';
import { staticArguments } from '../2-plan/arguments-source.ts';
import type { CleanUpScope } from './clean-up.ts';
import type { RunContext } from './context.ts';
import type { FixtureCredentials, Fixtures } from '../2-plan/fixtures.ts';
import { rememberCreated } from './remember-created.ts';
import { endIfUndecoded, sendForCase } from './send-for-case.ts';
import { sendInput } from './send-input.ts';
import { sleepUntil } from './sleep-until.ts';
import { withCurrentTag } from './current-tag.ts';
import { followRedirect } from './redirect.ts';
import { credentialsOfRole, requiredCredentials } from './session-credentials.ts';
import {
  CaseExcludedError,
  CaseSkippedError,
  type CredentialOptions,
  type InputAttempt,
  type InputSendOptions,
  type SendOptions,
  type Session,
} from '../2-plan/session.ts';
import { isSafe } from '../2-plan/cases/draft.ts';
import type { CaseExchange, EditedOperation, OpenSession, Rejection } from './case-exchange.ts';
import { createTestNames, type CreateName } from '../2-plan/test-data.ts';

/** Opens a session for a case. With `smaller`, edits each request of the tested operation. */
export function createSession(context: RunContext, caseId: string, smaller?: EditedOperation): OpenSession {
  const session = new CaseSession(context, caseId, smaller);
  const { findings, hints, exchanges } = session;
  return {
    session,
    findings,
    hints,
    exchanges,
    get lastArguments() {
      return session.lastArguments;
    },
    get rejection() {
      return session.rejection;
    },
    close: () => session.close(),
  };
}

class CaseSession implements Session {
  readonly subject: ContractSubject;
  readonly fixtures: Fixtures;
  readonly seed: number;
  readonly origin: string;
  readonly name: CreateName;
  readonly hasPauses: boolean;
  readonly findings: Finding[] = [];
  readonly hints: Finding[] = [];
  readonly exchanges: CaseExchange[] = [];
  lastArguments: Arguments | undefined;
  rejection: Rejection | undefined;
  private readonly context: RunContext;
  private readonly smaller: EditedOperation | undefined;
  private readonly cleanUp: CleanUpScope;
  /** The time from which the effect of the last write is visible, in milliseconds since 1970. */
  private settledAt = 0;
  private readonly argumentsOfRequests = new WeakMap<WireRequest, Arguments>();
  private readonly argumentsOfExchanges = new Map<WireExchange, Arguments>();

  constructor(context: RunContext, caseId: string, smaller: EditedOperation | undefined) {
    this.context = context;
    this.smaller = smaller;
    this.subject = context.subject;
    this.fixtures = context.fixtures;
    this.seed = context.seed;
    this.origin = context.target.origin;
    this.name = createTestNames(`${context.seed} ${caseId}`, context.identity);
    this.hasPauses = (smaller?.pause ?? 0) > 0;
    this.cleanUp = context.cleanUp.scope();
  }

  async prepare(operation: TestedOperation): Promise<Arguments> {
    const skip = this.fixtures.operations[operation.name]?.skip;
    if (skip !== undefined) throw new CaseExcludedError(`${operation.name} is excluded: ${skip}`);
    return this.context.resources.prepare(operation, this);
  }

  async withPath(operation: TestedOperation, path: Arguments['path']): Promise<Arguments> {
    const rest = staticArguments(this.subject, this.fixtures, operation);
    if (typeof rest === 'string') throw new CaseSkippedError(`no value is known for ${rest}; add one to the fixtures`);
    const names = operation.parameters.flatMap((parameter) => (parameter.in === 'path' ? [parameter.name] : []));
    return { ...rest, path: Object.fromEntries(Object.entries(path).filter(([key]) => names.includes(key))) };
  }

  knownCredentials(operation: TestedOperation): FixtureCredentials {
    return credentialsOfRole(this.context, operation, undefined);
  }

  async credentials(operation: TestedOperation, options: CredentialOptions = {}): Promise<RequestCredentials> {
    return requiredCredentials(this.context, operation, options);
  }

  async request(operation: TestedOperation, args: Arguments, options: SendOptions = {}): Promise<WireRequest> {
    if (operation.name !== this.smaller?.operation.name) return this.build(operation, args, options);
    this.lastArguments = args;
    return this.build(operation, applyEdits(args, this.smaller.edits), options);
  }

  async call(operation: TestedOperation, args: Arguments, options: SendOptions = {}): Promise<WireExchange> {
    const request = await this.request(operation, args, options);
    const exchange = await this.send(operation, options.rewrite?.(request) ?? request, options);
    this.argumentsOfExchanges.set(exchange, args);
    if (options.as === undefined || isSuccess(exchange.response.status)) await this.remember(operation, args, exchange);
    return exchange;
  }

  async send(operation: TestedOperation, request: WireRequest, options: SendOptions = {}): Promise<WireExchange> {
    const { context, findings } = this;
    const exchange = await this.exchange(operation, request, false, options);
    const tolerated = [...this.fixtures.anywhere, ...(options.tolerate ?? [])];
    const violations = context.checkResponse(this.subject, operation, exchange, tolerated);
    findings.push(...(options.isElsewhere === true ? violations.filter(isServerError) : violations));
    if (options.isElsewhere !== true) endIfUndecoded(operation, exchange);
    findings.push(...(await followRedirect(context, operation, exchange, (status) => this.isUsedUp(status))));
    return exchange;
  }

  async probe(operation: TestedOperation, args: Arguments): Promise<WireExchange> {
    const exchange = await this.exchange(operation, await this.build(operation, args), true);
    this.argumentsOfExchanges.set(exchange, args);
    endIfUndecoded(operation, exchange);
    await this.remember(operation, args, exchange);
    return exchange;
  }

  async attempt(operation: TestedOperation, args: Arguments, options: InputSendOptions): Promise<InputAttempt> {
    const request = options.rewrite(await this.build(operation, args));
    const { exchange, attempt } = await sendInput(this.context.limiter, operation, request);
    if (options.isShown) this.exchanges.push({ ...exchange, operation, isProbe: false });
    if (attempt.failure === undefined) await this.remember(operation, options.meant, exchange);
    return attempt;
  }

  isUsedUp(status: number): boolean {
    const { operation } = this.smaller ?? {};
    return operation !== undefined && this.fixtures.operations[operation.name]?.usedUp?.includes(status) === true;
  }

  withNewValues(operation: TestedOperation, args: Arguments): Arguments {
    return this.context.resources.withNewValues(operation, args, this);
  }

  identityOf(list: TestedOperation, item: JsonValue): string {
    return this.context.resources.items.textOf(list, item);
  }

  isIdentifying(operation: TestedOperation, property: string): boolean {
    const { identities } = this.context.resources;
    return !this.fixtures.stateless && identities.pointers(operation).includes(pointerOf(property));
  }

  repeatsPath(operation: TestedOperation, property: string): boolean {
    const repeated = this.context.resources.identities.repeated(operation);
    return !this.fixtures.stateless && [...repeated.values()].includes(pointerOf(property));
  }

  rejected(operation: TestedOperation, exchange: WireExchange): void {
    const args = this.argumentsOfExchanges.get(exchange);
    if (args !== undefined) this.rejection = { operation, args, exchange };
  }

  guessedParameter(operation: TestedOperation, exchange: WireExchange): string | undefined {
    const args = this.argumentsOfExchanges.get(exchange);
    return args === undefined ? undefined : this.context.resources.guessedParameter(operation, args);
  }

  requestTargetOf(address: string, { target }: WireRequest): string | undefined {
    return this.context.target.requestTargetOf(address, target);
  }

  findOperation(method: string, target: string): TestedOperation | undefined {
    return this.context.findOperation(method, target);
  }

  fail = (finding: Finding): void => void this.findings.push(finding);
  hint = (finding: Finding): void => void this.hints.push(finding);
  async compare(operation: TestedOperation, args: Arguments, exchange: WireExchange): Promise<void> {
    this.findings.push(...((await this.context.differential?.compare(operation, args, exchange)) ?? []));
  }

  async close(): Promise<void> {
    await sleepUntil(this.settledAt, this.context.signal);
    return this.cleanUp.close(this.context.limiter);
  }

  private async build(operation: TestedOperation, given: Arguments, { as }: SendOptions = {}): Promise<WireRequest> {
    const args = await withCurrentTag(this, operation, given, async (reader, reading) =>
      this.exchange(reader, await this.build(reader, reading), true),
    );
    const request = {
      ...buildRequest(this.subject.api, operation, args, this.context.target.baseOf(operation)),
      credentials: as ?? (await this.credentials(operation, { args })),
    };
    this.argumentsOfRequests.set(request, args);
    return request;
  }

  private async exchange(
    operation: TestedOperation,
    request: WireRequest,
    isProbe: boolean,
    options: SendOptions = {},
  ): Promise<WireExchange> {
    const { smaller } = this;
    await sleepUntil(this.settledAt, this.context.signal);
    const isTested = smaller === undefined || smaller.operation.name === operation.name;
    const { limiter, unanswered } = this.context;
    const sent = { operation, request, isTested, options, unanswered };
    const exchange = await sendForCase(limiter, sent, (received) =>
      this.exchanges.push({ ...received, operation, isProbe, args: this.argumentsOfRequests.get(request) }),
    );
    if (!isSafe(operation) && isSuccess(exchange.response.status)) this.settledAt = Date.now() + (smaller?.pause ?? 0);
    return exchange;
  }

  private remember(operation: TestedOperation, args: Arguments, exchange: WireExchange): Promise<void> {
    const { context, cleanUp, name } = this;
    return rememberCreated({ context, cleanUp, name }, (to, undo) => this.build(to, undo), {
      operation,
      args,
      exchange,
    });
  }
}

/**
 * Returns true for the finding that a response has a 5xx, unless the status is 501. A 501 is the correct response to an unknown
 * method: RFC 9110, section 15.6.2.
 */
const isServerError = ({ rule, got }: Finding): boolean => rule === 'server-error' && got !== '501';

const pointerOf = (property: string): string => `/${escapeSegment(property)}`;
