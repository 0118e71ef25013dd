import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';

const cli = join(import.meta.dirname, '../../cli/main.ts');
const description = `openapi: 3.1.0
info: { title: Test, version: '1', license: { name: MIT, identifier: MIT } }
servers: [{ url: https://example.org }]
security: []
paths:
  /things:
    get:
      operationId: listThings
      summary: List things.
      tags: [things]
      responses: { '200': { description: Ok. }, '400': { description: Not ok. } }
tags: [{ name: things, description: Things. }]
`;

function lintIn(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const options = { cwd: folderWith(files), encoding: 'utf8' } as const;
  return spawnSync(process.execPath, [cli, 'lint', '--spec', 'openapi.yaml', ...args], options);
}

test('without a redocly.yaml the recommended rules apply as warnings, with a message', () => {
  const { status, stdout, stderr } = lintIn({
    'openapi.yaml': description.replace('      operationId: listThings\n', ''),
  });
  expect(stderr).toContain(
    'There is no file redocly.yaml, so forgespec uses Redocly\'s rule set "recommended" and reports its findings as warnings.',
  );
  expect(stdout).toContain('operation-id-missing');
  expect(status).toBe(0);
  expect(lintIn({ 'openapi.yaml': description })).toMatchObject({
    status: 0,
    stdout: 'openapi.yaml: 0 errors, 0 warnings\n',
  });
});

test('a configuration that an option names must exist', () => {
  const { status, stderr } = lintIn({ 'openapi.yaml': description }, '--rules', 'rules.yaml');
  expect(stderr).toContain('There is no file rules.yaml');
  expect(status).toBe(2);
});
