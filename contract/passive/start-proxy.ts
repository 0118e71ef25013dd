import { hostOf, httpOrigin } from '@forgespec/templates/shared/origin';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gracefulClose, type Closable } from '@forgespec/templates/shared/graceful-close';
import { allowedHosts, refuseForeignHost } from '@forgespec/templates/shared/local-request';
import type { CaseExchange } from '../3-ask/case-exchange.ts';
import type { Target } from '../3-ask/target.ts';
import type { ContractSubject, TestedOperation } from '../1-describe/subject.ts';
import { checkResponse } from '../4-judge/check-response.ts';
import type { Finding } from '../2-plan/finding.ts';
import { createFindOperation } from '../1-describe/find-operation.ts';
import { observedRequest, readSecrets } from './observed-request.ts';
import { notationOf, readItems } from '../http/read-items.ts';
import { decodeBody, longestReadableBody } from '../http/decode-body.ts';

/** The settings of the proxy. */
export interface ProxyOptions {
  readonly subject: ContractSubject;
  readonly upstream: Target;
  readonly host: string;
  /** The port. 0 to use any free port. */
  readonly port: number;
  /** More host names under which clients may address the proxy. The names of this computer are always allowed. */
  readonly hostNames?: readonly string[] | undefined;
  /** Receives each credential in an observed request. */
  readonly onSecret: (secret: string) => void;
  /** Receives each exchange of a documented operation, with its findings. */
  readonly onExchange: (exchange: CaseExchange, findings: readonly Finding[]) => void;
}

/** A running proxy. */
export interface PassiveProxy extends Closable {
  /** `http://127.0.0.1:4012`, without a slash at the end. */
  readonly url: string;
  /** The number of requests for which the description has no operation. */
  readonly unknown: number;
}

/** The maximum size of the request line and the headers, in bytes. */
const largestHead = 1024 * 1024;

/**
 * Starts a proxy for the tested server. The proxy forwards requests and responses. It changes only the header `Host` of requests, and does
 * not follow redirects. The proxy checks the exchanges of documented operations.
 */
export async function startProxy(options: ProxyOptions): Promise<PassiveProxy> {
  const { subject, upstream, host, port, hostNames, onSecret } = options;
  const findOperation = createFindOperation(subject, upstream.baseOf);
  const forward = createForward(new URL(upstream.origin));
  const hosts = allowedHosts(host, hostNames);
  let unknown = 0;
  /** The checks of the responses that are not complete, or not checked yet. */
  const checks = new Set<Promise<void>>();

  const check = async (answered: Promise<AnsweredRequest>): Promise<void> => {
    const request = await answered;
    const operation = findOperation(request.incoming.method ?? '', request.incoming.url ?? '');
    if (operation === undefined) unknown += 1;
    else await checkAnsweredRequest(operation, request, options);
  };

  // The limit is high, so that requests with a long URL also reach the observed server.
  const server = createServer({ maxHeaderSize: largestHead }, (incoming, outgoing) => {
    connections.admit(incoming, outgoing);
    if (refuseForeignHost(incoming, outgoing, hosts) || refuseOtherServer(incoming, outgoing)) return;
    for (const secret of readSecrets(subject.api, incoming)) onSecret(secret);
    forward(incoming, outgoing, (answered) => {
      const checked = check(answered);
      checks.add(checked);
      void checked.then(() => checks.delete(checked));
    });
  });
  const connections = gracefulClose(server);
  server.listen(port, host);
  await once(server, 'listening');
  // The cast is safe: the address of a server that listens on a port is an object.
  const address = server.address() as AddressInfo;
  return {
    url: httpOrigin(host, address.port),
    get unknown() {
      return unknown;
    },
    unfinished: connections.unfinished,
    async close(...options) {
      await connections.close(...options);
      await Promise.all(checks);
    },
  };
}

/** A forwarded request, and its response. */
interface AnsweredRequest {
  readonly incoming: IncomingMessage;
  readonly sent: Collected;
  readonly received: IncomingMessage;
  readonly got: Collected;
  /** The time at which the request arrived, in milliseconds since 1970. */
  readonly startedAt: number;
}

