import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderWith } from '../folder-with.ts';
import { workflowCommands } from '../init/workflow-commands.ts';
import { type DockerStage, parseDockerfile } from './dockerfile.ts';
import { tarballOf } from './project.ts';
import { environment } from './run-program.ts';

// The files of examples/ci, with the packed packages in place of published ones.

const examples = join(import.meta.dirname, '../../examples/ci');
const read = (name: string): string => readFileSync(join(examples, name), 'utf8');
const stages = parseDockerfile(read('Dockerfile'));
const [{ version }]: [{ version: string }] = [
  JSON.parse(readFileSync(join(import.meta.dirname, '../../cli/package.json'), 'utf8')),
];

/** The environment of a CI runner. The folder of this process's Node comes first in `PATH`. */
const runnerEnvironment = (folder: string): NodeJS.ProcessEnv => ({
  ...environment(),
  CI: 'true',
  GITHUB_WORKSPACE: folder,
  PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
  npm_config_prefer_offline: 'true',
});

test('the steps of both CI files run in a project, and fail after a mistake', async () => {
  const folder = folderWith({
    'package.json': JSON.stringify({ private: true, devDependencies: { forgespec: `file:${tarballOf('forgespec')}` } }),
  });
  const env = runnerEnvironment(folder);
  const run = (command: string) => spawnSync('bash', ['-e', '-c', command], { cwd: folder, env, encoding: 'utf8' });
  expect(run('npm install --package-lock-only --no-audit --no-fund')).toMatchObject({ status: 0 });
  // The steps of the other jobs need a pull request, or a running server; `test/init/compare-in-ci.test.ts` runs those of the first.
  const github = (await workflowCommands(read('github.yml'))).slice(0, 3);
  const { '.forgespec': base, forgespec }: Readonly<Record<string, { script: string[]; image: string }>> = parse(
    read('gitlab.yml'),
  );
  expect(base?.image).toBe(stages[0]?.image);
  const [install = '', ...checks] = [...new Set([...github, ...(forgespec?.script ?? [])])];
  expect(run(install)).toMatchObject({ status: 0 });
  // The commands that `forgespec init` prints.
  expect(run('npx forgespec init --yes && npx forgespec generate')).toMatchObject({ status: 0 });
  expect(readFileSync(join(folder, '.github/workflows/forgespec.yml'), 'utf8')).toBe(read('github.yml'));
  expect(checks.map((command) => [command, run(command).status])).toEqual([
    ['npx forgespec lint --format github', 0],
    ['npx forgespec generate --check', 0],
    ['npx forgespec lint --format junit > forgespec.xml', 0],
  ]);
  expect(readFileSync(join(folder, 'forgespec.xml'), 'utf8')).toContain('<testsuites');

  const description = join(folder, 'spec/openapi.yaml');
  const text = readFileSync(description, 'utf8');
  writeFileSync(description, text.replace('type: object', 'type: [object'));
  expect(run('npx forgespec lint --format github')).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^::error file=spec\/openapi\.yaml,line=\d+,/mu),
  });
  writeFileSync(description, text.replace('message: { type: string }', 'message: { type: integer }'));
  expect(run('npx forgespec generate --check')).toMatchObject({ status: 1 });
});

