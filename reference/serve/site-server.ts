import { splitQuery } from '@forgespec/templates/shared/query-component';
import { percentDecoded } from '@forgespec/templates/shared/percent-encoding';
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
import { PageError } from '../page-error.ts';
import { chooseCoding, compressedText, matchesTag, type CompressedText } from './compressed-text.ts';
import { changesPath, livePage, type LivePage } from './live-page.ts';

/** The content that the server serves. */
export interface Served {
  /** Returns the current text of a file of the site. Returns undefined if the site does not contain the file. */
  file(path: string): string | undefined;
  /** Receives the error of a page that could not be built. */
  failed(error: unknown): void;
  /** Returns the URL of the engine. All requests that are not for the site are forwarded to this URL. */
  engine(): Promise<string>;
}

export interface SiteServer extends Closable {
  /** The origin of the site, such as `http://127.0.0.1:4000`. */
  readonly url: string;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
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
    if (!refuseForeignHost(request, response, hosts)) respond(request, response, { served, feed, prepare });
  });
  const prepare = preparedFiles(feed);
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

/** A file of the site as it is sent: the text, and its compressed forms. */
interface PreparedFile extends LivePage {
  readonly compressed: CompressedText;
}

/** Returns the file with a name and a text as it is sent. A file that has not changed is prepared only once. */
type PrepareFile = (name: string, text: string) => PreparedFile;

function preparedFiles(feed: ChangeFeed): PrepareFile {
  const files = new Map<string, PreparedFile & { readonly source: string; readonly version: string }>();
  return (name, source) => {
    const { version } = feed;
    const earlier = files.get(name);
    if (earlier?.source === source && earlier.version === version) return earlier;
    const page = extname(name) === '.html' ? livePage(source, version) : { text: source, policy: filePolicy };
    const file = { ...page, compressed: compressedText(page.text), source, version };
    files.set(name, file);
    return file;
  };
}

interface SiteContext {
  readonly served: Served;
  readonly feed: ChangeFeed;
  readonly prepare: PrepareFile;
}

function respond(request: IncomingMessage, response: ServerResponse, { served, feed, prepare }: SiteContext): void {
  const { path, query } = splitQuery(request.url ?? '/');
  const isRetrieval = isGetOrHead(request.method ?? '');
  if (isRetrieval && path === changesPath) {
    feed.open(response, new URLSearchParams(query).get('version') ?? feed.version);
    return;
  }
  // Browsers percent-encode characters such as letters with accents.
  const name = path === '/' ? 'index.html' : (percentDecoded(path.slice(1)) ?? '');
  try {
    const text = isRetrieval ? served.file(name) : undefined;
    if (text === undefined) forward(request, response, served.engine());
    else sendFile(request, response, { name, file: prepare(name, text) }).catch(served.failed);
  } catch (error) {
    served.failed(new PageError(name, error));
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' });
    response.end(`The page ${name} could not be built. The terminal shows the reason.\n`);
  }
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { name, file }: { readonly name: string; readonly file: PreparedFile },
): Promise<void> {
  const coding = chooseCoding(request.headers['accept-encoding']?.toString());
  const etag = file.compressed.tagOf(coding);
  const headers = {
    // The site changes with the description. Browsers keep its files, and ask before each use if they have changed.
    'cache-control': 'no-cache',
    'content-security-policy': file.policy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
    etag,
  };
  if (matchesTag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = coding === undefined ? Buffer.from(file.text) : await file.compressed.bytesOf(coding);
  response.writeHead(200, {
    ...headers,
    'content-type': mediaTypes[extname(name)] ?? 'application/octet-stream',
    ...(coding === undefined ? {} : { 'content-encoding': coding }),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
