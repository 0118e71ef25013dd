import { expect, test } from 'vitest';
import { guideTags, siteLinks } from '../../pack/guide-tags.ts';

const titles = new Map([['docs/errors.md', 'Errors of the client']]);

test('a link to a guide leads to its page, a link to another file to the repository, and other links are not changed', () => {
  expect(siteLinks('[a](errors.md) [b](./errors.md#codes)', 'docs/pages.md', titles)).toBe(
    '[a](<#tag/Errors of the client>) [b](<#tag/Errors of the client>)',
  );
  expect(siteLinks('[a](../examples/README.md#lists)', 'docs/pages.md', titles)).toBe(
    '[a](https://github.com/forgespec/forgespec/blob/main/examples/README.md#lists)',
  );
  const unchanged = '[a](#below) [b](https://example.com/errors.md) [c](mailto:a@example.com)';
  expect(siteLinks(unchanged, 'docs/pages.md', titles)).toBe(unchanged);
});

test('each guide becomes a page with its title, without a relative link', () => {
  const tags = guideTags();
  expect(tags.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Comparing descriptions', 'Errors of the client']),
  );
  expect(new Set(tags.map(({ name }) => name)).size).toBe(tags.length);
  expect(tags.filter(({ description }) => /^# |\]\([\w.]+\.md/mu.test(description))).toEqual([]);
});
