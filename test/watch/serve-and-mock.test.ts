import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { eventually } from '../sandbox/eventually.ts';
import { run } from '../stopping/running-command.ts';
import { boxes } from './boxes.ts';
import { mainModule } from '../main-module.ts';

const files = {
  'openapi.yaml': boxes(`      responses:
        '200':
          description: The boxes.
          content:
            application/json:
              schema: { type: array, items: { type: string } }
              example: { $ref: example.yaml }
`),
  'example.yaml': '[first]\n',
};

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

const commands = [
  ['mock', ['--watch'], /mocked on (\S+?)\. /u],
  ['serve', [], /are on (\S+?)\. /u],
] as const;

test.for(commands)(
  '%s responds with the examples of the edited description',
  async ([name, options, address], { onTestFinished }) => {
    const folder = folderWith(files);
    const spec = join(folder, 'openapi.yaml');
    const example = join(folder, 'example.yaml');
    const program = run(onTestFinished, process.execPath, mainModule, name, ...options, '--spec', spec, '--port', '0');
    const url = await program.printed(address);
    const list = `${url}/boxes`;
    expect(await textOf(list)).toBe('["first"]');

    writeFileSync(example, '[second]\n');
    await eventually(
      () => textOf(list),
      (text) => text === '["second"]',
    );

    // After an error, the last valid version stays. The next valid version replaces it.
    writeFileSync(example, '[third\n');
    await program.printed(/(yaml-syntax)/u);
    expect(await textOf(list)).toBe('["second"]');
    writeFileSync(`${example}~`, '[fourth]\n');
    renameSync(`${example}~`, example);
    await eventually(
      () => textOf(list),
      (text) => text === '["fourth"]',
    );

    program.process.kill('SIGINT');
    expect(await program.ended).toEqual({ code: 0, signal: null });
  },
);

const overlay = (text: string): string => `overlay: 1.0.0
info: { title: Another example, version: '1' }
actions:
  - target: $.paths['/boxes'].get.responses['200'].content['application/json']
    update: { example: [${text}] }
`;

test.for(commands)(
  '%s responds with the examples of the edited overlay that the config names',
  async ([name, options, address], { onTestFinished }) => {
    const config = '{ "spec": "openapi.yaml", "overlays": ["overlay.yaml"] }';
    const description = files['openapi.yaml'].replace('{ $ref: example.yaml }', '[first]');
    const folder = folderWith({
      'openapi.yaml': description,
      'overlay.yaml': overlay('added'),
      'forgespec.config.json': config,
    });
    const program = run(
      onTestFinished,
      process.execPath,
      mainModule,
      name,
      ...options,
      '--config',
      join(folder, 'forgespec.config.json'),
      '--port',
      '0',
    );
    const list = `${await program.printed(address)}/boxes`;
    expect(await textOf(list)).toBe('["first","added"]');

    writeFileSync(join(folder, 'overlay.yaml'), overlay('edited'));
    await eventually(
      () => textOf(list),
      (text) => text === '["first","edited"]',
    );
  },
);
