import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

test('an operationId without a verb of its method is a problem', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        get: { operationId: fetchBadges }
        post: { operationId: listBadges }
        head: { operationId: getBadges }
        delete: { operationId: delete }
  `;
  expect(await findings('forge/operation-id-verb', description)).toEqual([
    'openapi.yaml:4:25 forge/operation-id-verb: `fetchBadges` does not have a verb for GET: readers infer the method from the verb. ' +
      'Name it `list…`, `get…`, `check…`, `render…`, in camelCase.',
    'openapi.yaml:5:26 forge/operation-id-verb: `listBadges` does not have a verb for POST: readers infer the method from the verb. ' +
      'Name it `create…`, `add…`, `run…`, `take…`, `repair…`, `promote…`, `subscribe…`, `unsubscribe…`, `move…`, `fork…`, in camelCase.',
    'openapi.yaml:6:26 forge/operation-id-verb: `getBadges` does not have a verb for HEAD: readers infer the method from the verb. ' +
      'Name it `get…Metadata`, in camelCase.',
    'openapi.yaml:7:28 forge/operation-id-verb: `delete` does not have a verb for DELETE: readers infer the method from the verb. ' +
      'Name it `delete…`, `remove…`, `unpublish…`, `unprotect…`, in camelCase.',
  ]);
});

test('a verb of the method passes', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        get: { operationId: listBadges }
        head: { operationId: getBadgesMetadata }
        post: { operationId: createBadge }
        put: { operationId: replaceBadge }
        patch: { operationId: updateBadge }
        delete: { operationId: unprotectBadge }
  `;
  expect(await findings('forge/operation-id-verb', description)).toEqual([]);
});
