import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { siteOf } from './site-of.ts';

// Every link of a page leads to a file of the site, and to an anchor that exists.

test.each(['../../spec/openapi.yaml', '../foreign/operations.yaml', 'tags.yaml'])(
  'the links of all pages of %s have a target',
  async (file) => {
    const site = await siteOf(join(import.meta.dirname, file));
    const pages = new Map(
      site.paths
        .filter((path) => path.endsWith('.html') && path !== 'reference.html' && path !== 'changelog.html')
        .map((path) => [path, site.file(path) ?? '']),
    );
    const anchors = new Map(
      Array.from(pages, ([path, page]) => [path, Array.from(page.matchAll(/ id="([^"]+)"/gu), ([, id = '']) => id)]),
    );
    const broken: string[] = [];
    for (const [path, page] of pages) {
      const ids = anchors.get(path) ?? [];
      expect({ path, repeated: ids.filter((id, index) => ids.indexOf(id) !== index) }).toEqual({ path, repeated: [] });
      for (const [, link = ''] of page.matchAll(/ (?:href|src)="([^"]+)"/gu)) {
        if (/^[a-z]+:/u.test(link)) continue;
        const [to = '', fragment] = link.split('#');
        const target = decodeURI(to === '' ? path : posix.join(posix.dirname(path), to));
        const isThere =
          site.paths.includes(target) && (fragment === undefined || anchors.get(target)?.includes(fragment));
        if (isThere !== true) broken.push(`${path}: ${link}`);
      }
    }
    expect(broken).toEqual([]);
  },
);

test('the pages form one sequence: the next page of each page names this page as its previous page', async () => {
  const site = await siteOf(join(import.meta.dirname, '../foreign/operations.yaml'));
  const pages = new Map(
    site.paths.filter((path) => path.endsWith('.html')).map((path) => [path, site.file(path) ?? '']),
  );
  const linked = (path: string, relation: 'next' | 'prev'): string | undefined => {
    const link = new RegExp(`<a [^>]*rel="${relation}"[^>]*>`, 'u').exec(pages.get(path) ?? '')?.[0];
    const href = link === undefined ? undefined : / href="([^"]+)"/u.exec(link)?.[1];
    return href === undefined ? undefined : decodeURI(posix.join(posix.dirname(path), href));
  };
  const sequence: string[] = ['index.html'];
  for (let next = linked('index.html', 'next'); next !== undefined; next = linked(next, 'next')) {
    expect([next, linked(next, 'prev')]).toEqual([next, sequence.at(-1)]);
    sequence.push(next);
  }
  expect(sequence.length).toBeGreaterThan(3);
  expect([...pages.keys()].filter((path) => linked(path, 'prev') !== undefined)).toHaveLength(sequence.length - 1);
});
