import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createRemoteReader, type RemoteReaderOptions } from '../../description/load/remote/remote-reader.ts';
import { renderDiagnostic } from '../../description/diagnostics/render.ts';
import { plainStyle } from '../../description/diagnostics/style.ts';
import { diagnose, head } from '../diagnostics/diagnose.ts';
import { folderWith } from '../folder-with.ts';
import { redirectTo, serveFiles, type Handler } from '../serve-files.ts';

interface Checked {
  readonly codes: readonly string[];
  /** The rendered diagnostics. */
  readonly text: string;
  readonly notes: readonly string[];
}

/** Loads and checks the description at a URL or path. */
async function check(root: string, options: Partial<RemoteReaderOptions> = {}): Promise<Checked> {
  const reader = createRemoteReader({
    root,
    allowedOrigins: [],
    headers: {},
    timeout: 20_000,
    maxBytes: 1_000_000,
    offline: false,
    lock: { file: join(folderWith({}), 'forgespec.lock.json'), mode: undefined },
    ...options,
  });
  const found = await diagnose(root, { reader });
  return {
    codes: found.map(({ code }) => code),
    text: found.map((diagnostic) => renderDiagnostic(diagnostic, plainStyle)).join('\n\n'),
    notes: reader.finish(),
  };
}

const root = (reference: string): string =>
  `${head}paths: {}\ncomponents: { schemas: { Root: { $ref: '${reference}' } } }\n`;
const wrong = 'properties: { a: {} }\nrequired: [missing]\n';

describe('the references of a fetched document', () => {
  test('are relative to its URL, and source locations contain the URL', async () => {
    await using server = await serveFiles({
      '/api/openapi.yaml': root('schemas/a.yaml'),
      '/api/schemas/a.yaml': "properties: { b: { $ref: '../b.json#/B' } }\n",
      '/api/b.json': '{\n\t"B": { "properties": { "a": {} }, "required": ["missing"] }\n}\n',
    });
    const { codes, text } = await check(`${server.origin}/api/openapi.yaml`);
    expect(codes).toEqual(['property-undeclared']);
    expect(text).toContain(`${server.origin}/api/b.json:2:`);
    expect(text).toContain('> 2 | \t"B"');
  });

  test('are relative to the URL of the last redirect (RFC 3986, section 5.1.3)', async () => {
    await using server = await serveFiles({
      '/latest': redirectTo('/v2/openapi'),
      '/v2/openapi': root('a'),
      '/v2/a': wrong,
    });
    const { codes, text } = await check(`${server.origin}/latest`);
    expect(codes).toEqual(['property-undeclared']);
    expect(text).toContain(`${server.origin}/v2/a:2:`);
  });

  test('may be absolute URLs of the same origin, also outside of schemas and with anchors', async () => {
    await using server = await serveFiles({});
    const at = (path: string): string => `${server.origin}${path}`;
    server.files['/openapi.yaml'] = `${head}paths: { /x: { $ref: '${at('/x.yaml')}' } }
components: { schemas: { A: { $ref: '${at('/a.yaml#here')}' } } }\n`;
    server.files['/x.yaml'] = "get: { operationId: x, responses: { '204': { description: Done. } } }\n";
    server.files['/a.yaml'] = '$defs: { a: { $anchor: here, type: string } }\n';
    expect((await check(at('/openapi.yaml'))).codes).toEqual([]);
    expect(server.requests.map(({ path }) => path)).toEqual(['/openapi.yaml', '/x.yaml', '/a.yaml']);
  });

  test('are parsed as data even if the URL has an unknown extension', async () => {
    await using server = await serveFiles({
      '/v1.2': root('schemas/a.v1?format=yaml'),
      '/schemas/a.v1?format=yaml': wrong,
    });
    const { codes, text } = await check(`${server.origin}/v1.2`);
    expect([codes, text]).toEqual([['property-undeclared'], expect.stringContaining('/schemas/a.v1?format=yaml:2:')]);
  });

  test('are parsed as JSON or YAML by their content if the URL has no extension', async () => {
    await using server = await serveFiles({ '/docs': `{\n\t"openapi": "3.1.0", "info": {}\n\t"paths": {}\n}` });
    const { codes, text } = await check(`${server.origin}/docs`);
    expect([codes, text]).toEqual([['yaml-syntax'], expect.stringContaining('comma')]);
  });
});

