import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { contractCommand } from '../../cli/commands/contract/run.ts';
import {
  contractDeclaration as declaration,
  type ContractCommandOptions,
} from '../../cli/commands/contract/declaration.ts';
import { folderWith } from '../folder-with.ts';
import { parseOptions } from '../parse-options.ts';
import { fileWith } from './file-with.ts';
import { serverWith } from './server-with.ts';

// If a run cannot show that an operation conforms, the exit code and all reports say so.

const lamps = `
openapi: 3.1.0
info: { title: Lamps, version: '1' }
tags: [{ name: Lamps }, { name: Switches }]
security: [{ Token: [] }]
paths:
  /lamps:
    get:
      operationId: listLamps
      tags: [Lamps]
      security: []
      responses: { '200': { description: Lamps., content: { application/json: { schema: { type: array } } } } }
  /lamps/{lamp}:
    parameters: [{ name: lamp, in: path, required: true, schema: { type: string, pattern: '^L-([3-9])\\1{2}$' } }]
    get:
      operationId: readLamp
      tags: [Lamps]
      responses: &one
        '200': { description: A lamp., content: { application/json: { schema: { type: object } } } }
        '401': { description: Unknown caller., content: { application/json: { schema: { type: object } } } }
        '404': { description: No such lamp., content: { application/json: { schema: { type: object } } } }
  /switches/{name}:
    post:
      operationId: turnSwitch
      tags: [Switches]
      parameters: [{ name: name, in: path, required: true, schema: { type: string } }]
      responses: *one
components: { securitySchemes: { Token: { type: apiKey, in: header, name: token } } }
`;

/** A server that conforms to the description. */
const conforming: RequestListener = ({ method, url = '', headers }, response) => {
  const answer = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...(status === 405 && { allow: 'GET, POST' }) });
    response.end(method === 'HEAD' ? undefined : JSON.stringify(body));
  };
  const { pathname, search } = new URL(url, 'http://localhost');
  if (search.includes('%E0%A4%A')) return answer(400, {});
  if (method === 'PATCH') return answer(405, {});
  if (pathname === '/lamps') return answer(200, []);
  if (headers['token'] !== 'light') return answer(401, {});
  const isKnown = pathname === '/lamps/L-333' || pathname === '/switches/text';
  return answer(isKnown ? 200 : 404, {});
};

afterEach(() => vi.restoreAllMocks());

interface Run {
  readonly code: number;
  readonly output: string;
  readonly junit: string;
  readonly html: string;
  /** The state of each operation in the journal. */
  readonly states: Readonly<Record<string, string>>;
  /** The path of the journal. */
  readonly journal: string;
}

/** Runs the command with a report of each kind. */
async function contract(target: string, options: Partial<ContractCommandOptions> = {}): Promise<Run> {
  const folder = folderWith({});
  const [junit = '', html = '', ndjson = ''] = ['junit.xml', 'page.html', 'run.ndjson'].map((name) =>
    join(folder, name),
  );
  let output = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
  const code = await contractCommand({
    ...parseOptions(declaration),
    spec: fileWith(lamps),
    target,
    port: 0,
    level: 'full',
    workers: 1,
    maxRequests: 10_000,
    shrink: false,
    ...options,
    report: [`junit=${junit}`, `html=${html}`, `ndjson=${ndjson}`, ...(options.report ?? [])],
  });
  const journal = options.resume ?? ndjson;
  const last: unknown = JSON.parse(readFileSync(journal, 'utf8').trim().split('\n').at(-1) ?? '');
  const { exitCode, operations } = last as { exitCode: number; operations: { operation: string; state: string }[] };
  expect(exitCode).toBe(code);
  const states = Object.fromEntries(operations.map(({ operation, state }) => [operation, state]));
  return { code, output, junit: readFileSync(junit, 'utf8'), html: readFileSync(html, 'utf8'), states, journal };
}

