import { findRoute } from '../../generated/server/index.ts';
import { splitTarget } from '../../generated/shared/addresses.ts';
import { responses as responsesOf } from '../../generated/validators/responses.ts';
import { judgeResponse } from '../../generated/validators/runtime/responses.ts';

/** The error for a response that does not match the description. */
export class UndocumentedResponseError extends Error {
  override readonly name = 'UndocumentedResponseError';
}

/**
 * Statuses that every operation may return, even if its description does not list them. See the chapter on errors in
 * `spec/`. The sandbox returns 503 if a request gets no connection to the database in time.
 */
const anywhere = new Set([403, 408, 429, 503]);

/**
 * A `fetch` that checks each response with the generated validators: its status, headers, media type and body.
 *
 * @throws {UndocumentedResponseError} if a response does not match the description.
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
  // A text body can be empty. An empty body of another media type is treated as absent.
  const isText = request.method !== 'HEAD' && contentType?.startsWith('text/') === true;
  const body =
    text === '' && !isText ? undefined : contentType?.startsWith('application/json') ? JSON.parse(text) : text;
  const issues = described && judgeResponse(described, { status, headers: response.headers, contentType, body });
  if (issues === undefined || issues.length === 0) return response;
  throw new UndocumentedResponseError(`${operation} answered ${status}: ${JSON.stringify(issues)} ${text}`);
};
