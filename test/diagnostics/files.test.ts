import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asOrdinaryUser } from '../as-ordinary-user.ts';
import { folderWith } from '../folder-with.ts';
import { diagnose, head, report } from './diagnose.ts';

const refersTo = (file: string): string => `${head}paths:\n  /x: { $ref: ${file} }\n`;

describe('the root file is reported', () => {
  test('if it is missing', async () => {
    expect(await report({}, 'nowhere/openapi.yaml')).toMatchInlineSnapshot(`
      "error file-missing  There is no file nowhere/openapi.yaml.
      fix: Correct the path. If the project has no description yet, \`forgespec init\` writes an example."
    `);
  });

  test('if it is a folder', async () => {
    expect(await report({ 'spec/openapi.yaml': head }, 'spec')).toMatchInlineSnapshot(`
      "error file-unreadable  spec is a folder.
      fix: Name a file in it."
    `);
  });

  test('if its path is below a file', async () => {
    expect(await report({ 'a.yaml': head }, 'a.yaml/openapi.yaml')).toMatchInlineSnapshot(`
      "error file-missing  There is no file a.yaml/openapi.yaml.
      fix: Correct the path. If the project has no description yet, \`forgespec init\` writes an example."
    `);
  });

  test('if it is a device that never ends', async () => {
    const [found] = await diagnose('/dev/zero');
    expect(found).toMatchObject({ code: 'file-unreadable', message: expect.stringContaining('is not a regular file') });
  });

  test('if it is neither YAML nor JSON, without its content', async () => {
    const reference = '{ $ref: secrets.txt }';
    const text = `${head}paths:
  /x:
    get:
      operationId: getX
      parameters: [${reference}]
      requestBody: ${reference}
      responses: { '200': { description: X., content: { application/json: { schema: ${reference} } } }, '404': ${reference} }
components:
  schemas:
    A: { type: ${reference}, enum: ${reference}, required: ${reference}, properties: { a: ${reference} }, items: ${reference} }
    B: ${reference}
`;
    const found = await report({ 'openapi.yaml': text, 'secrets.txt': `user: ${'x'.repeat(40)}\npassword: 1234\n` });
    expect(found).toContain('the string "user: xxx');
    expect(found).not.toContain('1234');
  });

  test('if it is not UTF-8', async () => {
    expect(await report({ 'openapi.yaml': Buffer.from('title: caf\xe9\n', 'latin1') })).toMatchInlineSnapshot(`
      "error file-unreadable  openapi.yaml is not UTF-8 text: the byte E9 in line 1, column 11, is not part of a character.
      fix: Save the file as UTF-8."
    `);
  });

  test('if it is UTF-32', async () => {
    const bytes = new Uint8Array(
      new Uint32Array(Array.from('\ufeffopenapi: 3.1.0\n', (character) => character.codePointAt(0) ?? 0)).buffer,
    );
    expect(await report({ 'openapi.yaml': bytes })).toMatchInlineSnapshot(`
      "error file-unreadable  openapi.yaml is not UTF-8 text: its encoding is UTF-32.
      fix: Save the file as UTF-8."
    `);
  });

  test('if it begins like UTF-16, and is not', async () => {
    expect(await report({ 'openapi.yaml': new Uint8Array([0xff, 0xfe, 0x00]) })).toMatchInlineSnapshot(`
      "error file-unreadable  openapi.yaml is neither UTF-8 text nor UTF-16 text.
      fix: Save the file as UTF-8."
    `);
  });

  test('if its permissions forbid reading', async () => {
    const folder = folderWith({ 'openapi.yaml': head });
    chmodSync(join(folder, 'openapi.yaml'), 0);
    const [found] = await asOrdinaryUser(folder, () => diagnose(join(folder, 'openapi.yaml')));
    expect(found).toMatchObject({ code: 'file-unreadable', fix: 'Check its name and its permissions.' });
  });

  test('if its name is not a valid file name', async () => {
    const [found] = await diagnose(`${'x'.repeat(300)}.yaml`);
    expect(found).toMatchObject({ code: 'file-unreadable', fix: 'Check its name and its permissions.' });
  });
});

