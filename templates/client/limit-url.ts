import { checkNumbers } from './check-numbers.ts';
import type { Middleware } from './send.ts';

/** The maximum length of URLs. */
export interface UrlLimit {
  /**
   * The length of the longest URL that is sent, in characters. For a longer URL, the client returns a response with the
   * status 414 and sends no request. Default: 8,000.
   */
  readonly longestUrl?: number | undefined;
}

/** If the URL of a request is too long, sends nothing, and returns a response with the status 414. */
export function limitUrl(limit: UrlLimit): Middleware {
  checkNumbers(limit);
  const { longestUrl = 8000 } = limit;
  return (send) => async (request, context) => {
    if (request.url.length <= longestUrl) return send(request, context);
    const words = `Not sent: the address has ${request.url.length} characters, more than ${longestUrl}.`;
    return new Response(words, { status: 414, statusText: 'URI Too Long' });
  };
}
