import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  ApiError,
  ConnectionError,
  callUndescribed,
  createClient,
  NotFoundError,
  RedirectError,
  TimeoutError,
  type Auth,
  type Client,
} from '../../generated/client/index.ts';
import { hostileServer } from './hostile-server.ts';

// For each broken response, the client throws one error of a known class. The error contains no credential, no credential is sent to
// another server, and a request that changes something is sent once.

const secret = 'secret-token';
const auth: Auth = { PrivateToken: secret };
/** The time limit of a request in milliseconds, for the faults that the client notices only when this time is over. */
const shortTimeout = 500;
/** The time limit for all other faults. No request with such a fault may reach this limit, even on a busy computer. */
const longTimeout = 60_000;
const create = (client: Client) => client.projectBadges.create({ id: 24 }, { link_url: 'a', image_url: 'b' });
const list = (client: Client) => client.projectBadges.list({ id: 24 }, { name: 'x' });
const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';

interface Hostility {
  readonly fault: string;
  /** The texts that the server writes; undefined for a reset of the connection. */
  readonly writes: readonly (string | undefined)[];
  readonly expected: new (...values: never[]) => Error;
  readonly message: RegExp;
  /** How often a request that only reads is sent. */
  readonly reads?: number;
}

const hostilities: readonly Hostility[] = [
  {
    fault: 'a reset before the response',
    writes: [undefined],
    expected: ConnectionError,
    message: /badges\): connection (?:closed early|reset)$/u,
    reads: 2,
  },
  {
    fault: 'a reset within the head',
    writes: ['HTTP/1.1 200 OK\r\ncontent-ty', undefined],
    expected: ConnectionError,
    message: /badges\): connection (?:closed early|reset)$/u,
    reads: 2,
  },
  {
    fault: 'a reset within the body',
    writes: [`${head}content-length: 100\r\n\r\n[{"id":`, undefined],
    expected: ConnectionError,
    message: /badges\): connection (?:closed early|reset)$/u,
    reads: 2,
  },
  {
    fault: 'a reset between chunks',
    writes: [`${head}transfer-encoding: chunked\r\n\r\n5\r\n[{"id\r\n`, undefined],
    expected: ConnectionError,
    message: /badges\): connection (?:closed early|reset)$/u,
    reads: 2,
  },
  {
    fault: 'a reset within the body of a failure',
    writes: ['HTTP/1.1 404 Not Found\r\ncontent-length: 100\r\n\r\n{"mess', undefined],
    expected: NotFoundError,
    message: /badges\): 404 Not Found, but the body is not complete \(connection-(?:closed-early|reset)\)$/u,
    reads: 2,
  },
  {
    fault: 'a response that never comes',
    writes: [],
    expected: TimeoutError,
    message: /no response within \d+ ms \(timeout\)$/u,
    reads: 2,
  },
  {
    fault: 'a head that never ends',
    writes: ['HTTP/1.1 200 OK\r\n'],
    expected: TimeoutError,
    message: /no response within \d+ ms \(timeout\)$/u,
    reads: 2,
  },
  {
    fault: 'a body that never ends',
    writes: [`${head}content-length: 100\r\n\r\n[`],
    expected: TimeoutError,
    message: /the body was not complete within \d+ ms \(timeout\)$/u,
    reads: 2,
  },
  {
    fault: 'something that is not HTTP',
    writes: ['SSH-2.0-OpenSSH_9.6\r\n'],
    expected: ConnectionError,
    message: /connection failed \(.*protocol.*\)$/u,
    reads: 2,
  },
  {
    fault: 'JSON that ends early, with its length',
    writes: [`${head}content-length: 8\r\n\r\n[{"id": `],
    expected: ApiError,
    message: /200 OK, but the body is not JSON$/u,
  },
  {
    fault: 'HTML in place of JSON',
    writes: ['HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 15\r\n\r\n<h1>Log in</h1>'],
    expected: ApiError,
    message: /200 OK, but the body is not JSON$/u,
  },
  {
    fault: 'an empty success',
    writes: [`${head}content-length: 0\r\n\r\n`],
    expected: ApiError,
    message: /200 OK, but the body is not JSON$/u,
  },
  {
    fault: 'an HTML page for a failure',
    writes: [
      'HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/html\r\nretry-after: 0\r\ncontent-length: 15\r\n\r\n<h1>Broken</h1>',
    ],
    expected: ApiError,
    message: /502 Bad Gateway$/u,
    reads: 2,
  },
  {
    fault: 'a redirect to itself',
    writes: ['HTTP/1.1 302 Found\r\nlocation: /api/v4/projects/24/badges\r\ncontent-length: 0\r\n\r\n'],
    expected: RedirectError,
    message: /302 Found$/u,
    reads: 11,
  },
  {
    fault: 'a redirect to a file',
    writes: ['HTTP/1.1 302 Found\r\nlocation: file:///etc/passwd\r\ncontent-length: 0\r\n\r\n'],
    expected: RedirectError,
    message: /302 Found$/u,
  },
  {
    fault: 'a redirect to data',
    writes: ['HTTP/1.1 302 Found\r\nlocation: data:application/json,[]\r\ncontent-length: 0\r\n\r\n'],
    expected: RedirectError,
    message: /302 Found$/u,
  },
  {
    fault: 'an absurd Retry-After',
    writes: ['HTTP/1.1 429 Too Many Requests\r\nretry-after: 3000000\r\ncontent-length: 0\r\n\r\n'],
    expected: ApiError,
    message: /429 Too Many Requests$/u,
  },
  {
    fault: 'a 304 that nobody asked for',
    writes: ['HTTP/1.1 304 Not Modified\r\n\r\n'],
    expected: ApiError,
    message: /304 Not Modified$/u,
  },
];

