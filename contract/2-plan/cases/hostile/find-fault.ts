import { isSuccess } from '@forgespec/templates/shared/statuses';
import { excerpt } from '../../excerpt.ts';
import type { InputAttempt } from '../../session.ts';
import { stackTraceIn } from './stack-trace.ts';

/** A fault that a server shows when it receives hostile input. */
export interface InputFault {
  readonly rule: 'accepted' | 'response' | 'server-error' | 'stack-trace';
  readonly message: string;
  readonly expected: string;
  readonly got: string;
  /** True if the server did not respond in time. */
  readonly isHang: boolean;
}

/** Error codes of a response that did not arrive, or did not end, in time. */
const hangs: ReadonlySet<string> = new Set(['TIMEOUT', 'UNFINISHED']);

/**
 * Returns the fault that the response to an input shows. Any other response is correct, for example each 4xx.
 *
 * @param isForbidden returns true if the description forbids the input.
 */
export function findFault(attempt: InputAttempt, isForbidden: () => boolean): InputFault | undefined {
  if (attempt.response === undefined) return faultWithoutResponse(attempt.failure);
  const { status, body } = attempt.response;
  const isHang = false;
  // A 501 means that the server does not implement the operation.
  if (status >= 500 && status !== 501) {
    const got = `${status} ${excerpt(body)}`.trim();
    return { rule: 'server-error', message: `The server failed with ${status}.`, expected: 'no 5xx', got, isHang };
  }
  const trace = stackTraceIn(body);
  if (trace !== undefined) {
    const message = 'The response contains a stack trace, which shows the code of the server to attackers.';
    return { rule: 'stack-trace', message, expected: 'no stack trace', got: `${status} ${excerpt(trace)}`, isHang };
  }
  if (!isSuccess(status) || !isForbidden()) return undefined;
  const message = 'The server accepted a value that the description forbids.';
  return { message, rule: 'accepted', expected: 'a 4xx', got: `${status} ${excerpt(body)}`.trim(), isHang };
}

function faultWithoutResponse({ message, code }: NonNullable<InputAttempt['failure']>): InputFault {
  const isHang = hangs.has(code);
  return {
    rule: 'response',
    message: isHang ? 'The server did not respond in time.' : 'The server closed the connection without a response.',
    expected: 'a response',
    got: `${message} (${code})`,
    isHang,
  };
}
