import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { callForgespec } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';
import { workflowCommands } from './workflow-commands.ts';
import { mainModule } from '../main-module.ts';

// Runs the commands of the CI files that `forgespec init` writes, in a repository with a branch that changes the description.

/** Creates programs that replace those of the CI image. They write their arguments to `calls.log`. */
function programs(): string {
  const log = 'echo "$(basename "$0") $*" >> "$CALLS"';
  const forgespec = `shift; exec "${process.execPath}" "${mainModule}" "$@"`;
  const folder = folderWith({
    npx: `#!/bin/sh\n${forgespec}\n`,
    npm: `#!/bin/sh\n${log}\n`,
    apk: `#!/bin/sh\n${log}\n`,
    curl: `#!/bin/sh\n${log}\n`,
    gh: `#!/bin/sh\n${log}\ncat >> "$CALLS"\n`,
  });
  execFileSync('chmod', ['+x', ...['npx', 'npm', 'apk', 'curl', 'gh'].map((name) => join(folder, name))]);
  return folder;
}

const pathOf = (): string => `${programs()}:${process.env['PATH']}`;

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

const description = (name: string): string => `openapi: 3.1.0
info: { title: Greetings, version: 1.0.0 }
paths:
  /greetings:
    get:
      operationId: getGreeting
      parameters:
        - { name: ${name}, in: query, schema: { type: string } }
      responses:
        '200': { description: A greeting. }
`;

/** Creates a repository whose last commit is the merge of a branch, in which `change` was run. Returns the folder and the base. */
async function mergedBranch(change: (folder: string) => void, folder = ''): Promise<{ root: string; base: string }> {
  const root = folderWith({ 'README.md': 'A project.' });
  git(root, 'init', '--quiet', '--initial-branch=main');
  const project = join(root, folder);
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'openapi.yaml'), description('name'));
  for (const service of ['github', 'gitlab'])
    expect(await callForgespec(project, 'init', '--yes', '--ci', service)).toMatchObject({ code: 0 });
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message', 'base');
  const base = git(root, 'rev-parse', 'HEAD');
  git(root, 'checkout', '--quiet', '-b', 'change');
  change(project);
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--allow-empty', '--message', 'change');
  git(root, 'checkout', '--quiet', 'main');
  git(root, 'merge', '--quiet', '--no-ff', '--message', 'merge', 'change');
  return { root, base };
}

const breaking = (folder: string): void => writeFileSync(join(folder, 'openapi.yaml'), description('first_name'));
const compatible = (folder: string): void =>
  writeFileSync(join(folder, 'openapi.yaml'), description('name').replace('A greeting.', 'One greeting.'));

test.each([
  ['a breaking change', breaking, '', 1],
  ['a compatible change', compatible, '', 0],
  ['a breaking change in a folder of the repository', breaking, 'services/api', 1],
] as const)('the workflow of GitHub reports %s', async (_, change, folder, expected) => {
  const { root } = await mergedBranch(change, folder);
  const commands = await workflowCommands(readFileSync(join(root, '.github/workflows/forgespec.yml'), 'utf8'));
  const [compare = '', summary = '', comment = ''] = commands.slice(
    commands.findIndex((each) => each.includes(' diff ')),
  );
  const temporary = folderWith({});
  const env = {
    PATH: pathOf(),
    RUNNER_TEMP: temporary,
    GITHUB_STEP_SUMMARY: join(temporary, 'summary'),
    NUMBER: '7',
    CALLS: join(temporary, 'calls.log'),
  };
  const run = (command: string) => spawnSync('bash', ['-e', '-c', command], { cwd: join(root, folder), env });
  expect(run(compare).status).toBe(expected);
  expect([run(summary).status, run(comment).status]).toEqual([0, 0]);
  const words = expected === 1 ? 'GET /greetings' : 'documentation';
  expect(readFileSync(env.GITHUB_STEP_SUMMARY, 'utf8')).toContain(words);
  const calls = readFileSync(env.CALLS, 'utf8');
  expect(calls).toContain('gh pr comment 7 --edit-last --create-if-none --body-file -\n');
  expect(calls).toContain(words);
});

test.each([
  ['a breaking change', breaking, '', 1],
  ['a compatible change', compatible, '', 0],
  ['a breaking change in a folder of the repository', breaking, 'services/api', 1],
] as const)('the job of GitLab reports %s', async (_, change, folder, expected) => {
  const { root, base } = await mergedBranch(change, folder);
  git(root, 'remote', 'add', 'origin', root);
  git(root, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  const { script }: { readonly script: readonly string[] } = parse(readFileSync(join(root, '.gitlab-ci.yml'), 'utf8'))[
    'forgespec:compare'
  ];
  const env = {
    PATH: pathOf(),
    CALLS: join(folderWith({}), 'calls.log'),
    CI_PROJECT_DIR: root,
    CI_MERGE_REQUEST_DIFF_BASE_SHA: base,
    CI_API_V4_URL: 'https://gitlab.example.com/api/v4',
    CI_PROJECT_ID: '3',
    CI_MERGE_REQUEST_IID: '7',
    FORGESPEC_TOKEN: 'secret',
  };
  const { status } = spawnSync('sh', ['-e', '-c', script.join('\n')], { cwd: root, env });
  expect(status).toBe(expected);
  expect(readFileSync(join(root, 'forgespec.md'), 'utf8')).toContain(
    expected === 1 ? 'GET /greetings' : 'documentation',
  );
  const calls = readFileSync(env.CALLS, 'utf8');
  expect(calls).toContain('/projects/3/merge_requests/7/notes\n');
  expect(calls).toContain('apk add --no-cache git curl\n');
});

test('a base without description and config has nothing to compare; a base that has only lost its description is an error', async () => {
  const { root } = await mergedBranch(compatible);
  const empty = git(root, 'commit-tree', '-m', 'empty', git(root, 'hash-object', '-t', 'tree', '-w', '/dev/null'));
  expect(await callForgespec(root, 'diff', `${empty}:`, '--fail-on', 'breaking')).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('the description is new. Nothing was compared.'),
  });
  git(root, 'mv', 'openapi.yaml', 'moved.yaml');
  expect(await callForgespec(root, 'diff', 'HEAD:', 'moved.yaml')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no file HEAD:moved.yaml'),
  });
  expect(await callForgespec(root, 'diff', 'missing:', 'moved.yaml')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('has no revision `missing`'),
  });
});