test('the image has exact versions, no secrets and a user that is not root', () => {
  const final = stages.at(-1)?.steps ?? [];
  const args = stages.flatMap(({ steps }) => steps.flatMap(({ keyword, args }) => (keyword === 'ARG' ? [args] : [])));
  for (const { image } of stages) expect(image).toMatch(/^[a-z]+:\d+\.\d+[\w.-]*$/u);
  // All stages must have the same version of alpine, because the program `node` of the first stage uses the libraries
  // of the last stage.
  expect(stages.map(({ image }) => /alpine:?(\d+\.\d+)$/u.exec(image)?.[1])).toEqual(['3.24', '3.24']);
  expect(args).toEqual([`PACKAGES="forgespec@${version}"`]);
  expect(final.filter(({ keyword }) => keyword === 'USER').map(({ args }) => args)).toEqual(['1000:1000']);
  expect(final.filter(({ keyword, from }) => keyword === 'COPY' && from === undefined)).toEqual([]);
  expect(final.filter(({ keyword }) => keyword === 'ADD')).toEqual([]);
  expect(read('Dockerfile')).not.toMatch(/latest|token|secret|password|_auth/iu);
  // No file of the build folder reaches the image.
  expect(read('.dockerignore')).toMatch(/^#.*\n\*\n$/u);
});

test('the steps of the image install forgespec, and its entry point works as another user in a mounted folder', () => {
  const roots = new Map<string, string>();
  for (const stage of stages) roots.set(stage.name ?? 'final', buildStage(stage, roots));
  const root = roots.get('final') ?? '';
  const steps = stages.at(-1)?.steps ?? [];
  const lastOf = (keyword: string): readonly string[] => {
    const { args = '' } = steps.findLast((step) => step.keyword === keyword) ?? {};
    return typeof args === 'string' ? args.split(' ') : args;
  };
  const [path = ''] = lastOf('ENV').map((entry) => entry.replace('PATH=', ''));
  const work = join(root, ...lastOf('WORKDIR'));
  mkdirSync(work, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: 65_534, gid: 65_534 } : {};
  if (isRoot) chownSync(work, 65_534, 65_534);
  const [program = '', ...first] = lastOf('ENTRYPOINT');
  const inImage = path.split(':').map((folder) => join(root, folder));
  const run = (args: readonly string[]) =>
    spawnSync('/usr/bin/env', [program, ...first, ...args], {
      cwd: work,
      // The image contains `env` and `sh`. The test uses those of this computer, in `/usr/bin` and `/bin`.
      env: { PATH: [...inImage, '/usr/bin', '/bin'].join(':'), HOME: '/nonexistent' },
      encoding: 'utf8',
      ...user,
    });

  expect(run(lastOf('CMD'))).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('Commands:') });
  expect(run(['init', '--yes'])).toMatchObject({ status: 0, stderr: '' });
  expect(run(['generate'])).toMatchObject({ status: 0, stderr: '' });
  expect(run(['generate', '--check'])).toMatchObject({ status: 0, stderr: '' });
  expect(run(['lint', '--spec', 'missing.yaml'])).toMatchObject({ status: 2 });
  const { uid } = statSync(join(work, 'generated/client/index.ts'));
  expect(uid).toBe(isRoot ? 65_534 : process.getuid?.());
});

/**
 * Runs the steps of a stage in a new folder, which is the root folder of the image.
 *
 * @param roots the folders of the earlier stages, by name.
 */
function buildStage({ steps }: DockerStage, roots: ReadonlyMap<string, string>): string {
  const root = folderWith({});
  chmodSync(root, 0o755);
  const values: Record<string, string> = {};
  let folder = root;
  for (const { keyword, args, from } of steps) {
    const text = typeof args === 'string' ? args : args.join(' ');
    if (keyword === 'ARG') values[text.split('=')[0] ?? ''] = tarballOf('forgespec');
    else if (keyword === 'WORKDIR') mkdirSync((folder = join(root, text)), { recursive: true });
    else if (keyword === 'COPY') copyFromStage(roots.get(from ?? '') ?? '', root, text);
    else if (keyword === 'RUN' && text.startsWith('apk ')) expect(text).toBe('apk add --no-cache libstdc++');
    else if (keyword === 'RUN') {
      execFileSync('sh', ['-e', '-c', text], { cwd: folder, env: { ...runnerEnvironment(folder), ...values } });
    }
  }
  return root;
}

/** Runs `COPY --from`. The file of Node is from the base image, which this computer does not have. */
function copyFromStage(source: string, root: string, args: string): void {
  const [from = '', to = ''] = args.split(' ');
  mkdirSync(dirname(join(root, to)), { recursive: true });
  if (from.endsWith('/bin/node')) symlinkSync(process.execPath, join(root, to));
  else cpSync(join(source, from), join(root, to), { recursive: true, verbatimSymlinks: true });
}
