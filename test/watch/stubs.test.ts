import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runForgespec } from '../config/run-forgespec.ts';
import { folderWith } from '../folder-with.ts';
import { eventually } from '../sandbox/eventually.ts';
import { runIn } from '../stopping/running-command.ts';
import { boxes } from './boxes.ts';
import { mainModule } from '../main-module.ts';

const description = (maximum: number): string =>
  boxes(`      parameters: [{ name: label, in: query, schema: { type: string, maxLength: ${maximum} } }]
      responses:
        '200':
          description: The boxes.
          content: { application/json: { schema: { type: string }, example: at most ${maximum} } }
`);

const output = { out: 'code', only: ['server', 'validators', 'bundle'] };

/** Returns the status and the body of the response to a request with a label of five characters. */
async function list(url: string): Promise<string> {
  const response = await fetch(`${url}/boxes?label=12345`);
  return `${response.status} ${response.ok ? await response.text() : ''}`;
}

test.for([
  ['mock', ['--watch'], /mocked on (\S+?)\. /u],
  ['serve', [], /are on (\S+?)\. /u],
] as const)(
  '%s with stubs generates after each edit, and responds with the new server',
  async ([name, options, address], { onTestFinished }) => {
    const folder = folderWith({
      'openapi.yaml': description(9),
      'forgespec.config.json': JSON.stringify({ spec: 'openapi.yaml', outputs: output }),
    });
    const spec = join(folder, 'openapi.yaml');
    const stubs = ['--engine', 'stubs', '--generated', 'code', '--port', '0'];
    const command = runIn(folder, onTestFinished, process.execPath, mainModule, name, ...options, ...stubs);
    const url = await command.printed(address);
    expect(await list(url)).toBe('200 "at most 9"');

    writeFileSync(spec, description(4));
    await eventually(
      () => list(url),
      (response) => response === '400 ',
    );

    // After an error, the last server continues. The server of the next valid description replaces it.
    writeFileSync(spec, description(8).replace('maxLength: 8', 'maxLength: 8 } '));
    await command.printed(/openapi\.yaml: 1 error, no output changed/u);
    expect(await list(url)).toBe('400 ');
    writeFileSync(spec, description(7));
    await eventually(
      () => list(url),
      (response) => response === '200 "at most 7"',
    );

    // The signal arrives while the new server is loaded.
    const end = command.output().length;
    writeFileSync(spec, description(3));
    await command.printed(/written in \d+ ms/u, end);
    command.process.kill('SIGINT');
    expect(await command.ended).toEqual({ code: 0, signal: null });
    expect(command.temporary()).toEqual([]);
    expect(command.output().match(/^error /gmu)).toHaveLength(1);
  },
);

test('without a config, mock with stubs follows the folder of the generated code', async ({ onTestFinished }) => {
  const folder = folderWith({ 'openapi.yaml': description(9) });
  const generated = await runForgespec(folder, 'generate', '--spec', 'openapi.yaml', '--out', 'code');
  expect(generated.code).toBe(0);
  const options = ['--engine', 'stubs', '--generated', 'code', '--watch', '--port', '0'];
  const command = runIn(folder, onTestFinished, process.execPath, mainModule, 'mock', ...options);
  const url = await command.printed(/mocked on (\S+?)\. /u);
  expect(command.output()).toContain('watching code. In the config, no output has this folder');
  const routes = join(folder, 'code/server/routes.ts');
  const before = readFileSync(routes, 'utf8');

  writeFileSync(routes, `${before}{`);
  await command.printed(/error The changed server cannot be loaded, so the previous server stays in use: (\S+)/u);
  expect(await list(url)).toBe('200 "at most 9"');

  writeFileSync(`${routes}~`, before.replace("path[0] !== 'boxes'", "path[0] !== 'crates'"));
  renameSync(`${routes}~`, routes);
  await eventually(
    () => list(url),
    (response) => response === '404 ',
  );
});
