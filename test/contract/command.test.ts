import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { contractCommand } from '../../cli/commands/contract/run.ts';
import {
  contractDeclaration as declaration,
  type ContractCommandOptions,
} from '../../cli/commands/contract/declaration.ts';
import { parseOptions } from '../parse-options.ts';
import { CommandError } from '../../cli/commands/command-error.ts';
import { fileWith } from './file-with.ts';
import { serverWith } from './server-with.ts';

const defaults: ContractCommandOptions = {
  ...parseOptions(declaration),
  spec: 'test/contract/harbour/openapi.yaml',
  port: 0,
  workers: 2,
  timeout: 2000,
  maxRequests: 1000,
};

/** Returns the error message of the command. */
async function refusal(options: Partial<ContractCommandOptions>): Promise<string> {
  try {
    await contractCommand({ ...defaults, ...options });
  } catch (error) {
    if (error instanceof CommandError && error.exitCode === 2) return error.message;
    throw error;
  }
  return 'it ran';
}

const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' });
    response.end(JSON.stringify(body));
  };

const target = 'http://127.0.0.1:9';

describe('invalid usage ends with one message and exit code 2', () => {
  test.each<[string, Partial<ContractCommandOptions>, RegExp]>([
    ['no server', {}, /^Give the URL of the server, /u],
    ['two servers', { target, proxy: target }, /^Give the URL of the server, /u],
    ['an invalid address', { target: 'localhost' }, /^--target must be an address such as .* and not "localhost"\.$/u],
    [
      'a credential in the address',
      { target: 'http://me:secret@127.0.0.1:9' },
      /^Write credentials in the fixtures file/u,
    ],
    [
      'an unknown report',
      { target, report: ['pdf=report.pdf'] },
      /^--report accepts .*, but not "pdf=report\.pdf"\.$/u,
    ],
    ['a report without a file', { target, report: ['html'] }, /^--report accepts .*, but not "html"\.$/u],
    ['an unknown area', { target, area: ['gardens'] }, /^The description has no area gardens; it has /u],
    ['an unknown operation', { target, operation: ['paint'] }, /^The description has no operation paint\.$/u],
    [
      'a missing fixtures file',
      { target, fixtures: 'nowhere.yaml' },
      /^The fixtures file nowhere\.yaml cannot be read: /u,
    ],
    ['a missing baseline', { target, baseline: 'nowhere.json' }, /^The baseline nowhere\.json cannot be read: /u],
    ['a missing journal', { target, resume: 'nowhere.ndjson' }, /^The journal nowhere\.ndjson cannot be read: /u],
    ['an invalid address of a mock', { target, against: 'wiremock' }, /^--against must be an address such as /u],
  ])('%s', async (_, options, message) => {
    expect(await refusal(options)).toMatch(message);
  });

  test('a baseline with an unknown key', async () => {
    const baseline = fileWith('[{ "cause": "a", "reason": "c", "expire": "2020-01-01" }]');
    expect(await refusal({ target, baseline })).toMatch(
      /^Entry 1 of the baseline .* has the key "expire"; the allowed keys are cause, reason, expires, rule, message, case\. Did you mean expires\?$/u,
    );
  });

  test.each([
    ['an unknown key', 'credential: {}', 'has the key "credential"'],
    ['an unknown operation', 'operations: { paint: {} }', 'names the operation paint'],
    [
      'an unknown key of an operation',
      'operations: { readVessel: { bodies: 1 } }',
      'has the key "operations.readVessel.bodies"',
    ],
    [
      'an environment variable that is not set',
      'credentials: { Bearer: "${FORGESPEC_NOBODY}" }',
      'uses the environment variable FORGESPEC_NOBODY',
    ],
    ['a list in place of a map', '- 1', 'must contain a map'],
    ['invalid YAML', '{', 'is neither YAML nor JSON'],
  ])('fixtures with %s', async (_, content, message) => {
    expect(await refusal({ target, fixtures: fileWith(content) })).toContain(message);
  });
});

describe('a server that cannot be tested ends with one message and exit code 2', () => {
  test('no server listens', async () => {
    expect(await refusal({ target: 'http://127.0.0.1:1' })).toMatch(
      /^http:\/\/127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED/u,
    );
  });

  test('the server does not respond', async () => {
    const url = await serverWith(() => undefined);
    expect(await refusal({ target: url, timeout: 200 })).toContain('did not respond within 200 ms');
  });

  test('a server of another API', async () => {
    const url = await serverWith((_, response) => {
      response.writeHead(404, { 'content-type': 'text/html' });
      response.end('<h1>Not found</h1>');
    });
    expect(await refusal({ target: url })).toMatch(/ is not a server of Harbour: /u);
  });

  test('wrong credentials', async () => {
    const url = await serverWith(json(401, { title: 'Who are you?', status: 401 }));
    const fixtures = fileWith('credentials: { Bearer: wrong }');
    expect(await refusal({ target: url, fixtures, area: ['berths'] })).toBe(
      'The server rejects the credential for Bearer with 401. Correct it in the fixtures file.',
    );
  });

  test('a fixture that does not exist', async () => {
    const url = await serverWith(json(404, { title: 'Not found', status: 404 }));
    const fixtures = fileWith('credentials: { Bearer: any }\nparameters: { "/berths/{berthId}": 4711 }');
    expect(await refusal({ target: url, fixtures, area: ['berths'] })).toMatch(
      /^The fixture \/berths\/\{berthId\} = 4711 does not exist: GET .* returned 404\.$/u,
    );
  });
});
