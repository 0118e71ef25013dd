import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { reportFormatNames } from '../../cli/formats/report-format-names.ts';
import { callWith } from '../config/call-forgespec.ts';
import { runWith } from '../config/run-forgespec.ts';
import { folderWith } from '../folder-with.ts';
import { mainModule } from '../main-module.ts';

const head = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\n";
const wrong = `${head}paths: { /x: { $ref: shared.yaml } }\n`;

describe.concurrent('standard input', { timeout: 120_000 }, () => {
  test.for(reportFormatNames)(
    'is checked with lint -, and the format %s names the file of --stdin-filename',
    async (format, { expect }) => {
      const cwd = folderWith({ 'api/x': '' });
      const args = ['lint', '-', '--strict', '--stdin-filename', 'api/new.yaml', '--format', format];
      const { code, stdout } = await callWith({ cwd, input: wrong }, ...args);
      expect([code, stdout]).toEqual([1, expect.stringContaining('api/new.yaml')]);
      expect(stdout).toContain('file-missing');
    },
  );

  test('replaces the content of the file, and references are relative to the folder of the file', async ({
    expect,
  }) => {
    const cwd = folderWith({
      'api/openapi.yaml': 'not: [ saved',
      'redocly.yaml': 'rules: { no-empty-servers: warn }\n',
      'api/shared.yaml':
        "get: { operationId: x, responses: { '204': { $ref: 'openapi.yaml#/components/responses/Done' } } }\n",
    });
    const input = `${wrong}components: { responses: { Done: { description: Done. } } }\n`;
    const { code, stdout } = await callWith(
      { cwd, input },
      'lint',
      '--spec',
      '-',
      '--stdin-filename',
      'api/openapi.yaml',
    );
    expect([code, stdout]).toEqual([0, expect.stringContaining('\n0 errors, ')]);
    // The rules of Redocly read the same text.
    expect(stdout).toContain('warning no-empty-servers');
    expect(stdout).toContain('> 1 | openapi: 3.1.0');
  });

  test('without --stdin-filename, its first character determines its file name, and so its language', async ({
    expect,
  }) => {
    const cwd = folderWith({});
    const yaml = await callWith({ cwd, input: wrong }, 'lint', '-');
    expect(yaml.stdout).toContain('stdin.yaml:3:');
    const json = await callWith({ cwd, input: '{\n\t"openapi": "3.1.0",\n}' }, 'lint', '-');
    expect(json.stdout).toContain('stdin.json:2:');
    const empty = await callWith({ cwd, input: '' }, 'lint', '-');
    expect(empty).toMatchObject({ code: 1, stdout: expect.stringContaining('The file is empty.') });
  });

  test('is the input of generate with --spec -', async ({ expect }) => {
    const cwd = folderWith({ 'redocly.yaml': 'extends: [recommended]\n' });
    const args = ['generate', '--spec', '-', '--only', 'types'];
    // Only this test runs a new process, whose standard input is a real stream.
    const { code, stderr } = await runWith({ cwd, input: `${head}paths: {}\n` }, ...args);
    expect(existsSync(join(cwd, 'generated/types/openapi.ts'))).toBe(true);
    expect(readFileSync(join(cwd, 'generated/types/openapi.ts'), 'utf8')).toContain('Generated from stdin.yaml');
    // The rules have run, too.
    expect([code, stderr]).toEqual([1, expect.stringContaining('error no-empty-servers')]);
  });

  test.for([
    [['lint', '-', '--spec', 'x.yaml'], 'The description is named twice'],
    [['lint', '--stdin-filename', 'x.yaml'], '--stdin-filename names a description that is read from standard input'],
    [['docs', '--spec', '-'], 'forgespec docs cannot read the description from standard input.'],
    [['diff', '-', 'x.yaml'], 'forgespec diff cannot read the description from standard input.'],
    [['changelog', '-', 'x.yaml'], 'forgespec changelog cannot read the description from standard input.'],
  ] as const)('is not read after wrong use: %j', async ([args, message], { expect }) => {
    const { code, stdout, stderr } = await callWith({ cwd: folderWith({}), input: wrong }, ...args);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)]);
  });

  test.skipIf(process.platform !== 'linux')('is not read from a terminal', async ({ expect }) => {
    // `script` runs a command with a terminal.
    const command = `${process.execPath} ${mainModule} lint -`;
    const output = await new Promise<string>((resolve) => {
      execFile('script', ['-qec', command, '/dev/null'], { cwd: folderWith({}) }, (_, stdout) => resolve(stdout));
    });
    expect(output).toContain('Standard input is the terminal');
  });
});
