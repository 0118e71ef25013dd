import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { mainModule } from '../main-module.ts';

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
  return spawnSync(process.execPath, [mainModule, 'lint', '--spec', 'openapi.yaml', ...args], options);
}

test('without a redocly.yaml, no rule of Redocly runs', () => {
  const files = { 'openapi.yaml': description.replace('      summary: List things.\n', '') };
  const valid = { status: 0, stdout: 'openapi.yaml: 0 errors, 0 warnings\n', stderr: '' };
  expect(lintIn(files)).toMatchObject(valid);
  const { stdout, stderr } = lintIn({ ...files, 'redocly.yaml': 'extends: [recommended]\n' });
  expect([stdout, stderr]).toEqual([expect.stringContaining('operation-summary'), '']);
});

test('without a redocly.yaml, a description with a fault gets no message about rules', () => {
  const { stderr } = lintIn({ 'openapi.yaml': description.replace('summary:', 'sumary:') });
  expect(stderr).toBe('');
});

test('a configuration that an option names must exist', () => {
  const { status, stderr } = lintIn({ 'openapi.yaml': description }, '--rules', 'rules.yaml');
  expect(stderr).toContain('There is no file rules.yaml');
  expect(status).toBe(2);
});
