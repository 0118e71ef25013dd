import { join } from 'node:path';
import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import document from '../../generated/openapi.json' with { type: 'json' };
import { versionSection } from '../../reference/pages/version-section.ts';
import { siteOf } from './site-of.ts';

const root = join(import.meta.dirname, '../..');
const site = await siteOf(join(root, 'spec/openapi.yaml'));
const text = (path: string): string => site.file(path) ?? '';
const operations = Object.values(document.paths).flatMap((item) =>
  Object.values(item).filter((operation) => 'operationId' in operation),
) as { operationId: string; summary: string; deprecated?: boolean }[];

describe('the Markdown pages', () => {
  const pages = site.paths
    .filter((path) => path.endsWith('.md') || path === 'llms.txt')
    .map((path) => [path, text(path)] as const);
  const ofOperations = pages.filter(([path]) => /^operations\/[^/]+\/[^/]+\.md$/u.test(path));

  test('contain each operation once', () => {
    const titles = ofOperations.map(([, page]) => page.split('\n', 1)[0]);
    expect(titles.toSorted()).toEqual(operations.map(({ summary }) => `# ${summary}`).toSorted());
  });

  test('state the method and path directly below the title', () => {
    for (const [, page] of ofOperations) expect(page.split('\n')[2]).toMatch(/^`[A-Z]+ \/\S*`$/u);
  });

  test('name the credentials of every operation, and contain no notes of authors', () => {
    for (const [, page] of ofOperations) {
      expect(page).toMatch(/Credentials(?: \(optional\))?: |Needs no credentials\./u);
      expect(page).not.toMatch(/original documentation|derived from|success status/u);
    }
    expect(text('operations/project-badges/list.md')).toContain('Credentials: [the header `PRIVATE-TOKEN`]');
  });

  test('have no broken links', () => {
    const broken = pages.flatMap(([path, page]) =>
      Array.from(page.matchAll(/\]\(([^)\s]+)\)/gu), ([, link = '']) => link)
        .filter((link) => !/^[a-z]+:/u.test(link))
        .filter((link) => !site.paths.includes(posix.join(posix.dirname(path), link)))
        .map((link) => `${path}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  test('show default values and deprecations', () => {
    expect(text('operations/project-labels/list.md')).toMatch(/^- `per_page` .* Default: `20`\./mu);
    const labels = text('operations/project-labels.md');
    expect(labels).toMatch(/^- \[Delete a label named in the query\].* \(deprecated\)$/mu);
    expect(labels).not.toMatch(/^- \[Delete a label\].* \(deprecated\)$/mu);
  });

  test('name the other part of a request in which an operation takes its parameters', () => {
    const page = (name: string): string => text(`operations/project-labels/${name}.md`);
    expect(page('list')).toContain('The query parameters may be sent in a form or JSON body');
    expect(page('create')).toContain('The properties of the body may be sent in the query instead');
    expect(page('delete')).not.toContain('may be sent in');
  });

  test('are all in llms-full.txt', () => {
    for (const { summary } of operations) expect(text('llms-full.txt')).toContain(`\n# ${summary}\n`);
  });
});

