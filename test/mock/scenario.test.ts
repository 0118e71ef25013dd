import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startMock } from '../../mock/index.ts';
import { startStubMock } from '../../mock/stubs/start-stub-mock.ts';
import { folderWith } from '../folder-with.ts';
import { generate } from '../generate.ts';
import { documentWith, json } from './inline-mock.ts';

const pet = { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }] };
const busy = { ...json({ reason: 'busy' }), headers: { 'retry-after': { schema: { type: 'integer' }, example: 9 } } };
const description = documentWith(
  {
    '/pets': { get: { operationId: 'listPets', responses: { 200: json(['Rex']), 429: busy } } },
    '/pets/{id}': { get: { ...pet, responses: { 200: json('Rex') } } },
  },
  { servers: [{ url: 'https://shop.example/v1' }] },
);

const folder = mkdtempSync(join(tmpdir(), 'forgespec-scenario-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let generated = '';
let spec = '';
beforeAll(async () => {
  spec = join(folder, 'openapi.json');
  writeFileSync(spec, JSON.stringify(description));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  generated = join(folder, 'api');
  await generate({ spec, out: generated, check: false, force: false });
});

type Ask = (target: string, headers?: Record<string, string>) => Promise<string>;

/** For each engine, starts a mock with the steps of a scenario. Returns a function that sends requests, and returns status and body. */
const engines = {
  prism: (scenario: string) => startMock({ spec, port: 0, scenario }),
  stubs: (scenario: string) => startStubMock({ generated, port: 0, scenario }),
};

async function asking(engine: keyof typeof engines, steps: string): Promise<Ask> {
  const mock = await engines[engine](join(folderWith({ 'scenario.yaml': `steps:\n${steps}` }), 'scenario.yaml'));
  onTestFinished(() => mock.close());
  return async (target, headers = {}) => {
    const response = await fetch(`${mock.url}/v1${target}`, { headers });
    const retry = response.headers.get('retry-after');
    return [response.status, await response.text(), ...(retry === null ? [] : [retry])].join(' ');
  };
}

describe.each(['prism', 'stubs'] as const)('the engine %s', (engine) => {
  test('responds to the third call as a step says, and to the other calls as described', async () => {
    const ask = await asking(engine, '  - { operation: listPets, calls: 3, status: 429, headers: { Retry-After: 2 } }');
    const responses = [await ask('/pets'), await ask('/pets'), await ask('/pets'), await ask('/pets')];
    expect(responses).toEqual(['200 ["Rex"]', '200 ["Rex"]', '429 {"reason":"busy"} 2', '200 ["Rex"]']);
  });

  test('takes the steps of one operation as a sequence', async () => {
    const ask = await asking(
      engine,
      `  - { operation: GET /pets, calls: 1, body: [] }
  - { operation: GET /pets, calls: 2-3, body: [Tom] }
  - { operation: GET /pets, calls: 4-, status: 503 }`,
    );
    const responses = [];
    for (let call = 0; call < 6; call++) responses.push(await ask('/pets'));
    expect(responses).toEqual(['200 []', '200 ["Tom"]', '200 ["Tom"]', '503 ', '503 ', '503 ']);
  });

  test('counts the calls of each target alone, and ignores the order of a query', async () => {
    const ask = await asking(
      engine,
      `  - { operation: 'GET /pets/{id}', target: '/pets/7?a=1&b=2', calls: 2, body: Tom, headers: { content-type: application/json } }`,
    );
    const responses = [await ask('/pets/7?a=1&b=2'), await ask('/pets/8'), await ask('/pets/7?b=2&a=1')];
    expect(responses).toEqual(['200 "Rex"', '200 "Rex"', '200 "Tom"']);
  });

  test('applies a step for * to every operation', async () => {
    const ask = await asking(engine, `  - { operation: '*', calls: 2, status: 502, body: "<h1>Bad gateway" }`);
    expect([await ask('/pets'), await ask('/pets/7')]).toEqual(['200 ["Rex"]', '502 <h1>Bad gateway']);
  });

  test('sends bytes', async () => {
    const ask = await asking(
      engine,
      '  - { operation: listPets, base64: SMO8, headers: { content-type: text/plain } }',
    );
    expect(await ask('/pets')).toBe('200 Hü');
  });

  test('lets the header Prefer of a request take precedence', async () => {
    const ask = await asking(engine, '  - { operation: listPets, status: 429 }');
    expect(await ask('/pets', { prefer: 'code=200' })).toBe('200 ["Rex"]');
  });
});

test.each([
  ['steps:\n  - operation: listPet', /:2:5: There is no operation "listPet"\. Did you mean "listPets"\?/u],
  ['steps:\n  - call: 3', /:2:5: There is no key "call" here; .* Did you mean "calls"\?/u],
  ['steps:\n  - status: 500', /:2:5: The step names no operation\./u],
  ['steps:\n  - operation: listPets\n    calls: 3-2', /:3:5: `calls` must be the number of a call, or a range/u],
  ['steps:\n  - operation: listPets\n    status: 99', /:3:5: `status` must be a status from 200 to 599\./u],
  ['steps:\n  - operation: listPets\n    headers: { "a b": 1 }', /:3:5: `headers` must be a map/u],
  ['steps:\n  - operation: listPets\n    headers: { a: "1\\r\\nb: 2" }', /:3:5: `headers` must be a map/u],
  ['steps: [', /:\d+:\d+: /u],
  ['stages: []', /:1:1: A scenario is a map with the list `steps`\./u],
])('a scenario with a fault is rejected at its location: %s', async (text, message) => {
  const scenario = join(folderWith({ 'scenario.yaml': text }), 'scenario.yaml');
  await expect(startMock({ spec, port: 0, scenario })).rejects.toThrow(message);
});
