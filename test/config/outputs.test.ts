import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { callForgespec, effectiveConfig } from './call-forgespec.ts';

const description = `openapi: 3.1.0
info: { title: T, version: '1' }
paths: {}
components: { schemas: { Day: { type: string, format: date } } }
`;
const two = `spec: api.yaml
outputs:
  - { out: one, only: [validators], places: true }
  - { out: two parts, only: [bundle] }
`;

describe('generate', () => {
  test('writes all outputs of the config, and generate --check agrees with them', async () => {
    const folder = folderWith({ 'api.yaml': description, 'forgespec.config.yaml': two, 'below/x': '' });
    const first = await callForgespec(join(folder, 'below'), 'generate');
    expect(first).toMatchObject({ code: 0, stderr: '' });
    const has = (path: string): boolean => existsSync(join(folder, path));
    expect([has('one/validators/places.ts'), has('one/openapi.json'), has('two parts/openapi.json')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await callForgespec(folder, 'generate', '--check')).toMatchObject({ code: 0, stderr: '' });

    // If one output fails, the next output is still written.
    const places = join(folder, 'one/validators/places.ts');
    writeFileSync(places, `${readFileSync(places, 'utf8')}// by hand\n`);
    writeFileSync(join(folder, 'api.yaml'), description.replace("'1'", "'2'"));
    const second = await callForgespec(folder, 'generate');
    expect([second.code, second.stderr]).toEqual([1, expect.stringContaining('output-edited')]);
    expect(readFileSync(places, 'utf8')).toContain('// by hand');
    expect(readFileSync(join(folder, 'two parts/openapi.json'), 'utf8')).toContain('"version": "2"');

    const only = await callForgespec(folder, 'generate', '--check', '--out', 'two parts');
    expect(only).toMatchObject({ code: 0, stdout: expect.not.stringContaining('one:') });
  });

  test('loads the description once for all outputs, so each problem is reported once', async () => {
    const folder = folderWith({
      'api.yaml': `${description}tags: [{ name: a }, { name: a }]\n`,
      'forgespec.config.yaml': `${two}  - { out: three, only: [types] }\nrules: { severities: { entry-duplicate: error } }\n`,
    });
    const warned = await callForgespec(folder, 'generate');
    expect(warned).toMatchObject({ code: 1, stdout: expect.stringMatching(/^one: .+\n(?:.*\n)*two parts: .+\n/u) });
    expect(warned.stderr.match(/entry-duplicate {2}/gu)).toHaveLength(1);
    expect(warned.stderr.match(/^\d+ errors?, \d+ warnings?$/gmu)).toEqual(['1 error, 0 warnings']);

    writeFileSync(join(folder, 'api.yaml'), `${description}tags: 7\n`);
    const failed = await callForgespec(folder, 'generate', '--strict');
    expect([failed.code, failed.stdout]).toEqual([1, '']);
    expect(failed.stderr.match(/^\d+ errors?, \d+ warnings?$/gmu)).toEqual(['1 error, 0 warnings']);
  });

  test('--out selects an output, or names another folder', async () => {
    const folder = folderWith({ 'forgespec.config.yaml': two, 'sub/x': '' });
    const keysOf = async (...args: readonly string[]) => {
      const { values } = await effectiveConfig(join(folder, 'sub'), 'generate', ...args);
      return Object.entries(values).flatMap(([key, { value }]) =>
        /\.(?:out|places)$/u.test(key) ? [[key, value]] : [],
      );
    };
    expect(await keysOf('--out', '../one')).toEqual([
      ['outputs[0].out', '../one'],
      ['outputs[0].places', true],
    ]);
    expect(await keysOf('--out', '../three')).toEqual([
      ['outputs.out', '../three'],
      ['outputs.places', false],
    ]);
    writeFileSync(join(folder, 'forgespec.config.yaml'), 'outputs: { out: one, places: true }\n');
    expect(await keysOf('--out', '../three')).toEqual([
      ['outputs.out', '../three'],
      ['outputs.places', true],
    ]);
  });

  test('rejects one report file for several outputs', async () => {
    const folder = folderWith({ 'api.yaml': description, 'forgespec.config.yaml': two });
    const { code, stderr } = await callForgespec(folder, 'generate', '--report', 'report.txt');
    expect([code, stderr]).toEqual([2, expect.stringContaining('Several outputs write their report to report.txt.')]);
    expect(existsSync(join(folder, 'one'))).toBe(false);
  });
});