const fixtures = (more = ''): string =>
  fileWith(`credentials: { Token: light }\nparameters: { lamp: L-333, name: text }\n${more}`);

/** Returns a baseline with all failures of a run. */
function baselineOf(entries: readonly { cause: string }[]): string {
  return fileWith(JSON.stringify(entries.map((entry) => ({ ...entry, reason: 'known' }))));
}

test('a run that tries every operation of a conforming server ends with 0', async () => {
  const { code, output, junit, states } = await contract(await serverWith(conforming), { fixtures: fixtures() });
  expect(code).toBe(0);
  expect(states).toEqual({ listLamps: 'conforms', readLamp: 'conforms', turnSwitch: 'conforms' });
  expect(output).toContain('\nconforms on 3 of 3 operations at level full');
  expect(junit).toMatch(/errors="0">/u);
});

describe('an operation that could not be tried ends the run with 2, and every report names it with the reason', () => {
  test('no value of a path parameter is known, although requests without a credential are rejected as documented', async () => {
    const credential = fileWith('credentials: { Token: light }\nparameters: { name: text }');
    const url = await serverWith(conforming);
    const { code, output, junit, html, states } = await contract(url, { fixtures: credential });
    expect(code).toBe(2);
    expect(states).toEqual({ listLamps: 'conforms', readLamp: 'untried', turnSwitch: 'conforms' });
    const reason = 'no value is known for the path parameter lamp; add one to the fixtures';
    expect(output).toContain(`1 operation could not be tried:\n  ${reason}: readLamp\n`);
    expect(output).toContain('not shown to conform: conforms on 2 of 3 operations');
    expect(junit).toContain(`<error message="could not be tried: ${reason}" type="untried"/>`);
    expect(html).toContain(`<summary>${reason} (1)</summary><ul><li><code>readLamp</code>`);
    expect(html).toContain('<p class="bad verdict">Not shown to conform: ');
  });

  test('the fixtures have no credential, so the server only rejected callers', async () => {
    const url = await serverWith(conforming);
    const { code, output, states } = await contract(url, {
      fixtures: fileWith('parameters: { lamp: L-333, name: text }'),
    });
    expect([code, states['readLamp'], states['turnSwitch']]).toEqual([2, 'untried', 'untried']);
    expect(output).toContain('no credential is known for Token: readLamp, turnSwitch');
  });

  test('the server implements only one operation', async () => {
    const url = await serverWith((request, response) => {
      if (request.url?.startsWith('/lamps?') === true || request.url === '/lamps') return conforming(request, response);
      response.writeHead(501);
      return response.end();
    });
    const { code, output, junit, states } = await contract(url, { fixtures: fixtures() });
    expect(code).toBe(2);
    expect(states).toEqual({ listLamps: 'conforms', readLamp: 'not-implemented', turnSwitch: 'not-implemented' });
    expect(output).toContain('2 operations not implemented:\n');
    expect(junit.match(/<error /gu)).toHaveLength(2);
  });

  test('the server implements no operation', async () => {
    const url = await serverWith((_, response) => void response.writeHead(501).end());
    const { code, output } = await contract(url, { fixtures: fixtures() });
    expect(code).toBe(2);
    expect(output).toContain('conforms on 0 of 3 operations');
  });

  test('a run that was interrupted and resumed has the same result as an uninterrupted run', async () => {
    const url = await serverWith(conforming);
    const options = {
      spec: fileWith(lamps),
      fixtures: fileWith('credentials: { Token: light }\nparameters: { name: text }'),
    };
    const whole = await contract(url, options);
    const lines = readFileSync(whole.journal, 'utf8').trim().split('\n');
    for (const kept of [2, lines.length >> 1, lines.length]) {
      const resume = fileWith(`${lines.slice(0, kept).join('\n')}\n`);
      const { code, states } = await contract(url, { ...options, resume });
      expect([code, states]).toEqual([whole.code, whole.states]);
    }
  });
});

