import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import { createsResource } from '../1-describe/links.ts';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { WireExchange, WireRequest } from '../http/wire-request.ts';
import type { Arguments } from '../http/arguments.ts';
import { buildRequest } from '../2-plan/requests/build-request.ts';
import { evaluateArguments } from '../2-plan/requests/evaluate-arguments.ts';
import { placeCredentials, usableAlternative } from '../2-plan/requests/credentials.ts';
import { applyEdits, type Edit } from '../2-plan/edit.ts';
import type { TestedOperation } from '../1-describe/subject.ts';
import type { Finding } from '../2-plan/finding.ts';
import { staticArguments } from '../2-plan/arguments-source.ts';
import type { RunContext } from './context.ts';
import type { FixtureCredentials } from '../2-plan/fixtures.ts';
import { notationOf } from '../http/read-items.ts';
import { TransportError } from './send.ts';
import { followRedirect } from './redirect.ts';
import {
  CaseExcludedError,
  NotImplementedError,
  CaseSkippedError,
  type SendOptions,
  type Session,
} from '../2-plan/session.ts';
import { createTestNames } from '../2-plan/test-data.ts';
import { linkedPath } from '../2-plan/test-resources.ts';

/** A session, and the data that it collects. */
export interface OpenSession {
  readonly session: Session;
  readonly findings: readonly Finding[];
  /** Deletes the resources that the session created. */
  close(): Promise<void>;
  /**
   * The arguments of the last request of the tested operation, before edits. Undefined if the case did not send such a request.
   */
  readonly lastCall: Arguments | undefined;
  /** The last request that the server rejected although it should succeed. Undefined if there is none. */
  readonly rejection: Rejection | undefined;
  /** All exchanges, in the order of sending. */
  readonly exchanges: readonly CaseExchange[];
}

/** An exchange of a case, and the operation of its request. */
export interface CaseExchange extends WireExchange {
  readonly operation: TestedOperation;
  /** True if the request only prepared the case. Its response was not checked. */
  readonly isProbe: boolean;
}

/** A request that the server rejected although it should succeed. */
export interface Rejection {
  readonly operation: TestedOperation;
  readonly call: Arguments;
  readonly exchange: WireExchange;
}

/** The tested operation of a case, and the edits that make its requests smaller. */
export interface EditedOperation {
  readonly operation: TestedOperation;
  readonly edits: readonly Edit[];
}

/**
 * Returns true for the finding that a response has a 5xx, unless the status is 501. A 501 is the correct response to an unknown
 * method: RFC 9110, section 15.6.2.
 */
const isServerError = ({ rule, got }: Finding): boolean => rule === 'server-error' && got !== '501';

/** Returns true if each success of an operation is a stream. Many servers send the headers of a stream together with its first item. */
function returnsStream({ responses }: TestedOperation): boolean {
  const contents = responses.filter(({ status }) => isSuccess(status)).flatMap((response) => response.contents);
  return contents.length > 0 && contents.every(({ mediaType }) => notationOf(mediaType) !== undefined);
}

const pointerOf = (property: string): string => `/${escapeSegment(property)}`;

