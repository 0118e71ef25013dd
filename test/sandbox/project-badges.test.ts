import { describe, expect, test } from 'vitest';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();
const compass = { id: 24 };
const addresses = {
  link_url: 'https://ci.example.com/%{project_id}',
  image_url: 'https://ci.example.com/%{default_branch}.svg',
};

test('badges of the project and of its group are listed; the name filter is exact', async () => {
  const { projectBadges } = fixture.as('sora');
  const badges = await projectBadges.list(compass);
  expect(badges).toMatchObject([
    { id: 3, kind: 'project', rendered_image_url: 'https://coverage.example.com/aurora/compass/main.svg' },
    { id: 8, kind: 'group', rendered_link_url: 'https://forge.example.com/aurora' },
  ]);
  expect(await projectBadges.list(compass, { name: 'Coverage' })).toHaveLength(1);
  expect(await projectBadges.list(compass, { name: 'coverage' })).toEqual([]);
  expect(await projectBadges.get({ id: 24, badge_id: 8 })).toEqual(badges[1]);
});

test('a badge is created, changed and deleted', async () => {
  const { projectBadges } = fixture.as('mira');
  const made = await projectBadges.create(compass, addresses);
  expect(made).toMatchObject({
    ...addresses,
    name: null,
    kind: 'project',
    rendered_link_url: 'https://ci.example.com/24',
  });
  const path = { id: 24, badge_id: made.id };
  expect(await projectBadges.update(path, { name: 'CI' })).toEqual({ ...made, name: 'CI' });
  expect(await projectBadges.update(path, {})).toEqual({ ...made, name: 'CI' });
  expect(await projectBadges.get(path)).toEqual({ ...made, name: 'CI' });
  await projectBadges.delete(path);
  expect(await statusOf(projectBadges.get(path))).toBe(404);
  expect(await statusOf(projectBadges.delete(path))).toBe(404);
});

test('only known placeholders are replaced', async () => {
  const names = ['path', 'title', 'name', 'id', 'namespace'].map((name) => `%{project_${name}}`);
  const others =
    '%{group_name}|%{service_server}|%{service_pages_domain}|%{default_branch}|%{latest_tag}|%{nonsense}|%{constructor}';
  const rendered = await fixture.as('sora').projectBadges.render(compass, {
    link_url: `https://x.example.com/${names.join('|')}|${others}`,
    image_url: 'https://x.example.com/%{commit_sha}',
  });
  expect(rendered.rendered_link_url).toBe(
    'https://x.example.com/aurora/compass|Compass|compass|24|aurora|Aurora|forge.example.com|pages.example.com|main|v1.4.0' +
      '|%{nonsense}|%{constructor}',
  );
  expect(rendered.rendered_image_url).toMatch(/^https:\/\/x\.example\.com\/[0-9a-f]{40}$/u);
  const anvil = await fixture
    .as('mira')
    .projectBadges.render({ id: 57 }, { link_url: 'a%{group_name}b', image_url: 'c' });
  expect(anvil).toMatchObject({ rendered_link_url: 'ab', rendered_image_url: 'c' });
});

describe('rejected', () => {
  test.each(['javascript:alert(1)', 'nonsense', 'https://', ''])('the address %j', async (address) => {
    const { projectBadges } = fixture.as('mira');
    expect(await statusOf(projectBadges.create(compass, { ...addresses, link_url: address }))).toBe(422);
    expect(await statusOf(projectBadges.update({ id: 24, badge_id: 3 }, { image_url: address }))).toBe(422);
  });

  test('changing the badge of a group, and callers with a lower role than Maintainer', async () => {
    const { projectBadges } = fixture.as('elena');
    expect(await statusOf(projectBadges.update({ id: 24, badge_id: 8 }, { name: 'x' }))).toBe(404);
    expect(await statusOf(projectBadges.delete({ id: 24, badge_id: 8 }))).toBe(404);
    expect(await statusOf(fixture.as('jonas').projectBadges.create(compass, addresses))).toBe(403);
    expect(await statusOf(fixture.as('jonas').projectBadges.delete({ id: 24, badge_id: 3 }))).toBe(403);
    expect(await statusOf(fixture.as('sora').projectBadges.list({ id: 31 }))).toBe(404);
  });
});
