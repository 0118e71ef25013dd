import { expect, test } from 'vitest';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();

test('settings are read, switched and created', async () => {
  const { errorTracking } = fixture.as('mira');
  const compass = { id: 24 };
  expect(await errorTracking.getSettings(compass)).toMatchObject({ active: true, integrated: true, api_url: null });
  expect(await errorTracking.updateSettings(compass, { active: false })).toMatchObject({
    active: false,
    integrated: true,
  });
  expect(await errorTracking.updateSettings({ id: 31 }, { active: false })).toMatchObject({
    active: false,
    integrated: false,
    project_name: 'Anvil',
  });
  expect(await errorTracking.replaceSettings(compass, { active: true, integrated: true })).toMatchObject({
    active: true,
  });
  expect(await errorTracking.getSettings(compass)).toMatchObject({ active: true });
});

test('settings that do not exist can be created, but not switched', async () => {
  const { errorTracking } = fixture.as('mira');
  expect(await statusOf(errorTracking.getSettings({ id: 57 }))).toBe(404);
  expect(await statusOf(errorTracking.updateSettings({ id: 57 }, { active: true }))).toBe(404);
  await errorTracking.replaceSettings({ id: 57 }, { active: true, integrated: true });
  expect(await errorTracking.getSettings({ id: 57 })).toMatchObject({ integrated: true });
  // @ts-expect-error `active` and `integrated` are required
  expect(await statusOf(errorTracking.replaceSettings({ id: 57 }, { active: true }))).toBe(422);
});

test('client keys are created by the service, listed and deleted', async () => {
  const { errorTracking } = fixture.as('mira');
  const made = await errorTracking.createClientKey({ id: 24 });
  expect(made.tracker_dsn).toBe(`https://${made.public_key}@forge.example.com/api/v4/error_tracking/collector/24`);
  const keys = await errorTracking.listClientKeys({ id: 24 });
  expect(keys.map(({ id }) => id)).toEqual([made.id, 6, 5]);
  expect(keys[0]).toEqual(made);
  await errorTracking.deleteClientKey({ id: 24, key_id: made.id });
  expect(await statusOf(errorTracking.deleteClientKey({ id: 24, key_id: made.id }))).toBe(404);
  expect(await statusOf(errorTracking.deleteClientKey({ id: 31, key_id: 6 }))).toBe(404);
});

test('only Maintainers have access', async () => {
  const { errorTracking } = fixture.as('jonas');
  expect(await statusOf(errorTracking.getSettings({ id: 24 }))).toBe(403);
  expect(await statusOf(errorTracking.replaceSettings({ id: 24 }, { active: true, integrated: true }))).toBe(403);
  expect(await statusOf(errorTracking.listClientKeys({ id: 24 }))).toBe(403);
});
