import { describe, expect, test } from 'vitest';
import { ApiError, resultOf } from '../../generated/client/index.ts';
import { gitText } from '../../sandbox/git/run-git.ts';
import { statusOf } from './status-of.ts';
import { useSandboxFixture, type Username } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();

/**
 * Calls a function, and repeats the call while the sandbox has no free connection to its database. A request that got 503 for this reason has
 * had no effect. On a slow computer, 32 transactions that wait for each other can take longer than the sandbox lets a request wait.
 */
async function untilConnected<Result>(call: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      const result = await call();
      if (result !== 503) return result;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 503)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/**
 * Calls a function with 32 clients at the same time.
 *
 * @returns the results.
 */
const from32 = async <Result>(call: (username: Username, index: number) => Promise<Result>): Promise<Result[]> => {
  const usernames = ['mira', 'jonas', 'elena', 'tomas'] as const;
  return Promise.all(
    Array.from({ length: 32 }, async (_, index) => untilConnected(async () => call(usernames[index % 4]!, index))),
  );
};

const count = (statuses: readonly number[], status: number): number =>
  statuses.filter((each) => each === status).length;

describe('32 clients at the same time', () => {
  test('create the same label: one succeeds, the others get 422', async () => {
    const statuses = await from32(async (username) => {
      const { status } = await resultOf(
        fixture.as(username).projectLabels.create({ id: 24 }, { name: 'one', color: 'red' }),
      );
      return status;
    });
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(31);
  });

  test('change different properties of one label: no change is lost', async () => {
    const { projectLabels } = fixture.as('mira');
    const { id } = await projectLabels.create({ id: 24 }, { name: 'shared', color: 'red' });
    const path = { id: 24, label_id: id };
    const changes = [
      { color: 'teal', description: 'All of it' },
      { color: 'teal', priority: 7 },
      { new_name: 'split' },
    ];
    await from32(async (username, index) => fixture.as(username).projectLabels.update(path, changes[index % 3]!));
    expect(await projectLabels.get(path)).toMatchObject({
      name: 'split',
      color: 'teal',
      description: 'All of it',
      priority: 7,
    });
  });

  test('create milestones: the iids are unique and without gaps', async () => {
    const iids = await from32(async (username, index) => {
      const { iid } = await fixture.as(username).projectMilestones.create({ id: 24 }, { title: `m${index}` });
      return Number(iid);
    });
    const first = Math.min(...iids);
    expect(iids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, index) => first + index));
  });

  test('subscribe as one user: there is one subscription', async () => {
    const { projectLabels } = fixture.as('jonas');
    const statuses = await from32(
      async () => (await resultOf(projectLabels.subscribe({ id: 24, label_id: 'bug' }))).status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 304)).toHaveLength(31);
  });

  test('move one snippet: one move is scheduled', async () => {
    const statuses = await from32(async () => {
      const moving = fixture
        .as('admin')
        .snippetStorageMoves.move({ snippet_id: 79 }, { destination_storage_name: 'default' });
      return (await resultOf(moving)).status;
    });
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(31);
  });

  test('promote labels of the same name from two projects: one label remains', async () => {
    const { projectLabels } = fixture.as('mira');
    const labels = await Promise.all(
      [24, 31].map(async (id) => projectLabels.create({ id }, { name: 'both', color: 'red' })),
    );
    await from32(async (_username, index) => {
      const which = index % 2;
      return resultOf(projectLabels.promote({ id: which === 0 ? 24 : 31, label_id: labels[which]!.id }));
    });
    const both = (await projectLabels.list({ id: 31 }, { search: 'both' })).filter(({ name }) => name === 'both');
    expect(both.map((label) => label.is_project_label)).toContain(false);
    expect(
      (await projectLabels.list({ id: 24 }, { search: 'both' })).filter(({ name }) => name === 'both'),
    ).toHaveLength(1);
  });
});

const git = async (...args: string[]) => gitText(fixture.sandbox.repositories.of(24), args);

const addFile = async (username: Username, branch: string, path: string, start?: string): Promise<number> =>
  statusOf(
    fixture.as(username).repositoryFiles.create(
      { id: 24, file_path: path },
      {
        branch,
        content: path,
        commit_message: `Add ${path}`,
        ...(start === undefined ? {} : { start_branch: start }),
      },
    ),
  );

const developers = ['mira', 'jonas', 'elena', 'admin'] as const;
const developer = (index: number): Username => developers[index % 4]!;

describe('32 clients at the same time, on files', () => {
  test('add files to one branch: each commit is in its history', async () => {
    const before = Number(await git('rev-list', '--count', 'main'));
    const statuses = await from32(async (_, index) => addFile(developer(index), 'main', `many/${index}`));
    expect(count(statuses, 201)).toBe(32);
    expect(Number(await git('rev-list', '--count', 'main'))).toBe(before + 32);
    const files = (await git('ls-tree', '--name-only', 'main', 'many/')).split('\n');
    expect(new Set(files)).toEqual(new Set(Array.from({ length: 32 }, (_, index) => `many/${index}`)));
  });

  test('change one file and send its last commit: one succeeds, the others get an error because the file has changed', async () => {
    await addFile('mira', 'main', 'contested');
    const path = { id: 24, file_path: 'contested' };
    const { last_commit_id } = await fixture.as('mira').repositoryFiles.get(path, { ref: 'main' });
    const statuses = await from32(async (_, index) =>
      statusOf(
        fixture.as(developer(index)).repositoryFiles.update(path, {
          branch: 'main',
          content: `${index}`,
          commit_message: 'Mine',
          last_commit_id,
        }),
      ),
    );
    expect([count(statuses, 200), count(statuses, 400)]).toEqual([1, 31]);
    const { content } = await fixture.as('mira').repositoryFiles.get(path, { ref: 'main' });
    expect(Buffer.from(content, 'base64').toString()).toBe(`${statuses.indexOf(200)}`);
  });

  test('create one branch: one succeeds', async () => {
    const statuses = await from32(async (_, index) => addFile(developer(index), 'made-once', `made/${index}`, 'main'));
    expect([count(statuses, 201), count(statuses, 400)]).toEqual([1, 31]);
  });
});

