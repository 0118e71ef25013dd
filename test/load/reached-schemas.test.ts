import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callForgespec } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';

type Json = Readonly<Record<string, unknown>>;

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });
const ok = { 204: { description: 'Done.' } };
const text = { type: 'string' };
const sharedPath = { $ref: '#/components/pathItems/Called' };

const called = { post: { requestBody: { $ref: '#/components/requestBodies/Called' }, responses: ok } };
const operation = {
  operationId: 'createThing',
  parameters: [
    { name: 'page', in: 'query', schema: ref('InParameter') },
    { $ref: '#/components/parameters/Sort' },
    { name: 'filter', in: 'query', ...json(ref('InParameterContent')) },
  ],
  requestBody: json({ allOf: [ref('InBody')], not: ref('InNot') }),
  responses: {
    202: { description: 'A vehicle.', ...json({ oneOf: [ref('Car'), ref('Vehicle')] }) },
    200: { description: 'The thing.', headers: { 'x-thing': { schema: ref('InHeader') } }, ...json(ref('Animal')) },
    404: { $ref: '#/components/responses/Missing' },
  },
  callbacks: {
    done: { '{$request.query.url}': { post: { requestBody: json(ref('InCallback')), responses: ok } } },
    shared: { $ref: '#/components/callbacks/Shared' },
  },
};

/** Schemas that are reached from operations, webhooks and callbacks. */
const reached: Json = {
  InParameter: { type: 'integer' },
  InSharedParameter: text,
  InParameterContent: { type: 'object', properties: { a: ref('InProperty') } },
  InProperty: text,
  InBody: { type: 'object', additionalProperties: { items: ref('InItems') } },
  InItems: text,
  InNot: { required: ['b'] },
  InHeader: text,
  InSharedResponse: text,
  InCallback: text,
  InSharedCallback: { type: 'array', items: ref('InSharedCallbackItem') },
  InSharedCallbackItem: text,
  InWebhook: text,
  InDefault: { type: 'object', properties: { kind: text } },
  InMapping: { type: 'object', properties: { kind: text } },
  Animal: {
    type: 'object',
    required: ['kind'],
    properties: { kind: text, tree: ref('Tree') },
    discriminator: { propertyName: 'kind', mapping: { mapped: 'InMapping' }, defaultMapping: 'InDefault' },
  },
  Dog: { allOf: [ref('Animal'), { type: 'object', properties: { bark: text } }] },
  Puppy: { allOf: [ref('Dog')] },
  Vehicle: { type: 'object', required: ['kind'], properties: { kind: text }, discriminator: { propertyName: 'kind' } },
  Car: { allOf: [ref('Vehicle')] },
  Taxi: { allOf: [ref('Car')] },
  Tree: { $dynamicAnchor: 'node', type: 'object', properties: { child: { $dynamicRef: '#node' } } },
};
/** Schemas that only other schemas of this list use, and components that no operation uses. */
const unreached: Json = {
  Alone: { type: 'object', properties: { self: ref('Alone'), used: ref('InProperty') } },
  UsedByAlone: { allOf: [ref('Alone')] },
  InUnusedParameter: text,
  InUnusedPathItem: text,
};

const described = (more: Json = {}): string =>
  JSON.stringify({
    openapi: '3.2.0',
    info: { title: 'Reached', version: '1' },
    paths: { '/things': { post: operation } },
    webhooks: { happened: { post: { requestBody: json(ref('InWebhook')), responses: ok } } },
    components: {
      parameters: {
        Sort: { name: 'sort', in: 'query', schema: ref('InSharedParameter') },
        Unused: { name: 'unused', in: 'query', schema: ref('InUnusedParameter') },
      },
      responses: { Missing: { description: 'Not there.', ...json(ref('InSharedResponse')) } },
      requestBodies: { Called: json(ref('InSharedCallback')) },
      callbacks: {
        Shared: { $ref: '#/components/callbacks/Target' },
        Target: { '{$request.query.url}': sharedPath },
      },
      pathItems: {
        Called: { $ref: '#/components/pathItems/Target' },
        Target: called,
        Unused: { post: { requestBody: json(ref('InUnusedPathItem')), responses: ok } },
      },
      schemas: { ...reached, ...unreached },
    },
    ...more,
  });

/** Returns the names of the schemas that have a validator, and those that have a type. */
function generatedIn(folder: string): { validated: string[]; typed: string[] } {
  const typed = ['shared.ts', 'things.ts']
    .map((name) => join(folder, 'generated/types', name))
    .filter((path) => existsSync(path))
    .flatMap((path) => Array.from(readFileSync(path, 'utf8').matchAll(/^export (?:interface|type) (\w+)/gmu)))
    .flatMap(([, name = '']) => (name in reached || name in unreached ? [name] : []));
  const index = readFileSync(join(folder, 'generated/validators/index.ts'), 'utf8');
  const validated = Array.from(index.matchAll(/\bis([A-Z]\w*)/gu), ([, name = '']) => name);
  return { validated: validated.toSorted(), typed: typed.toSorted() };
}

test('types and validators are generated for the schemas that operations, callbacks and webhooks use', async () => {
  const folder = folderWith({ 'api.json': described() });
  const run = await callForgespec(folder, 'generate', '--spec', 'api.json');
  expect(run.code).toBe(0);
  const names = Object.keys(reached).toSorted();
  expect(generatedIn(folder)).toEqual({ validated: names, typed: names });
  expect(readdirSync(join(folder, 'generated/validators/schemas'))).toHaveLength(names.length);
  expect(run.stdout).toContain(
    "4 schemas are omitted, because no operation or webhook uses them (to generate all schemas, set `schemas: 'all'` for the output in the config)\n",
  );
});

test('the config generates all schemas', async () => {
  const folder = folderWith({
    'api.json': described(),
    'forgespec.config.json': '{ "spec": "api.json", "outputs": { "schemas": "all" } }',
  });
  const names = Object.keys({ ...reached, ...unreached }).toSorted();
  const run = await callForgespec(folder, 'generate');
  expect(generatedIn(folder)).toEqual({ validated: names, typed: names });
  expect(run.stdout).not.toContain('schemas');
});

test('all schemas are generated if the description has neither operations nor webhooks', async () => {
  const folder = folderWith({ 'api.json': described({ paths: {}, webhooks: {} }) });
  const run = await callForgespec(folder, 'generate', '--spec', 'api.json', '--only', 'types,validators');
  expect(run.code).toBe(0);
  expect(generatedIn(folder).validated).toEqual(Object.keys({ ...reached, ...unreached }).toSorted());
  expect(run.stdout).toContain(
    'all schemas are generated, because the description has neither operations nor webhooks\n',
  );
  // Other parts of the output do not have code for each schema.
  const bundled = await callForgespec(folder, 'generate', '--spec', 'api.json', '--only', 'bundle', '--out', 'other');
  expect(bundled.stdout).not.toContain('schemas');
});

test('a description that has only webhooks gets the schemas that they use', async () => {
  const folder = folderWith({ 'api.json': described({ paths: {} }) });
  await callForgespec(folder, 'generate', '--spec', 'api.json');
  expect(generatedIn(folder).validated).toEqual(['InWebhook']);
});
