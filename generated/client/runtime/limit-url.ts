// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Send } from './send.ts';

/**
 * Answers 414 in place of the service, and sends nothing, if the URL of a request is longer than services accept.
 *
 * @param limit the length of the longest URL that is sent, in characters.
 */
export const limitUrl =
  (send: Send, limit: number = 8000): Send =>
  (request, context) => {
    if (request.url.length <= limit) return send(request, context);
    const words = `Not sent: the address has ${request.url.length} characters, more than ${limit}.`;
    return Promise.resolve(new Response(words, { status: 414, statusText: 'URI Too Long' }));
  };
