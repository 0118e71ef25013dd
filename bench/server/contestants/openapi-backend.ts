import type { IncomingMessage, ServerResponse } from 'node:http';
import { OpenAPIBackend, type Document } from 'openapi-backend';
import type { Contestant } from '../contestant.ts';
import { document, mergeRequest } from '../example.ts';

/** openapi-backend. It reads the description at run time, and checks the parameters, the body and the response. */
export async function contestant(): Promise<Contestant> {
  const api = new OpenAPIBackend({
    definition: structuredClone(document) as unknown as Document,
    apiRoot: '/api/v4',
    quick: true,
    ajvOpts: { strict: false, logger: false },
  });
  api.register({
    getMergeRequest: () => ({ status: 200, body: mergeRequest }),
    createMergeRequest: (context) => ({
      status: 201,
      body: { ...mergeRequest, title: (context.request.requestBody as { title: string }).title },
    }),
    validationFail: (context) => ({ status: 400, body: context.validation.errors }),
    notFound: () => ({ status: 404, body: {} }),
    postResponseHandler: (context) => {
      const { status, body } = context.response as { status: number; body: unknown };
      const { errors } = context.api.validateResponse(body, context.operation, status);
      return errors === null || errors === undefined ? { status, body } : { status: 502, body: errors };
    },
  });
  api.registerSecurityHandler('PrivateToken', () => true);
  await api.init();
  return (request: IncomingMessage, response: ServerResponse) => void answer(api, request, response);
}

async function answer(api: OpenAPIBackend, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const body = chunks.length === 0 ? undefined : (JSON.parse(Buffer.concat(chunks).toString()) as unknown);
  const headers = request.headers as Record<string, string>;
  const answered = (await api.handleRequest({ method: request.method ?? '', path, query, headers, body })) as {
    status: number;
    body: unknown;
  };
  response.statusCode = answered.status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answered.body));
}
