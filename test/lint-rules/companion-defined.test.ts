import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

const names = (key: string, name: string): string =>
  `forge/companion-defined: \`${key}\` names \`${name}\`, which no operation that uses this node accepts. ` +
  'Write the name of a parameter, or of a property of the request.';

test('a parameter, header, property or variant must not name a parameter that no operation has', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        get:
          parameters:
            - { name: author_id, in: query, x-exclusive-with: author }
            - { name: ids, in: query, x-alternative-to: 'ids[]' }
          responses:
            '200':
              headers:
                x-total: { x-only-with: with_total=true }
              content:
                application/json:
                  schema:
                    anyOf:
                      - { $ref: '#/components/schemas/Badge', x-only-with: [ids, view=full] }
      /labels:
        get:
          parameters: [{ name: with_image, in: query }]
    components:
      schemas:
        Badge:
          properties:
            image: { x-only-with: with_image=true }
  `;
  expect(await findings('forge/companion-defined', description)).toEqual([
    `openapi.yaml:6:59 ${names('x-exclusive-with', 'author')}`,
    `openapi.yaml:7:53 ${names('x-alternative-to', 'ids[]')}`,
    `openapi.yaml:11:37 ${names('x-only-with', 'with_total')}`,
    `openapi.yaml:16:78 ${names('x-only-with', 'view')}`,
    `openapi.yaml:24:31 ${names('x-only-with', 'with_image')}`,
  ]);
});

test('the name of a parameter or of a request property passes, if one operation that shares the schema has it', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        parameters: [{ name: 'ids[]', in: query, x-alternative-to: ids }]
        get:
          parameters: [{ name: ids, in: query }, { name: with_image, in: query }]
          responses: &badge
            '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Badge' } } } }
        put:
          requestBody:
            content:
              application/json:
                schema:
                  properties:
                    name: { x-exclusive-with: id }
                    id: { x-exclusive-with: name }
          responses: *badge
    components:
      schemas:
        Badge:
          properties:
            image: { x-only-with: with_image=true }
            parent: { $ref: '#/components/schemas/Badge' }
  `;
  expect(await findings('forge/companion-defined', description)).toEqual([]);
});
