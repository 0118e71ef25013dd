import { expect, test } from 'vitest';
import { siteOf } from './site-of.ts';

// Pages show examples of parameters in the form in which they are sent.

const site = await siteOf('spec/openapi.yaml', { words: 'Mock', credentials: () => undefined });

test('the Markdown pages show arrays and objects in the form in which they are sent', () => {
  const page = site.files.get('markdown/merge-requests.md') ?? '';
  expect(page).toContain('`in=title`');
  expect(page).toContain('`approved_by_ids[]=7`');
  expect(page).toMatch(/`not\[[a-z_]+\](?:\[\])?=[^`]+`/u);
  expect(page).not.toMatch(/Example: `[[{]/u);
});
