import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fetchRefs } from './fetch-refs.ts';
import { largeFilesFolder } from './large-files.ts';
import { runGit } from './run-git.ts';

/** The folder that has the repositories of all projects. Processes that share a database share it as well. */
export class Repositories {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The repository of a project: a bare one. */
  of(projectId: number): string {
    return join(this.folder, `${projectId}.git`);
  }

  /** Makes the repository of a project, without a commit. */
  async create(projectId: number, defaultBranch: string): Promise<string> {
    const repository = this.of(projectId);
    await initialize(repository, defaultBranch);
    return repository;
  }

  /**
   * Copies the repository of a project to another one: its tags, all of its branches or some, and its large files. The copy appears as
   * a whole or not at all, also if the original changes meanwhile.
   */
  async copy(
    fromProjectId: number,
    toProjectId: number,
    defaultBranch: string,
    branches: readonly string[] = ['*'],
  ): Promise<void> {
    const repository = this.of(toProjectId);
    const unfinished = `${repository}.copying`;
    await rm(unfinished, { recursive: true, force: true });
    await initialize(unfinished, defaultBranch);
    const refs = [...branches.map((branch) => `refs/heads/${branch}`), 'refs/tags/*'];
    await fetchRefs(
      this.of(fromProjectId),
      unfinished,
      refs.map((ref) => `+${ref}:${ref}`),
    );
    await copyLargeFiles(this.of(fromProjectId), unfinished);
    await rm(repository, { recursive: true, force: true });
    await rename(unfinished, repository);
  }

  /** Removes the locks that git leaves behind when it is killed. Nobody else may be at work on the repositories. */
  async removeLocks(): Promise<void> {
    const names = await readdir(this.folder, { recursive: true });
    // Among the objects there are none that would keep anybody from anything.
    const locks = names.filter((name) => name.endsWith('.lock') && !name.includes(`${sep}objects${sep}`));
    await Promise.all(locks.map(async (name) => rm(join(this.folder, name))));
  }

  async remove(projectId: number): Promise<void> {
    await rm(this.of(projectId), { recursive: true, force: true });
  }
}

async function initialize(repository: string, defaultBranch: string): Promise<void> {
  await mkdir(repository, { recursive: true });
  // The samples of hooks that git puts into new repositories are of no use here.
  await runGit(repository, ['init', '--bare', '--quiet', '--template=', `--initial-branch=${defaultBranch}`]);
}

async function copyLargeFiles(from: string, to: string): Promise<void> {
  try {
    await cp(largeFilesFolder(from), largeFilesFolder(to), { recursive: true });
  } catch (error) {
    // A repository without large files has no such folder.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
