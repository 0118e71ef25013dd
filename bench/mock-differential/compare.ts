import { request, type Agent } from 'node:http';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { DifferentialRequest } from './requests.ts';

/** The parts of a response that both engines must have in common. */
export interface EngineResponse {
  readonly status: number;
  /** The media type without its parameters. */
  readonly type: string;
  readonly body: string;
}

/** Sends a request exactly as it is written. Returns the status 0 if the connection fails. */
export async function send(agent: Agent, port: number, sent: DifferentialRequest): Promise<EngineResponse> {
  const { promise, resolve } = Promise.withResolvers<EngineResponse>();
  const { method, target, headers, body } = sent;
  const failed = (error: Error): void => resolve({ status: 0, type: '', body: error.message });
  const bytes = Buffer.from(body ?? '', 'utf8');
  const outgoing = request(
    {
      agent,
      host: '127.0.0.1',
      port,
      method,
      path: target,
      headers: { ...headers, ...(body !== undefined && { 'content-length': bytes.length }) },
    },
    (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: (response.headers['content-type'] ?? '').replace(/;.*$/u, '').toLowerCase(),
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    },
  );
  outgoing.on('error', (error) => {
    // A mock closes connections that are idle for some seconds, also just when a request reuses one.
    if (outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET') resolve(send(agent, port, sent));
    else failed(error);
  });
  outgoing.end(bytes);
  return promise;
}

/** Returns a short text for the difference of two responses. Returns undefined if they are the same for a client. */
export function differenceOf(prism: EngineResponse, stubs: EngineResponse): string | undefined {
  if (prism.status !== stubs.status) return `${prism.status} → ${stubs.status}`;
  if (!isSuccess(prism.status)) return undefined;
  if (prism.type !== stubs.type) return `${prism.status} ${prism.type} → ${stubs.type}`;
  return sameValue(prism.body, stubs.body) ? undefined : `${prism.status} with another body`;
}

function sameValue(one: string, other: string): boolean {
  if (one === other) return true;
  try {
    return canonical(JSON.parse(one)) === canonical(JSON.parse(other));
  } catch {
    return false;
  }
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