describe('another origin', () => {
  test.for(['absolute', 'relative', 'backslashes'] as const)(
    'gets no request from a reference (%s), and the fix names the option that allows it',
    async (form, { expect }) => {
      await using other = await serveFiles({ '/a.yaml': wrong });
      const { host } = new URL(other.origin);
      const references = {
        absolute: `http://${host}/a.yaml`,
        relative: `//${host}/a.yaml`,
        backslashes: `\\\\${host}/a.yaml`,
      };
      await using server = await serveFiles({ '/openapi.yaml': root(references[form]) });
      const { codes, text } = await check(`${server.origin}/openapi.yaml`);
      expect(codes).toEqual(['reference-remote']);
      expect(text).toContain(`--allow-origin ${other.origin}`);
      expect(other.requests).toEqual([]);

      const allowed = await check(`${server.origin}/openapi.yaml`, {
        allowedOrigins: [other.origin],
        headers: { authorization: 'secret' },
      });
      expect(allowed.codes).toEqual(['property-undeclared']);
      expect(server.requests.at(-1)?.headers.authorization).toBe('secret');
      expect(other.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    },
  );

  test('may be allowed for a description that is a file', async () => {
    await using other = await serveFiles({ '/a.yaml': wrong });
    const file = join(folderWith({ 'openapi.yaml': root(`${other.origin}/a.yaml`) }), 'openapi.yaml');
    expect((await check(file)).text).toContain(`--allow-origin ${other.origin}`);
    const { codes, text } = await check(file, { allowedOrigins: [other.origin] });
    expect([codes, text]).toEqual([['property-undeclared'], expect.stringContaining(`${other.origin}/a.yaml:2:`)]);
  });

  test('does not get the headers after a redirect; if it redirects back, the first origin does not get them again', async () => {
    await using other = await serveFiles({});
    await using server = await serveFiles({
      '/openapi.yaml': redirectTo(`${other.origin}/x`),
      '/back': `${head}paths: {}\n`,
    });
    other.files['/x'] = redirectTo(`${server.origin}/back`);
    const { codes } = await check(`${server.origin}/openapi.yaml`, { headers: { authorization: 'secret' } });
    expect(codes).toEqual([]);
    const received = [...server.requests, ...other.requests].map(({ path, headers }) => [path, headers.authorization]);
    expect(received).toEqual([
      ['/openapi.yaml', 'secret'],
      ['/back', undefined],
      ['/x', undefined],
    ]);
  });
});

describe('a fetched document', () => {
  const secret = 'the content of a secret file';

  /** Descriptions that name a file of the computer. FILE is its path, and URL its `file:` URL. */
  const hostile: readonly (readonly [name: string, description: string])[] = [
    ['a file: URL', root('URL')],
    ['an absolute path', root('FILE')],
    ['a path with many ..', root('../../../../../../../..FILE')],
    ['a drive letter', root('c:\\secret.yaml')],
    ['a data: URL', root('data:text/yaml,type: string')],
    ['a file: URL of a path item', `${head}paths: { /x: { $ref: 'URL' } }\n`],
    [
      'jsonSchemaDialect',
      `${head}jsonSchemaDialect: URL\npaths: {}\ncomponents: { schemas: { A: { type: string } } }\n`,
    ],
    ['$id', `${head}paths: {}\ncomponents: { schemas: { A: { $id: 'URL', $ref: secret.yaml } } }\n`],
    ['$schema', `${head}paths: {}\ncomponents: { schemas: { A: { $schema: 'URL', type: string } } }\n`],
  ];

  test.for(hostile)('cannot read a file of this computer: %s', async ([, text], { expect }) => {
    const file = join(folderWith({ 'secret.yaml': `${secret}: [\n` }), 'secret.yaml');
    const description = text.replace('URL', pathToFileURL(file).href).replace('FILE', file);
    await using server = await serveFiles({ '/openapi.yaml': description });
    const checked = await check(`${server.origin}/openapi.yaml`);
    expect(checked.codes).toHaveLength(1);
    expect(checked.text).not.toContain(secret);
    expect(checked.text).not.toContain('yaml-syntax');
  });

  test('cannot write control characters to a log', async () => {
    const escape = '"\\e[31m.yaml"';
    await using server = await serveFiles({
      '/openapi.yaml': `${head}paths: { ${escape}: { $ref: ${escape} } }\n`,
    });
    const { codes, text } = await check(`${server.origin}/openapi.yaml`);
    expect(codes).not.toEqual([]);
    // oxlint-disable-next-line no-control-regex
    expect(text).not.toMatch(/\u001b/u);
  });
});

const compressed: Handler = (_, response) =>
  void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(2_000_000, 32)));

