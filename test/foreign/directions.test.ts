import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { loadDescription } from '../../description/load/load.ts';
import type { Api } from '../../model/api.ts';
import { buildApi } from '../../model/from-document/build-api.ts';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import { reservedNames } from '../../generator/reserved-names.ts';
import { createSiteParts } from '../../reference/html/site-parts.ts';
import { pageFiles } from '../../reference/page-files.ts';
import { changesOf } from '../../reference/pages/changes.ts';
import { sampleModules } from '../../reference/sample-modules.ts';
import { emitSamples } from '../../reference/samples/emit-samples.ts';
import { startStubMock } from '../../mock/stubs/start-stub-mock.ts';
import { serve } from '../../templates/server/adapters/serve.ts';
import { generate } from '../generate.ts';

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const id = { type: 'integer', readOnly: true };
const text = { type: 'string' };
const example = { id: 7, name: 'Rex', code: 'secret' };
const json = (schema: object, more: object = {}) => ({ content: { 'application/json': { schema, ...more } } });
const done = { 204: { description: 'Done.' } };

const description = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1.0.0' },
  servers: [{ url: 'https://pets.example' }],
  paths: {
    '/pets': {
      post: {
        operationId: 'createPet',
        tags: ['pets'],
        requestBody: { required: true, ...json(to('Pet'), { example }) },
        responses: { 201: { description: 'The pet.', ...json(to('Pet'), { example }) } },
        callbacks: { named: { '{$request.body#/url}': { post: { requestBody: json(to('Sent')), responses: done } } } },
      },
    },
    '/collars': {
      put: { operationId: 'putCollar', tags: ['pets'], requestBody: json(to('Collar')), responses: done },
      get: {
        operationId: 'getCollar',
        tags: ['pets'],
        responses: { 200: { description: 'The collar.', ...json(to('Collar')) } },
      },
    },
  },
  webhooks: {
    happened: {
      post: { requestBody: json(to('Event')), responses: { 200: { description: 'Taken.', ...json(to('Receipt')) } } },
    },
  },
  components: {
    schemas: {
      Pet: {
        type: 'object',
        required: ['id', 'name', 'code'],
        properties: { id, name: { ...text, 'x-since': '1.1' }, code: { ...text, writeOnly: true, 'x-since': '1.2' } },
      },
      // The property `id` is optional, so the constraints of this schema are the same in requests and in responses.
      Collar: { type: 'object', required: ['color'], properties: { id, color: text } },
      Event: { type: 'object', required: ['id'], properties: { id, key: { ...text, writeOnly: true } } },
      Sent: { type: 'object', required: ['id'], properties: { id, key: { ...text, writeOnly: true } } },
      Receipt: { type: 'object', required: ['id', 'key'], properties: { id, key: { ...text, writeOnly: true } } },
    },
  },
};

const folder = mkdtempSync(join(tmpdir(), 'forgespec-directions-'));
const spec = join(folder, 'openapi.json');
const out = join(folder, 'api');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(async () => {
  writeFileSync(spec, JSON.stringify(description));
  const { diagnostics } = await generate({ spec, out, check: false, force: false });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});
const generated = (path: string): string => readFileSync(join(out, path), 'utf8');

async function startPets(pet: object, options: object = {}): Promise<string> {
  const { createDispatcher } = await import(join(out, 'server/index.ts'));
  const handlers = { pets: { create: async () => ({ status: 201, body: pet }) } };
  const log = { error: () => undefined, warn: () => undefined };
  const dispatch = createDispatcher(handlers, { log, checkResponses: 'throw', ...options });
  const { url, close } = await serve(createServer, dispatch, { port: 0 });
  onTestFinished(() => close());
  return url;
}

