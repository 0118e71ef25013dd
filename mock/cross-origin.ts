import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from './answer.ts';

/**
 * Says whether a request is the question that a browser asks before the real one.
 *
 * @param method In lower case.
 */
export function isPreflight(method: string, headers: IncomingHttpHeaders): boolean {
  return method === 'options' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
}

/**
 * The answer to a preflight: whatever the page wants to send, it may, `API-KEY` included. An unknown address is
 * allowed too; the page then sees the 404 itself, which says more than "blocked by CORS".
 *
 * @param methods The documented methods of the address.
 */
export function preflightAnswer(headers: IncomingHttpHeaders, methods: readonly string[]): Answer {
  const asked = headers['access-control-request-method'] ?? '';
  const allowed = new Set([...methods.map((method) => method.toUpperCase()), asked]);
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': [...allowed].join(', '),
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    },
  };
}

/**
 * Lets pages of every origin read an answer; a mock has nothing to hide. Its headers are named one by one, since `*`
 * means no header at all to a page that sends credentials.
 */
export function shareAcrossOrigins<Reply extends Pick<Answer, 'headers'>>(
  answer: Reply,
  origin: string | undefined,
): Reply {
  if (origin === undefined) return answer;
  const headers = {
    ...answer.headers,
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': Object.keys(answer.headers).join(', '),
    vary: ['Origin', answer.headers['vary']].filter(Boolean).join(', '),
  };
  return { ...answer, headers };
}
