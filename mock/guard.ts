import { isPreflight, preflightAnswer, shareAcrossOrigins } from './cross-origin.ts';
import { withDeadline } from './deadline.ts';
import { readPreferences, type Preferences } from './preferences.ts';
import { answerToFailure, Refusal } from './refusal.ts';
import { MalformedBody, parseBody, readBody } from './request-body.ts';
import { readPairs, readTarget } from './request-target.ts';
import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer.ts';
import type { Engine, GuardedRequest } from './prism.ts';
import type { Match, Router } from './router.ts';

export interface Limits {
  /** The longest target of a request line; a longer one gets a 414. */
  readonly targetLength: number;
  /** The longest body in bytes; a longer one gets a 413. */
  readonly bodyBytes: number;
  /** How long an answer may take to be made up; after that the client gets a 504. */
  readonly answerMilliseconds: number;
}

/** An answer, and the operation that the request addressed as far as it is known. */
export interface Exchange {
  readonly answer: Answer;
  readonly operationId?: string | undefined;
}

export interface GuardOptions {
  readonly limits: Limits;
  /** What holds for a client that does not ask for anything else. */
  readonly preferences: Pick<Preferences, 'dynamic' | 'seed'>;
}

/** Answers one request, whatever it is like: never rejects. */
export type Guard = (request: IncomingMessage) => Promise<Exchange>;

/**
 * Stands before the responder and refuses what it cannot take, so that each request gets an answer and none reaches
 * Prism that would make it fail.
 */
export function createGuard(router: Router, { respond, refuse }: Engine, options: GuardOptions): Guard {
  const { limits } = options;
  const answerTo = async (request: Omit<GuardedRequest, 'body' | 'bodyLength'>, bytes: Buffer): Promise<Answer> => {
    try {
      const body = parseBody(bytes, request.headers);
      return await respond({ ...request, body, bodyLength: bytes.length });
    } catch (error) {
      if (!(error instanceof MalformedBody)) throw error;
      const documented = await refuse(request);
      if (documented === undefined) throw error;
      return { ...documented, reason: error.message };
    }
  };
  return async (request) => {
    let match: Match | undefined;
    let answer: Answer;
    try {
      const { url = '', headers } = request;
      const method = (request.method ?? '').toLowerCase();
      if (url.length > limits.targetLength) {
        throw new Refusal(414, `The request target is longer than ${limits.targetLength} characters.`);
      }
      const { path, query, queryText } = readTarget(url);
      if (isPreflight(method, headers)) {
        answer = preflightAnswer(headers, router.methodsOf(path));
      } else {
        match = router.match(method, path);
        const preferences = { ...options.preferences, ...readPreferences(headers['prefer'], query) };
        const body = await readBody(request, limits.bodyBytes);
        const placed = match.placeParameters({ query: queryText, headers, body });
        const guarded = { match, query: readPairs(placed.query, 'query'), headers: placed.headers, preferences };
        const response = answerTo(guarded, placed.body);
        answer = await withDeadline(response, limits.answerMilliseconds);
      }
    } catch (error) {
      answer = answerToFailure(error);
    }
    return { answer: shareAcrossOrigins(answer, request.headers.origin), operationId: match?.operationId };
  };
}