async function post(url: string, body: object): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/pets`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
}

test('a server accepts a request without its `readOnly` property, and with a valid one, and rejects an invalid one', async () => {
  const url = await startPets({ id: 7, name: 'Rex' });
  expect(await post(url, { name: 'Rex', code: 'a' })).toMatchObject({ status: 201 });
  expect(await post(url, { name: 'Rex', code: 'a', id: 7 })).toMatchObject({ status: 201 });
  const invalid = await post(url, { name: 'Rex', code: 'a', id: 'x' });
  expect(invalid.status).toBe(400);
  expect(invalid.text).toContain('/body/id');
  const incomplete = await post(url, { id: 7, name: 'Rex' });
  expect(incomplete.status).toBe(400);
  expect(incomplete.text).toContain('code');
});

test('a server leaves a `writeOnly` property out of a response, and finds a missing `readOnly` property', async () => {
  const pet = { id: 7, name: 'Rex' };
  const sent = { status: 201, text: JSON.stringify(pet) };
  expect(await post(await startPets(pet), example)).toMatchObject(sent);
  expect(await post(await startPets({ ...pet, code: 'secret' }), example)).toMatchObject(sent);
  expect(await post(await startPets({ name: 'Rex' }), example)).toMatchObject({ status: 500 });
});

test('a server that sends undescribed properties finds a `writeOnly` property', async () => {
  const url = await startPets({ id: 7, name: 'Rex', code: 'secret' }, { undescribedProperties: 'send' });
  expect(await post(url, example)).toMatchObject({ status: 500 });
});

test('the issue of a `writeOnly` property in a response names the keyword', async () => {
  const { checkPet } = await import(join(out, 'validators/schemas/pet.ts'));
  expect(checkPet(example)).toEqual([
    {
      path: '/code',
      keyword: 'writeOnly',
      message: 'must not be in a response: it is writeOnly',
      schema: '#/components/schemas/Pet/properties/code',
    },
  ]);
});

test('the functions of a version for requests with the same constraints call those of the first version', () => {
  const collar = generated('validators/schemas/collar-writable.ts');
  expect(collar).toContain('return isCollar(value);');
  expect(collar).toContain("collectCollar(value, path, issues, '#/components/schemas/Collar');");
  expect(generated('types/pets-collars.ts')).toContain('export interface CollarWritable {\n  color: string;\n}');
});

test('the stub mock does not respond with the `writeOnly` property of an example', async () => {
  const { url, close } = await startStubMock({ generated: out, port: 0 });
  onTestFinished(() => close());
  const { status, text: body } = await post(url, { name: 'Rex', code: 'a' });
  expect([status, JSON.parse(body)]).toEqual([201, { id: 7, name: 'Rex' }]);
});

test('the client and the server use the type of each direction', () => {
  expect(generated('client/pets.ts')).toMatch(/\([^()]*body: PetWritable[^()]*\): ApiCall<Pet\b/u);
  expect(generated('server/pets.ts')).toContain('readonly body: PetWritable;');
  expect(generated('server/pets.ts')).toMatch(/CreatePetResult = \{[^}]*readonly body: Pet \}/u);
});

test('the directions of webhooks and callbacks are reversed, because the API sends these requests', () => {
  const types = generated('types/shared.ts');
  expect(types).toContain('export interface Event {\n  id: number;\n}');
  expect(types).toContain('export interface Sent {\n  id: number;\n}');
  expect(types).toContain('export interface Receipt {\n  key: string;\n}');
  expect(types).not.toContain('Writable');
});

async function loadApi(): Promise<Api> {
  const diagnostics = createDiagnostics();
  const loaded = await loadDescription(spec, diagnostics);
  if (loaded === undefined) throw new Error('The description cannot be loaded.');
  return buildApi(loaded, diagnostics, reservedNames);
}

test('the page of changes has each property once', async () => {
  const api = await loadApi();
  const changes = changesOf(api, createSiteParts(api, {}).context.map).map(({ name, of, availability }) => [
    of,
    name,
    availability.since,
  ]);
  expect(changes).toEqual([
    ['Pet', 'name', '1.1'],
    ['Pet', 'code', '1.2'],
  ]);
});

test('samples and the Markdown reference omit the properties of the other direction', async () => {
  const api = await loadApi();
  const operations = emitSamples(api, sampleModules('./generated'));
  const samples = operations.find(({ operation }) => operation.name === 'createPet')?.samples ?? [];
  const sources = Object.fromEntries(samples.map(({ label, source }) => [label, source]));
  expect(sources['curl']).toContain('"code": "secret"');
  expect(sources['curl']).not.toContain('"id"');
  expect(sources['TypeScript']).not.toContain('id:');
  expect(sources['Server handler']).toMatch(/'?id'?: 7/u);
  expect(sources['Server handler']).not.toContain('secret');
  const modules = sampleModules('./generated');
  const parts = createSiteParts(api, {});
  const files = pageFiles(api, operations, { engine: undefined, modules, guide: '' }, parts);
  const page = files.get('operations/pets/create.md')?.() ?? '';
  const section = (heading: string): string => page.split(/^## /mu).find((part) => part.startsWith(heading)) ?? '';
  expect(section('Body')).toContain('`code`');
  expect(section('Body')).not.toContain('`id`');
  expect(section('Responses')).toContain('`id`');
  expect(section('Responses')).not.toContain('`code`');
});
