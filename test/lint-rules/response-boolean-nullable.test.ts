import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

test('a boolean of a response that is never null is a problem at any depth', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        get:
          responses:
            '200': { content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Badge' } } } } }
    components:
      schemas:
        Badge:
          allOf:
            - properties:
                parent: { $ref: '#/components/schemas/Badge' }
                active: { type: boolean }
  `;
  expect(await findings('forge/response-boolean-nullable', description)).toEqual([
    'openapi.yaml:13:21 forge/response-boolean-nullable: Any boolean of a response may be null, ' +
      "and clients that do not expect it break. Write `type: [boolean, 'null']`.",
  ]);
});

test('a boolean of a request that may be null is a problem', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        post:
          parameters:
            - { name: dry_run, in: query, schema: { type: [boolean, 'null'] } }
          requestBody:
            content:
              application/json:
                schema: { properties: { active: { type: [boolean, 'null'] } } }
  `;
  const message =
    'forge/response-boolean-nullable: A boolean of a request is true or false, and null is rejected. Write `type: boolean`.';
  expect(await findings('forge/response-boolean-nullable', description)).toEqual([
    `openapi.yaml:6:47 ${message}`,
    `openapi.yaml:10:45 ${message}`,
  ]);
});

test('a boolean that a request and a response share is a problem with any type', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        put:
          requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Badge' } } } }
          responses:
            '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Badge' } } } }
    components:
      schemas:
        Badge:
          properties:
            active: { type: [boolean, 'null'] }
            hidden: { type: boolean }
  `;
  const message =
    'forge/response-boolean-nullable: This boolean is part of a request and of a response, which have different rules for null. ' +
    'Give each its own schema: `Badge`, `BadgeUpdate`.';
  expect(await findings('forge/response-boolean-nullable', description)).toEqual([
    `openapi.yaml:12:17 ${message}`,
    `openapi.yaml:13:17 ${message}`,
  ]);
});

test('booleans that follow the convention pass, and unions that only include a boolean', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        put:
          requestBody: { content: { application/json: { schema: { properties: { active: { type: boolean } } } } } }
          responses:
            '200':
              headers: { x-active: { schema: { type: boolean } } }
              content:
                application/json:
                  schema:
                    properties:
                      active: { type: [boolean, 'null'] }
                      value: { type: [string, boolean] }
                      constant: { const: true }
  `;
  expect(await findings('forge/response-boolean-nullable', description)).toEqual([]);
});
