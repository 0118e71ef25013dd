import { problem } from './refusal.ts';
import type { Socket } from 'node:net';
import type { Answer } from './answer.ts';

/** What Node's parser reports about a request that it cannot read. */
interface ParseError extends Error {
  readonly code?: string;
  /** What came last, and how much of it the parser read before it gave up. */
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

/** How long a client may stay silent after its connection was given up. */
const LINGER_MILLISECONDS = 5000;

/**
 * Answers a request that never became one: no line, headers that do not end, a body that does not arrive. Node's own
 * answers have no body.
 *
 * @returns What was answered; nothing when nobody listens.
 */
export function answerBrokenRequest(error: ParseError, socket: Socket): Answer | undefined {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return undefined;
  }
  const answer = answerTo(error);
  const { status, headers, body = '' } = answer;
  const fields = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' });
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`HTTP/1.1 ${status} \r\n${head}\r\n${body}`);
  giveUp(socket);
  return answer;
}

/**
 * Ends a connection on which no other request can be understood. What the client is still sending is read and thrown
 * away: a connection closed over unread bytes is reset, and the last answer is lost with it.
 */
export function giveUp(socket: Socket): void {
  socket.end();
  socket.setTimeout(LINGER_MILLISECONDS, () => socket.destroy());
}

function answerTo({ code, message, rawPacket, bytesParsed }: ParseError): Answer {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return problem(408, 'The request did not arrive in time.');
  if (code !== 'HPE_HEADER_OVERFLOW') return problem(400, `This is not HTTP: ${message}`);
  // The parser does not say what was too long. If it saw no end of a line, it was the first one.
  const inFirstLine = rawPacket?.subarray(0, bytesParsed).includes('\n') === false;
  return inFirstLine ? problem(414, 'The request line is too long.') : problem(431, 'The headers are too long.');
}
