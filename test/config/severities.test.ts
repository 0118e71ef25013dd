import { describe, expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { callForgespec } from './call-forgespec.ts';

// Rules of Redocly find the missing 4XX response, the missing licence and the missing contact.
const description = `openapi: 3.1.0
info: { title: T, version: '1' }
servers: [{ url: https://example.org }]
security: []
paths:
  /things:
    get:
      operationId: listThings
      summary: List things.
      responses: { '200': { description: Ok., content: { application/json: { schema: { type: string, format: shelf } } } } }
`;

const lintWith = (severities: object, files: Readonly<Record<string, string>> = {}) => {
  const config = JSON.stringify({ spec: 'api.yaml', rules: { severities } }, null, 2);
  const folder = folderWith({ 'api.yaml': description, 'forgespec.config.json': config, ...files });
  return { folder, run: callForgespec(folder, 'lint', '--all') };
};

describe('severities of the config', () => {
  test('apply to rules and to codes of the catalogue', async () => {
    const before = await lintWith({}).run;
    expect(before.code).toBe(0);
    expect(before.stdout).toContain('note format-unknown');
    for (const code of ['operation-4xx-response', 'info-license', 'info-contact'])
      expect(before.stdout).not.toContain(code);

    const { code, stdout } = await lintWith({
      'operation-4xx-response': 'error',
      'info-license': 'off',
      'info-contact': 'warning',
      'format-unknown': 'error',
    }).run;
    expect(code).toBe(1);
    expect(stdout).toContain('error operation-4xx-response');
    expect(stdout).toContain('error format-unknown');
    expect(stdout).toContain('warning info-contact');
    expect(stdout).not.toContain('info-license');
  });

  test('notes are neither errors with --strict nor counted by --max-warnings; a rule and a code can be notes', async () => {
    const rules = { 'operation-4xx-response': 'note', 'info-license': 'off' };
    const { folder, run } = lintWith(rules);
    const { code, stdout } = await run;
    expect([code, stdout]).toEqual([0, expect.stringContaining('\n0 errors, 0 warnings, 2 notes\n')]);
    expect(stdout).toContain('note operation-4xx-response');
    expect(await callForgespec(folder, 'lint', '--strict', '--max-warnings', '0')).toMatchObject({ code: 0 });
    const generated = await callForgespec(folder, 'generate', '--strict', '--max-warnings', '0');
    expect(generated).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('`forgespec lint` prints 1 finding that does not change the result.'),
    });
    const strict = await callForgespec(lintWith({ ...rules, 'format-unknown': 'warning' }).folder, 'lint', '--strict');
    expect([strict.code, strict.stdout]).toEqual([1, expect.stringContaining('error format-unknown')]);
  });

  test('override a Redocly configuration, and also apply to generate, which still writes the files', async () => {
    const rules = { 'redocly.yaml': 'rules:\n  operation-4xx-response: off\n  info-license: warn\n' };
    const { folder, run } = lintWith({ 'operation-4xx-response': 'error', 'format-unknown': 'off' }, rules);
    const { code, stdout } = await run;
    expect([code, stdout]).toEqual([1, expect.stringContaining('error operation-4xx-response')]);
    expect(stdout).not.toContain('format-unknown');
    const generated = await callForgespec(folder, 'generate');
    expect(generated).toMatchObject({ code: 1, stderr: expect.stringContaining('error operation-4xx-response') });
    expect(await callForgespec(folder, 'generate', '--check')).toMatchObject({
      stdout: expect.stringContaining('0 written'),
    });
  });

  test('do not change an error that prevents the generation of code', async () => {
    const { code, stdout } = await lintWith(
      { 'yaml-syntax': 'off' },
      {
        'api.yaml': description.replace('type: string, format: shelf', "$ref: 'shelf.yaml'"),
        'shelf.yaml': '{ type: string',
      },
    ).run;
    expect([code, stdout]).toEqual([1, expect.stringContaining('error yaml-syntax')]);
  });

  test('must have the name of a rule or a code', async () => {
    const { run } = lintWith({ 'operation-4x-response': 'off', 'format-unknown': 'wrning' });
    const { code, stderr } = await run;
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('`rules.severities.format-unknown` cannot be "wrning".'),
    ]);
    expect(stderr).toContain('Did you mean "warning"?');

    const other = await lintWith({ 'operation-4x-response': 'off' }).run;
    expect(other.code).toBe(2);
    expect(other.stderr).toContain(
      'forgespec.config.json:5:7\nerror config-unknown-key  There is no rule or code `operation-4x-response`.',
    );
    expect(other.stderr).toContain('Did you mean `operation-4xx-response`?');
  });
});