describe('a document is not used if', () => {
  const documents: readonly (readonly [name: string, file: Handler | string | undefined, message: string])[] = [
    ['there is none', undefined, 'has the status 404.'],
    ['it is private', (_, response) => void response.writeHead(401).end(), '--header authorization=VARIABLE'],
    [
      'a redirect leads to a missing document',
      redirectTo('/other.yaml?signature=secret'),
      '/other.yaml has the status 404.',
    ],
    [
      'a redirect leads to a port that fetch blocks',
      redirectTo('http://127.0.0.1:9/other.yaml?signature=secret'),
      'http://127.0.0.1:9/other.yaml cannot be fetched:',
    ],
    ['it is a page', '<!DOCTYPE html><html></html>', 'is a web page.'],
    ['it is not UTF-8', (_, response) => void response.end(Buffer.from([0x61, 0xff])), 'is not UTF-8 text.'],
    ['redirects lead to each other', redirectTo('/openapi.yaml'), 'redirects more than 5 times.'],
    [
      'a redirect leads to a file',
      redirectTo('file:///etc/passwd'),
      'forgespec does not fetch URLs that start with file:.',
    ],
    ['a redirect is not encrypted', redirectTo('http://api.example.com/x'), 'http://api.example.com is not encrypted'],
    [
      'a redirect has credentials',
      redirectTo('https://me:secret@api.example.com/x'),
      'contains a user name or a password',
    ],
    ['it is too large', 'a'.repeat(1_000_001), 'are larger than 1 MB in total'],
    ['its content is too large when decompressed', compressed, 'are larger than 1 MB in total'],
    ['it takes too long', () => undefined, 'the time limit of 0.5 s for all documents is used up.'],
    ['the connection breaks', (_, response) => void response.socket?.destroy(), 'cannot be fetched:'],
  ];

  test.for(documents)('%s', async ([, file, message], { expect }) => {
    await using server = await serveFiles(file === undefined ? {} : { '/openapi.yaml': file });
    const { codes, text } = await check(`${server.origin}/openapi.yaml`, {
      timeout: file?.length === 0 ? 500 : 20_000,
    });
    expect([codes, text]).toEqual([['fetch-failed'], expect.stringContaining(message)]);
    expect(text).not.toContain('secret');
  });

  test('its host is not encrypted and not this computer', async () => {
    const { codes, text } = await check('http://api.example.com/openapi.yaml');
    expect([codes, text]).toEqual([
      ['fetch-refused'],
      expect.stringContaining('--allow-origin http://api.example.com'),
    ]);
  });
});