describe.each(hostilities)('$fault', ({ writes, expected, message, reads = 1 }) => {
  async function failureOf(call: (client: Client) => PromiseLike<unknown>) {
    const server = await hostileServer((socket) => {
      for (const bytes of writes) {
        if (bytes !== undefined) socket.write(bytes);
        // Waits before the reset, so that the client first receives the text that was written earlier.
        else setTimeout(() => socket.resetAndDestroy(), 20);
      }
    });
    const timeout = expected === TimeoutError ? shortTimeout : longTimeout;
    const client = createClient({ baseUrl: server.origin, auth, timeout, retry: { times: 1 } });
    const error = await Promise.resolve(call(client)).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return { error, server };
  }

  test('fails a request that reads data', async () => {
    const { error, server } = await failureOf(list);
    expect(error).toBeInstanceOf(expected);
    expect(error).toMatchObject({ message, method: 'GET', url: `${server.origin}/api/v4/projects/24/badges` });
    expect(show(error)).not.toContain(secret);
    expect(server.requests).toHaveLength(reads);
  });

  test('fails a request that changes data, and sends it once except after redirects', async () => {
    const { error, server } = await failureOf(create);
    expect(error).toBeInstanceOf(expected);
    expect(show(error)).not.toContain(secret);
    expect(server.requests).toHaveLength(expected === RedirectError && reads > 1 ? reads : 1);
  });
});

/** Returns the text of an error, including all its properties and its causes. */
function show(error: unknown): string {
  const seen: string[] = [];
  for (let current = error; current instanceof Error; current = current.cause) {
    seen.push(String(current.stack), JSON.stringify(current));
  }
  return seen.join('\n');
}

test('the incomplete JSON body of an error is kept as text', async () => {
  const server = await hostileServer((socket) => {
    socket.end(
      'HTTP/1.1 403 Forbidden\r\ncontent-type: application/json\r\nx-request-id: r-1\r\ncontent-length: 9\r\n\r\n{"message',
    );
  });
  const client = createClient({ baseUrl: server.origin });
  await expect(list(client)).rejects.toMatchObject({ status: 403, body: '{"message', requestId: 'r-1' });
});

