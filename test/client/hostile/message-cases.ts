import { gzipSync } from 'node:zlib';
import { body, crlf, type HostileCase, invalid, notList, ok, status, typed } from './response-cases.ts';

// Responses with unusual or invalid syntax of HTTP, unusual statuses, and unusual media types.

/** Returns a response with a JSON body that explains a failure. */
const failure = (line: string): string => {
  const content = '{"message":"not now"}';
  return `HTTP/1.1 ${line}\r\nconnection: close\r\ncontent-length: ${content.length}${crlf}${content}`;
};
const success = (line: string, content: string): string =>
  `${line}\r\nconnection: close\r\ncontent-length: ${content.length}${crlf}${content}`;
const chunked = `${ok}\r\ntransfer-encoding: chunked`;

/** A gzip file whose checksum is wrong. */
const wrongChecksum = gzipSync('[1]').map((byte, index, all) => (index === all.length - 6 ? byte ^ 255 : byte));

export const messageCases: readonly HostileCase[] = [
  // Versions and framing.
  { name: 'HTTP/1.0', sent: success('HTTP/1.0 200 OK', '[1]'), data: [1] },
  { name: 'HTTP/1.0 without a length', sent: `HTTP/1.0 200 OK${crlf}[1]`, data: [1] },
  { name: 'HTTP/0.9', sent: '[1]', error: invalid },
  { name: 'lines that end with a line feed only', sent: 'HTTP/1.1 200 OK\ncontent-length: 3\n\n[1]', error: invalid },
  { name: 'a header in two lines', sent: body('[1]', '\r\nx-a: a\r\n b'), error: invalid },
  { name: 'a space before a colon', sent: body('[1]', '\r\nx-a : b'), error: invalid },
  { name: 'a length that is repeated in one header', sent: `${ok}\r\ncontent-length: 3, 3${crlf}[1]`, error: invalid },
  { name: 'a transfer encoding `identity`', sent: body('[1]', '\r\ntransfer-encoding: identity'), error: invalid },
  { name: 'a chunk with an extension', sent: `${chunked}${crlf}3;a=b\r\n[1]\r\n0${crlf}`, data: [1] },
  { name: 'trailers', sent: `${chunked}\r\ntrailer: x-a${crlf}3\r\n[1]\r\n0\r\nx-a: b${crlf}`, data: [1] },
  {
    name: 'hundreds of encodings',
    sent: body('[1]', `\r\ncontent-encoding: ${'gzip, '.repeat(200)}gzip`),
    error: invalid,
  },
  { name: 'gzip with a wrong checksum', sent: body(wrongChecksum, '\r\ncontent-encoding: gzip'), error: invalid },
  {
    name: 'a character that is split between two chunks',
    sent: Buffer.concat([Buffer.from(`${chunked}${crlf}3\r\n["\xc3\r\n3\r\n\xa9"]\r\n0${crlf}`, 'latin1')]),
    data: ['é'],
  },

  // Statuses.
  { name: '100 without a further response', sent: failure('100 Continue'), error: invalid },
  {
    name: '202 with another value',
    sent: success('HTTP/1.1 202 Accepted', '{}'),
    error: /: 202 Accepted, but the body is not a list$/u,
  },
  { name: '205 with a body', sent: success('HTTP/1.1 205 Reset Content', '[1]'), error: notList },
  { name: '300 with an address', sent: failure('300 A\r\nlocation: /next'), error: /: 300 A: not now$/u },
  { name: '305 with an address', sent: failure('305 A\r\nlocation: /next'), error: /: 305 A: not now$/u },
  // The standard of `fetch` does not let programs see this status.
  { name: '407', sent: failure('407 A'), error: /: connection failed$/u },
  { name: '421', sent: failure('421 Misdirected Request'), error: /: 421 Misdirected Request: not now$/u },
  { name: '425', sent: failure('425 Too Early'), error: /: 425 Too Early: not now$/u },
  { name: '451', sent: failure('451 A'), error: /: 451 A: not now$/u },
  { name: '511', sent: failure('511 A'), error: /: 511 A: not now$/u },

  // Media types and values.
  { name: 'two media types', sent: body('["é"]', '\r\ncontent-type: text/html'), data: ['é'] },
  { name: 'UTF-7', sent: typed('content-type: application/json; charset="utf-7"\r\n', '["+AGE-"]'), data: ['+AGE-'] },
  { name: 'null in place of a list', sent: body('null'), error: notList },
  { name: 'an object in place of a list', sent: body('{"0":1,"length":1}'), error: notList },
  {
    name: 'a failure with 1,000 levels',
    sent: `HTTP/1.1 400 A\r\nconnection: close${crlf}${'['.repeat(1000)}${']'.repeat(1000)}`,
    error: /: 400 Bad Request$/u,
  },

  // Redirects that are not followed.
  { name: 'a redirect to itself', sent: status('302 Found', '\r\nlocation: #'), error: /: 302 Found$/u },
  {
    name: 'a redirect to a file',
    sent: status('302 Found', '\r\nlocation: file:///etc/passwd'),
    error: /: 302 Found$/u,
  },
  {
    name: 'a redirect to data',
    sent: status('302 Found', '\r\nlocation: data:application/json,[]'),
    error: /: 302 Found$/u,
  },
  {
    name: 'a redirect to a script',
    sent: status('302 Found', '\r\nlocation: javascript:alert(1)'),
    error: /: 302 Found$/u,
  },
  {
    name: 'a redirect with a password',
    sent: status('302 Found', '\r\nlocation: http://a:b@127.0.0.1/'),
    error: /: 302 Found$/u,
  },
  { name: 'a redirect without a target', sent: status('302 Found'), error: /: 302 Found$/u },
  { name: 'a redirect to no address', sent: status('302 Found', '\r\nlocation: http://['), error: /: 302 Found$/u },
  {
    name: 'a redirect to a blocked port',
    sent: failure('307 A\r\nlocation: http://127.0.0.1:1/'),
    error: /: connection failed \(bad port\)$/u,
  },
  {
    name: 'a redirect with a tab before a script',
    sent: failure('307 A\r\nlocation: \tjavascript:x'),
    error: /: 307 A: not now$/u,
  },
  { name: 'a redirect to an empty address', sent: failure('307 A\r\nlocation: '), error: /: 307 A: not now$/u },
];
