import { expect, test } from 'vitest';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();
const compass = { id: 24 };

test('a site is read, changed and unpublished', async () => {
  const { pages } = fixture.as('mira');
  const site = await pages.get(compass);
  expect(site).toEqual({
    url: 'https://compass-4f08a2.pages.example.com',
    is_unique_domain_enabled: true,
    force_https: false,
    primary_domain: null,
    deployments: [
      {
        created_at: '2026-03-04',
        url: 'https://compass-4f08a2.pages.example.com',
        path_prefix: '',
        root_directory: 'public',
      },
      {
        created_at: '2026-03-09',
        url: 'https://compass-4f08a2.pages.example.com/faster-routing',
        path_prefix: 'faster-routing',
        root_directory: null,
      },
    ],
  });
  const changed = await pages.update(compass, {
    pages_https_only: true,
    pages_primary_domain: 'https://compass.example.com',
  });
  expect(changed).toEqual({ ...site, force_https: true, primary_domain: 'https://compass.example.com' });
  expect(await pages.update(compass, {})).toEqual(changed);
  expect(await pages.update(compass, { pages_unique_domain_enabled: false, pages_primary_domain: '' })).toMatchObject({
    url: 'https://aurora.pages.example.com/compass',
    primary_domain: null,
    deployments: [{}, { url: 'https://aurora.pages.example.com/compass/faster-routing' }],
  });
  expect(await statusOf(pages.update(compass, { pages_primary_domain: 'https://other.example.com' }))).toBe(422);

  expect(await statusOf(fixture.as('jonas').pages.unpublish(compass))).toBe(403);
  await pages.unpublish(compass);
  expect(await statusOf(pages.get(compass))).toBe(404);
  expect(await statusOf(pages.unpublish(compass))).toBe(404);
});

test('only Maintainers have access; a project without a deployment gets 404', async () => {
  expect(await statusOf(fixture.as('jonas').pages.get(compass))).toBe(403);
  expect(await statusOf(fixture.as('jonas').pages.update(compass, {}))).toBe(403);
  expect(await statusOf(fixture.as('mira').pages.get({ id: 31 }))).toBe(404);
});
