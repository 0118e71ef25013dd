import type { Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect } from 'vitest';

/** A server behaviour, and the result that a user of the client wants. */
export interface HostileCase {
  readonly name: string;
  /** The bytes of the response, or a function that writes them. The server closes the connection after the bytes. */
  readonly sent: Uint8Array | string | ((socket: Socket) => void);
  /** The data of a list of badges. */
  readonly data?: unknown;
  /** The message of the error. It begins with the operation. */
  readonly error?: RegExp;
}

export const crlf = '\r\n\r\n';
export const ok = 'HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-type: application/json';
const bytes = (...parts: readonly (Uint8Array | string)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
/** Returns a response with a JSON body. */
export const body = (content: Uint8Array | string, headers = ''): Uint8Array =>
  bytes(`${ok}\r\ncontent-length: ${Buffer.byteLength(content)}${headers}${crlf}`, content);
/** Returns a response with a body of another media type. */
export const typed = (type: string, content: Uint8Array | string): Uint8Array =>
  bytes(`HTTP/1.1 200 OK\r\nconnection: close\r\n${type}content-length: ${Buffer.byteLength(content)}${crlf}`, content);
export const status = (line: string, headers = ''): string =>
  `HTTP/1.1 ${line}\r\nconnection: close${headers}\r\ncontent-length: 2${crlf}{}`;
/** Returns a function that writes the bytes and keeps the connection open. */
const silentAfter = (text: string) => (socket: Socket) => void socket.write(text);
const resetAfter = (text: string) => (socket: Socket) => {
  socket.write(text);
  setTimeout(() => socket.resetAndDestroy(), 10);
};
/** Returns a function that writes the text, and then one more byte every 5 ms. */
const dripping = (text: string) => (socket: Socket) => {
  socket.write(text);
  const timer = setInterval(() => socket.write('x'), 5);
  socket.on('close', () => clearInterval(timer));
};
const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** A reset may arrive before the bytes that the server sent before it. */
const broken = /: connection (?:closed early|reset)$/u;
const ended = /: connection closed early$/u;
export const invalid = /: invalid response$/u;
export const notList = /, but the body is not a list$/u;
export const notJson = /200 OK, but the body is not JSON$/u;
const tooLong = /: the body is longer than 1000000 bytes \(longestBody\)$/u;

export const hostileCases: readonly HostileCase[] = [
  // Silence and slowness.
  { name: 'silence', sent: silentAfter(''), error: /: no response within 100 ms \(responseTimeout\)$/u },
  { name: 'silence within the status line', sent: silentAfter('HTTP/1.1 2'), error: /\(responseTimeout\)$/u },
  { name: 'silence within a header', sent: silentAfter(`${ok}\r\nx-a`), error: /\(responseTimeout\)$/u },
  {
    name: 'silence after the headers',
    sent: silentAfter(ok + crlf),
    error: /no further data within 100 ms \(longestSilence\)$/u,
  },
  { name: 'silence within the body', sent: silentAfter(`${ok}${crlf}[`), error: /\(longestSilence\)$/u },
  {
    name: 'silence within a failure',
    sent: silentAfter(`HTTP/1.1 500 A${crlf}{`),
    error: /: 500 A, but the body is not complete \(longestSilence\)$/u,
  },
  { name: 'dripping headers', sent: dripping(`${ok}\r\nx-a: `), error: /\(responseTimeout\)$/u },
  // On a slow machine, the time may be over before the headers arrive. The test of limits without a network expects the exact words.
  {
    name: 'a dripping body',
    sent: dripping(`${ok}${crlf}"`),
    error: /: (?:no response|the body was not complete) within 300 ms \(timeout\)$/u,
  },

  // The connection ends.
  { name: 'an end before the response', sent: '', error: ended },
  { name: 'a reset before the response', sent: resetAfter(''), error: broken },
  { name: 'an end within the status line', sent: 'HTTP/1.1 20', error: ended },
  { name: 'an end within the headers', sent: `${ok}\r\nx-a`, error: ended },
  { name: 'an end before the body', sent: `${ok}\r\ncontent-length: 9${crlf}`, error: ended },
  { name: 'an end within the body', sent: `${ok}\r\ncontent-length: 9${crlf}[1`, error: ended },
  { name: 'a reset within the body', sent: resetAfter(`${ok}\r\ncontent-length: 9${crlf}[1`), error: broken },
  { name: 'an end within a chunk', sent: `${ok}\r\ntransfer-encoding: chunked${crlf}9\r\n[1`, error: ended },
  {
    name: 'an end before the last chunk',
    sent: `${ok}\r\ntransfer-encoding: chunked${crlf}3\r\n[1]\r\n`,
    error: ended,
  },
  { name: 'no HTTP', sent: 'SSH-2.0-OpenSSH_9.6\r\n', error: invalid },

  // Length and chunks.
  { name: 'a length that is too short', sent: `${ok}\r\ncontent-length: 2${crlf}[1]`, error: notJson },
  { name: 'no length', sent: `${ok}${crlf}[1]`, data: [1] },
  { name: 'two lengths', sent: `${ok}\r\ncontent-length: 3\r\ncontent-length: 4${crlf}[1]`, error: invalid },
  { name: 'a negative length', sent: `${ok}\r\ncontent-length: -3${crlf}[1]`, error: invalid },
  { name: 'a length that is no number', sent: `${ok}\r\ncontent-length: many${crlf}[1]`, error: invalid },
  {
    name: 'a length with chunks',
    sent: `${ok}\r\ncontent-length: 9\r\ntransfer-encoding: chunked${crlf}3\r\n[1]\r\n0${crlf}`,
    error: invalid,
  },
  {
    name: 'a chunk size that is no number',
    sent: `${ok}\r\ntransfer-encoding: chunked${crlf}zz\r\n[1]\r\n0${crlf}`,
    error: invalid,
  },
  {
    name: 'a chunk size that is too small',
    sent: `${ok}\r\ntransfer-encoding: chunked${crlf}1\r\n[1]\r\n0${crlf}`,
    error: invalid,
  },
  {
    name: 'a huge chunk size',
    sent: `${ok}\r\ntransfer-encoding: chunked${crlf}ffffffffffffffffff\r\n[1]`,
    error: invalid,
  },
  {
    name: 'a body without an end',
    sent: (socket) => void socket.write(`${ok}${crlf}${' '.repeat(2_000_000)}`),
    error: tooLong,
  },
  {
    name: 'a length beyond the limit',
    sent: `${ok}\r\ncontent-length: 9000000000${crlf}${' '.repeat(2_000_000)}`,
    error: tooLong,
  },

  // Media types and character sets.
  { name: 'HTML', sent: typed('content-type: text/html\r\n', '<h1>Log in</h1>'), error: notJson },
  { name: 'JSON as text', sent: typed('content-type: text/plain\r\n', '[1]'), data: [1] },
  { name: 'no media type', sent: typed('', '[1]'), data: [1] },
  { name: 'an empty body', sent: body(''), error: notJson },
  {
    name: 'a wrong charset',
    sent: typed('content-type: application/json; charset=iso-8859-1\r\n', '["é"]'),
    data: ['é'],
  },
  { name: 'an unknown charset', sent: typed('content-type: application/json; charset=none\r\n', '["é"]'), data: ['é'] },
  {
    name: 'Latin 1',
    sent: typed('content-type: application/json; charset=iso-8859-1\r\n', Buffer.from('["é"]', 'latin1')),
    data: ['é'],
  },
  { name: 'a byte order mark', sent: body('\uFEFF[1]'), data: [1] },
  { name: 'UTF-16 without a charset', sent: body(Buffer.from('[1]', 'utf16le')), error: notJson },
  { name: 'bytes that are not text', sent: body(Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d])), error: notJson },

  // Compression. The `fetch` of Node does not report compressed data that breaks off, so only the parser of JSON finds it.
  {
    name: 'gzip that breaks off',
    sent: body(gzipSync('[1]'.padEnd(9000)).subarray(0, 20), '\r\ncontent-encoding: gzip'),
    error: notJson,
  },
  { name: 'text that claims to be gzip', sent: body('[1]', '\r\ncontent-encoding: gzip'), error: invalid },
  { name: 'gzip of HTML', sent: body(gzipSync('<h1>'), '\r\ncontent-encoding: gzip'), error: notJson },
  { name: 'text that claims to be Brotli', sent: body('[1]', '\r\ncontent-encoding: br'), error: notJson },
  { name: 'an unknown encoding', sent: body(gzipSync('[1]'), '\r\ncontent-encoding: own'), error: notJson },
  { name: 'gzip twice', sent: body(gzipSync(gzipSync('[1]')), '\r\ncontent-encoding: gzip, gzip'), data: [1] },
  { name: 'a gzip bomb', sent: body(gzipSync(' '.repeat(50_000_000)), '\r\ncontent-encoding: gzip'), error: tooLong },
  {
    name: 'a Brotli bomb',
    sent: body(brotliCompressSync(Buffer.alloc(20_000_000, 32)), '\r\ncontent-encoding: br'),
    error: tooLong,
  },
  {
    name: 'a bomb in a failure',
    sent: bytes(
      `HTTP/1.1 400 Bad\r\nconnection: close\r\ncontent-encoding: gzip${crlf}`,
      gzipSync(' '.repeat(9_000_000)),
    ),
    error: /: 400 Bad Request, but the body is not complete \(longestBody\)$/u,
  },

  // The status line and the headers.
  { name: 'a long reason phrase', sent: status(`404 ${'a'.repeat(5000)}`), error: /: 404 Not Found$/u },
  { name: 'control bytes in a reason phrase', sent: status('404 A\u001B[31mB'), error: /: 404 Not Found$/u },
  { name: 'no reason phrase', sent: status('404'), error: /: 404 Not Found$/u },
  { name: 'a huge header', sent: body('[1]', `\r\nx-a: ${'a'.repeat(100_000)}`), error: invalid },
  {
    name: 'many headers',
    sent: body('[1]', Array.from({ length: 500 }, (_, index) => `\r\nx-${index}: a`).join('')),
    data: [1],
  },
  { name: 'a header with NUL', sent: body('[1]', '\r\nx-a: a\0b'), error: invalid },
  { name: 'a header without a name', sent: body('[1]', '\r\n: a'), error: invalid },
  { name: 'a header with bytes outside of ASCII', sent: body('[1]', '\r\nx-a: é'), data: [1] },
  {
    name: '103 before the response',
    sent: bytes(`HTTP/1.1 103 Early Hints\r\nlink: <a>; rel=next${crlf}`, body('[1]')),
    data: [1],
  },
  {
    name: '101',
    sent: `HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: own${crlf}`,
    error: invalid,
  },
  {
    name: '204 with a body',
    sent: `HTTP/1.1 204 No Content\r\nconnection: close${crlf}[1]`,
    error: /: 204 No Content, but the body is not a list$/u,
  },
  {
    name: '304 without a condition',
    sent: `HTTP/1.1 304 Not Modified\r\nconnection: close${crlf}`,
    error: /: 304 Not Modified$/u,
  },
  { name: 'status 999', sent: status('999 Own'), error: /: 999 Own$/u },
  { name: 'status 099', sent: status('099 Own'), error: /: connection failed \(ERR_ASSERTION false == true\)$/u },

  // Links.
  { name: 'a link with an open quote', sent: body('[1]', '\r\nlink: <a>; rel="next'), data: [1] },
  { name: 'thousands of links', sent: body('[1]', `\r\nlink: ${'<a>; rel=b, '.repeat(1000)}`), data: [1] },

  // JSON.
  { name: 'JSON with 100,000 levels', sent: body(deep(100_000)), data: expect.any(Array) },
  {
    name: 'a number beyond the range',
    sent: body('[1e400]'),
    error: /200 OK, but the body has the number \S+, which cannot be represented exactly$/u,
  },
  {
    name: 'an integer that would change',
    sent: body('[9007199254740993]'),
    error: /200 OK, but the body has the number \S+, which cannot be represented exactly$/u,
  },
  { name: 'a repeated key', sent: body('[{"a":1,"a":2}]'), data: [{ a: 2 }] },
  { name: 'a lone surrogate', sent: body('["\\ud800"]'), data: ['\ud800'] },
  { name: 'NUL in a text', sent: body('["\\u0000"]'), data: ['\0'] },
  { name: 'NUL after the value', sent: body('[1]\0'), error: notJson },
];
