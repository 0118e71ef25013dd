import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

test('a list without a pagination method is a problem', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        get:
          operationId: listBadges
          responses:
            '200':
              content:
                application/json:
                  schema: { $ref: '#/components/schemas/Badges' }
    components:
      schemas:
        Badges:
          anyOf:
            - { type: array }
            - { type: [array, 'null'] }
  `;
  expect(await findings('forge/pagination', description)).toEqual([
    'openapi.yaml:4:5 forge/pagination: `listBadges` returns a list, but does not declare its pagination method. ' +
      'Write `x-pagination: link` or `none`.',
  ]);
});

test('x-pagination without the parameters and headers of the method is a problem', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        get:
          operationId: listBadges
          x-pagination: link
          parameters:
            - { name: page, in: query }
            - { name: pagination, in: query }
            - { name: sort, in: header }
          responses:
            '200':
              headers:
                link: {}
                x-next-page: {}
                x-page: {}
                x-per-page: {}
                x-prev-page: {}
              content:
                application/json:
                  schema: { type: array }
  `;
  expect(await findings('forge/pagination', description)).toEqual([
    'openapi.yaml:6:21 forge/pagination: `x-pagination: link` requires the query `per_page`, `order_by`, `sort`, ' +
      'which is not declared, so a client could not send it. Add them, or correct `x-pagination`.',
    'openapi.yaml:12:9 forge/pagination: This page of a list lacks `x-total`, `x-total-pages`, with which a client finds the next page. ' +
      'Add them from shared/headers.yaml.',
  ]);
});

test('a complete list, an unpaginated list, other methods than GET and other responses than lists pass', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /events:
        get:
          x-pagination: link
          parameters:
            - { name: pagination, in: query }
            - { name: per_page, in: query }
            - { name: order_by, in: query }
            - { name: sort, in: query }
          responses:
            '200':
              headers: { Link: {} }
              content: { application/json: { schema: { type: array } } }
        post:
          responses:
            '200': { content: { application/json: { schema: { type: array } } } }
      /blame:
        get:
          x-pagination: none
          responses:
            '200': { content: { application/json: { schema: { type: array } } } }
      /labels:
        get:
          responses:
            '200': { content: { application/json: { schema: { oneOf: [{ type: array }, { type: string }] } } } }
            '400': { content: { application/json: { schema: { type: array } } } }
  `;
  expect(await findings('forge/pagination', description)).toEqual([]);
});
