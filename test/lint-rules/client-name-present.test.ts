import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

test('an operation without `x-sdk`, which names its method in the client, is a problem', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        get: { operationId: listBadges }
        post: { operationId: createBadge, x-sdk: { group: badges } }
  `;
  expect(await findings('forge/client-name-present', description)).toEqual([
    'openapi.yaml:4:5 forge/client-name-present: `listBadges` lacks `group` and `method` in `x-sdk`: without them, its name in the ' +
      'client depends on its tag and its operationId. Write `x-sdk: { group: <area>, method: <verb> }`, both in camelCase.',
    'openapi.yaml:5:39 forge/client-name-present: `createBadge` lacks `method` in `x-sdk`: without them, its name in the client ' +
      'depends on its tag and its operationId. Write `x-sdk: { group: <area>, method: <verb> }`, both in camelCase.',
  ]);
});

test('an operation with a group and a method passes', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        get: { operationId: listBadges, x-sdk: { group: badges, method: list } }
  `;
  expect(await findings('forge/client-name-present', description)).toEqual([]);
});
