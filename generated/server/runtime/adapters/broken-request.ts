// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type PendingResponse, type ServerSocket, isPending } from '../../../shared/http.ts';
import { Refusal, type RefusalBody, writeRefusalAsJson } from '../refusal.ts';

/** An error of Node's parser, or the error for a request that did not arrive in time. */
export interface ParseError extends Error {
  readonly code?: string;
  /** The bytes of the last packet that arrived. */
  readonly rawPacket?: Uint8Array;
  /** The number of bytes of `rawPacket` that the parser accepted. */
  readonly bytesParsed?: number;
}

/** The properties of a connection that are needed to send a response to a request that was not parsed. */
export interface BrokenConnection extends ServerSocket {
  readonly writable: boolean;
  write(text: string): unknown;
  end(written?: () => void): unknown;
}

/** The method of `http.Server` and `https.Server` that this module uses. */
export interface ErrorServer {
  on(event: 'clientError', listener: (error: ParseError, socket: BrokenConnection) => void): unknown;
}

/** Options of the responses to broken requests. */
export interface BrokenRequestOptions {
  /** Writes the body of a response. Default: JSON with a `message`. */
  readonly write?: (refusal: Refusal) => RefusalBody;
  /** Called after each response to a request that did not reach the listener of the server. */
  readonly observe?: (refusal: Refusal) => void;
}

/** How long the rest of a broken request is read, in milliseconds. */
const lingerTime = 5000;

/**
 * Sends responses to requests that Node's parser rejects, and closes their connections. Node's own responses have no body. If the query is
 * too long, they wrongly say that the headers are too long.
 *
 * @param responseOn returns the response to the latest request of a connection; undefined before the first request.
 */
export function respondToBrokenRequests(
  server: ErrorServer,
  responseOn: (socket: ServerSocket) => PendingResponse | undefined,
  { write = writeRefusalAsJson, observe }: BrokenRequestOptions = {},
): void {
  const broken = new WeakSet<ServerSocket>();
  server.on('clientError', (error, socket) => {
    // Node reports an error again for each further packet of the connection.
    if (broken.has(socket)) return;
    broken.add(socket);
    const response = responseOn(socket);
    const refusal = refusalOf(error);
    if (!socket.writable || error.code === 'ECONNRESET' || (isPending(response) && response.headersSent))
      socket.destroy();
    else if (!isPending(response)) {
      socket.write(messageOf(refusal, write(refusal)));
      linger(socket);
      observe?.(refusal);
    } else if (response.req?.complete === true) {
      // The bytes after a valid request are not HTTP. The response to the valid request is sent first.
      response.once('close', () => linger(socket));
    } else {
      // The body of the request is not HTTP. The handler waits for the rest of the body until the connection is closed.
      socket.write(messageOf(refusal, write(refusal)));
      socket.end(() => void socket.destroy());
    }
  });
}

/**
 * Ends a connection, and reads the rest of the request for some time. If a connection is closed while some bytes are unread, the client may
 * lose the response.
 */
function linger(socket: BrokenConnection): void {
  socket.end();
  const timeout = setTimeout(() => void socket.destroy(), lingerTime);
  socket.once('close', () => clearTimeout(timeout));
}

function messageOf({ status }: Refusal, { contentType, text }: RefusalBody): string {
  const length = new TextEncoder().encode(text).length;
  return `HTTP/1.1 ${status} \r\ncontent-type: ${contentType}\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${text}`;
}

function refusalOf(error: ParseError): Refusal {
  switch (error.code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Refusal(408, 'The request did not arrive in time.');
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new Refusal(413, 'The extensions of a chunk are too long.');
    case 'HPE_HEADER_OVERFLOW':
      return isInTarget(error)
        ? new Refusal(414, 'The request target is too long.')
        : new Refusal(431, 'The headers are too long.');
    default:
      return new Refusal(400, `The request is not HTTP: ${error.message}`);
  }
}

const lineFeed = 0x0a;

/**
 * Returns true if the request target, and not a header, exceeds the limit. The parser reports the same error for both. So the function
 * checks if the parser stopped in the request line. Only the bytes of the last packet are known. A request line begins with a method, then
 * has a target without spaces, and ends with the version of HTTP.
 */
function isInTarget({ rawPacket = new Uint8Array(), bytesParsed = rawPacket.length }: ParseError): boolean {
  const end = rawPacket.indexOf(lineFeed);
  if (end !== -1)
    return end >= bytesParsed && / HTTP\/\d\.\d\r?$/u.test(asText(rawPacket.subarray(Math.max(0, end - 12), end)));
  const start = asText(rawPacket.subarray(0, 20));
  // The parser knows only methods in upper case. One of them, M-SEARCH, has a hyphen.
  return /^[A-Z-]+ [^ ]*$/u.test(start) || !rawPacket.includes(space);
}

const space = 0x20;

const asText = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
