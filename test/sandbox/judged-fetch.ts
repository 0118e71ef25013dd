import { findRoute } from '../../generated/server/index.ts';

/** An answer that is not as the description says. */
export class UndescribedAnswer extends Error {
  override readonly name = 'UndescribedAnswer';
}

/** What is documented for any operation, also where it is not listed (see the chapter on errors). */
const anywhere = new Set([403, 408, 429]);

/**
 * `fetch` that judges each answer by the generated validators: its status, its media type, its body.
 *
 * @throws {UndescribedAnswer} when one is not as described.
 */
export const judgedFetch = async (request: Request): Promise<Response> => {
  const response = await fetch(request);
  const { pathname } = new URL(request.url);
  const found = findRoute(request.method, pathname.slice(1).split('/').map(decodeURIComponent));
  if (found === undefined) return response;
  const { route } = found;
  const what = `${route.operation} answered ${response.status}`;
  const mediaTypes = route.responses[response.status as 200];
  if (mediaTypes === undefined) {
    if (anywhere.has(response.status)) return response;
    throw new UndescribedAnswer(`${what}, which is not described: ${await response.clone().text()}`);
  }
  const text = await response.clone().text();
  if (mediaTypes.length === 0) {
    if (text !== '') throw new UndescribedAnswer(`${what} with a body, and is described to have none`);
    return response;
  }
  const mediaType = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (request.method !== 'HEAD' && !mediaTypes.includes(mediaType))
    throw new UndescribedAnswer(`${what} as ${mediaType}`);
  const issues =
    mediaType === 'application/json' ? route.validators?.responses[response.status]?.check(JSON.parse(text)) : [];
  if (issues !== undefined && issues.length > 0) throw new UndescribedAnswer(`${what}: ${JSON.stringify(issues)}`);
  return response;
};
