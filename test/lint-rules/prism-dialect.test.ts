import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

const message =
  'forge/prism-dialect: With this dialect, Prism would validate bodies wrongly, or not at all. ' +
  'Write `jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema`.';

test('the dialect of OpenAPI is a problem, and so is a missing dialect', async () => {
  const ofOpenapi = yaml`
    openapi: 3.1.0
    jsonSchemaDialect: https://spec.openapis.org/oas/3.1/dialect/base
    paths: {}
  `;
  const none = yaml`
    openapi: 3.1.0
    paths: {}
  `;
  expect(await findings('forge/prism-dialect', ofOpenapi)).toEqual([`openapi.yaml:2:20 ${message}`]);
  expect(await findings('forge/prism-dialect', none)).toEqual([`openapi.yaml:1:1 ${message}`]);
});

test('plain JSON Schema 2020-12 passes', async () => {
  const description = yaml`
    openapi: 3.1.0
    jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
    paths: {}
  `;
  expect(await findings('forge/prism-dialect', description)).toEqual([]);
});
