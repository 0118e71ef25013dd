import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { WireExchange, WireRequest } from '../http/wire-request.ts';
import { notationOf } from '../http/read-items.ts';
import type { TestedOperation } from '../1-describe/subject.ts';
import { CaseSkippedError, NotImplementedError, type SendOptions } from '../2-plan/session.ts';
import type { RequestLimiter } from './request-limiter.ts';
import { TransportError } from './send.ts';
import { mostUnanswered, type UnansweredRequests } from './unanswered-requests.ts';

/** A request of a case. */
export interface CaseRequest {
  readonly operation: TestedOperation;
  readonly request: WireRequest;
  /** True if the case tests the operation of the request. False if the request only prepares the case. */
  readonly isTested: boolean;
  readonly options: Pick<SendOptions, 'isElsewhere' | 'wantsLimit'>;
  /** The operations that do not respond. Undefined if requests to them are sent, too. */
  readonly unanswered?: UnansweredRequests | undefined;
}

/**
 * Sends a request of a case. Ends the case if the response shows that the operation cannot be tested now.
 *
 * @param record receives the exchange, also if the case then ends.
 * @throws {CaseSkippedError} if the rate of requests is limited, if a stream has no item yet, or if the operation does not respond.
 * @throws {NotImplementedError} for a 501.
 */
export async function sendForCase(
  limiter: RequestLimiter,
  { operation, request, isTested, options: { isElsewhere = false, wantsLimit = false }, unanswered }: CaseRequest,
  record: (exchange: WireExchange) => void,
): Promise<WireExchange> {
  // A case that only needs the operation does not count for the cases that test it, which would otherwise not be tried.
  const key = isTested ? operation.name : `${operation.name} before other operations`;
  const watched = isElsewhere ? undefined : unanswered;
  if (watched?.isHanging(key) === true) throw hanging(operation);
  const send = async (): Promise<WireExchange> => limiter.send(request, wantsLimit);
  const exchange = await (watched?.watch(key, send) ?? send()).catch((error: unknown) => {
    throw failureOfSending(error, operation);
  });
  record(exchange);
  const { status, headers } = exchange.response;
  if (status === 429 && !wantsLimit) throw rateLimited(operation, headers['retry-after']);
  if (status === 501 && !isElsewhere) throw notImplemented(operation, isTested);
  return exchange;
}

function failureOfSending(error: unknown, operation: TestedOperation): unknown {
  if (!(error instanceof TransportError) || error.code !== 'TIMEOUT' || !returnsStream(operation)) return error;
  return new CaseSkippedError(`the stream of ${operation.name} has no item yet: ${error.message}`);
}

/** Returns true if each success of an operation is a stream. Many servers send the headers of a stream together with its first item. */
function returnsStream({ responses }: TestedOperation): boolean {
  const contents = responses.filter(({ status }) => isSuccess(status)).flatMap((response) => response.contents);
  return contents.length > 0 && contents.every(({ mediaType }) => notationOf(mediaType) !== undefined);
}

const hanging = ({ name }: TestedOperation): CaseSkippedError =>
  new CaseSkippedError(
    `${name} did not respond to ${mostUnanswered} requests in a row, so the run sends no more of them`,
  );

function rateLimited({ name }: TestedOperation, retryAfter: string | undefined): CaseSkippedError {
  const wait = retryAfter === undefined ? '' : ` with Retry-After ${retryAfter}`;
  return new CaseSkippedError(
    `${name} is rate-limited: it returned 429${wait}; use --rate to send fewer requests per second`,
  );
}

const notImplemented = ({ name }: TestedOperation, isTested: boolean): Error =>
  isTested ? new NotImplementedError() : new CaseSkippedError(`${name} is not implemented: it returned 501`);

/** Ends the case if the body of the response cannot be decoded, because later checks of the case would need the body. */
export function endIfUndecoded({ name }: TestedOperation, { response: { bodyFault } }: WireExchange): void {
  if (bodyFault === undefined) return;
  throw new CaseSkippedError(`the body of the response of ${name} cannot be decoded: ${bodyFault}`);
}
