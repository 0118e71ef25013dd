import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

const advice =
  'has no named example, so the docs and the mock would invent one. Write `examples: { <name>: { summary: …, value: … } }`.';

test('a request, success, parameter or header without a named example is a problem', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        post:
          parameters:
            - { name: dry_run, in: query, schema: { type: boolean }, example: true }
          requestBody:
            content:
              application/json: { schema: { type: object } }
          responses:
            '201':
              headers:
                Location: { schema: { type: string } }
              content:
                application/json: { schema: { type: object }, examples: {} }
            '301':
              headers:
                Location: { schema: { type: string } }
  `;
  expect(await findings('forge/example-present', description)).toEqual([
    `openapi.yaml:6:11 forge/example-present: The parameter \`dry_run\` ${advice}`,
    `openapi.yaml:9:11 forge/example-present: The application/json body ${advice}`,
    `openapi.yaml:13:13 forge/example-present: The header \`Location\` ${advice}`,
    `openapi.yaml:15:13 forge/example-present: The application/json body ${advice}`,
    `openapi.yaml:18:13 forge/example-present: The header \`Location\` ${advice}`,
  ]);
});

test('named examples pass, and errors need none', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        post:
          parameters:
            - { name: dry_run, in: query, examples: { dry: { value: true } } }
          requestBody:
            content:
              application/json: { examples: { badge: { value: {} } } }
          responses:
            '201':
              headers:
                Location: { examples: { badge: { value: /badges/3 } } }
              content:
                application/json: { examples: { badge: { value: {} } } }
            '422':
              content:
                application/json: { schema: { type: object } }
            '204': { description: Nothing. }
  `;
  expect(await findings('forge/example-present', description)).toEqual([]);
});
