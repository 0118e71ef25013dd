import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { WireExchange, WireRequest } from '../../http/wire-request.ts';
import type { TestedOperation } from '../../1-describe/subject.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../session.ts';
import type { Case } from './case.ts';
import { createCase } from './draft.ts';

/** An ETag that no resource has. */
export const unusedTag = '"forgespec-0000"';

/** Returns true for a valid value of the header `ETag` (RFC 9110, section 8.8.3). */
const isEntityTag = (text: string): boolean => /^(?:W\/)?"[\u0021\u0023-\u007e\u0080-\u00ff]*"$/u.test(text);

/** Returns a function that sets a header of a request. */
export const withHeader =
  (name: string, value: string) =>
  (request: WireRequest): WireRequest => ({ ...request, headers: { ...request.headers, [name]: value } });

/**
 * Returns the case for a read that documents 304 (RFC 9110, section 13.1.2): a request with the ETag of the resource gets 304 with this
 * ETag, and a request with another ETag gets the resource. The ETag stays the same while the resource does, and `Last-Modified` is not in the
 * future.
 */
export function conditionalCases(operation: TestedOperation): Case[] {
  const isDocumented = operation.responses.some(({ status }) => status === '304');
  if (operation.method !== 'get' || !isDocumented) return [];
  const pointer = `${operation.pointer}/responses/304`;
  return [
    createCase(operation, {
      kind: 'http',
      name: 'http/conditional',
      pointer,
      async run(session, operation) {
        if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
        // The resource may change between the requests, so only a difference that occurs twice is reported.
        const first = await faultOf(session, operation);
        const again = first === undefined ? undefined : await faultOf(session, operation);
        if (again?.message === first?.message && again !== undefined)
          session.fail({ rule: 'http/conditional', ...again, pointer });
      },
    }),
  ];
}

interface ConditionFault {
  readonly message: string;
  readonly expected: string;
  readonly got: string;
}

/** @throws {CaseSkippedError} if the response has no ETag. */
async function faultOf(session: Session, operation: TestedOperation): Promise<ConditionFault | undefined> {
  const args = await session.prepare(operation);
  const read = async (tag?: string): Promise<WireExchange> =>
    session.call(operation, args, tag === undefined ? {} : { rewrite: withHeader('If-None-Match', tag) });
  const first = await read();
  if (!isSuccess(first.response.status)) throw new CaseSkippedError(`${operation.name} returned no resource`);
  const inFuture = futureChange(first);
  if (inFuture !== undefined) return inFuture;
  const tag = first.response.headers['etag'];
  if (tag === undefined) throw new CaseSkippedError('the response has no ETag');
  if (!isEntityTag(tag)) return { message: 'The ETag is not valid.', expected: 'a text in double quotes', got: tag };
  const second = await read();
  const other = second.response.headers['etag'] ?? 'no ETag';
  if (second.response.body === first.response.body && other !== tag)
    return { message: 'The same resource has another ETag when it is read again.', expected: tag, got: other };
  const unchanged = await read(tag);
  const { status, headers } = unchanged.response;
  if (status !== 304)
    return {
      message: 'A request with the ETag of the resource does not get 304.',
      expected: '304',
      got: String(status),
    };
  // RFC 9110, section 15.4.5. Many servers leave the ETag out, so it is required only if the description contains it.
  const isDocumented = operation.responses.some(
    (response) => response.status === '304' && response.headers.some(({ name }) => name.toLowerCase() === 'etag'),
  );
  const repeated = headers['etag'] ?? (isDocumented ? 'no ETag' : tag);
  if (repeated !== tag)
    return { message: 'A 304 does not have the ETag of the resource.', expected: tag, got: repeated };
  const changed = await read(unusedTag);
  return isSuccess(changed.response.status)
    ? undefined
    : {
        message: 'A request with another ETag does not get the resource.',
        expected: '2xx',
        got: String(changed.response.status),
      };
}

/** Returns the fault that `Last-Modified` is no time, or later than the response (RFC 9110, section 8.8.2.1). */
function futureChange({ response: { headers } }: WireExchange): ConditionFault | undefined {
  const { 'last-modified': changed, date } = headers;
  if (changed === undefined) return undefined;
  if (!changed.endsWith(' GMT') || Number.isNaN(Date.parse(changed)))
    return { message: 'Last-Modified is not a time.', expected: 'a time of RFC 9110', got: changed };
  if (date === undefined || Date.parse(changed) <= Date.parse(date)) return undefined;
  return { message: 'Last-Modified is later than the response.', expected: `at most ${date}`, got: changed };
}
