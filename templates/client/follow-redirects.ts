import { ConnectionError } from './connection-error.ts';
import { isRead, isReplayable, type HttpRequest, type Middleware } from './send.ts';

const mostRedirects = 10;

/**
 * Follows redirects with the same method and body, as moved projects need. Away from the origin it takes nothing along that could
 * be a credential, and follows only what reads. What it does not follow is the answer.
 *
 * @throws {ConnectionError} from a call, in a browser, which does not let a program see where a redirect leads.
 */
export function followRedirects(): Middleware {
  return (send) => async (first, context) => {
    let request = first;
    for (let count = 0; ; count++) {
      const response = await send(request, context);
      if (response.type === 'opaqueredirect') {
        throw new ConnectionError(request, response, 'ConnectionError', 'redirected, no browser tells where to');
      }
      const next = count < mostRedirects ? redirected(request, response) : undefined;
      if (next === undefined) return response;
      await response.body?.cancel();
      request = next;
    }
  };
}

function redirected(request: HttpRequest, { status, headers }: Response): HttpRequest | undefined {
  const location = headers.get('location');
  if (location === null || ![301, 302, 303, 307, 308].includes(status)) return undefined;
  if (!URL.canParse(location, request.url)) return undefined;
  const { protocol, origin, href: url } = new URL(location, request.url);
  if (!protocol.startsWith('http')) return undefined;
  const isSameOrigin = origin === new URL(request.url).origin;
  // 303 asks for another resource to be read: RFC 9110, section 15.4.4.
  const method = status === 303 && request.method !== 'HEAD' ? 'GET' : request.method;
  if (isRead(method)) {
    return { url, method, headers: isSameOrigin ? request.headers : withAccept(request.headers), body: undefined };
  }
  return isSameOrigin && isReplayable(request) ? { ...request, url } : undefined;
}

const withAccept = (headers: Headers): Headers => new Headers({ accept: headers.get('accept') ?? '*/*' });
