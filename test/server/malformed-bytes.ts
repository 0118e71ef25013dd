// Requests with an invalid method, target, header, body or framing, as bytes. The same seed produces the same requests.

import { randomNumbers } from '../random-numbers.ts';
import {
  badHosts,
  badMethods,
  badTargets,
  codings,
  contentTypes,
  good,
  headerLines,
  hostileTexts,
  lengths,
  methods,
  queries,
  targets,
  versions,
  withBodies,
} from './malformed-pieces.ts';

/** The bytes that a client sends over one connection, and the largest number of requests that a server may read from these bytes. */
export interface MalformedBytes {
  readonly bytes: Buffer;
  readonly requests: number;
  /** True if the client closes the connection without waiting for a response. */
  readonly isAbrupt: boolean;
}

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8');

const multipart = (name: string, value: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/**
 * Returns a function that creates malformed requests from a seed.
 *
 * @param operations the methods and path templates of an API. Default: some operations of our API.
 */
export function malformedBytes(
  seed: number,
  operations?: readonly (readonly [method: string, path: string])[],
): () => MalformedBytes {
  const random = randomNumbers(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const happens = (probability: number): boolean => random() < probability;
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const noise = (longest: number): Buffer => Buffer.from(Array.from({ length: below(longest) }, () => below(256)));

  /** Returns a request line of the API, with hostile values in its path. */
  const described = (): readonly [method: string, target: string] => {
    if (operations === undefined) return pick(withBodies);
    const [method, path] = pick(operations);
    const fill = (): string => (happens(0.5) ? '1' : pick(hostileTexts).replaceAll(/[\r\n ]/gu, ''));
    return [method.toUpperCase(), path.replaceAll(/\{[^}]*\}/gu, fill)];
  };

  const target = (): string => {
    if (happens(0.25)) return pick(badTargets);
    if (operations !== undefined) return happens(0.4) ? `${described()[1]}?${pick(queries)}` : described()[1];
    const path = happens(0.3)
      ? `/api/v4/projects/${pick(hostileTexts)}/badges/${pick(hostileTexts)}`.replaceAll(/[\r\n ]/gu, '')
      : pick(Object.values(targets));
    return happens(0.4) ? `${path}?${pick(queries)}` : path;
  };

  /** Returns a JSON value with hostile texts and values of wrong types. */
  const value = (depth: number): unknown => {
    const kind = below(depth > 3 ? 6 : 9);
    if (kind < 2) return pick(hostileTexts);
    if (kind < 4) return pick([null, true, -1, 1.5, 1e300, Number.MAX_SAFE_INTEGER + 2]);
    if (kind < 6) return pick([[], {}, '']);
    if (kind < 7) return Array.from({ length: below(20) }, () => value(depth + 1));
    const keys = [...Object.keys(good), ...hostileTexts];
    return Object.fromEntries(Array.from({ length: below(8) }, () => [pick(keys), value(depth + 1)]));
  };

  const json = (): Buffer => {
    const text = JSON.stringify(happens(0.5) ? { ...good, ...Object(value(0)) } : value(0));
    switch (below(9)) {
      case 0:
        return utf8(text.slice(0, below(text.length)));
      case 1:
        return Buffer.concat([
          utf8(text.slice(0, below(text.length))),
          noise(20),
          utf8(text.slice(below(text.length))),
        ]);
      case 2: {
        const depth = pick([99, 100, 101, 5000, 50_000]);
        return utf8(`${'['.repeat(depth)}${']'.repeat(depth)}`);
      }
      case 3:
        return utf8(`{"name":"production","deploy_access_levels":[${'{},'.repeat(below(20_000))}{}]}`);
      case 4:
        return utf8(
          pick([
            '{"a":1,"a":2}',
            '{"__proto__":{}}',
            String.raw`{"a":"\u0000"}`,
            String.raw`"\ud800"`,
            '\uFEFF{}',
            ' ',
          ]),
        );
      case 5:
        return utf8(`{${JSON.stringify('k'.repeat(below(200_000)))}:[${'1,'.repeat(below(2000))}1]}`);
      case 6:
        return bytes(text);
      default:
        return utf8(text);
    }
  };

  const form = (): Buffer => {
    const pairs = Array.from(
      { length: below(20) },
      () => `${pick([...Object.keys(good), ...hostileTexts])}=${pick(hostileTexts)}`,
    );
    return pick([
      () => utf8(pairs.join('&')),
      () => utf8(pick(queries)),
      () => utf8(`a[${'%01'.repeat(500)}=1&`.repeat(below(200))),
      () => utf8(`deploy_access_levels[][access_level]=x&`.repeat(below(5000))),
      () => noise(400),
    ])();
  };

  const parts = (): Buffer => {
    const body = Array.from({ length: below(10) }, () => multipart(pick(hostileTexts), pick(hostileTexts))).join('');
    return pick([
      () => utf8(`${body}--b--\r\n`),
      () => utf8(body),
      () => utf8(body.slice(0, below(body.length + 1))),
      () => utf8('--b'.repeat(below(5000))),
      () => utf8(`--b\r\n${'x'.repeat(10_000)}`),
      () => Buffer.concat([utf8(`${multipart('a', 'b')}--b\r\n`), noise(400)]),
    ])();
  };

  const body = (): { type: string; content: Buffer } => {
    const made = pick([
      { type: 'application/json', content: json },
      { type: 'application/json', content: json },
      { type: 'application/x-www-form-urlencoded', content: form },
      { type: 'multipart/form-data; boundary=b', content: parts },
      { type: 'application/octet-stream', content: () => noise(2000) },
    ]);
    return { type: happens(0.25) ? pick(contentTypes) : made.type, content: made.content() };
  };

  const chunked = (content: Buffer): Buffer => {
    const size = content.length.toString(16);
    const whole = (line: string, end = '\r\n0\r\n\r\n'): Buffer =>
      Buffer.concat([bytes(`${line}\r\n`), content, bytes(end)]);
    return pick([
      () => whole(size),
      () => whole(size),
      () => whole('zz'),
      () => whole('-5'),
      () => whole('ffffffffffffffffff'),
      () => whole(`${size};${'x'.repeat(20_000)}`),
      () => whole((content.length + 5).toString(16)),
      () => whole(Math.max(0, content.length - 5).toString(16)),
      () => whole(size, '\r\n'),
      () => whole(size, '0\r\n\r\n'),
      () => whole(size, '\r\n0\r\nContent-Length: 5\r\n__proto__: a\r\n\r\n'),
      () => whole(size, `\r\n0\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`),
      () => whole(size, '\n0\n\n'),
    ])();
  };

  /** Returns the header lines that frame a body, and the bytes of the body that are sent. */
  const framed = (content: Buffer): { lines: string[]; sent: Buffer } => {
    const length = `Content-Length: ${content.length}`;
    switch (below(12)) {
      case 0:
        return { lines: [`Content-Length: ${pick(lengths)}`], sent: content };
      case 1:
        return { lines: [length, `Content-Length: ${content.length + pick([0, 1])}`], sent: content };
      case 2:
        return { lines: [length, 'Transfer-Encoding: chunked'], sent: happens(0.5) ? content : chunked(content) };
      case 3:
        return { lines: [`Transfer-Encoding: ${pick(codings)}`], sent: chunked(content) };
      case 4:
        return { lines: [`Content-Length: ${content.length + 1 + below(500)}`], sent: content };
      case 5:
        return { lines: [`Content-Length: ${Math.max(0, content.length - 1 - below(20))}`], sent: content };
      case 6:
        return { lines: [], sent: content };
      case 7:
      case 8:
        return { lines: ['Transfer-Encoding: chunked'], sent: chunked(content) };
      default:
        return { lines: [length], sent: content };
    }
  };

  const request = (): Buffer => {
    if (happens(0.03)) return noise(400);
    const isReading = happens(0.4);
    const [reading, readTarget] = described();
    const method = happens(0.1) ? pick(badMethods) : isReading ? reading : pick(methods);
    const version = happens(0.05) ? pick(versions) : 'HTTP/1.1';
    const lines = happens(0.05) ? [] : [`Host: ${happens(0.15) ? pick(badHosts) : 'host.example'}`];
    if (!happens(0.1)) lines.push('Private-Token: token');
    while (happens(0.3)) lines.push(pick(headerLines));
    let sent: Buffer = Buffer.of();
    if (isReading || happens(method === 'GET' || method === 'HEAD' ? 0.15 : 0.9)) {
      const { type, content } = body();
      const frame = framed(content);
      lines.push(`Content-Type: ${type}`, ...frame.lines);
      sent = frame.sent;
    }
    const end = happens(0.03) ? '\n' : '\r\n';
    const head = bytes(
      `${method} ${isReading ? readTarget : target()} ${version}${end}${lines.map((line) => line + end).join('')}${end}`,
    );
    const whole = Buffer.concat([head, sent]);
    return happens(0.05) ? whole.subarray(0, below(whole.length)) : whole;
  };

  return () => {
    const requests = happens(0.1) ? 2 + below(3) : 1;
    const all = Array.from({ length: requests }, request);
    if (happens(0.05)) all.push(noise(200));
    const sent = Buffer.concat(all);
    // A server may read further requests from a body without a length, or from random bytes. The number of
    // ` HTTP/1.…` in the bytes limits the number of these requests.
    return {
      bytes: sent,
      requests: requests + sent.toString('latin1').split(/ HTTP\/1\.\d/u).length,
      isAbrupt: happens(0.05),
    };
  };
}