test('a 204 is a success without data, even if the description has a body', async () => {
  const server = await hostileServer((socket) => socket.write('HTTP/1.1 204 No Content\r\n\r\n'));
  const client = createClient({ baseUrl: server.origin });
  expect(await client.projectBadges.delete({ id: 24, badge_id: 3 })).toBeUndefined();
  expect(await client.projectBadges.update({ id: 24, badge_id: 3 })).toBeUndefined();
});

test('an address with a user name and a password is refused without showing it', () => {
  const make = () => createClient({ baseUrl: 'https://mira:secret-password@forge.test', auth });
  expect(make).toThrow('The address of a server must be like https://host, with no credential');
});

test('the error for a missing address names the option', async () => {
  const server = await hostileServer(() => undefined);
  const client = createClient({ baseUrl: server.origin, auth: { RegistryToken: secret } });
  await expect(client.containerRegistry.listCatalog()).rejects.toThrow(
    'The address of a server is missing: registryUrl',
  );
  // A program in JavaScript may pass options without `baseUrl`.
  const nothing: { baseUrl: string } = JSON.parse('{}');
  expect(() => createClient(nothing)).toThrow('The address of a server is missing: baseUrl');
});

/** Starts a server whose response body never ends. */
const endless = (head: string, chunk: Uint8Array) =>
  hostileServer((socket) => {
    socket.write(`HTTP/1.1 ${head}\r\ntransfer-encoding: chunked\r\n\r\n`);
    const write = () => {
      if (socket.destroyed) return;
      socket.write(`${chunk.length.toString(16)}\r\n`);
      socket.write(chunk);
      if (socket.write('\r\n')) setImmediate(write);
    };
    socket.on('drain', write);
    write();
  });

const spaces = new Uint8Array(100_000).fill(0x20);
// Each chunk is a separate gzip member: 100 kB of spaces in about 120 bytes.
const bomb = gzipSync(spaces);

describe.each([
  ['a body without an end', '200 OK', spaces, false],
  ['a compressed body without an end', '200 OK\r\ncontent-encoding: gzip', bomb, false],
  ['a failure without an end', '500 Broken', spaces, true],
  ['a compressed failure without an end', '500 Broken\r\ncontent-encoding: gzip', bomb, true],
])('%s', (_, head, chunk, isFailure) => {
  const tooLong = {
    name: 'ConnectionError',
    message: expect.stringMatching(/: the body is longer than 5000000 bytes \(longestBody\)$/u),
  };
  const expected = isFailure ? { status: 500, body: undefined, cause: tooLong } : tooLong;

  test('ends the call at the limit', async () => {
    const server = await endless(head, chunk);
    const client = createClient({ baseUrl: server.origin, longestBody: 5_000_000, retry: false });
    await expect(list(client)).rejects.toMatchObject(expected);
    await expect(client.repositoryFiles.getRaw({ id: 24, file_path: 'a' })).rejects.toMatchObject(expected);
    await expect(client.containerRegistry.deleteRepository({ id: 24, repository_id: 5 })).rejects.toMatchObject(
      expected,
    );
    await expect(callUndescribed(client, 'GET', '/namespaces')).rejects.toMatchObject(expected);
  });
});

test('a body that is announced as longer than the limit is not read', async () => {
  const server = await hostileServer((socket) => socket.write(`${head}content-length: 10000000000\r\n\r\n[`));
  const client = createClient({ baseUrl: server.origin, longestBody: 0, timeout: 5000 });
  await expect(list(client)).rejects.toThrow('the body is longer than 0 bytes (longestBody)');
});

test('a body within the limit is read as before', async () => {
  const body = Buffer.from('["é","a"]');
  for (const length of ['', `content-length: ${body.length}\r\n`]) {
    const server = await hostileServer((socket) => {
      socket.write(`${head}${length}connection: close\r\n\r\n`);
      // The server sends the body in two parts, which split the character `é`.
      socket.write(body.subarray(0, 3));
      setTimeout(() => socket.end(body.subarray(3)), 20);
    });
    const client = createClient({ baseUrl: server.origin, longestBody: body.length });
    expect(await list(client)).toEqual(['é', 'a']);
  }
});
