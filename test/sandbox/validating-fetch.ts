import { findRoute } from '../../generated/server/index.ts';
import { splitTarget } from '../../generated/shared/request-target.ts';
import { responses as responsesOf } from '../../generated/validators/responses.ts';
import { judgeResponse } from '../../generated/validators/runtime/judge-response.ts';

/** An answer that is not as the description says. */
export class UndocumentedResponseError extends Error {
  override readonly name = 'UndocumentedResponseError';
}

/** What is documented for any operation, also where it is not listed (see the chapter on errors). */
const anywhere = new Set([403, 408, 429]);

/**
 * `fetch` that judges each answer by the generated validators: its status, its headers, its media type, its body.
 *
 * @throws {UndocumentedResponseError} when one is not as described.
 */
export const validatingFetch = async (request: Request): Promise<Response> => {
  const response = await fetch(request);
  const target = request.url.slice(new URL(request.url).origin.length);
  const found = findRoute(request.method, splitTarget(target)?.path ?? []);
  if (found === undefined) return response;
  const { operation } = found.route;
  const described = responsesOf[operation];
  const { status } = response;
  if (described?.statuses[status] === undefined && anywhere.has(status)) return response;
  const text = await response.clone().text();
  const contentType = response.headers.get('content-type') ?? undefined;
  // A text may be empty; anything else that is empty is not there.
  const isText = request.method !== 'HEAD' && contentType?.startsWith('text/') === true;
  const body =
    text === '' && !isText ? undefined : contentType?.startsWith('application/json') ? JSON.parse(text) : text;
  const issues = described && judgeResponse(described, { status, headers: response.headers, contentType, body });
  if (issues === undefined || issues.length === 0) return response;
  throw new UndocumentedResponseError(`${operation} answered ${status}: ${JSON.stringify(issues)} ${text}`);
};
