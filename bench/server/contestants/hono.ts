import { Hono } from 'hono';
import { validator } from 'hono/validator';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isMergeRequestCreate } from '../../../generated/validators/index.ts';
import type { Contestant } from '../contestant.ts';
import { mergeRequest } from '../example.ts';

/**
 * hono with the generated validator for the body of the POST request. hono uses the class `Request` of the Fetch API,
 * so each request of Node.js is converted to this class.
 */
export function contestant(): Contestant {
  const app = new Hono();
  app.get('/api/v4/projects/:id/merge_requests/:iid', (context) => context.json(mergeRequest));
  app.post(
    '/api/v4/projects/:id/merge_requests',
    validator('json', (value, context) => (isMergeRequestCreate(value) ? value : context.text('bad', 422))),
    (context) => context.json({ ...mergeRequest, title: context.req.valid('json').title }, 201),
  );
  return (request: IncomingMessage, response: ServerResponse) => void answer(app, request, response);
}

async function answer(app: Hono, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
  const hasBody = request.method === 'POST';
  const chunks: Buffer[] = [];
  if (hasBody) for await (const chunk of request) chunks.push(chunk as Buffer);
  const answered = await app.fetch(
    new Request(`http://127.0.0.1${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      ...(hasBody && { body: Buffer.concat(chunks) }),
    }),
  );
  response.statusCode = answered.status;
  for (const [name, value] of answered.headers) response.setHeader(name, value);
  response.end(Buffer.from(await answered.arrayBuffer()));
}
