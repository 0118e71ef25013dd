import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
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

  /** The folder that has the content of large files, by their hashes. */
  get largeFiles(): string {
    return join(this.folder, 'large-files');
  }

  /** Makes the repository of a project, without a commit. */
  async create(projectId: number, defaultBranch: string): Promise<string> {
    const repository = this.of(projectId);
    await mkdir(repository, { recursive: true });
    // The samples of hooks that git puts into new repositories are of no use here.
    await runGit(repository, ['init', '--bare', '--quiet', '--template=', `--initial-branch=${defaultBranch}`]);
    return repository;
  }

  /** Makes the repository of a project out of that of another one. It is there as a whole or not at all. */
  async copy(fromProjectId: number, toProjectId: number): Promise<string> {
    const repository = this.of(toProjectId);
    const unfinished = `${repository}.copying`;
    await rm(unfinished, { recursive: true, force: true });
    await cp(this.of(fromProjectId), unfinished, { recursive: true });
    await rm(repository, { recursive: true, force: true });
    await rename(unfinished, repository);
    return repository;
  }

  async remove(projectId: number): Promise<void> {
    await rm(this.of(projectId), { recursive: true, force: true });
  }
}
