import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Contestant } from '../contestant.ts';
import { mergeRequest } from '../example.ts';

/** `node:http` with nothing around it: no parameter is checked, no answer judged. */
export const contestant = (): Contestant => (request: IncomingMessage, response: ServerResponse) => {
  if (request.method === 'GET') {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(mergeRequest));
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { title } = JSON.parse(Buffer.concat(chunks).toString()) as { title: string };
    response.statusCode = 201;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ...mergeRequest, title }));
  });
};
