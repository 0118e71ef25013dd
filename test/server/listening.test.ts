import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import * as net from 'node:net';
import * as tls from 'node:tls';
import { describe, expect, test } from 'vitest';
import { serve, type CreateServer } from '../../generated/server/runtime/adapters/serve.ts';
import { certificate } from './certificate.ts';
import { oneOperation } from './one-operation.ts';

/** Longer than a test may take, so a test fails if the server waits this long. */
const drainTimeout = 60_000;

interface Transport {
  readonly createServer: CreateServer;
  readonly get: (url: string) => http.ClientRequest;
  readonly connect: (port: number) => Promise<net.Socket>;
}

const transports: Readonly<Record<string, Transport>> = {
  http: {
    createServer: http.createServer,
    get: (url) => http.get(url),
    connect: async (port) => {
      const socket = net.connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    },
  },
  https: {
    createServer: (options, listener) => https.createServer({ ...options, ...certificate }, listener),
    get: (url) => https.get(url, { rejectUnauthorized: false }),
    connect: async (port) => {
      const socket = tls.connect({ port, host: '127.0.0.1', rejectUnauthorized: false });
      await once(socket, 'secureConnect');
      return socket;
    },
  },
};

describe.each(Object.entries(transports))('over %s', (scheme, { createServer, get, connect }) => {
  /** Starts a server whose handler waits until the test calls `resume`. */
  async function waitingServer() {
    const started = Promise.withResolvers<AbortSignal>();
    const resume = Promise.withResolvers<void>();
    const dispatch = oneOperation('GET', async (_, { signal, url }) => {
      started.resolve(signal);
      await resume.promise;
      return { status: 200, headers: { link: url } };
    });
    const server = await serve(createServer, dispatch, { port: 0, drainTimeout });
    const address = `${scheme}://127.0.0.1:${server.port}/`;
    const request = get(address);
    return { server, address, request, signal: await started.promise, resume: resume.resolve };
  }

  test('the signal of a handler aborts if the client closes the connection', async () => {
    const { server, request, signal, resume } = await waitingServer();
    request.on('error', () => {});
    request.destroy();
    await once(signal, 'abort');
    resume();
    await server.close();
  });

  test('a server that closes finishes pending requests, accepts no new ones, and does not wait for idle connections', async () => {
    const { server, address, request, resume } = await waitingServer();
    const silent = await connect(server.port);
    silent.on('error', () => {});
    const closed = server.close();
    await expect(connect(server.port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    resume();
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    expect(response.statusCode).toBe(200);
    expect(response.headers.link).toBe(address);
    response.resume();
    await closed;
  });
});

test('a port that is in use is reported', async () => {
  const dispatch = oneOperation('GET', () => ({ status: 200 }));
  const server = await serve(http.createServer, dispatch, { port: 0 });
  await expect(serve(http.createServer, dispatch, { port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.close();
});
