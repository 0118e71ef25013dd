import { withQuery } from '@forgespec/templates/shared/query-component';
import { isIdempotent } from '@forgespec/templates/shared/idempotent-methods';
import { hostOf } from '@forgespec/templates/shared/origin';
import { writeCookies } from '@forgespec/templates/shared/cookies';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { decodeBody } from '../http/decode-body.ts';
import { notationOf, readItems } from '../http/read-items.ts';
import type { WireExchange, WireRequest, WireResponse } from '../http/wire-request.ts';

/**
 * The error that is thrown if no complete response arrives. For example, the connection was refused, reset or too slow, or the response was
 * too long or was not HTTP.
 */
export class TransportError extends Error {
  /**
   * The error code of the operating system or of the HTTP parser of Node.js: `ECONNREFUSED`, `HPE_INVALID_CONSTANT`. The code is `TIMEOUT`
   * after the time limit, `UNFINISHED` if only a part of the body arrives before the time limit, and `TOO_LONG` for a response that is too
   * long.
   */
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** Sends requests to one origin. Does not follow redirects. */
export interface Sender {
  /**
   * @param signal ends the request at once.
   * @throws {TransportError} if no response arrives.
   */
  send(request: WireRequest, signal?: AbortSignal): Promise<WireExchange>;
  close(): void;
}

/**
 * The limits for a stream, such as an event stream, which may never end: the time after its headers and the time after each of its parts, in
 * milliseconds, and its size in bytes. At a limit, the connection is closed, and the response contains only the beginning of the stream.
 */
const longestStream = 2000;
const longestPause = 400;
const largestStream = 256 * 1024;

/** The maximum size of a response body, in bytes. A longer body causes a `TransportError`. */
const longestBody = 32 * 1024 * 1024;

/**
 * Creates a sender.
 *
 * @param origin the origin of the server: `https://api.example.com`.
 * @param milliseconds the maximum time from the request to the last byte of the response.
 */
export function createSender(origin: URL, milliseconds: number): Sender {
  const isTls = origin.protocol === 'https:';
  const options = { keepAlive: true, maxSockets: 64 };
  const agent = isTls ? new HttpsAgent(options) : new HttpAgent(options);
  const open = isTls ? httpsRequest : httpRequest;

  const send = (wire: WireRequest, signal?: AbortSignal, isAgain = false): Promise<WireExchange> => {
    const { promise, resolve, reject } = Promise.withResolvers<WireExchange>();
    const started = performance.now();
    const startedAt = Date.now();
    const body = wire.body === undefined ? undefined : Buffer.from(wire.body, 'utf8');
    const request = open({
      hostname: hostOf(origin.host),
      port: origin.port,
      // If a reused connection breaks, the request is sent again. A request that must not be sent twice uses a new connection.
      agent: isIdempotent(wire.method) && !isAgain ? agent : false,
      method: wire.method,
      path: withQuery(wire.target, encodedPairs(wire.credentials?.query ?? {})),
      headers: headersOf(wire, body),
      ...(signal !== undefined && { signal }),
    });
    let isAnswered = false;
    const timer = setTimeout(() => request.destroy(timeoutError(isAnswered, milliseconds)), milliseconds);
    request.on('error', (error) => {
      // The server closed an idle connection just when this request reused it. Send the request again on a new connection.
      if (request.reusedSocket && 'code' in error && error.code === 'ECONNRESET') resolve(send(wire, signal, true));
      else reject(toTransportError(error));
    });
    request.on('close', () => clearTimeout(timer));
    request.on('response', (message) => {
      isAnswered = true;
      read(message, started, milliseconds).then((response) => resolve({ request: wire, response, startedAt }), reject);
    });
    request.end(body);
    return promise;
  };
  return { send: (wire, signal) => send(wire, signal), close: () => agent.destroy() };
}

/** @param isAnswered true if the headers of the response arrived in time, but not the whole body. */
const timeoutError = (isAnswered: boolean, milliseconds: number): TransportError =>
  isAnswered
    ? new TransportError(`The body of the response did not end within ${milliseconds} ms.`, 'UNFINISHED')
    : new TransportError(`The server did not respond within ${milliseconds} ms.`, 'TIMEOUT');

const headersOf = (wire: WireRequest, body: Buffer | undefined): Readonly<Record<string, string>> => ({
  ...wire.headers,
  ...wire.credentials?.headers,
  ...joinedCookies(wire),
  ...(body !== undefined && { 'content-length': String(body.length) }),
});

/** Returns a `Cookie` header that joins the cookie of a credential with the cookie parameters, if the request has both. */
function joinedCookies({ headers, credentials }: WireRequest): Readonly<Record<string, string>> {
  const cookies = [headers['cookie'], credentials?.headers['cookie']].filter((cookie) => cookie !== undefined);
  return cookies.length === 2 ? { cookie: writeCookies(cookies) } : {};
}

const encodedPairs = (pairs: Readonly<Record<string, string>>): string =>
  Object.entries(pairs)
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&');

async function read(message: IncomingMessage, started: number, milliseconds: number): Promise<WireResponse> {
  const chunks: Buffer[] = [];
  let bodyBytes = 0;
  let isCut = false;
  // A stream without `Content-Length` may never end, so only its beginning is read.
  const mayBeEndless =
    notationOf(message.headers['content-type']) !== undefined && message.headers['content-length'] === undefined;
  const cut = (): void => {
    isCut = true;
    message.destroy();
  };
  const remaining = Math.max(1, milliseconds - (performance.now() - started)) / 2;
  const timer = mayBeEndless ? setTimeout(cut, Math.min(longestStream, remaining)) : undefined;
  let pause: NodeJS.Timeout | undefined;
  try {
    for await (const chunk of message) {
      bodyBytes += chunk.length;
      if (bodyBytes > longestBody)
        throw new TransportError(`The response is longer than ${longestBody} bytes.`, 'TOO_LONG');
      chunks.push(chunk);
      if (!mayBeEndless) continue;
      clearTimeout(pause);
      pause = setTimeout(cut, longestPause);
      if (bodyBytes <= largestStream) continue;
      isCut = true;
      break;
    }
  } catch (error) {
    if (!isCut) throw toTransportError(error);
  } finally {
    clearTimeout(timer);
    clearTimeout(pause);
  }
  const headers = Object.entries(message.headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]);
  // A server may compress a response even if the request has no `Accept-Encoding`: RFC 9110, section 12.5.3.
  const { text, isUtf8, fault } = decodeBody(Buffer.concat(chunks), message.headers['content-encoding'], isCut);
  return {
    status: message.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    body: text,
    items: fault === undefined ? await readItems(text, message.headers['content-type'], isCut) : undefined,
    isUtf8,
    bodyFault: fault,
    bodyBytes,
    milliseconds: performance.now() - started,
  };
}

function toTransportError(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN';
  return new TransportError(error instanceof Error && error.message !== '' ? error.message : code, code);
}
