import { setTimeout as sleep } from 'node:timers/promises';
import type { TestedOperation } from '../1-describe/subject.ts';
import type { InputAttempt } from '../2-plan/session.ts';
import type { WireExchange, WireRequest } from '../http/wire-request.ts';
import type { RequestLimiter } from './request-limiter.ts';
import { RunEndedError } from './run-ended-error.ts';
import { TransportError } from './send.ts';
import { sendForCase } from './send-for-case.ts';

/** The number of attempts to reach a server that an input has ended, and the time between them, in milliseconds. */
const maxAttempts = 6;
const pause = 500;

/**
 * Sends a request with hostile input. If no response arrives, the exchange has the status 0. If the server does not accept the connection,
 * waits until it is started again.
 *
 * @throws {RunEndedError} if the server still does not accept connections.
 */
export async function sendInput(
  limiter: RequestLimiter,
  operation: TestedOperation,
  request: WireRequest,
): Promise<{ readonly exchange: WireExchange; readonly attempt: InputAttempt }> {
  for (let attempts = 1; ; attempts += 1) {
    const startedAt = Date.now();
    try {
      const options = { isElsewhere: true };
      const exchange = await sendForCase(limiter, { operation, request, isTested: true, options }, () => undefined);
      return { exchange, attempt: { response: exchange.response } };
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      const { message, code } = error;
      if (code !== 'ECONNREFUSED')
        return { exchange: { request, startedAt, response }, attempt: { failure: { message, code } } };
      if (attempts >= maxAttempts)
        throw new RunEndedError(
          'The server does not accept connections any more: an earlier request may have ended it.',
        );
      await sleep(pause);
    }
  }
}

/** Stands for a response that did not arrive. */
const response = { status: 0, headers: {}, body: '', bodyBytes: 0, milliseconds: 0 };
