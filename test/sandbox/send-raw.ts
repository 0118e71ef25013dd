import { request as startRequest, type Agent } from 'node:http';
import type { ExtremeRequest } from './extreme-requests.ts';

/** The properties of a response that the tests with extreme requests check. */
export interface RawResponse {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** The time in milliseconds after which a request is considered to have no response. */
const patience = 60_000;

/**
 * Sends an HTTP request with an unchanged target.
 *
 * @throws {Error} if the connection breaks, or if no response arrives within a minute.
 */
export async function sendRaw(origin: string, agent: Agent, request: ExtremeRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const { method, target: path, body } = request;
    const isFramed = body === undefined || request.headers['transfer-encoding'] !== undefined;
    const headers = { ...request.headers, ...(isFramed ? {} : { 'content-length': String(Buffer.byteLength(body)) }) };
    const outgoing = startRequest({ agent, hostname, port, method, path, headers, timeout: patience }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          contentType: response.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('There was no response')));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