describe('an operation that the user excludes is listed and has no effect on the exit code', () => {
  test('with options', async () => {
    const url = await serverWith(conforming);
    const { code, output, junit, html, states } = await contract(url, {
      fixtures: fixtures(),
      operation: ['listLamps'],
    });
    expect([code, states['readLamp']]).toEqual([0, 'left-out']);
    expect(output).toContain('2 operations excluded:\n  --operation: readLamp, turnSwitch\n');
    expect(output).toContain('\nconforms on 1 of 1 operations');
    expect(junit).toContain('<skipped message="excluded: --operation"/>');
    expect(html).toContain('<summary>--operation (2)</summary>');
    const area = await contract(url, { fixtures: fixtures(), area: ['Lamps'] });
    expect([area.code, area.output]).toEqual([0, expect.stringContaining('  --area: turnSwitch\n')]);
  });

  test.each([
    [{ readOnly: true }, '--read-only'],
    [{ level: 'read' }, '--level read'],
  ] as const)('with %o', async (options, reason) => {
    const { code, output, states } = await contract(await serverWith(conforming), { fixtures: fixtures(), ...options });
    expect([code, states['turnSwitch']]).toEqual([0, 'left-out']);
    expect(output).toContain(`  ${reason}: turnSwitch\n`);
    expect(output).toContain('conforms on 2 of 2 operations at level read');
  });

  test('in the fixtures', async () => {
    const skip = fixtures('operations: { turnSwitch: { skip: nobody may touch it } }');
    const { code, output, states } = await contract(await serverWith(conforming), { fixtures: skip });
    expect([code, states['turnSwitch']]).toEqual([0, 'left-out']);
    expect(output).toContain('  nobody may touch it: turnSwitch\n');
  });
});

test('a server that crashes during a run deviates', async () => {
  let left = 12;
  const url = await serverWith((request, response) => {
    left -= 1;
    if (left > 0) conforming(request, response);
    else request.socket.destroy();
  });
  const { code, output } = await contract(url, { fixtures: fixtures() });
  expect(code).toBe(1);
  expect(output).toContain('The server did not respond.');
  expect(output).toContain('deviates: conforms on ');
});

test('a baseline with all failures ends the run with 0, and does not make the operations conform', async () => {
  const url = await serverWith((request, response) => {
    if (request.url?.startsWith('/switches') !== true) return conforming(request, response);
    response.writeHead(200, { 'content-type': 'text/html' });
    return response.end('on');
  });
  const file = fileWith('');
  expect((await contract(url, { fixtures: fixtures(), report: [`baseline=${file}`] })).code).toBe(1);
  const baseline = baselineOf(JSON.parse(readFileSync(file, 'utf8')));
  const { code, output, states } = await contract(url, { fixtures: fixtures(), baseline });
  expect([code, states['turnSwitch']]).toEqual([0, 'known']);
  expect(output).toContain('\nconforms on 2 of 3 operations');
  const without = fileWith('credentials: { Token: light }\nparameters: { name: text }');
  const untried = await contract(url, { fixtures: without, baseline });
  expect([untried.code, untried.states['readLamp'], untried.states['turnSwitch']]).toEqual([2, 'untried', 'known']);
});

test.each([
  ['no operations', 'openapi: 3.1.0\ninfo: { title: Nothing, version: "1" }\npaths: {}\n', {}, /has no operations/u],
  [
    'an area of write operations at level read',
    lamps,
    { area: ['Switches'], level: 'read' },
    /No case is left at level read/u,
  ],
  ['an area of write operations with --read-only', lamps, { area: ['Switches'], readOnly: true }, /with --read-only/u],
] as const)('a run over %s ends before the first request', async (_, description, options, message) => {
  let requestCount = 0;
  const url = await serverWith((_request, response) => {
    requestCount += 1;
    response.end();
  });
  await expect(
    contract(url, { spec: fileWith(description), ...options } as Partial<ContractCommandOptions>),
  ).rejects.toThrow(message);
  expect(requestCount).toBe(0);
});
