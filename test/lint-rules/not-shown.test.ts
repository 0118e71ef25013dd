import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

test('a schema that allows anything without a reason is a problem', async () => {
  const description = yaml`
    openapi: 3.1.0
    components:
      schemas:
        Anything: { description: Anything. }
        AnyObject: { type: object, additionalProperties: true }
        Empty:
          type: object
          properties: {}
        Badge:
          type: object
          properties:
            owner: { x-role: Maintainer }
  `;
  const message =
    'forge/not-shown: This schema allows any value, or any object, without a reason. ' +
    'Describe its properties, or name the detail that the documents leave out: `x-not-shown: response body of …`.';
  expect(await findings('forge/not-shown', description)).toEqual([
    `openapi.yaml:4:5 ${message}`,
    `openapi.yaml:5:5 ${message}`,
    `openapi.yaml:6:5 ${message}`,
    `openapi.yaml:12:9 ${message}`,
  ]);
});

test('a schema with a restriction or a reason passes', async () => {
  const description = yaml`
    openapi: 3.1.0
    components:
      schemas:
        Merge: { type: object, additionalProperties: true, x-not-shown: response body of merge }
        ApiError: { x-not-shown: the shape of error bodies }
        Map: { type: object, additionalProperties: { type: string } }
        AtLeastOne: { type: object, minProperties: 1 }
        Named: { allOf: [{ type: object, required: [name] }] }
        Value: { type: [string, array], items: {} }
  `;
  expect(await findings('forge/not-shown', description)).toEqual([]);
});
