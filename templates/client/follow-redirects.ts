import { isRedirect, losesEncryption } from '../shared/redirects.ts';
import { ConnectionError } from './errors.ts';
import { isGetOrHead } from '../shared/get-or-head.ts';
import { discard, type HttpRequest, isReplayable, type Send, setHeaders } from './send.ts';
import { httpUrl } from './server-address.ts';

const mostRedirects = 10;

/**
 * Follows redirects with the same method and body, because the resource has only moved. After 303, the client sends GET without a body,
 * unless the method is HEAD. A request to another origin has no header except `Accept`, because other headers may contain a credential. The
 * client does not follow redirects of these kinds, and returns them as responses:
 *
 * - a redirect to another origin, if the method is neither GET nor HEAD;
 * - a redirect from https to http;
 * - a redirect to an address that is not valid, or that contains a user name or a password;
 * - a redirect of a request whose body can be sent only once;
 * - the eleventh redirect of a request.
 *
 * @throws {ConnectionError} in a browser, because browsers hide the address of a redirect.
 */
export const followRedirects =
  (send: Send): Send =>
  async (first, context) => {
    // The platform must not follow redirects, because it would send credentials to the target of a redirect.
    let request: HttpRequest = { ...first, redirect: 'manual' };
    for (let left = mostRedirects; ; left--) {
      const response = await send(request, context);
      // Some declarations of `Response` do not list this type.
      if (String(response.type) === 'opaqueredirect') {
        throw new ConnectionError(request, context, response, [
          'connection-failed',
          'the browser hides the address of a redirect',
        ]);
      }
      const next = redirected(request, response, isGetOrHead(first.method));
      if (!next || left <= 0) return response;
      discard(response);
      request = next;
    }
  };

function redirected(request: HttpRequest, { status, headers }: Response, mayLeave: boolean): HttpRequest | undefined {
  const location = isRedirect(status) && headers.get('location');
  const target = location ? httpUrl(location, request.url) : undefined;
  // After 303, the client reads another resource: RFC 9110, section 15.4.4.
  const next = status === 303 && request.method !== 'HEAD' ? { ...request, method: 'GET', body: undefined } : request;
  if (!target || !isReplayable(next)) return undefined;
  const from = new URL(request.url);
  const isSame = target.origin === from.origin;
  if (!isSame && (!mayLeave || losesEncryption(from, target))) return undefined;
  return {
    ...next,
    url: target.href,
    headers: isSame ? next.headers : setHeaders(new Headers(), { accept: next.headers.get('accept') }),
  };
}
