import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { callForgespec } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';
import { shop } from './shop.ts';

/** Returns the code of an output that writes the number of its calls. @param definition further properties, such as its version. */
const counting = (definition: string): string => `import { defineOutput } from 'forgespec/plugin';
let calls = 0;
export const count = defineOutput({
  name: 'count',
  options: { words: 'calls' },
  ${definition}
  *emit({ text, options, warn }) {
    yield text('count.txt', options.words + ' ' + (calls += 1));
  },
});
export default count;
`;

function projectWith(definition: string): string {
  const plugins = [{ use: './count.ts', options: { words: 'calls' } }];
  const config = JSON.stringify({ spec: 'openapi.yaml', outputs: { out: 'api', only: ['bundle'], plugins } });
  const folder = folderWith({
    'openapi.yaml': shop,
    'count.ts': counting(definition),
    'package.json': '{ "type": "module" }',
    'node_modules/x': '',
    'forgespec.config.json': config,
  });
  // Files that may have changed during the run prevent its reuse, so this file must be older.
  utimesSync(join(folder, 'package.json'), 1, 1);
  return folder;
}

const run = async (folder: string): Promise<string> => {
  expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0, stderr: '' });
  return readFileSync(join(folder, 'api/count/count.txt'), 'utf8');
};

describe('a run without changes', () => {
  test('does not call an output with a version, and calls it again after a change of the description or the options', async () => {
    const folder = projectWith("version: '1.0.0',");
    expect([await run(folder), await run(folder)]).toEqual(['calls 1', 'calls 1']);
    writeFileSync(join(folder, 'openapi.yaml'), shop.replace('title: Shop', 'title: Zoo'));
    expect([await run(folder), await run(folder)]).toEqual(['calls 2', 'calls 2']);
    const config = join(folder, 'forgespec.config.json');
    writeFileSync(config, readFileSync(config, 'utf8').replace('"calls"', '"runs"'));
    expect([await run(folder), await run(folder)]).toEqual(['runs 3', 'runs 3']);
  });

  test('writes the files of the output again if they were deleted', async () => {
    const folder = projectWith("version: '1.0.0',");
    expect(await run(folder)).toBe('calls 1');
    const path = join(folder, 'api/count/count.txt');
    rmSync(path);
    expect(await run(folder)).toBe('calls 2');
  });

  test('calls an output without a version', async () => {
    const folder = projectWith('');
    expect([await run(folder), await run(folder)]).toEqual(['calls 1', 'calls 2']);
  });

  test('calls an output with an option that is not a JSON value', async () => {
    const folder = projectWith("version: '1.0.0',");
    const code = counting("version: '1.0.0',").replace("words: 'calls'", "words: 'calls', format: () => 'x'");
    writeFileSync(join(folder, 'count.ts'), code);
    expect([await run(folder), await run(folder)]).toEqual(['calls 1', 'calls 2']);
  });

  test('shows the warnings of an output again', async () => {
    const folder = projectWith("version: '1.0.0',");
    const code = counting("version: '1.0.0',").replace('yield text', "warn('Careful.', 'Nothing.');\n    yield text");
    writeFileSync(join(folder, 'count.ts'), code);
    for (const _ of [1, 2])
      expect(await callForgespec(folder, 'generate')).toMatchObject({
        stderr: expect.stringContaining('count: Careful.'),
      });
  });
});
