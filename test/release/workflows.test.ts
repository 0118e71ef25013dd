import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, rooms } from '../../pack/room.ts';
import { workflowCommands } from '../init/workflow-commands.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const workflows = globSync('.github/workflows/*.yml', { cwd: root });
const scripts: Readonly<Record<string, string>> = JSON.parse(read('package.json')).scripts;

test.each(workflows)("%s is valid for GitHub's own parser, and runs only scripts that exist", async (file) => {
  const commands = (await workflowCommands(read(file))).join('\n');
  const called = Array.from(commands.matchAll(/npm run ([\w:-]+)/gu), ([, name = '']) => name);
  expect(called.filter((name) => scripts[name] === undefined)).toEqual([]);
  expect(commands).not.toContain('${{');
});

test('only the job that publishes to npm can get a token for provenance, and it installs no dependencies', () => {
  const release = read('.github/workflows/release.yml');
  const job = release.slice(release.indexOf('\n  npm:'), release.indexOf('\n  github:'));
  expect(job).toContain('id-token: write');
  expect(job).toContain('node pack/publish.ts release --provenance');
  expect(job).not.toMatch(/npm (?:ci|install)/u);
});

test('the action installs the version of this repository by default', () => {
  const version = rooms.find(({ folder }) => folder === 'cli')?.manifest.version;
  expect(read('.github/actions/check/action.yml')).toContain(`    default: ${version}\n`);
});
