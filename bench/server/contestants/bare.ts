import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Contestant } from '../contestant.ts';
import { mergeRequest } from '../example.ts';

/**
 * A server that uses only `node:http`, like the examples in the documentation of Node.js. It reads and parses a body.
 * It responds with the same JSON as the other servers, and sets the headers `content-type` and `content-length`. It
 * ignores the path of the request. It responds to each GET request with the same merge request. If the method is not
 * GET, it responds as if the request had created a merge request. It neither validates nor authenticates requests.
 */
export const contestant = (): Contestant => (request: IncomingMessage, response: ServerResponse) => {
  if (request.method === 'GET') {
    answer(response, 200, mergeRequest);
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { title } = JSON.parse(Buffer.concat(chunks).toString()) as { title: string };
    answer(response, 201, { ...mergeRequest, title });
  });
};

function answer(response: ServerResponse, status: number, value: object): void {
  const body = JSON.stringify(value);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