describe('the reference', () => {
  const overlay = JSON.parse(text('samples.overlay.json')) as {
    actions: {
      target: string;
      update?: { description: string; 'x-codeSamples': unknown[]; 'x-badges'?: { name: string }[] };
    }[];
  };
  const updateOf = (path: string, method: string) =>
    overlay.actions.find(({ target, update }) => update && target === `$['paths']['${path}']['${method}']`)?.update;

  test('has four samples for every operation', () => {
    const updates = overlay.actions.filter(({ update }) => update !== undefined);
    expect(updates).toHaveLength(operations.length);
    for (const { update } of updates) expect(update?.['x-codeSamples']).toHaveLength(4);
  });

  test('names the other part of a request in which an operation takes its parameters', () => {
    expect(updateOf('/projects/{id}/labels', 'get')?.description).toContain('may be sent in a form or JSON body');
    expect(updateOf('/projects/{id}/labels', 'post')?.description).toContain('may be sent in the query');
  });

  test('marks the role, tier and version of an operation, and asynchronous work', () => {
    const names = (path: string, method: string) => updateOf(path, method)?.['x-badges']?.map(({ name }) => name);
    expect(names('/snippet_repository_storage_moves', 'post')).toEqual([
      'Role: Administrator',
      'Offering: self-managed',
      'Asynchronous',
    ]);
    expect(names('/geo_sites', 'get')).toContain('Since 16.0');
    expect(names('/projects/{id}/protected_environments', 'get')).toContain('Tier: paid');
  });

  test('marks bodies and list items that the description does not define, but not partly defined ones', () => {
    const unknown = overlay.actions.filter(({ update }) =>
      update?.['x-badges']?.some(({ name }) => name === 'Body not documented'),
    );
    const targets = unknown.map(({ target }) => target);
    expect(targets).toContain("$['paths']['/projects/{id}/milestones/{milestone_id}']['get']");
    expect(targets).toContain("$['paths']['/projects/{id}/milestones/{milestone_id}/issues']['get']");
    expect(targets).not.toContain("$['paths']['/projects/{id}/merge_requests/{merge_request_iid}']['get']");
    expect(targets).not.toContain("$['paths']['/namespaces']['get']");
  });

  test('links deprecated operations to their replacements', () => {
    expect(updateOf('/projects/{id}/labels', 'delete')?.description).toContain(
      'Use [Delete a label](#/project-labels/deleteprojectlabel) instead.',
    );
  });
});

test('a page, with the style sheet and the script of the site, has less than 60 kB', () => {
  const size = (path: string): number => gzipSync(text(path)).length;
  const shared = size('assets/reference.css') + size('assets/reference.js');
  const pages = site.paths.filter(
    (path) => path.endsWith('.html') && /^(?:operations|guides|schemas|index)/u.test(path),
  );
  const largest = Math.max(...pages.map(size));
  expect(largest).toBeGreaterThan(1000);
  expect(largest + shared).toBeLessThan(60_000);
});

test('the changelog lists deprecations, then versions with the newest first', () => {
  const page = text('changelog.html');
  const versions = Array.from(page.matchAll(/<h2 id="since-([^"]+)"/gu), ([, version]) => version);
  expect(versions.indexOf('16.10')).toBeLessThan(versions.indexOf('16.8'));
  expect(versions.length).toBeGreaterThan(5);
  for (const { summary, deprecated } of operations) {
    if (deprecated === true) expect(page).toContain(`>${summary}</a>`);
  }
});

test('texts of other versions become no markup in the changelog', () => {
  const hostile = '<img src=x onerror=alert(1)>` & "\u{1b}[2J';
  const change = { heading: 'Added', isBreaking: true, operations: [hostile], message: hostile, migration: hostile };
  const { markup } = versionSection({ title: hostile, date: '2026-01-02', items: [change] }, { areas: [] }, () => '');
  expect(
    markup.replaceAll(/<\/?(?:a|br|code|h2|h3|li|section|strong|ul)(?: id="version-[^"<>]*"| \/)?>/gu, ''),
  ).not.toMatch(/[<>\u001B]/u);
});

test('the coverage page lists every operation and the recorded calls', () => {
  const page = site.coverage({ calls: new Map([['listNamespaces', new Map([['200', 3]])]]) });
  for (const { summary } of operations) expect(page).toContain(`>${summary}</a>`);
  expect(page).toContain('>200 ×3<');
});

test('samples import from a package if its name is given', async () => {
  const { sampleModules } = await import('../../reference/sample-modules.ts');
  expect(sampleModules('@aurora/forge')).toEqual({
    client: '@aurora/forge/client',
    areas: '@aurora/forge/client/*',
    server: '@aurora/forge/server',
    testing: '@aurora/forge/testing',
    validation: '@aurora/forge/client/validation',
  });
});
