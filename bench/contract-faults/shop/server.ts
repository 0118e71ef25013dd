import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { Shop, type ShopAnswer } from './shop.ts';

async function respond(shop: Shop, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', headers } = request;
  const origin = `http://${headers.host ?? 'localhost'}`;
  const sent = await text(request);
  const send = ({ status, body, headers: own = {} }: ShopAnswer): void => {
    response.writeHead(status, { ...(body !== undefined && { 'content-type': 'application/json' }), ...own });
    response.end(body === undefined || method === 'HEAD' ? undefined : JSON.stringify(body));
  };
  const refuse = (status: number, error: string): void => send({ status, body: { error } });
  const url = new URL(request.url ?? '/', origin);
  if (!url.pathname.startsWith('/v2/')) return refuse(404, 'unknown');
  if (sent !== '' && headers['content-type']?.startsWith('application/json') !== true) return refuse(400, 'no JSON');
  try {
    decodeURIComponent(url.search);
    send(shop.answer(method === 'HEAD' ? 'GET' : method, url, sent === '' ? undefined : JSON.parse(sent), origin));
  } catch {
    refuse(400, 'malformed');
  }
}

/** Starts a server that conforms to `openapi.yaml`. Its data is in memory. */
export async function startShop(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const shop = new Shop();
  const server = createServer((request, response) => void respond(shop, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
