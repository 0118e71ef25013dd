import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

test('a choice between integer and string in the path is a problem', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /projects/{id}:
        parameters:
          - { name: id, in: path, schema: { $ref: '#/components/schemas/NumberOrPath' } }
    components:
      schemas:
        NumberOrPath:
          oneOf: [{ type: integer }, { type: string }]
  `;
  expect(await findings('forge/prism-integer-or-string', description)).toEqual([
    'openapi.yaml:9:7 forge/prism-integer-or-string: Prism rejects every number for this choice, because a number in a path is ' +
      'also a text. Write `type: [integer, string]`.',
  ]);
});

test('a list of types passes, and a choice in the query', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /projects/{id}:
        parameters:
          - { name: id, in: path, schema: { type: [integer, string] } }
          - { name: milestone, in: query, schema: { oneOf: [{ type: integer }, { type: string, enum: [None, Any] }] } }
  `;
  expect(await findings('forge/prism-integer-or-string', description)).toEqual([]);
});
