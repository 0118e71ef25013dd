import { expect, test } from 'vitest';
import { callForgespec } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';

// A file that cannot be used is wrong use of a command: the exit code is 2, and the message names the file or the fix.

const description = `openapi: 3.1.0
info: { title: Ships, version: 1.0.0 }
paths: { /ships: { get: { operationId: listShips, responses: { '204': { description: None. } } } } }
`;

/** The arguments of each command that reads a description. `FILE` stands for the file. */
const commands = [
  'generate FILE',
  'generate --check FILE',
  'lint FILE',
  'lint --fix FILE',
  'names FILE',
  'pages FILE',
  'diff FILE openapi.yaml',
  'diff openapi.yaml FILE',
  'changelog FILE openapi.yaml',
  'changelog openapi.yaml FILE',
  'docs FILE',
  'serve FILE --port 0',
  'scaffold FILE',
  'mock FILE --port 0',
  'contract FILE --target http://127.0.0.1:9',
  'mcp FILE',
  'init FILE --yes',
] as const;

test.each(commands)('forgespec %s', async (line) => {
  const folder = folderWith({ 'openapi.yaml': description });
  const run = (file: string) => callForgespec(folder, ...line.replace('FILE', file).split(' '));
  expect(await run('ftp://example.com/openapi.yaml')).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('the scheme ftp, only with http and https.\nfix: Download the description'),
  });
  const { code, stdout, stderr } = await run('missing.yaml');
  expect(code).toBe(2);
  expect(stdout + stderr).toMatch(/There is no file missing\.yaml\.\n.*fix: /su);
});

test.each([
  'lint openapi.yaml --overlay missing.yaml',
  'lint openapi.yaml --config missing.yaml',
  'lint openapi.yaml --rules missing.yaml',
])('a missing file of an option: forgespec %s', async (line) => {
  const folder = folderWith({ 'openapi.yaml': description });
  const { code, stdout, stderr } = await callForgespec(folder, ...line.split(' '));
  expect(code).toBe(2);
  expect(stdout + stderr).toContain('There is no file missing.yaml.');
});

test('diff of one file states that the second description is missing', async () => {
  const folder = folderWith({ 'old.yaml': description });
  expect(await callForgespec(folder, 'diff', 'old.yaml')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('The second description is missing.'),
  });
});

test('a description in UTF-16 is read', async () => {
  const folder = folderWith({ 'openapi.yaml': Buffer.from(`\uFEFF${description}`, 'utf16le') });
  expect(await callForgespec(folder, 'lint', 'openapi.yaml')).toMatchObject({ code: 0 });
  const broken = folderWith({ 'openapi.yaml': Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41]) });
  expect(await callForgespec(broken, 'lint', 'openapi.yaml')).toMatchObject({ code: 1 });
});
