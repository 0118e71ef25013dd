import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

test('a create operation without links is a problem if another operation reads the new resource', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        post:
          operationId: createBadge
          responses:
            '201': { description: The badge. }
      /badges/{badge_id}:
        get: { operationId: getBadge }
  `;
  expect(await findings('forge/create-links', description)).toEqual([
    'openapi.yaml:7:9 forge/create-links: `createBadge` does not link to what it creates, although `getBadge` reads it. ' +
      'Add `links: { read: { operationId: getBadge, parameters: … } }`, and the update and the delete beside it.',
  ]);
});

test('a create operation with links passes, and one whose resource cannot be read', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        post:
          responses:
            '201': { links: { read: { operationId: getBadge } } }
      /badges/{badge_id}:
        get: { operationId: getBadge }
      /labels:
        post:
          responses:
            '201': { description: The label. }
      /labels/{label_id}:
        delete: { operationId: deleteLabel }
      /labels/{label_id}/promote:
        get: { operationId: getLabelPromotion }
      /moves:
        post:
          responses:
            '202': { description: The move is accepted. }
      /moves/{move_id}:
        get: { operationId: getMove }
  `;
  expect(await findings('forge/create-links', description)).toEqual([]);
});
