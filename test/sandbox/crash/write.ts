import { untilGone, type KillableSandbox } from './killable-sandbox.ts';

/** What a sandbox has said that it has done. */
export class Acknowledged {
  /** The priorities of labels, by their names. */
  readonly labels = new Map<string, number>();
  /** Paths of files on the branch `main`. */
  readonly files = new Set<string>();
  /** The merge commits of merge requests by their numbers; undefined for those that have not been merged. */
  readonly mergeRequests = new Map<number, string | undefined>();
  /** The numbers of projects. */
  readonly forks = new Set<number>();
  #next = Promise.withResolvers<void>();

  /** How many files, merge requests and forks there are. Labels, of which there are many more, would say little. */
  get inRepositories(): number {
    return this.files.size + this.mergeRequests.size + this.forks.size;
  }

  /** Tells whoever waits that something has been added. */
  tell(): void {
    this.#next.resolve();
    this.#next = Promise.withResolvers();
  }

  /** Resolves once there are so many files, merge requests and forks. */
  async reach(count: number): Promise<void> {
    while (this.inRepositories < count) await this.#next.promise;
  }
}

const compass = { id: 24 };

/** Writes labels, files, merge requests and forks, all at once, until the sandbox is gone. */
export async function writeUntilGone({ client }: KillableSandbox, round: number, done: Acknowledged): Promise<void> {
  const { mergeRequests, projectForks, projectLabels, repositoryFiles } = client;
  const addFile = async (path: string, branch: string, start?: string): Promise<void> => {
    const commit = { branch, content: path, commit_message: `Add ${path}` };
    await repositoryFiles.create(
      { ...compass, file_path: path },
      start === undefined ? commit : { ...commit, start_branch: start },
    );
  };

  // Each of these takes two statements: a label without a priority was made by half.
  const writeLabels = untilGone(async (priority) => {
    const name = `crash-${round}-${priority}`;
    await projectLabels.create(compass, { name, color: 'red', priority });
    done.labels.set(name, priority);
  });

  const writeFiles = untilGone(async (number) => {
    const path = `crash/${round}-${number}`;
    await addFile(path, 'main');
    done.files.add(path);
    done.tell();
  });

  const writeMergeRequests = [1, 2].map(async (writer) =>
    untilGone(async (number) => {
      const branch = `crash-${round}-${writer}-${number}`;
      await addFile(`${branch}.md`, branch, 'main');
      const body = { source_branch: branch, target_branch: 'main', title: `Bring in ${branch}` };
      const { iid } = await mergeRequests.create(compass, body);
      done.mergeRequests.set(iid, undefined);
      done.tell();
      const merged = await mergeRequests.merge({ ...compass, merge_request_iid: iid });
      done.mergeRequests.set(iid, String(merged.merge_commit_sha));
    }),
  );

  const writeForks = untilGone(async (number) => {
    const { id = 0 } = await projectForks.create(compass, { path: `crash-${round}-${number}` });
    done.forks.add(id);
    done.tell();
    // A fork is a copy of everything; a few of them are enough.
    await new Promise((resolve) => setTimeout(resolve, 200));
  });

  await Promise.all([writeLabels, writeFiles, ...writeMergeRequests, writeForks]);
}
