import type { Recipe } from './recipe.ts';

/** A page of the reference: the list of all operations. */
export const referencePage: Recipe = {
  section: 'Add a page to the reference',
  edits: [
    {
      file: 'reference/pages/site-page.ts',
      find: `  { file: 'llms.txt', title: 'Markdown' },`,
      replace: `  { file: 'operations.html', title: 'Operations' },\n  { file: 'llms.txt', title: 'Markdown' },`,
    },
    {
      file: 'reference/build-site.ts',
      find: `import { coveragePage } from './pages/coverage-page.ts';`,
      replace: `import { coveragePage } from './pages/coverage-page.ts';\nimport { operationsPage } from './pages/operations-page.ts';`,
    },
    {
      file: 'reference/build-site.ts',
      find: `    ['reference.html', once(wholeReference)],`,
      replace: `    ['operations.html', () => operationsPage(api, parts)],\n    ['reference.html', once(wholeReference)],`,
    },
  ],
  files: {
    'reference/pages/operations-page.ts': `import { html } from '@forgespec/description/text';
import type { Api } from '@forgespec/model';
import type { SiteParts } from '../html/site-parts.ts';
import { operationAddress } from '../reference-address.ts';
import { authorPage } from './site-page.ts';

/** Builds the page with links to all operations, sorted by their paths. */
export function operationsPage(api: Api, parts: SiteParts): string {
  const lines = api.areas
    .flatMap((area) => area.operations.map((operation) => ({ area, operation })))
    .toSorted((a, b) => (a.operation.path < b.operation.path ? -1 : 1))
    .map(
      ({ area, operation }) =>
        html\`<li>
          <a href="reference.html\${operationAddress(area, operation)}">\${operation.method.toUpperCase()} \${operation.path}</a>
        </li>\`,
    );
  const title = \`Operations of \${api.title}\`;
  return authorPage({ path: 'operations', title, summary: 'All operations.', body: html\`<ul>\${lines}</ul>\` }, parts);
}
`,
    'test/docs/operations-page.test.ts': `import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteOf } from './site-of.ts';

test('the page of operations links to each operation', async () => {
  const site = await siteOf(join(import.meta.dirname, '../../spec/openapi.yaml'));
  const page = site.file('operations.html') ?? '';
  expect(page.match(/<li>/gu)?.length).toBeGreaterThan(90);
  expect(page).toContain('GET /projects/{id}/badges<');
});
`,
  },
  tests: ['test/docs/operations-page.test.ts', 'test/docs/site.test.ts'],
};
