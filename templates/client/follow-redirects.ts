import { ConnectionError } from './connection-error.ts';
import type { Middleware } from './send.ts';

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
      // A body can be sent once, so the copy is for the next address.
      const copy = request.body && context.isReplayable ? request.clone() : request;
      const response = await send(request, context);
      if (response.type === 'opaqueredirect') {
        throw new ConnectionError(
          request,
          response,
          'ConnectionError',
          'redirected, and a browser does not tell where to',
        );
      }
      const next = count < mostRedirects ? await redirected(copy, response) : undefined;
      if (next === undefined) return response;
      await response.body?.cancel();
      request = next;
    }
  };
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

async function redirected(request: Request, { status, headers }: Response): Promise<Request | undefined> {
  const location = headers.get('location');
  if (location === null || ![301, 302, 303, 307, 308].includes(status)) return undefined;
  if (!URL.canParse(location, request.url)) return undefined;
  const target = new URL(location, request.url);
  const isSameOrigin = target.origin === new URL(request.url).origin;
  // 303 asks for another resource to be read: RFC 9110, section 15.4.4.
  const method = status === 303 && request.method !== 'HEAD' ? 'GET' : request.method;
  if (!isSameOrigin && !isRead(method)) return undefined;
  if (!isRead(method) && request.bodyUsed) return undefined;
  return new Request(target, {
    method,
    headers: isSameOrigin ? request.headers : { accept: request.headers.get('accept') ?? '*/*' },
    body: isRead(method) ? null : await request.arrayBuffer(),
    signal: request.signal,
    redirect: 'manual',
  });
}
