import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { type ActionRun, runAction } from './run-action.ts';
import { mainModule } from '../main-module.ts';

const root = join(import.meta.dirname, '../..');
const action = join(root, '.github/actions/check/action.yml');

const description = (name: string): string => `openapi: 3.1.0
info: { title: Greetings, version: 1.0.0 }
servers: [{ url: https://api.example.com }]
paths:
  /greetings:
    get:
      operationId: getGreeting
      parameters:
        - { name: ${name}, in: query, description: A name., schema: { type: string } }
      responses:
        '200': { description: A greeting. }
`;

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

/** Writes a program that a shell can run. */
function writeProgram(folder: string, name: string, command: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `#!/bin/sh\n${command}\n`);
  chmodSync(join(folder, name), 0o755);
}

/** A pull request on GitHub, from the same repository. */
const pullRequest = {
  event_name: 'pull_request',
  repository: 'o/r',
  token: 'secret',
  event: { pull_request: { number: '7', head: { repo: { full_name: 'o/r' } } } },
};

interface Project {
  readonly workspace: string;
  /** The calls of the programs `npm` and `gh`, and the text that `gh` has read. */
  readonly calls: () => string;
  readonly run: (inputs: Readonly<Record<string, string>>, github?: object) => ActionRun;
}

/**
 * Creates a repository with a base and a change of its description.
 *
 * @param folder the folder of the project in the repository.
 * @param file the name of the description.
 */
function createProject(folder: string, file: string, changed = description('first_name')): Project {
  const workspace = folderWith({});
  const project = join(workspace, folder);
  const programs = folderWith({ calls: '' });
  const forgespec = `exec "${process.execPath}" "${mainModule}" "$@"`;
  writeProgram(join(project, 'node_modules/.bin'), 'forgespec', forgespec);
  writeProgram(programs, 'npm', `echo "npm $*" >> "${programs}/calls"`);
  writeProgram(programs, 'gh', `{ echo "gh $*"; cat; } >> "${programs}/calls"`);
  writeFileSync(join(workspace, '.gitignore'), 'node_modules\n');
  git(workspace, 'init', '--quiet', '--initial-branch=main');
  writeFileSync(join(project, file), description('name'));
  git(workspace, 'add', '.');
  git(workspace, 'commit', '--quiet', '--message', 'base');
  writeFileSync(join(project, file), changed);
  git(workspace, 'commit', '--quiet', '--allow-empty', '--all', '--message', 'change');
  const path = `${programs}:${process.env['PATH']}`;
  return {
    workspace,
    calls: () => readFileSync(join(programs, 'calls'), 'utf8'),
    run: (inputs, github = pullRequest) => runAction(action, workspace, inputs, github, path),
  };
}

/** Code that a shell would run in an unquoted text, or in one within quotation marks. */
const hostile = `a b $(touch hacked) \`touch hacked\` "; touch hacked; ' \${IFS} --help`;

test('a pull request gets a comment with its changes, all checks run, also after one that fails, and the text of the inputs is never run', () => {
  const project = createProject(hostile, `${hostile}.yaml`);
  const inputs = { description: `${hostile}.yaml`, 'working-directory': hostile, version: hostile };
  const { codes, output, summary } = project.run(inputs);
  // The repository does not contain generated code.
  expect([codes, output]).toEqual([[0, 0, 1, 1, 0], expect.stringContaining('generated')]);
  expect(summary).toContain('GET /greetings');
  const comment = /^gh pr comment 7 --repo o\/r --edit-last --create-if-none --body-file -\n[^]*GET \/greetings/u;
  expect(project.calls()).toMatch(comment);
  expect(globSync('**/hacked', { cwd: project.workspace })).toEqual([]);
});

test('a level that forgespec does not know is an error, and is never run', () => {
  const project = createProject('.', 'openapi.yaml');
  const { codes, output } = project.run({
    description: 'openapi.yaml',
    lint: 'false',
    generate: 'false',
    'fail-on': hostile,
  });
  expect(codes).toEqual([0, 2, 0]);
  expect(output).toContain('--fail-on');
  expect(globSync('**/hacked', { cwd: project.workspace })).toEqual([]);
});

test('without a level, the action only writes the changes; outside of a pull request, it does not compare', () => {
  const project = createProject('.', 'openapi.yaml');
  writeProgram(join(project.workspace, 'node_modules/.bin'), 'forgespec', 'echo "forgespec $*"');
  const inputs = { lint: 'false', 'fail-on': '' };
  const { codes, output, summary } = project.run(inputs);
  expect([codes, output, summary]).toEqual([
    [0, 0, 0, 0],
    'forgespec generate --check\n',
    'forgespec diff HEAD^1: --format markdown\n',
  ]);
  expect(project.run(inputs, { ...pullRequest, event_name: 'push' }).codes).toEqual([0, 0]);
  const fork = { ...pullRequest, repository: 'other/r' };
  expect(project.run(inputs, fork).codes).toEqual([0, 0, 0]);
  expect(project.run({ ...inputs, comment: 'false' }).codes).toEqual([0, 0, 0]);
});

test('a project without forgespec gets the version of the input, which must be a version', () => {
  const project = createProject('.', 'openapi.yaml');
  const inputs = {
    'working-directory': '.',
    description: 'openapi.yaml',
    lint: 'false',
    generate: 'false',
    compare: 'false',
  };
  writeFileSync(join(project.workspace, 'node_modules/.bin/forgespec'), '');
  chmodSync(join(project.workspace, 'node_modules/.bin/forgespec'), 0o644);
  const { codes, output } = project.run({ ...inputs, version: hostile });
  expect([codes, output]).toEqual([[2], '::error::The input version is not a version.\n']);
  expect(project.run(inputs).codes).toEqual([0]);
  expect(project.calls()).toMatch(
    /^npm install --prefix \S+\/forgespec --ignore-scripts --no-audit --no-fund forgespec@0\.1\.0\n$/u,
  );
});

test('a shallow clone without the base is an error that names the fix', () => {
  const project = createProject('.', 'openapi.yaml');
  git(
    project.workspace,
    'update-ref',
    'HEAD',
    git(project.workspace, 'commit-tree', '-m', 'alone', 'HEAD^{tree}').trim(),
  );
  const { codes, output } = project.run({ lint: 'false', generate: 'false' });
  expect(codes).toEqual([0, 2]);
  expect(output).toContain('Set fetch-depth: 2');
});
