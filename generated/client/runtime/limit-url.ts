// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Middleware } from './send.ts';

/** Answers 414 in place of the service when an address is longer than services take, and sends nothing. */
export const limitUrl =
  (limit: number = 8000): Middleware =>
  (send) =>
  (request, context) =>
    request.url.length <= limit ? send(request, context) : Promise.resolve(tooLong(request.url.length, limit));

const tooLong = (length: number, limit: number): Response =>
  new Response(`Not sent: the address has ${length} characters, the limit of this client is ${limit}.`, {
    status: 414,
    statusText: 'URI Too Long',
  });
