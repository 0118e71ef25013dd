import { splitQuery } from '@forgespec/templates/shared/query-component';
import { httpOrigin } from '@forgespec/templates/shared/origin';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { isGetOrHead } from '@forgespec/templates/shared/get-or-head';
import { gracefulClose, type Closable } from '@forgespec/templates/shared/graceful-close';
import { refuseForeignHost, type AllowedHosts } from '@forgespec/templates/shared/local-request';
import type { ChangeFeed } from './change-feed.ts';
import { forward } from './forward.ts';
import { changesPath, livePage } from './live-page.ts';

/** The content that the server serves. */
export interface Served {
  /** Returns the current text of a file of the site. Returns undefined if the site does not contain the file. */
  file(path: string): string | undefined;
  /** Returns the URL of the engine. All requests that are not for the site are forwarded to this URL. */
  engine(): Promise<string>;
}

export interface SiteServer extends Closable {
  /** The origin of the site, such as `http://127.0.0.1:4000`. */
  readonly url: string;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** The maximum size of a request line with its headers, in bytes. */
const largestHead = 1024 * 1024;

/**
 * The Content Security Policy of files that are not pages. A browser that shows such a file loads no other resources
 * and runs no scripts.
 */
const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * Serves the site, the event stream and the engine on one port.
 *
 * @throws {Error} with the code `EADDRINUSE` if the port is in use.
 */
export async function startSiteServer(
  { host, port, hosts }: { readonly host: string; readonly port: number; readonly hosts: AllowedHosts },
  served: Served,
  feed: ChangeFeed,
): Promise<SiteServer> {
  // The limit is high, because the engine itself limits the length of request targets.
  const server = createServer({ maxHeaderSize: largestHead }, (request, response) => {
    connections.admit(request, response);
    if (!refuseForeignHost(request, response, hosts)) respond(request, response, served, feed);
  });
  const connections = gracefulClose(server);
  server.listen(port, host);
  await once(server, 'listening');
  const { address, port: taken } = server.address() as AddressInfo;
  return {
    url: httpOrigin(address, taken),
    unfinished: connections.unfinished,
    close(deadline) {
      feed.close();
      return connections.close(deadline);
    },
  };
}

function respond(request: IncomingMessage, response: ServerResponse, served: Served, feed: ChangeFeed): void {
  const { path, query } = splitQuery(request.url ?? '/');
  const isRetrieval = isGetOrHead(request.method ?? '');
  if (isRetrieval && path === changesPath) {
    feed.open(response, new URLSearchParams(query).get('version') ?? feed.version);
    return;
  }
  const name = path === '/' ? 'index.html' : path.slice(1);
  const text = isRetrieval ? served.file(name) : undefined;
  if (text === undefined) {
    forward(request, response, served.engine());
    return;
  }
  const page = extname(name) === '.html' ? livePage(text, feed.version) : { text, policy: filePolicy };
  response.writeHead(200, {
    'content-type': mediaTypes[extname(name)] ?? 'application/octet-stream',
    // The site changes with the description. Browsers must not cache its pages.
    'cache-control': 'no-store',
    'content-security-policy': page.policy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : page.text);
}