export function createSession(context: RunContext, caseId: string, smaller?: EditedOperation): OpenSession {
  const { subject, fixtures, resources, credentialStore, target, limiter } = context;
  const cleanUp = context.cleanUp.scope();
  const findings: Finding[] = [];
  const exchanges: CaseExchange[] = [];
  const name = createTestNames(`${context.seed} ${caseId}`, context.identity);
  const calls = new Map<WireExchange, Arguments>();
  let lastCall: Arguments | undefined;
  let rejection: Rejection | undefined;

  const knownCredentials = (operation: TestedOperation, role?: string): FixtureCredentials =>
    credentialStore.ofRole(role ?? fixtures.operations[operation.name]?.role ?? operation.facts.role);

  const credentials: Session['credentials'] = async (operation, { role, alternative, call } = {}) => {
    const given = knownCredentials(operation, role);
    const usable = alternative ?? (operation.security.length === 0 ? [] : usableAlternative(operation.security, given));
    if (usable === undefined) {
      const wanted = operation.security
        .map((schemes) => schemes.map(({ scheme }) => scheme).join(' and '))
        .join(' or ');
      throw new CaseSkippedError(`the fixtures have no credential for ${wanted}`);
    }
    return placeCredentials(subject.api, usable, await credentialStore.get(usable, given, call));
  };

  const write: Session['request'] = async (operation, call, { as } = {}) => ({
    ...buildRequest(subject.api, operation, call, target.baseOf(operation)),
    credentials: as ?? (await credentials(operation, { call })),
  });

  const request: Session['request'] = (operation, call, options) => {
    if (operation.name !== smaller?.operation.name) return write(operation, call, options);
    lastCall = call;
    return write(operation, applyEdits(call, smaller.edits), options);
  };

  const exchangeOf = async (
    operation: TestedOperation,
    wire: WireRequest,
    isProbe: boolean,
    { isElsewhere = false, wantsLimit = false }: SendOptions = {},
  ): Promise<WireExchange> => {
    const exchange = await limiter.send(wire, wantsLimit).catch((error: unknown) => {
      throw error instanceof TransportError && error.code === 'TIMEOUT' && returnsStream(operation)
        ? new CaseSkippedError(`the stream of ${operation.name} has no item yet: ${error.message}`)
        : error;
    });
    exchanges.push({ ...exchange, operation, isProbe });
    const { status, headers } = exchange.response;
    if (status === 429 && !wantsLimit) {
      const after = headers['retry-after'];
      const wait = after === undefined ? '' : ` with Retry-After ${after}`;
      throw new CaseSkippedError(
        `${operation.name} is rate-limited: it returned 429${wait}; use --rate to send fewer requests per second`,
      );
    }
    if (status === 501 && !isElsewhere) {
      const isOwn = smaller === undefined || smaller.operation.name === operation.name;
      throw isOwn
        ? new NotImplementedError()
        : new CaseSkippedError(`${operation.name} is not implemented: it returned 501`);
    }
    return exchange;
  };

  /** Ends the case if the body of the response cannot be decoded, because later checks of the case would need the body. */
  const endIfUndecoded = (
    { name }: TestedOperation,
    { response: { bodyFault } }: WireExchange,
    { isElsewhere = false }: SendOptions = {},
  ): void => {
    if (bodyFault === undefined || isElsewhere) return;
    throw new CaseSkippedError(`the body of the response of ${name} cannot be decoded: ${bodyFault}`);
  };

  const send: Session['send'] = async (operation, wire, options = {}) => {
    const exchange = await exchangeOf(operation, wire, false, options);
    const violations = context.checkResponse(subject, operation, exchange, [
      ...fixtures.anywhere,
      ...(options.tolerate ?? []),
    ]);
    findings.push(...(options.isElsewhere === true ? violations.filter(isServerError) : violations));
    endIfUndecoded(operation, exchange, options);
    findings.push(...(await followRedirect(context, operation, exchange, (status) => session.isUsedUp(status))));
    return exchange;
  };

  /** Records a created resource, so that the session deletes it later. Does nothing if no link describes how to delete the resource. */
  const remember = async (operation: TestedOperation, call: Arguments, exchange: WireExchange): Promise<void> => {
    if (!isSuccess(exchange.response.status)) return;
    if (operation.method === 'delete') return cleanUp.done(operation, call);
    if (!createsResource(operation) || (operation.method === 'put' && exchange.response.status !== 201)) return;
    const removal = resources.links.find(({ from, to }) => from.name === operation.name && to.method === 'delete');
    const rest = removal === undefined ? '' : staticArguments(subject, fixtures, removal.to);
    if (removal === undefined || typeof rest === 'string') return;
    const path = linkedPath(removal.parameters, call, exchange);
    const undo = evaluateArguments({ ...rest, path }, { call, response: exchange.response }, name);
    cleanUp.add(removal.to, undo, await write(removal.to, undo));
  };

  const session: Session = {
    subject,
    fixtures,
    name,
    knownCredentials,
    credentials,
    request,
    send,
    prepare(operation) {
      const skip = fixtures.operations[operation.name]?.skip;
      if (skip !== undefined) throw new CaseExcludedError(`${operation.name} is excluded: ${skip}`);
      return resources.prepare(operation, session);
    },
    async withPath(operation, path) {
      const rest = staticArguments(subject, fixtures, operation);
      if (typeof rest === 'string')
        throw new CaseSkippedError(`no value is known for ${rest}; add one to the fixtures`);
      const names = operation.parameters.flatMap((parameter) => (parameter.in === 'path' ? [parameter.name] : []));
      return { ...rest, path: Object.fromEntries(Object.entries(path).filter(([key]) => names.includes(key))) };
    },
    async call(operation, call, options = {}) {
      const written = await request(operation, call, options);
      const exchange = await send(operation, options.rewrite?.(written) ?? written, options);
      calls.set(exchange, call);
      if (options.as === undefined || isSuccess(exchange.response.status)) await remember(operation, call, exchange);
      return exchange;
    },
    async probe(operation, call) {
      const exchange = await exchangeOf(operation, await write(operation, call), true);
      calls.set(exchange, call);
      endIfUndecoded(operation, exchange);
      await remember(operation, call, exchange);
      return exchange;
    },
    isUsedUp: (status) =>
      smaller !== undefined && fixtures.operations[smaller.operation.name]?.usedUp?.includes(status) === true,
    withNewValues: (operation, call) => resources.withNewValues(operation, call, session),
    isIdentifying: (operation, property) =>
      !fixtures.stateless && resources.identities.pointers(operation).includes(pointerOf(property)),
    repeatsPath: (operation, property) =>
      !fixtures.stateless && [...resources.identities.repeated(operation).values()].includes(pointerOf(property)),
    rejected(operation, exchange) {
      const call = calls.get(exchange);
      if (call !== undefined) rejection = { operation, call, exchange };
    },
    findOperation: context.findOperation,
    fail: (finding) => void findings.push(finding),
    async compare(operation, call, exchange) {
      findings.push(...((await context.differential?.compare(operation, call, exchange)) ?? []));
    },
  };
  return {
    session,
    findings,
    exchanges,
    get lastCall() {
      return lastCall;
    },
    get rejection() {
      return rejection;
    },
    close: () => cleanUp.close(limiter),
  };
}
