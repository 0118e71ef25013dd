import { expect, test } from 'vitest';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();

test('the events of an issue are listed with the oldest first, and each can be read', async () => {
  const { resourceWeightEvents } = fixture.as('sora');
  const events = await resourceWeightEvents.list({ id: 24, issue_iid: 42 });
  expect(events).toMatchObject([
    { id: 142, weight: 3, issue_id: 9310, created_at: '2026-03-02T09:20:00.000Z', user: { username: 'tomas' } },
    { id: 147, weight: 5, issue_id: 9310, user: { username: 'mira' } },
  ]);
  const event = { id: 24, issue_iid: 42, resource_weight_event_id: 142 };
  expect(await resourceWeightEvents.get(event)).toEqual(events[0]);
  expect(await resourceWeightEvents.list({ id: 24, issue_iid: 45 })).toEqual([]);
});

test('an event is found only in its issue, an issue only by its iid, and non-members get 404', async () => {
  const { resourceWeightEvents } = fixture.as('sora');
  expect(await statusOf(resourceWeightEvents.get({ id: 24, issue_iid: 45, resource_weight_event_id: 142 }))).toBe(404);
  expect(await statusOf(resourceWeightEvents.list({ id: 24, issue_iid: 9310 }))).toBe(404);
  expect(await statusOf(resourceWeightEvents.list({ id: 31, issue_iid: 42 }))).toBe(404);
  expect(await statusOf(fixture.with({}).resourceWeightEvents.list({ id: 24, issue_iid: 42 }))).toBe(401);
});
