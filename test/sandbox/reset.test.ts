import { sql } from '../../sandbox/database/drizzle.ts';
import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { gitText } from '../../sandbox/git/run-git.ts';
import { eventually } from './eventually.ts';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

const fixture = useSandboxFixture({ controlPort: 0 });
const compass = { id: 24 };

const reset = async (): Promise<number> =>
  (await fetch(`${fixture.sandbox.controlUrl}/sandbox/reset`, { method: 'POST' })).status;

const addFile = async (path: string, branch: string, start?: string): Promise<number> => {
  const commit = { branch, content: path, commit_message: `Add ${path}` };
  const body = start === undefined ? commit : { ...commit, start_branch: start };
  return statusOf(fixture.as('mira').repositoryFiles.create({ ...compass, file_path: path }, body));
};

const hasFile = async (path: string): Promise<boolean> =>
  (await statusOf(fixture.as('mira').repositoryFiles.get({ ...compass, file_path: path }, { ref: 'main' }))) === 200;

const hasLabel = async (name: string): Promise<boolean> =>
  (await statusOf(fixture.as('mira').projectLabels.get({ ...compass, label_id: name }))) === 200;

const generations = async (): Promise<string[]> => readdir(dirname(fixture.sandbox.repositories.folder));

test('a reset that fails changes no rows, files or jobs, and the next reset is complete', async () => {
  const { projectLabels, projectForks } = fixture.as('mira');
  await projectLabels.create(compass, { name: 'before', color: 'red' });
  expect(await addFile('before.md', 'main')).toBe(201);
  const { id } = await projectForks.create(compass, { path: 'imported-later' });
  // The rows of badges are written after the repositories are created, so the failure comes late.
  await fixture.sandbox.queries.execute(sql`alter table badges add constraint none check (false) not valid`);
  expect(await reset()).toBeGreaterThanOrEqual(500);
  await fixture.sandbox.queries.execute(sql`alter table badges drop constraint none`);

  expect([await hasLabel('before'), await hasFile('before.md')]).toEqual([true, true]);
  expect(await addFile('between.md', 'main')).toBe(201);
  await eventually(
    async () => (await projectForks.list(compass)).find((fork) => fork.id === id)?.import_status,
    (status) => status === 'finished',
  );
  expect(await gitText(fixture.sandbox.repositories.of(id ?? 0), ['cat-file', '-t', 'main'])).toBe('commit');

  expect(await reset()).toBe(204);
  expect([await hasLabel('before'), await hasFile('before.md'), await hasFile('between.md')]).toEqual(
    Array.from({ length: 3 }, () => false),
  );
  // The folder of the failed reset is removed as well.
  expect(await generations()).toEqual([fixture.sandbox.repositories.generation]);
});

test('a request during a reset uses the data before the reset or the data after it, never both', async () => {
  const { mergeRequests, projectForks } = fixture.as('mira');
  const bringIn = async (branch: string): Promise<number[]> => {
    const added = await addFile(`${branch}.md`, branch, 'main');
    const body = { source_branch: branch, target_branch: 'main', title: branch };
    return [added, await statusOf(mergeRequests.create(compass, body)), await addFile(`${branch}-main.md`, 'main')];
  };
  const fork = async (path: string): Promise<number[]> => [await statusOf(projectForks.create(compass, { path }))];
  const requests = Array.from({ length: 24 }, async (_, index) =>
    index % 6 === 0 ? fork(`fork-${index}`) : bringIn(`branch-${index}`),
  );
  // Some requests finish before the reset, some start after it, and many run when it begins.
  await Promise.race(requests);
  expect(await reset()).toBe(204);
  const statuses = (await Promise.all(requests)).flat();
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(0);

  for (const { iid, title } of await mergeRequests.list({ scope: 'all', search: 'branch-' })) {
    const { sha } = await mergeRequests.get({ ...compass, merge_request_iid: iid });
    expect(await gitText(fixture.sandbox.repositories.of(24), ['rev-parse', `refs/heads/${title}`])).toBe(sha);
  }
  const forks = await eventually(
    async () => projectForks.list(compass),
    (all) => all.every(({ import_status: status }) => status === 'finished' || status === 'none'),
  );
  for (const { id } of forks) {
    expect(await gitText(fixture.sandbox.repositories.of(id ?? 0), ['cat-file', '-t', 'main'])).toBe('commit');
  }
});

test('several resets at the same time run one after the other', async () => {
  const resets = await Promise.all(Array.from({ length: 3 }, reset));
  expect(resets).toEqual([204, 204, 204]);
  expect(await generations()).toEqual([fixture.sandbox.repositories.generation]);
  expect(await addFile('after.md', 'main')).toBe(201);
});
