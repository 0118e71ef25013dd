import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openCachedText } from '../../description/files/cached-text.ts';
import { buildReference } from '../../reference/redoc/build-reference.ts';
import type { JsonObject } from '../../description/json/json.ts';
import { buildReferenceShell } from '../../reference/redoc/reference-shell.ts';

// A new cache, so that Redocly builds the shell.
const cache = mkdtempSync(join(tmpdir(), 'forgespec-shell-'));
vi.stubEnv('XDG_CACHE_HOME', cache);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(cache, { recursive: true });
});
const shell = await buildReferenceShell();

/** Returns the document in a page, as its script reads it. */
function documentIn(page: string): unknown {
  const [, source = ''] = /<script type="application\/json" id="redoc-document">(.*)<\/script>/u.exec(page) ?? [];
  return JSON.parse(source);
}

test('the page of a shell contains the given document, even if its text is hostile', () => {
  const text = `</script><script>alert(1)</script> $& $' \u2028 };\n const __redoc_definition = {};`;
  const document = { openapi: '3.1.0', info: { title: 'A <b> & c', version: '1', description: text }, paths: {} };
  const page = shell.pageOf(document);
  expect(documentIn(page)).toEqual(document);
  expect(page).toContain('<title>A &lt;b&gt; &amp; c</title>');
  expect(page).not.toContain('alert(1)</script>');
});

test('one shell can be filled with several documents', () => {
  for (const title of ['One', 'Two']) {
    const page = shell.pageOf({ openapi: '3.1.0', info: { title, version: '1' }, paths: {} });
    expect(documentIn(page)).toMatchObject({ info: { title } });
    expect(page).toContain('<div id="redoc"></div>');
  }
});

test('a filled page equals the page that Redocly builds, except for the server-rendered content', async () => {
  const text = await readFile(new URL('../../generated/openapi.json', import.meta.url), 'utf8');
  const document: JsonObject = JSON.parse(text);
  const withoutContent = (page: string): string =>
    page
      // Ignores the content security policy. It contains hashes of scripts, and the page with server-rendered content
      // has another script.
      .replace(/(?<="Content-Security-Policy"\s+content=)"[^"]*"/u, '')
      .replace(/<style data-styled.*?<\/style>/su, '')
      // Redocly writes the document into the script.
      .replace(/<script type="application\/json".*?<\/script>\n/su, '')
      .replace(/(?<=const __redoc_definition = ).*(?=;$)/mu, '')
      .replace(/<div id="redoc">.*?<\/div>(?=\s*<script type="module">)/su, '');
  const page = shell.pageOf(document);
  expect(withoutContent(page) === withoutContent(await buildReference(document))).toBe(true);
  expect(documentIn(page)).toEqual(document);
});

test('a shell is built only if the cache has no page of the same version of Redocly and the same template', async () => {
  const cached = openCachedText(join(cache, 'forgespec'), 'reference.json');
  const { key, page } = JSON.parse(cached.read() ?? '');
  const document = { openapi: '3.1.0', info: { title: 'One', version: '1' }, paths: {} };
  const pageWith = async (change: object): Promise<string> => {
    cached.write(JSON.stringify({ key, page: page.replace('<body', '<body data-cached'), ...change }));
    return (await buildReferenceShell()).pageOf(document);
  };
  expect(await pageWith({})).toContain('<body data-cached');
  expect(await pageWith({ key: key.replace('.', '-') })).toBe(shell.pageOf(document));
  expect(JSON.parse(cached.read() ?? '')).toEqual({ key, page });
});