describe('a referenced file is reported', () => {
  test('if it is missing', async () => {
    expect(await report(refersTo('nowhere.yaml'))).toMatchInlineSnapshot(`
      "openapi.yaml:4:15
      warning file-missing  There is no file nowhere.yaml. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.

        2 | info: { title: Test, version: 1.0.0 }
        3 | paths:
      > 4 |   /x: { $ref: nowhere.yaml }
          |               ^^^^^^^^^^^^
        5 |

      fix: Correct the path, or create the file."
    `);
  });

  test('if it is a folder', async () => {
    const folder = folderWith({ 'openapi.yaml': refersTo('areas.yaml') });
    mkdirSync(join(folder, 'areas.yaml'));
    const [found] = await diagnose(join(folder, 'openapi.yaml'));
    expect(found).toMatchObject({ code: 'file-unreadable', location: { line: 4, column: 15 } });
  });

  test('if it is not UTF-8', async () => {
    expect(await report({ 'openapi.yaml': refersTo('a.yaml'), 'a.yaml': new Uint8Array([0x61, 0xff]) }))
      .toMatchInlineSnapshot(`
        "openapi.yaml:4:15
        warning file-unreadable  a.yaml is not UTF-8 text: the byte FF in line 1, column 2, is not part of a character. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.

          2 | info: { title: Test, version: 1.0.0 }
          3 | paths:
        > 4 |   /x: { $ref: a.yaml }
            |               ^^^^^^
          5 |

        fix: Save the file as UTF-8."
      `);
  });
});

describe('a file is read', () => {
  const text = (openapi: string): string =>
    `\ufeff${openapi}: 3.1.0\ninfo: { title: Cafés 🐈, version: 1.0.0 }\npaths: {}\n`;
  const encodings = {
    'UTF-8': (content: string) => Buffer.from(content),
    'UTF-16, little-endian': (content: string) => Buffer.from(content, 'utf16le'),
    'UTF-16, big-endian': (content: string) => Buffer.from(content, 'utf16le').swap16(),
  };

  test.for(Object.entries(encodings))('if it is %s', async ([, encode]) => {
    for (const content of [text('openapi'), text('openapi').slice(1)]) {
      const found = await diagnose(join(folderWith({ 'openapi.yaml': encode(content) }), 'openapi.yaml'));
      expect(found).toEqual([]);
    }
    const misspelt = await diagnose(join(folderWith({ 'openapi.yaml': encode(text('openapj')) }), 'openapi.yaml'));
    expect(misspelt).toHaveLength(1);
  });
});

describe('a file with an unusual name is read', () => {
  const names = [
    'my api.yaml',
    'größe.yaml',
    '日本語.yaml',
    'a#b.yaml',
    '100%.yaml',
    'a%20b.yaml',
    "it's.yaml",
    '😀.yaml',
    '$ref.yaml',
  ];

  test.for(names)('as the root file: %s', async (name) => {
    expect(await report({ [name]: `${head}paths: {}\n` }, name)).toBe('');
  });

  test.for(names)('by a reference with its plain name: %s', async (name) => {
    expect(await report({ 'openapi.yaml': refersTo(JSON.stringify(name)), [name]: '{}\n' })).toBe('');
  });

  test.for(names)('by a reference with its name as a URI: %s', async (name) => {
    const files = { 'openapi.yaml': refersTo(JSON.stringify(encodeURIComponent(name))), [name]: '{}\n' };
    expect(await report(files)).toBe('');
  });
});

describe('line ends and byte order marks do not change the content of a file', () => {
  const text = `${head}paths: {}\n# end\n`;

  test.for([
    ['line feeds', text],
    ['carriage returns and line feeds', text.replaceAll('\n', '\r\n')],
    ['carriage returns', text.replaceAll('\n', '\r')],
    ['a byte order mark', `\ufeff${text}`],
    ['no line end at the end', text.trimEnd()],
    ['a start and an end of the document', `---\n${text}...\n`],
    ['JSON with tabs', '{\n\t"openapi": "3.1.0",\n\t"info": {"title": "Test", "version": "1"},\n\t"paths": {}\n}\n'],
  ] as const)('%s', async ([, content]) => {
    expect(await report(content)).toBe('');
  });

  test('JSON with a byte order mark', async () => {
    const content = '\ufeff{"openapi": "3.1.0", "info": {"title": "Test", "version": "1"}, "paths": {}}';
    expect(await report({ 'openapi.json': content }, 'openapi.json')).toBe('');
  });

  test('locations after carriage returns are correct', async () => {
    const [found] = await diagnose(
      join(folderWith({ 'a.yaml': refersTo('nowhere.yaml').replaceAll('\n', '\r\n') }), 'a.yaml'),
    );
    expect(found?.location).toMatchObject({ line: 4, column: 15, length: 12 });
  });
});

test('a missing root file is reported with the file that is probably meant', async () => {
  const lines = (await report({ 'openapi.yml': `${head}paths: {}\n` }, 'openapi.yaml')).split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^error file-missing {2}There is no file .*openapi\.yaml\.$/u),
    expect.stringMatching(
      /^fix: Did you mean .*openapi\.yml`\? Pass this path with `--spec`, or write it in the config\.$/u,
    ),
  ]);
});