describe('32 clients at the same time, on merge requests', () => {
  const at = (iid: number) => ({ id: 24, merge_request_iid: iid });

  /**
   * Creates a merge request from a new branch for each name, all at the same time.
   *
   * @returns the iids of the merge requests.
   */
  const make = async (names: readonly string[]): Promise<number[]> =>
    Promise.all(
      names.map(async (name, index) => {
        expect(await untilConnected(() => addFile(developer(index), name, `${name}.md`, 'main'))).toBe(201);
        const body = { source_branch: name, target_branch: 'main', title: `Bring in ${name}` };
        const { mergeRequests } = fixture.as(developer(index));
        return (await untilConnected(async () => mergeRequests.create({ id: 24 }, body))).iid;
      }),
    );

  const named = (prefix: string, length = 32): string[] => Array.from({ length }, (_, index) => `${prefix}-${index}`);

  test('create: the iids are unique and without gaps', async () => {
    const iids = await make(named('numbered'));
    const first = Math.min(...iids);
    expect(first).toBe(19);
    expect(iids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, index) => first + index));
  });

  test('create for the same branches: one succeeds, the others get 422', async () => {
    await addFile('mira', 'same', 'same.md', 'main');
    const body = { source_branch: 'same', target_branch: 'main', title: 'The same' };
    const statuses = await from32(async (_, index) =>
      statusOf(fixture.as(developer(index)).mergeRequests.create({ id: 24 }, body)),
    );
    expect([count(statuses, 201), count(statuses, 422)]).toEqual([1, 31]);
  });

  test('change one merge request: no change is lost', async () => {
    const [iid = 0] = await make(['changed']);
    const labels = named('label', 28);
    const changes = [
      { description: 'All of it' },
      { squash: true },
      { milestone_id: 63 },
      { assignee_ids: [11] },
      ...labels.map((name) => ({ add_labels: name })),
    ];
    const statuses = await from32(async (_, index) =>
      statusOf(fixture.as(developer(index)).mergeRequests.update(at(iid), changes[index] ?? {})),
    );
    expect(count(statuses, 200)).toBe(32);
    const changed = await fixture.as('mira').mergeRequests.get(at(iid));
    expect(changed).toMatchObject({
      description: 'All of it',
      squash: true,
      milestone: { id: 63 },
      assignees: [{ id: 11 }],
    });
    expect(new Set(changed.labels)).toEqual(new Set(labels));
  });

  test('merge one merge request: it is merged once, and the other clients get an error', async () => {
    const [iid = 0] = await make(['merged-once']);
    const before = Number(await git('rev-list', '--count', '--first-parent', 'main'));
    const statuses = await from32(async (_, index) =>
      statusOf(fixture.as(developer(index)).mergeRequests.merge(at(iid))),
    );
    expect([count(statuses, 200), count(statuses, 422)]).toEqual([1, 31]);
    expect(Number(await git('rev-list', '--count', '--first-parent', 'main'))).toBe(before + 1);
    const { merge_commit_sha: merged } = await fixture.as('mira').mergeRequests.get(at(iid));
    expect(await git('rev-parse', 'main')).toBe(merged);
  });

  test('close and merge one merge request: it is either closed or merged', async () => {
    const [iid = 0] = await make(['contested']);
    const { mergeRequests } = fixture.as('mira');
    const statuses = await from32(async (_, index) =>
      index % 2 === 0
        ? statusOf(mergeRequests.merge(at(iid)))
        : statusOf(mergeRequests.update(at(iid), { state_event: 'close' })),
    );
    expect([count(statuses, 200), count(statuses, 422)]).toEqual([1, 31]);
    const { state } = await mergeRequests.get(at(iid));
    expect(state).toBe(statuses.indexOf(200) % 2 === 0 ? 'merged' : 'closed');
  });

  test('merge into a branch while files are added: each acknowledged commit is in its history', async () => {
    const iids = await make(named('alongside', 12));
    const before = Number(await git('rev-list', '--count', '--first-parent', 'main'));
    const statuses = await from32(async (_, index) => {
      const iid = iids[index];
      if (iid === undefined) return addFile(developer(index), 'main', `alongside/${index}`);
      return statusOf(fixture.as(developer(index)).mergeRequests.merge(at(iid)));
    });
    expect([count(statuses, 200), count(statuses, 201)]).toEqual([12, 20]);
    expect(Number(await git('rev-list', '--count', '--first-parent', 'main'))).toBe(before + 32);
    const history = new Set((await git('rev-list', 'main')).split('\n'));
    for (const iid of iids) {
      const request = await fixture.as('mira').mergeRequests.get(at(iid));
      expect(request.state).toBe('merged');
      expect(history).toContain(request.merge_commit_sha);
      expect(history).toContain(request['sha']);
      expect(await git('show', `main:${request.source_branch}.md`)).toBe(`${request.source_branch}.md`);
    }
    const files = (await git('ls-tree', '--name-only', 'main', 'alongside/')).split('\n');
    expect(files).toHaveLength(20);
    await git('fsck', '--strict');
  });
});
