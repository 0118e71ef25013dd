import { expect, test } from 'vitest';
import { CaseSkippedError, NotImplementedError } from '../../contract/2-plan/session.ts';
import { sendForCase, type CaseRequest } from '../../contract/3-ask/send-for-case.ts';
import { TransportError } from '../../contract/3-ask/send.ts';
import type { TestedOperation } from '../../contract/1-describe/subject.ts';
import type { WireExchange, WireRequest } from '../../contract/http/wire-request.ts';
import { badgesSubject } from './description.ts';

const request: WireRequest = { method: 'GET', target: '/badges', headers: {} };

async function listBadges(): Promise<TestedOperation> {
  const operation = (await badgesSubject()).operation('listProjectBadges');
  if (operation === undefined) throw new Error('The description has no such operation.');
  return operation;
}

/** Sends a request to a server that responds with a status, or does not respond. Returns the number of recorded exchanges. */
async function send(
  result: number | Error,
  { isTested = true, options = {}, ...given }: Partial<CaseRequest> = {},
): Promise<number> {
  const operation = await listBadges();
  const headers = { 'retry-after': '7' };
  const respond = async (sent: WireRequest): Promise<WireExchange> => {
    if (typeof result !== 'number') throw result;
    const body = { body: '', bodyBytes: 0, items: undefined, bodyFault: undefined };
    return { request: sent, startedAt: 0, response: { status: result, headers, milliseconds: 1, ...body } };
  };
  let recorded = 0;
  await sendForCase(
    { send: respond, sent: 0, waits: { refused: 0, milliseconds: 0 } },
    { operation, request, isTested, options, ...given },
    () => recorded++,
  );
  return recorded;
}

test.each([200, 404, 500])('a response with %i is recorded', async (status) => {
  expect(await send(status)).toBe(1);
});

test('a 429 ends the case, unless the case expects it', async () => {
  await expect(send(429)).rejects.toThrow(/is rate-limited: it returned 429 with Retry-After 7; use --rate/u);
  expect(await send(429, { options: { wantsLimit: true } })).toBe(1);
});

test('a 501 means that the tested operation is not implemented, or that the case cannot be tried', async () => {
  await expect(send(501)).rejects.toThrow(NotImplementedError);
  await expect(send(501, { isTested: false })).rejects.toThrow(/is not implemented: it returned 501/u);
  expect(await send(501, { options: { isElsewhere: true } })).toBe(1);
});

test('only for an operation that returns a stream, a time limit ends the case without a failure', async () => {
  const timeout = new TransportError('The server did not respond within 5 ms.', 'TIMEOUT');
  await expect(send(timeout)).rejects.toThrow(timeout);
  const operation = await listBadges();
  const streaming = {
    ...operation,
    responses: operation.responses.map((response) => ({
      ...response,
      contents: response.contents.map((content) => ({ ...content, mediaType: 'text/event-stream' })),
    })),
  };
  await expect(send(timeout, { operation: streaming })).rejects.toThrow(CaseSkippedError);
});
