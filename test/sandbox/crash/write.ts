import { ApiError, ConnectionError } from '../../../generated/client/index.ts';
import type { Acknowledged } from './acknowledged.ts';
import { isUnavailable, untilGone, type KillableSandbox } from './killable-sandbox.ts';

const compass = { id: 24 };

/**
 * Writes labels, files, merge requests and forks at the same time, until the sandbox has ended.
 *
 * @param stop as in {@link untilGone}.
 */
export async function writeUntilGone(
  { client }: KillableSandbox,
  round: number,
  done: Acknowledged,
  stop?: AbortSignal,
): Promise<void> {
  const { mergeRequests, projectForks, projectLabels, repositoryFiles } = client;

  /**
   * Performs a write, and records it if no reset has happened in the meantime. After a reset, it is unknown if the
   * write still exists.
   *
   * @returns undefined if a reset has removed the data that the write needs.
   */
  const write = async <Result>(
    call: () => Promise<Result>,
    record: (result: Result) => void,
  ): Promise<Result | undefined> => {
    const isCertain = done.begin();
    try {
      const result = await call();
      if (isCertain()) record(result);
      return result;
    } catch (error) {
      if (error instanceof ConnectionError || isCertain() || !isRefused(error)) throw error;
      return undefined;
    }
  };

  const addFile = async (path: string, branch: string, start?: string) => {
    const commit = { branch, content: path, commit_message: `Add ${path}` };
    return repositoryFiles.create(
      { ...compass, file_path: path },
      start === undefined ? commit : { ...commit, start_branch: start },
    );
  };

  // Creating or changing a label with a priority needs two statements. A label without a priority would be an
  // incomplete write.
  const writeLabels = untilGone(async (priority) => {
    const name = `crash-${round}-${priority}`;
    const create = async () => projectLabels.create(compass, { name, color: 'red', priority });
    await write(create, () => done.writes.labels.set(name, priority));
  }, stop);

  const writeFiles = untilGone(async (number) => {
    const path = `crash/${round}-${number}`;
    try {
      await write(
        async () => addFile(path, 'main'),
        () => {
          done.writes.files.add(path);
          done.count();
        },
      );
    } catch (error) {
      if (isUnavailable(error)) done.refused.add(path);
      throw error;
    }
  }, stop);

  const writeMergeRequests = [1, 2].map(async (writer) =>
    untilGone(async (number) => {
      const branch = `crash-${round}-${writer}-${number}`;
      await write(
        async () => addFile(`${branch}.md`, branch, 'main'),
        () => {},
      );
      const body = { source_branch: branch, target_branch: 'main', title: `Bring in ${branch}` };
      const isSame = done.begin();
      const created = await write(
        async () => mergeRequests.create(compass, body),
        ({ iid }) => {
          done.writes.mergeRequests.set(iid, undefined);
          done.count();
        },
      );
      // After a reset, another merge request can have the same iid.
      if (created === undefined || !isSame()) return;
      await write(
        async () => mergeRequests.merge({ ...compass, merge_request_iid: created.iid }),
        (merged) => done.writes.mergeRequests.set(created.iid, String(merged.merge_commit_sha)),
      );
    }, stop),
  );

  const writeForks = untilGone(async (number) => {
    await write(
      async () => projectForks.create(compass, { path: `crash-${round}-${number}` }),
      ({ id = 0 }) => {
        done.writes.forks.add(id);
        done.count();
      },
    );
    // A few forks are enough, because each fork copies a whole repository.
    await new Promise((resolve) => setTimeout(resolve, 200));
  }, stop);

  await Promise.all([writeLabels, writeFiles, ...writeMergeRequests, writeForks]);
}

/**
 * Returns true if the sandbox has rejected a request. After a reset, the sandbox may reject a request because a branch
 * or a merge request no longer exists.
 */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status < 500;
