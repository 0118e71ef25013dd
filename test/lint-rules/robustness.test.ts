import { createConfig, lint } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isRecord } from '../../spec/rules/openapi/node.ts';
import forge from '../../spec/rules/plugin.ts';
import { FilesInMemory, yaml } from './lint.ts';

const description = yaml`
  openapi: 3.1.0
  jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
  x-form-style: brackets
  paths:
    /projects/{id}/badges:
      parameters:
        - { name: id, in: path, schema: { oneOf: [{ type: integer }, { type: string }] } }
      post:
        operationId: createBadge
        x-pagination: link
        x-replaced-by: createLabel
        summary: Add a badge
        parameters:
          - { name: range, in: query, style: deepObject, x-exclusive-with: [id], schema: { type: object, properties: { start: {} } } }
        requestBody:
          content:
            application/json:
              schema: { type: object, properties: { active: { type: boolean } }, patternProperties: { '^x': true } }
        responses:
          '201':
            headers: { Link: { schema: { type: string } } }
            content:
              application/json:
                schema: { $ref: '#/components/schemas/Badge' }
                examples: { badge: { value: {} } }
            links:
              read: { operationId: getBadge, parameters: { id: $request.path.id } }
    /projects/{id}/badges/{badge_id}:
      get:
        operationId: getBadge
        x-pagination: page
        responses:
          '200': { content: { application/json: { schema: { anyOf: [{ type: array, items: { $ref: '#/components/schemas/Badge' } }] } } } }
  components:
    schemas:
      Badge:
        allOf: [{ $ref: '#/components/schemas/Badge', x-only-with: range }, { pattern: '^a$' }]
`;

const oddities: readonly unknown[] = [
  null,
  1,
  'text',
  [1],
  { constructor: 1 },
  { $ref: '#/nowhere' },
  { $ref: '#/openapi' },
];

/** Yields copies of a value. In each copy, one nested value is replaced by an unusual value. */
function* damaged(value: unknown): Generator<unknown> {
  yield* oddities;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    // The version is not replaced, because Redocly does not lint a description without it.
    if (key === 'openapi') continue;
    for (const damage of damaged(child))
      yield Array.isArray(value) ? value.with(Number(key), damage) : { ...value, [key]: damage };
  }
}

test('no rule throws for any YAML, because an exception would suppress all findings', async () => {
  const config = await createConfig({ plugins: [forge()], extends: ['forge/all'] });
  const documents = [...damaged(parse(description))].filter((document) => isRecord(document) && 'openapi' in document);
  for (const document of documents) {
    const externalRefResolver = new FilesInMemory({ 'openapi.yaml': JSON.stringify(document) });
    await expect(lint({ ref: 'openapi.yaml', config, externalRefResolver })).resolves.toBeInstanceOf(Array);
  }
  expect(documents.length).toBeGreaterThan(500);
});
