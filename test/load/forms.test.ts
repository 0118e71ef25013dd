import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { load } from './model.ts';

const badge = `
type: object
required: [id]
properties:
  id: { type: integer }
  parent: { oneOf: [{ $ref: '#/components/schemas/Badge' }, { type: 'null' }] }
`;

const operation = (schema: string): string => `
operationId: getBadge
parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
responses:
  '200': { description: One., content: { application/json: { schema: { $ref: '${schema}' } } } }
`;

const indented = (yaml: string, columns: number): string => yaml.replaceAll(/^(?=.)/gmu, ' '.repeat(columns));

const oneFile = `
openapi: 3.1.0
info: { title: Badges, version: '1', description: "All about badges.\\n" }
paths:
  /badges/{id}:
    get:${indented(operation('#/components/schemas/Badge'), 6)}
components:
  schemas:
    Badge:${indented(badge, 6)}
`;

const split = {
  'openapi.yaml': `
openapi: 3.1.0
info: { title: Badges, version: '1', description: { $ref: docs/overview.md } }
paths:
  /badges/{id}: { $ref: 'areas/badges.yaml#/badge' }
`,
  'docs/overview.md': 'All about badges.\n',
  'areas/badges.yaml': `badge:\n  get: { $ref: 'get.yml' }\n`,
  'areas/get.yml': operation('../schemas.json#/Badge'),
  'schemas.json': JSON.stringify({ Badge: parse(badge.replace('#/components/schemas/Badge', '#/Badge')) }),
};

describe('a description is the same', () => {
  test('as YAML, as JSON, and split into YAML, JSON and text files', async () => {
    const asYaml = await load({ 'openapi.yaml': oneFile });
    const asJson = await load({ 'openapi.json': JSON.stringify(parse(oneFile)) }, 'openapi.json');
    const asSplit = await load(split);
    const file = { file: 'openapi.yaml' };
    expect(JSON.stringify(asJson.document)).toBe(JSON.stringify(asYaml.document));
    expect(JSON.stringify(asSplit.document)).toBe(JSON.stringify(asYaml.document));
    expect({ ...asJson.api, ...file }).toEqual({ ...asYaml.api, ...file });
    expect({ ...asSplit.api, ...file }).toEqual({ ...asYaml.api, ...file });
  });

  test('with values shared by anchors, and with copies of them', async () => {
    const response = '{ description: One., content: { application/json: { schema: { type: string } } } }';
    const shared = `
openapi: 3.1.0
info: { title: Badges, version: '1' }
paths:
  /a:
    get: { operationId: a, responses: { '200': &one ${response} } }
    put: { operationId: b, responses: { '200': *one, '201': { <<: *one, description: Made. } } }
`;
    const written = shared
      .replace('&one ', '')
      .replace('{ <<: *one, description: Made. }', response.replace('One.', 'Made.'))
      .replace('*one', response);
    expect(written).not.toContain('*one');
    expect(await load({ 'openapi.yaml': shared }).then(({ document }) => JSON.stringify(document))).toBe(
      await load({ 'openapi.yaml': written }).then(({ document }) => JSON.stringify(document)),
    );
  });
});

test('all files that were read are listed and sorted', async () => {
  expect((await load(split)).files).toEqual([
    'areas/badges.yaml',
    'areas/get.yml',
    'docs/overview.md',
    'openapi.yaml',
    'schemas.json',
  ]);
});

test('a schema to which no reference refers is also in the document', async () => {
  const text = `${oneFile}    Unused: { type: string }\n`;
  const { api } = await load({ 'openapi.yaml': text });
  expect(api.schemas.map(({ name }) => name)).toEqual(['Badge', 'Unused']);
});

test('a byte order mark is not part of the text', async () => {
  const { document } = await load({ 'openapi.yaml': oneFile });
  expect((await load({ 'openapi.yaml': `\ufeff${oneFile.trimStart()}` })).document).toEqual(document);
  const json = `\ufeff${JSON.stringify(parse(oneFile))}`;
  expect((await load({ 'openapi.json': json }, 'openapi.json')).document).toEqual(document);
});

test('`no` and a date are strings, as in YAML 1.2', async () => {
  const text = `${oneFile}    Answer: { enum: [yes, no, 2026-03-09] }\n`;
  const { api } = await load({ 'openapi.yaml': text });
  expect(api.schemas.find(({ name }) => name === 'Answer')?.schema).toMatchObject({
    enum: ['yes', 'no', '2026-03-09'],
  });
});
