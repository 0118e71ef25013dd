import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

test('a deepObject parameter that Prism does not support is a problem', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        parameters:
          - name: not
            in: query
            style: deepObject
            schema: { type: [object, 'null'], properties: { kind: { type: string } } }
          - name: any
            in: query
            style: deepObject
            schema: { type: object, additionalProperties: { type: string } }
          - name: range
            in: query
            style: deepObject
            schema: { type: object, properties: { start: { type: integer } }, required: [start] }
          - name: both
            in: query
            style: deepObject
            schema: { type: object, properties: { start: {} }, allOf: [{ minProperties: 1 }] }
  `;
  const noObject =
    'forge/prism-deep-object: Prism validates a deepObject parameter only if it is one plain object. ' +
    'Write `type: object` and no union.';
  expect(await findings('forge/prism-deep-object', description)).toEqual([
    `openapi.yaml:8:9 ${noObject}`,
    'openapi.yaml:12:9 forge/prism-deep-object: Prism does not validate a deepObject parameter without listed properties. ' +
      'List them under `properties`.',
    'openapi.yaml:16:9 forge/prism-deep-object: Prism requires these keys even in a request without the parameter. ' +
      'Remove `required`, and describe the condition in words.',
    `openapi.yaml:20:9 ${noObject}`,
  ]);
});

test('a plain object with listed properties passes, and a parameter of another style', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        parameters:
          - { name: range, in: query, style: deepObject, schema: { type: object, properties: { start: { type: integer } } } }
          - { name: filter, in: query, style: form, schema: { type: object, required: [kind] } }
  `;
  expect(await findings('forge/prism-deep-object', description)).toEqual([]);
});
