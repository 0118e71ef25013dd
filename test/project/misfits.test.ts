import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Misfit } from '../../generator/project/misfits.ts';
import { compilerOutputs } from '../compilers.ts';
import { callForgespec } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';
import { generate } from '../generate.ts';
import { projects } from './realistic-projects.ts';

// The generated code compiles in a project, or `generate` and `doctor` report the setting that prevents it, with a fix.

const root = join(import.meta.dirname, '../..');
const description = readFileSync(join(root, 'test/foreign/petstore.yaml'), 'utf8');
const names = Object.keys(projects);

const folder = mkdtempSync(join(tmpdir(), 'forgespec-projects-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const folderOf = (name: string): string => join(folder, String(names.indexOf(name)));

/** The settings that do not fit, and the errors of the compiler, for each project. */
const misfits = new Map<string, readonly Misfit[]>();
const errors = new Map<string, string>();

function writeProject(name: string): void {
  const { type, options, hasNodeTypes } = projects[name] ?? {};
  const project = folderOf(name);
  mkdirSync(join(project, 'node_modules/@types'), { recursive: true });
  const packages = ['typescript', ...(hasNodeTypes === true ? ['@types/node', 'undici-types'] : [])];
  for (const needed of packages) symlinkSync(join(root, 'node_modules', needed), join(project, 'node_modules', needed));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'project', type, engines: { node: '>=20' } }));
  if (options !== undefined)
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['src'] }));
  writeFileSync(join(project, 'api.yaml'), description);
}

beforeAll(async () => {
  for (const name of names) {
    writeProject(name);
    const project = folderOf(name);
    const result = await generate({
      spec: join(project, 'api.yaml'),
      out: join(project, 'src/api'),
      check: false,
      force: false,
    });
    misfits.set(name, result.project?.misfits ?? []);
  }
  const compiled = await compilerOutputs(
    'typescript',
    names.map((name) => join(folderOf(name), 'tsconfig.json')),
  );
  for (const [index, name] of names.entries()) errors.set(name, compiled[index] ?? 'There is no output.');
}, 300_000);

test.each(names)('the code compiles, or the setting that prevents it is reported: %s', (name) => {
  const { misfit } = projects[name] ?? {};
  if (misfit === undefined) {
    expect(errors.get(name)).toBe('');
    expect(misfits.get(name)).toEqual([]);
    return;
  }
  const [file, message, fix] = misfit;
  expect(errors.get(name)).toContain('error TS');
  expect(misfits.get(name)).toEqual([
    { file: join(folderOf(name), file), message: expect.stringContaining(message), fix: expect.stringContaining(fix) },
  ]);
});

test.each([
  ['commonjs', {}, 1],
  ['module', {}, 0],
  ['commonjs', { devDependencies: { tsx: '4' } }, 0],
])('without a tsconfig.json, Node does not start code in a package of the type %s: %j', async (type, others, count) => {
  const project = folderWith({ 'package.json': JSON.stringify({ type, ...others }), 'api.yaml': description });
  const written = await callForgespec(project, 'generate', 'api.yaml', '--out', 'api');
  const text = 'package.json does not fit: With `"type": "commonjs"`, Node does not start the generated modules';
  expect(`${written.stdout}${written.stderr}`.split(text)).toHaveLength(count + 1);
  if (count > 0) expect(`${written.stdout}${written.stderr}`).toContain('fix: Write `"type": "module"`: npm pkg set');
});

test('doctor reports a setting that does not fit as an error', async () => {
  const project = folderWith({
    'package.json': '{ "type": "commonjs" }',
    'api.yaml': description,
    'forgespec.config.json': '{ "spec": "api.yaml", "outputs": [{ "out": "api" }] }',
  });
  await callForgespec(project, 'generate');
  const { code, stdout } = await callForgespec(project, 'doctor');
  expect(code).toBe(1);
  expect(stdout).toMatch(/error.*package\.json: With `"type": "commonjs"`, Node does not start .*\n *fix: Write/u);
});

test('a file that makes the generated code ES modules lets a CommonJS program import it, and keeps the adapters', async () => {
  const project = folderWith({
    'package.json': '{ "type": "commonjs", "dependencies": { "express": "5" } }',
    'api.yaml': description,
    'program.js': "console.log(typeof require('./api/client/index.ts').createClient);\n",
  });
  const run = () => callForgespec(project, 'generate', 'api.yaml', '--out', 'api');
  const first = await run();
  expect(first.stdout + first.stderr).toContain(
    'instead write `{ "type": "module" }` to the new file api/package.json.',
  );
  writeFileSync(join(project, 'api/package.json'), '{ "type": "module" }');
  const { code, stdout, stderr } = await run();
  expect(code).toBe(0);
  expect(stdout + stderr).toMatch(/adapters, as package\.json suggests: .*express/u);
  expect(stdout + stderr).not.toContain('does not fit');
  const program = spawnSync(process.execPath, ['program.js'], { cwd: project, encoding: 'utf8' });
  expect(program).toMatchObject({ status: 0, stdout: 'function\n' });
});
