import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

const read = `
  /projects/{id}/badges/{badge_id}:
    parameters:
      - { name: id, in: path }
      - { name: badge_id, in: path }
    get: { operationId: getBadge, parameters: [{ name: with_image, in: query }] }
`;

test('a link to an unknown operation, with an unknown parameter, or without a path parameter is a problem', async () => {
  const description =
    yaml`
    openapi: 3.1.0
    paths:
      /projects/{id}/badges:
        post:
          responses:
            '201':
              links:
                delete: { operationId: deleteBadge }
                unnamed: { description: To nowhere. }
                read:
                  operationId: getBadge
                  parameters: { badge: $response.body#/id, path.id: $request.path.id }
  `.trimEnd() + read;
  expect(await findings('forge/links-defined', description)).toEqual([
    'openapi.yaml:8:36 forge/links-defined: The link `delete` does not name an existing operation, so it cannot be followed. ' +
      'Write an operationId.',
    'openapi.yaml:9:22 forge/links-defined: The link `unnamed` does not name an existing operation, so it cannot be followed. ' +
      'Write an operationId.',
    'openapi.yaml:10:13 forge/links-defined: The link `read` does not provide `badge_id` of /projects/{id}/badges/{badge_id}, ' +
      'so it cannot be followed. Add `badge_id: $request.path.badge_id` or `$response.body#/…` to its parameters.',
    'openapi.yaml:12:29 forge/links-defined: `getBadge` has no parameter `badge`, so the link `read` sends it without effect. ' +
      'It has: with_image, id, badge_id.',
  ]);
});

test('a link with all path parameters of an operation passes', async () => {
  const description =
    yaml`
    openapi: 3.1.0
    paths:
      /projects/{id}/badges:
        post:
          responses:
            '201':
              links:
                read: { operationId: getBadge, parameters: { path.id: $request.path.id, badge_id: $response.body#/id } }
                image: { operationId: getBadge, parameters: { id: 24, badge_id: 3, with_image: true } }
  `.trimEnd() + read;
  expect(await findings('forge/links-defined', description)).toEqual([]);
});
