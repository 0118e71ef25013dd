import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

test('a create without links, where what it creates can be read, is a problem', async () => {
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

test('a create with links passes, and one of what cannot be read', async () => {
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
