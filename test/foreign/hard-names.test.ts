import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../generate.ts';
import { makeStrictProject } from './strict-project.ts';
import { hardDescriptions } from './hard-names.ts';
import { compilerOf } from '../compilers.ts';

const folder = mkdtempSync(join(tmpdir(), 'forgespec-names-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  for (const [name, description] of Object.entries(hardDescriptions)) {
    const spec = join(folder, `${name}.json`);
    writeFileSync(spec, JSON.stringify(description));
    const { diagnostics } = await generate({ spec, out: join(folder, name), check: false, force: false });
    const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
    expect([name, errors]).toEqual([name, []]);
  }
  makeStrictProject(folder, Object.keys(hardDescriptions));
}, 120_000);

test('a client loads although operations, areas and options have names that it also uses', () => {
  const script = `
    const { createClient, ...others } = await import('./collisions/client/index.ts');
    const client = createClient({ auth: {}, timeoutVariable: 'x' });
    console.log(JSON.stringify({ areas: Object.keys(client), then: 'then' in others, named: 'thenOperation' in others }));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const { areas, then, named } = JSON.parse(stdout);
  expect(areas).toEqual(
    expect.arrayContaining(['address', 'addressArea', 'call', 'callArea', 'index', 'pets', 'pets2', 'thenArea']),
  );
  expect({ then, named }).toEqual({ then: false, named: true });
});

test.each(['typescript', 'typescript-7'] as const)(
  'code for names that generated code also uses compiles with every strict flag: %s',
  (compiler) => {
    const { stdout } = spawnSync(
      process.execPath,
      [...compilerOf(compiler), '-p', join(folder, 'distinct'), '--pretty', 'false'],
      {
        encoding: 'utf8',
      },
    );
    expect(stdout.split('\n').filter((line) => line.includes('error'))).toEqual([]);
  },
  300_000,
);