describe('the lock file', () => {
  const description = `${head}paths: {}\n`;
  const checksum = createHash('sha256').update(description).digest('hex');

  function project(): {
    file: string;
    cached: string;
    lock: (mode: 'add' | 'require' | 'update' | 'verify') => Partial<RemoteReaderOptions>;
  } {
    const folder = folderWith({});
    mkdirSync(join(folder, 'node_modules'));
    const file = join(folder, 'forgespec.lock.json');
    const cached = join(folder, 'node_modules/.cache/forgespec', checksum);
    return { file, cached, lock: (mode) => ({ lock: { file, mode } }) };
  }

  test('gets missing checksums, and rejects a document with another one', async () => {
    await using server = await serveFiles({ '/openapi.yaml': description });
    const url = `${server.origin}/openapi.yaml`;
    const { file, lock } = project();
    expect(await check(url, lock('verify'))).toMatchObject({ codes: [], notes: [] });
    expect((await check(url, lock('require'))).codes).toEqual(['lock-mismatched']);
    expect(existsSync(file)).toBe(false);
    expect((await check(url, lock('add'))).notes).toEqual([expect.stringContaining(`the checksum of ${url}.`)]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ version: 1, sha256: { [url]: checksum } });
    expect(await check(url, lock('add'))).toMatchObject({ codes: [], notes: [] });
    expect((await check(url, lock('require'))).codes).toEqual([]);

    server.files['/openapi.yaml'] = `${description}\n`;
    const changed = createHash('sha256').update(`${description}\n`).digest('hex');
    for (const mode of ['add', 'require', 'verify'] as const) {
      const { codes, text, notes } = await check(url, lock(mode));
      expect([codes, notes]).toEqual([['lock-mismatched'], []]);
      for (const part of [checksum, changed, '--update-lock']) expect(text).toContain(part);
    }
    expect((await check(url, lock('update'))).codes).toEqual([]);
    expect((await check(url, lock('require'))).codes).toEqual([]);
  });

  test('is not changed by a failed run', async () => {
    await using server = await serveFiles({ '/openapi.yaml': root('a.yaml') });
    const { file, lock } = project();
    const failed = await check(`${server.origin}/openapi.yaml`, lock('update'));
    expect(failed).toMatchObject({ codes: ['fetch-failed'], notes: [] });
    expect(failed.text).toContain('openapi.yaml:4:');
    expect(existsSync(file)).toBe(false);
  });

  test('with other content is an error, except for --update-lock', async () => {
    await using server = await serveFiles({ '/openapi.yaml': description });
    const { file, lock } = project();
    writeFileSync(file, '<<<<<<< HEAD\n{}');
    expect((await check(`${server.origin}/openapi.yaml`, lock('verify'))).codes).toEqual(['lock-unreadable']);
    expect((await check(`${server.origin}/openapi.yaml`, lock('update'))).codes).toEqual([]);
  });

  test('lets the cache replace a server that is down, but not one that refuses', async () => {
    await using server = await serveFiles({ '/openapi.yaml': description });
    const url = `${server.origin}/openapi.yaml`;
    const { cached, lock } = project();
    const offline = { ...lock('require'), offline: true };
    expect((await check(url, offline)).text).toContain('has no checksum in the lock file, and --offline');
    await check(url, lock('add'));
    const requests = server.requests.length;
    expect((await check(url, offline)).codes).toEqual([]);
    expect(server.requests).toHaveLength(requests);

    server.files['/openapi.yaml'] = (_, response) => void response.writeHead(503).end();
    const { codes, notes } = await check(url, lock('add'));
    expect([codes, notes]).toEqual([[], [expect.stringContaining('has the status 503. The cached copy was used')]]);
    delete server.files['/openapi.yaml'];
    expect((await check(url, lock('add'))).codes).toEqual(['fetch-failed']);

    // Content without the checksum of its name is not used.
    writeFileSync(cached, `${description}\n`);
    expect((await check(url, offline)).text).toContain('is not in the cache');
  });
});
