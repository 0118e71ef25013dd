import { hasNoBody } from '@forgespec/templates/shared/responses';
import type { ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';

/**
 * Puts an answer on the wire. A HEAD request, and a status that has no body, get none: no content, no type of it.
 */
export function send(response: ServerResponse, method: string, answer: Answer): void {
  const withBody = method !== 'HEAD' && !hasNoBody(answer.status);
  const { 'content-type': contentType, ...headers } = answer.headers;
  response.statusCode = answer.status;
  // Answers repeat text of requests and descriptions: no browser may guess that it is a page.
  response.setHeader('x-content-type-options', 'nosniff');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (!withBody) {
    response.end();
    return;
  }
  const body = Buffer.from(answer.body ?? '', 'utf8');
  if (contentType !== undefined) response.setHeader('content-type', contentType);
  response.setHeader('content-length', body.length);
  response.end(body);
}
