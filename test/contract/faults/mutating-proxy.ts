import { once } from 'node:events';
import { Agent, createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that the proxy forwards. */
export interface Passing {
  method: string;
  target: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A response that the proxy forwards. */
export interface Answered {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A fault of a server, as functions that change requests, responses, or both. */
export interface Mutation {
  readonly request?: (passing: Passing) => void;
  readonly response?: (answered: Answered, passing: Passing) => void;
  /** Returns true for a request that never gets a response. */
  readonly isHeld?: (passing: Passing) => boolean;
}

export interface MutatingProxy {
  readonly url: string;
  /** Sets the fault that the proxy adds. If the argument is undefined, the proxy does not add a fault. */
  plant(mutation: Mutation | undefined): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of a server. The proxy adds a fault to the behaviour of the server. */
export async function startMutatingProxy(upstream: string): Promise<MutatingProxy> {
  let planted: Mutation | undefined;
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, outgoing) => {
    const pass = async (): Promise<void> => {
      const { method = 'GET', url = '/', headers } = incoming;
      const passing: Passing = { method, target: url, headers: { ...headers }, body: await text(incoming) };
      if (planted?.isHeld?.(passing) === true) return;
      planted?.request?.(passing);
      const answered = await forward(upstream, passing, agent);
      planted?.response?.(answered, passing);
      const {
        'transfer-encoding': _encoding,
        'content-length': length,
        connection: _connection,
        ...kept
      } = answered.headers;
      outgoing.statusCode = answered.status;
      for (const [name, value] of Object.entries(kept)) if (value !== undefined) outgoing.setHeader(name, value);
      const hasBody = method !== 'HEAD' && answered.status !== 204 && answered.status !== 304;
      if (!hasBody && length !== undefined) outgoing.setHeader('content-length', length);
      if (hasBody) outgoing.setHeader('content-length', Buffer.byteLength(answered.body, 'latin1'));
      outgoing.end(hasBody ? Buffer.from(answered.body, 'latin1') : undefined);
    };
    pass().catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    plant: (mutation) => void (planted = mutation),
    async close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await once(server, 'close');
    },
  };
}

function forward(upstream: string, { method, target, headers, body }: Passing, agent: Agent): Promise<Answered> {
  const { hostname, port } = new URL(upstream);
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const { 'content-length': _length, ...others } = headers;
  const bytes = Buffer.from(body, 'utf8');
  const request = httpRequest({
    hostname,
    port,
    method,
    path: target,
    headers: { ...others, ...(bytes.length > 0 && { 'content-length': bytes.length }) },
    agent,
  });
  request.on('error', reject);
  request.on('response', (message) => {
    message.setEncoding('latin1');
    text(message).then(
      (answer) => resolve({ status: message.statusCode ?? 0, headers: { ...message.headers }, body: answer }),
      reject,
    );
  });
  request.end(bytes);
  return promise;
}