/**
 * Forwards a request to the observed server, and its response to the client.
 *
 * @param onResponse is called when the response begins. The promise resolves when the response has ended.
 */
type Forward = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  onResponse: (answered: Promise<AnsweredRequest>) => void,
) => void;

function createForward(origin: URL): Forward {
  const open = origin.protocol === 'https:' ? httpsRequest : httpRequest;
  return (incoming, outgoing, onResponse) => {
    const startedAt = Date.now();
    const sent = collect(incoming);
    const forwarded = open({
      hostname: hostOf(origin.host),
      port: origin.port,
      method: incoming.method,
      path: incoming.url,
      headers: withHost(incoming.rawHeaders, origin.host),
    });
    forwarded.on('error', () => refuse(outgoing));
    forwarded.on('response', (received) => {
      const got = collect(received);
      outgoing.writeHead(received.statusCode ?? 502, received.statusMessage, received.rawHeaders);
      received.pipe(outgoing);
      const answered = Promise.withResolvers<AnsweredRequest>();
      received.on('close', () => answered.resolve({ incoming, sent, received, got, startedAt }));
      onResponse(answered.promise);
      received.on('error', () => outgoing.destroy());
    });
    incoming.pipe(forwarded);
    outgoing.on('close', () => forwarded.destroy());
  };
}

/** Checks the response of a documented operation. Does not check a response that only the observed client can decode. */
async function checkAnsweredRequest(
  operation: TestedOperation,
  { incoming, sent, received, got, startedAt }: AnsweredRequest,
  { subject, onExchange }: ProxyOptions,
): Promise<void> {
  // Only the beginning of a long or endless stream is checked.
  const isCut = !got.isWhole || !received.complete;
  const contentType = received.headers['content-type'];
  if (isCut && notationOf(contentType) === undefined) return;
  const { text, fault, isInvalid } = decodeBody(got.bytes(), received.headers['content-encoding'], isCut);
  // The observed client may have asked for an encoding or a range that only this client can decode. That is not a fault of the server.
  if (fault !== undefined && (!isInvalid || received.statusCode === 206)) return;
  const headers = Object.entries(received.headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]);
  const exchange = {
    operation,
    isProbe: false,
    startedAt,
    request: observedRequest(subject.api, incoming, sent.bytes().toString('utf8')),
    response: {
      status: received.statusCode ?? 0,
      headers: Object.fromEntries(headers),
      body: text,
      items: fault === undefined ? await readItems(text, contentType, isCut) : undefined,
      bodyFault: fault,
      bodyBytes: got.bytes().length,
      milliseconds: Date.now() - startedAt,
    },
  };
  onExchange(exchange, checkResponse(subject, operation, exchange));
}

interface Collected {
  readonly isWhole: boolean;
  bytes(): Buffer;
}

/** Collects the body of a message, up to the maximum size. */
function collect(message: IncomingMessage): Collected {
  const chunks: Buffer[] = [];
  let length = 0;
  message.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= longestReadableBody) chunks.push(chunk);
  });
  return {
    get isWhole() {
      return length <= longestReadableBody;
    },
    bytes: () => Buffer.concat(chunks),
  };
}

/** Returns the received headers. The value of `Host` is replaced by the host of the observed server. */
function withHost(rawHeaders: readonly string[], host: string): string[] {
  return rawHeaders.map((text, index) =>
    index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host' ? host : text,
  );
}

/**
 * Rejects a request for another server. A client sends such a request if the proxy is set as `HTTP_PROXY`. The credentials in the request
 * must not reach the observed server. Returns true if the request was rejected.
 */
function refuseOtherServer({ url = '' }: IncomingMessage, outgoing: ServerResponse): boolean {
  if (url.startsWith('/') || url === '*') return false;
  outgoing.writeHead(421, { 'content-type': 'text/plain', connection: 'close' });
  outgoing.end(
    'This proxy forwards requests to only one server. In the client, replace the address of that server with the address of this proxy. Do not set this proxy as HTTP_PROXY.\n',
  );
  return true;
}

function refuse(outgoing: ServerResponse): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(502, { 'content-type': 'text/plain' });
  outgoing.end('The server behind this proxy cannot be reached.\n');
}
