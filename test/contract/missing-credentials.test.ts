import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { credentialLines, missingCredentials } from '../../contract/2-plan/requests/missing-credentials.ts';
import { fileWith } from './file-with.ts';

const description = `openapi: 3.1.0
info: { title: Lamps, version: '1' }
paths:
  /free: { get: { operationId: free, responses: &ok { '200': { description: It. } } } }
  /either: { get: { operationId: either, security: [{ LampToken: [], Password: [] }, { LampToken: [] }], responses: *ok } }
  /both: { get: { operationId: both, security: [{ LampToken: [], Password: [] }], responses: *ok } }
  /any: { get: { operationId: any, security: [{ Password: [] }, {}], responses: *ok } }
components:
  securitySchemes:
    LampToken: { type: apiKey, in: header, name: X-Token }
    Password: { type: http, scheme: basic }
`;

async function missingWith(known: Readonly<Record<string, string>>) {
  const { subject } = await loadSubject(fileWith(description));
  if (subject === undefined) throw new Error('The description has errors.');
  return missingCredentials(subject.operations, subject.api.securitySchemes, known);
}

test('only the credentials are missing without which an operation has no usable alternative', async () => {
  const missing = async (known: Readonly<Record<string, string>>): Promise<string[]> =>
    (await missingWith(known)).map(({ scheme, operations }) => `${scheme} for ${operations}`);
  expect(await missing({})).toEqual(['LampToken for 2', 'Password for 1']);
  expect(await missing({ LampToken: 'a' })).toEqual(['Password for 1']);
  expect(await missing({ LampToken: 'a', Password: 'b' })).toEqual([]);
});

test('the lines can be pasted: a shell sets the variables, and the YAML contains the credentials', async () => {
  const lines = credentialLines(await missingWith({}));
  const exports = lines.filter((line) => line.startsWith('export ')).join('\n');
  const shell = execFileSync('sh', ['-c', `${exports}\necho "$LAMP_TOKEN $PASSWORD"`], { encoding: 'utf8' });
  expect(shell).toBe('… USER:PASSWORD\n');
  expect(lines).toContain('forgespec contract --auth LampToken=LAMP_TOKEN,Password=PASSWORD …');
  expect(parse(lines.slice(lines.indexOf('credentials:')).join('\n'))).toEqual({
    credentials: { LampToken: '${LAMP_TOKEN}', Password: { username: '…', password: '${PASSWORD}' } },
  });
});
