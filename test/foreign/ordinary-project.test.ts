import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adapterNames } from '../../generator/adapter-names.ts';
import { copyDistinctModules } from '../distinct-modules.ts';
import { generate } from '../generate.ts';
import { compilerOutputs, type CompilerName } from '../compilers.ts';

// A typical project: it is strict, has ES2022 and DOM but no types of Node, and no special flags for the generated code.

const descriptions = ['petstore', 'operations'];
const compilers = ['typescript-5.4', 'typescript', 'typescript-7'] as const;
const resolutions = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
} as const;
type Resolution = keyof typeof resolutions;

const folder = mkdtempSync(join(tmpdir(), 'forgespec-ordinary-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  for (const name of Object.keys(resolutions) as Resolution[]) {
    const project = join(folder, name);
    mkdirSync(project, { recursive: true });
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
    const compilerOptions = {
      ...resolutions[name],
      strict: true,
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
      skipLibCheck: false,
      // The declaration files of TypeScript itself are not part of the output.
      skipDefaultLibCheck: true,
      outDir: 'dist',
      rootDir: 'src',
    };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
    const inCopy = { ...compilerOptions, rootDir: 'distinct', noEmit: true };
    writeFileSync(
      join(project, 'tsconfig.distinct.json'),
      JSON.stringify({ compilerOptions: inCopy, include: ['distinct'] }),
    );
    for (const description of descriptions) {
      const spec = join(import.meta.dirname, `${description}.yaml`);
      const out = join(project, 'src', description);
      const result = await generate({ spec, out, adapters: adapterNames, check: false, force: false });
      expect(result.upToDate).toBe(true);
    }
    copyDistinctModules(join(project, 'src'), descriptions, join(project, 'distinct'));
  }
}, 60_000);

/** The output of each compiler for the project with each module resolution. */
const outputs = new Map<string, string>();
const key = (compiler: CompilerName, name: Resolution): string => `${compiler} ${name}`;

beforeAll(async () => {
  for (const compiler of compilers) {
    const names = Object.keys(resolutions) as Resolution[];
    // TypeScript 5 compiles copies of the modules, in which the two descriptions share the modules of the runtime. TypeScript 7 is fast, so
    // it compiles all modules, and writes JavaScript for the test that runs it.
    const config = compiler === 'typescript-7' ? 'tsconfig.json' : 'tsconfig.distinct.json';
    const configs = names.map((name) => join(folder, name, config));
    const found = await compilerOutputs(compiler, configs);
    for (const [index, name] of names.entries())
      outputs.set(key(compiler, name), found[index] ?? 'There is no output.');
  }
}, 300_000);

describe.each(Object.keys(resolutions) as Resolution[])('with moduleResolution %s', (name) => {
  test.each(compilers)('the output compiles in an ordinary project: %s', (compiler) => {
    expect(outputs.get(key(compiler, name))).toBe('');
  });

  test('every import of another module of the output has the extension that the project needs', () => {
    const text = readFileSync(join(folder, name, 'src/petstore/client/index.ts'), 'utf8');
    const ends = Array.from(text.matchAll(/from '\.[^']*?(\.[a-z]+)?';$/gmu), ([, end]) => end);
    expect(ends.length).toBeGreaterThan(3);
    expect(new Set(ends)).toEqual(new Set([name === 'nodenext' ? '.js' : undefined]));
  });
});

test('the compiled output runs in Node', () => {
  const dist = join(folder, 'nodenext/dist');
  const program = `const client = await import(${JSON.stringify(join(dist, 'petstore/client/index.js'))});
    const { serve } = await import(${JSON.stringify(join(dist, 'petstore/server/runtime/adapters/serve.js'))});
    process.stdout.write(typeof client.createClient + ' ' + typeof serve);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect({ stdout, stderr }).toEqual({ stdout: 'function function', stderr: '' });
});
