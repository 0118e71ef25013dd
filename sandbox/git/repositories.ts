import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fetchRefs } from './fetch-refs.ts';
import { largeFilesFolder } from './large-files.ts';
import { runGit } from './run-git.ts';

/** The age after which the lock of a git command is considered abandoned, in milliseconds. */
const staleLockAge = 2000;

/**
 * The repositories of all projects. Processes that share a database also share its repositories. Each reset creates a
 * new set of repositories in a separate folder. Such a set is called a generation. The database stores the name of the
 * generation that belongs to its rows.
 */
export class Repositories {
  readonly #root: string;
  #generation: string;

  /**
   * @param root the folder with one subfolder for each generation.
   * @param generation the name of the current generation. Default: a new name.
   */
  constructor(root: string, generation: string = randomUUID()) {
    this.#root = root;
    this.#generation = generation;
  }

  /** The name of the current generation. */
  get generation(): string {
    return this.#generation;
  }

  /** The folder of the current generation. */
  get folder(): string {
    return join(this.#root, this.#generation);
  }

  /** Returns the next generation of the repositories. Its folder does not exist yet. */
  next(): Repositories {
    return new Repositories(this.#root);
  }

  /** Makes another generation the current one. */
  switchTo(generation: string): void {
    this.#generation = generation;
  }

  /**
   * Removes all generations except the current one. The other generations are earlier ones, or were created by
   * interrupted resets. Must not be called during a reset.
   */
  async removeOthers(): Promise<void> {
    const names = (await readdir(this.#root)).filter((name) => name !== this.#generation);
    // Try several times, because the git command of a killed process may still write into one of the folders.
    const options = { recursive: true, force: true, maxRetries: 5 };
    await Promise.all(names.map(async (name) => rm(join(this.#root, name), options)));
  }

  /** Returns the path of the bare repository of a project. */
  of(projectId: number): string {
    return join(this.folder, `${projectId}.git`);
  }

  /** Creates the empty repository of a project. */
  async create(projectId: number, defaultBranch: string): Promise<string> {
    const repository = this.of(projectId);
    await initialize(repository, defaultBranch);
    return repository;
  }

  /**
   * Copies the repository of one project to another project. The copy contains the tags, all or some of the branches,
   * and the large files. The copy is complete or absent, even if the original changes at the same time.
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

  /**
   * Removes the locks of git commands that were killed. Must not be called while another sandbox uses the repositories.
   * Git commands of a killed sandbox can still be running. The method therefore waits, and removes only those locks
   * that existed before and after the wait.
   */
  async removeLocks(): Promise<void> {
    const before = new Set(await this.#findLocks());
    if (before.size === 0) return;
    await wait(staleLockAge);
    const left = (await this.#findLocks()).filter((name) => before.has(name));
    await Promise.all(left.map(async (name) => rm(join(this.folder, name), { force: true })));
  }

  async #findLocks(attempts = 5): Promise<string[]> {
    try {
      const names = await readdir(this.folder, { recursive: true });
      // Locks in the folder of objects do not block git commands.
      return names.filter((name) => name.endsWith('.lock') && !name.includes(`${sep}objects${sep}`));
    } catch (error) {
      // A running git command has removed a temporary folder during the search.
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isGone || attempts === 1) throw error;
      return this.#findLocks(attempts - 1);
    }
  }

  async remove(projectId: number): Promise<void> {
    await rm(this.of(projectId), { recursive: true, force: true });
  }
}

async function initialize(repository: string, defaultBranch: string): Promise<void> {
  await mkdir(repository, { recursive: true });
  // With an empty `--template=`, git does not copy its sample hooks into the repository.
  await runGit(repository, ['init', '--bare', '--quiet', '--template=', `--initial-branch=${defaultBranch}`]);
}

async function copyLargeFiles(from: string, to: string): Promise<void> {
  try {
    await cp(largeFilesFolder(from), largeFilesFolder(to), { recursive: true });
  } catch (error) {
    // A repository without large files does not have this folder.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
