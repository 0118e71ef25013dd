import { expect, test } from 'vitest';
import { load } from './model.ts';

const head = "openapi: 3.2.0\ninfo: { title: Test, version: '1' }\n";

test('OpenAPI 3.2, Media Type Object: `itemSchema` is the schema of each item of a body', async () => {
  const { api } = await load({
    'openapi.yaml': `${head}paths:
  /events:
    get:
      operationId: listEvents
      responses:
        '200':
          content:
            application/json-seq: { itemSchema: { $ref: '#/components/schemas/Event' } }
            application/jsonl: { $ref: '#/components/mediaTypes/Lines' }
components:
  mediaTypes:
    Lines: { itemSchema: { $ref: '#/components/schemas/Event' } }
  schemas:
    Event: { type: object }
`,
  });
  const [response] = api.areas[0]?.operations[0]?.responses ?? [];
  expect(response?.contents.map(({ mediaType, schema, itemSchema }) => [mediaType, schema, itemSchema])).toEqual(
    ['application/json-seq', 'application/jsonl'].map((type) => [
      type,
      undefined,
      expect.objectContaining({ reference: '#/components/schemas/Event' }),
    ]),
  );
});
