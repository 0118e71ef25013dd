import { expect, test } from 'vitest';
import { buildReferenceShell } from '../../reference/redoc/reference-shell.ts';
import { finishedReference } from '../../reference/redoc/reference-page.ts';

/** More than the page of GitHub's API, whose description has 13 MB. */
const megabytes = 24;
const paragraphs = '<p>One of many paragraphs.</p>\n'.repeat((megabytes * 1024 * 1024) / 30);

test('a page with many megabytes of rendered content is completed', () => {
  const page = finishedReference(
    `CONTENT-POLICY<div id="redoc"><div hidden=""><script>colors</script></div>${paragraphs}<a href="/pagination">Pages</a></div>
<script type="module">${'run();\n'.repeat(1_000_000)}</script>`,
  );
  expect(page).toContain('<a href="#/pagination">Pages</a></div>\n<script type="module">run();');
  expect(page.match(/'sha256-/gu)).toHaveLength(2);
});

test('a document with many megabytes of text is added to a page', async () => {
  const shell = await buildReferenceShell();
  const document = { openapi: '3.1.0', info: { title: 'Large', version: '1', description: paragraphs }, paths: {} };
  expect(shell.pageOf(document).length).toBeGreaterThan(paragraphs.length);
});
