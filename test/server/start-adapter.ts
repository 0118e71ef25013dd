import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import fastify from 'fastify';
import type { Dispatch } from '../../generated/server/index.ts';
import { expressMiddleware } from '../../generated/server/runtime/adapters/express.ts';
import { fastifyPlugin } from '../../generated/server/runtime/adapters/fastify.ts';
import { fetchHandler } from '../../generated/server/runtime/adapters/fetch.ts';
import { nodeListener } from '../../generated/server/runtime/adapters/node.ts';
import { fetchServer } from './serve-fetch.ts';

/** A listening server with one of the adapters. */
export interface StartedAdapter {
  readonly port: number;
  readonly url: string;
  /** Errors that reached the framework or the platform. */
  readonly escaped: unknown[];
  close(): Promise<void>;
}

/** A function that the application calls for each request, before the API handles the request. */
export type Before = (setHeader: (name: string, value: string) => void, reply: (text: string) => void) => void;

async function listening(server: Server, escaped: unknown[], close?: () => Promise<unknown>): Promise<StartedAdapter> {
  if (!server.listening) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    escaped,
    async close() {
      server.closeAllConnections();
      if (close === undefined) await new Promise((resolve) => server.close(resolve));
      else await close();
    },
  };
}

/**
 * Functions that start a server with each adapter. If the adapter is for a framework, the application calls `before`
 * for each request first.
 */
export const adapters = {
  node: (dispatch: Dispatch) => listening(createServer(nodeListener(dispatch)), []),
  express: (dispatch: Dispatch, before?: Before) => {
    const escaped: unknown[] = [];
    const app = express();
    app.use((_request, response, next) => {
      before?.(
        (name, value) => response.setHeader(name, value),
        (text) => response.send(text),
      );
      next();
    });
    app.use(expressMiddleware(dispatch));
    app.use((error: unknown, _request: unknown, response: express.Response, _next: unknown) => {
      escaped.push(error);
      response.status(500).end();
    });
    return listening(createServer(app), escaped);
  },
  fastify: async (dispatch: Dispatch, before?: Before) => {
    const escaped: unknown[] = [];
    const app = fastify();
    app.addHook('onRequest', async (_request, reply) => {
      before?.(
        (name, value) => reply.header(name, value),
        (text) => setTimeout(() => reply.send(text), 20),
      );
    });
    app.addHook('onSend', async (_request, reply) => {
      reply.header('x-on-send', 'yes');
    });
    app.setErrorHandler((error: { readonly statusCode?: number }, _request, reply) => {
      // fastify itself rejects a media type that it cannot parse.
      const { statusCode = 500 } = error;
      if (statusCode >= 500) escaped.push(error);
      return reply.code(statusCode).send();
    });
    await app.register(fastifyPlugin(dispatch));
    await app.listen({ port: 0, host: '127.0.0.1' });
    return listening(app.server, escaped, () => app.close());
  },
  fetch: (dispatch: Dispatch) => {
    const escaped: unknown[] = [];
    return listening(
      fetchServer(fetchHandler(dispatch), (error) => escaped.push(error)),
      escaped,
    );
  },
} as const;
