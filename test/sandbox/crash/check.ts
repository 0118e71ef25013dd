import { expect } from 'vitest';
import type { Client } from '../../../generated/client/index.ts';
import type { Repositories } from '../../../sandbox/git/repositories.ts';
import { gitText, runGit } from '../../../sandbox/git/run-git.ts';
import { eventually } from '../eventually.ts';
import type { Acknowledged, Writes } from './acknowledged.ts';

/** Returns all items of a list with any number of pages. */
async function readAll<Item>(readPage: (page: { page: number; per_page: number }) => Promise<Item[]>): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 1; ; page += 1) {
    const part = await readPage({ page, per_page: 100 });
    all.push(...part);
    if (part.length < 100) return all;
  }
}

/**
 * Checks that all acknowledged writes exist, and that no write or reset of the sandbox is incomplete.
 *
 * @param individual a pattern. Merge requests with a matching title, and forks with a matching path, are checked one by
 * one.
 */
export async function check(
  client: Client,
  repositories: Repositories,
  done: Acknowledged,
  individual: RegExp,
): Promise<void> {
  const labels = await readAll(async (page) => client.projectLabels.list({ id: 24 }, page));
  const made = new Map(labels.flatMap(({ name, priority }) => (name.startsWith('crash-') ? [[name, priority]] : [])));
  const listed = await gitText(repositories.of(24), ['ls-tree', '-r', '--name-only', 'main', 'crash/']);
  const files = new Set(listed.split('\n'));

  const [label] = done.undecided.labels.keys();
  const [file = ''] = done.undecided.files;
  done.settle((label === undefined ? files.has(file) : made.has(label)) ? 'kept' : 'undone');

  const { writes, undone } = done;
  expect([...writes.labels].filter(([name, priority]) => made.get(name) !== priority)).toEqual([]);
  expect([...made].filter(([, priority]) => priority === null)).toEqual([]);
  expect([...writes.files].filter((path) => !files.has(path))).toEqual([]);
  expect([...done.refused].filter((path) => files.has(path))).toEqual([]);
  expect([...made.keys()].filter((name) => undone.labels.has(name))).toEqual([]);
  expect([...files].filter((path) => undone.files.has(path))).toEqual([]);
  await checkMergeRequests(client, repositories.of(24), writes, individual);
  await checkForks(client, repositories, writes, individual);
  await runGit(repositories.of(24), ['fsck', '--strict', '--no-dangling']);
}

async function checkMergeRequests(
  { mergeRequests }: Client,
  repository: string,
  done: Writes,
  individual: RegExp,
): Promise<void> {
  // Merges in progress are completed or undone automatically.
  const requests = await eventually(
    async () => readAll(async (page) => mergeRequests.list({ scope: 'all', ...page })),
    (all) => all.every(({ state }) => state !== 'locked'),
  );
  const history = new Set((await gitText(repository, ['rev-list', 'main'])).split('\n'));
  const stateOf = new Map(requests.map(({ iid, state }) => [iid, state]));
  expect([...done.mergeRequests.keys()].filter((iid) => !stateOf.has(iid))).toEqual([]);
  for (const { iid } of requests.filter(({ title }) => individual.test(title))) {
    const request = await mergeRequests.get({ id: 24, merge_request_iid: iid });
    const { merge_commit_sha: mergeCommit, sha, state, diff_refs: refs } = request;
    const stored = [sha, mergeCommit, refs?.base_sha, refs?.head_sha, refs?.start_sha].filter(Boolean);
    const kinds = await gitText(repository, ['cat-file', '--batch-check'], { input: stored.join('\n') });
    expect(kinds).not.toContain('missing');
    const isIn = state === 'merged';
    expect({ iid, isIn: history.has(String(sha)) }).toEqual({ iid, isIn });
    expect({ iid, isIn: history.has(String(mergeCommit)) }).toEqual({ iid, isIn });
    const acknowledged = done.mergeRequests.get(iid);
    if (acknowledged !== undefined) expect({ iid, mergeCommit }).toEqual({ iid, mergeCommit: acknowledged });
  }
}

async function checkForks(
  { projectForks }: Client,
  repositories: Repositories,
  done: Writes,
  individual: RegExp,
): Promise<void> {
  const forks = await eventually(
    async () => readAll(async (page) => projectForks.list({ id: 24 }, page)),
    (all) => all.every(({ import_status: status }) => status === 'finished' || status === 'none'),
    // If the database was killed during an import, the queue notices this after up to 30 seconds, and repeats the import.
    3000,
  );
  const made = forks.map(({ id }) => id);
  expect([...done.forks].filter((id) => !made.includes(id))).toEqual([]);
  for (const { id } of forks.filter(({ path }) => individual.test(path))) {
    await runGit(repositories.of(id), ['fsck', '--strict', '--no-dangling']);
    expect(await gitText(repositories.of(id), ['cat-file', '-t', 'main'])).toBe('commit');
  }
}

/**
 * Closes the open merge requests with a matching title. Otherwise, in the next rounds of the test, the sandbox would
 * compare the branches of all of these merge requests again after each commit. This would take most of the time of the
 * test.
 */
export async function closeOpen({ mergeRequests }: Client, titles: RegExp): Promise<void> {
  const open = await readAll(async (page) => mergeRequests.list({ scope: 'all', state: 'opened', ...page }));
  for (const { iid } of open.filter(({ title }) => titles.test(title))) {
    await mergeRequests.update({ id: 24, merge_request_iid: iid }, { state_event: 'close' });
  }
}
