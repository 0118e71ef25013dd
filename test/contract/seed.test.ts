import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { readFixtures } from '../../contract/2-plan/read-fixtures.ts';
import { folderWith } from '../folder-with.ts';
import { failuresOf, runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

// The API has no list of halls, so a run cannot find an existing one.
const description = `openapi: 3.1.0
info: { title: Halls, version: '1' }
paths:
  /halls:
    post:
      operationId: addHall
      requestBody:
        required: true
        content: { application/json: { schema: { type: object, required: [name], properties: { name: { type: string } } } } }
      responses:
        '201': { description: Added., content: &hall { application/json: { schema: { type: object, required: [hall], properties: { hall: { type: string } } } } } }
        '400': &problem { description: Refused. }
        '404': &missing { description: Missing., content: { application/json: { schema: {} } } }
        '415': *problem
  /halls/{hall}:
    parameters: [{ name: hall, in: path, required: true, schema: { type: string } }]
    get: { operationId: readHall, responses: { '200': { description: It., content: *hall }, '404': *missing } }
    delete: { operationId: removeHall, responses: { '204': { description: Gone. }, '404': *problem } }
`;

/** Runs the tests of `readHall` with fixtures. Returns the summary, and the requests that changed data. */
async function runWith(fixtures: string, files: Readonly<Record<string, string>> = {}) {
  const folder = folderWith({ 'openapi.yaml': description, 'contract.yaml': fixtures, ...files });
  const { subject } = await loadSubject(join(folder, 'openapi.yaml'));
  if (subject === undefined) throw new Error('The description has errors.');
  const halls = new Map<string, string>();
  const changes: string[] = [];
  const url = await serverWith((request, response) => {
    const respond = async (): Promise<void> => {
      const body = await text(request);
      const { method = '', url: target = '' } = request;
      const json = (status: number, value: unknown): void =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      const key = target.split(/[/?]/u)[2] ?? '';
      if (method === 'POST' || method === 'DELETE') changes.push(`${method} ${target} ${body}`);
      if (method === 'POST' && target === '/halls') {
        if (!body.includes('"name"')) return void response.writeHead(400).end();
        halls.set(`k${halls.size}`, body);
        return json(201, { hall: `k${halls.size - 1}` });
      }
      if (!halls.has(key)) return json(404, {});
      if (method === 'DELETE') {
        halls.delete(key);
        return void response.writeHead(204).end();
      }
      if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { allow: 'GET, DELETE' }).end();
      json(200, { hall: key });
    };
    void respond();
  });
  const read = readFixtures(join(folder, 'contract.yaml'), subject);
  const summary = await runAgainst(subject, url, read, { operations: ['readHall'], level: 'read' });
  return { summary, changes };
}

const seed = `seed:
  - operation: addHall
    body: { name: Great hall }
    parameters: { hall: $response.body#/hall }
`;

test('an operation of the description creates the data of a run, which deletes it at the end', async () => {
  const { summary, changes } = await runWith(`${seed}operations: {}`);
  expect(failuresOf(summary)).toEqual([]);
  expect(summary.operations.find(({ operation }) => operation === 'readHall')?.state).toBe('conforms');
  expect(changes).toEqual(['POST /halls {"name":"Great hall"}', 'DELETE /halls/k0 ']);
});

test('without the seed, the operation cannot be tried', async () => {
  const { summary } = await runWith('operations: {}');
  expect(summary.operations.find(({ operation }) => operation === 'readHall')?.state).toBe('untried');
});

test.each([
  ['{ operation: addHal }', 'Did you mean addHall?'],
  ['{ operation: addHall, parameters: { halle: 1 } }', 'parameters.halle, which is not a path parameter'],
  ['{ operation: addHall, boddy: {} }', 'has the key "seed[0].boddy"'],
  ['{ operation: addHall, body: { title: none } }', 'The server rejects the seed addHall of the fixtures: 400'],
  ['{ operation: addHall, parameters: { hall: $response.body#/id } }', 'which its response does not contain'],
])('the seed %s is rejected: %s', async (item, message) => {
  await expect(runWith(`seed: [${item}]`)).rejects.toThrow(message);
});

test('a set-up module can return values of path parameters, and a tear-down module runs at the end', async () => {
  const setUp = `export default async ({ target }) => {
    const response = await fetch(target + '/halls', { method: 'POST', body: '{"name":"Module"}' });
    return { parameters: { hall: (await response.json()).hall } };
  };`;
  const tearDown = `export default ({ target }) => fetch(target + '/halls/k0', { method: 'DELETE' }).then(() => undefined);`;
  const { summary, changes } = await runWith('setUp: ./up.mjs\ntearDown: ./down.mjs', {
    'up.mjs': setUp,
    'down.mjs': tearDown,
  });
  expect(failuresOf(summary)).toEqual([]);
  expect(summary.operations.find(({ operation }) => operation === 'readHall')?.state).toBe('conforms');
  expect(changes).toEqual(['POST /halls {"name":"Module"}', 'DELETE /halls/k0 ']);
});

test.each([
  ['export default 1', 'must have a function as its default export'],
  ['export default () => ({ ids: [] })', 'must return nothing, or an object with parameters, credentials, or both'],
  ['export default () => { throw new Error("no database") }', 'failed: no database'],
])('the set-up module %s fails: %s', async (code, message) => {
  await expect(runWith('setUp: ./up.mjs', { 'up.mjs': code })).rejects.toThrow(message);
});
