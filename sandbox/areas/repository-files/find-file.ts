import { createHash } from 'node:crypto';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { RepositoryFile } from '@forgespec/sdk/types';
import type { User } from '../../access/authenticate.ts';
import { findProject } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { lastCommitOf, readGitBlob, readEntry, type TreeFile } from '../../git/read-tree.ts';
import { resolveRef } from '../../git/refs.ts';
import type { Repositories } from '../../git/repositories.ts';
import { countUse } from '../../requests/rate-limit.ts';

/** A file in a certain commit of a repository. */
export interface FoundFile extends TreeFile {
  readonly projectId: number;
  readonly repository: string;
  /** The branch, tag or commit that the request names. */
  readonly ref: string;
  readonly commit: string;
}

interface FilePath {
  readonly id: number | string;
  readonly file_path: string;
}

/**
 * Finds the file that a request names.
 *
 * @throws {Refusal} 404 if the project, the ref or the file does not exist.
 */
export async function findFile(
  queries: Queries,
  repositories: Repositories,
  caller: User | undefined,
  { id, file_path: path }: FilePath,
  ref: string,
): Promise<FoundFile> {
  const project = await findProject(queries, caller, id);
  const repository = repositories.of(project.id);
  const resolved = await resolveRef(repository, ref);
  if (resolved === undefined) throw new Refusal(404, 'There is no such branch, tag or commit');
  const entry = await readEntry(repository, resolved.sha, path);
  if (entry === undefined || entry === 'folder') throw new Refusal(404, 'There is no such file');
  return { ...entry, projectId: project.id, repository, ref, commit: resolved.sha };
}

const largeSize = 10 * 1024 * 1024;
const largeReads = { times: 5, seconds: 60 };

/**
 * Returns the content of a file.
 *
 * @throws {Refusal} 429 if the caller has read too many large files of the project in a short time.
 */
export async function readContent(queries: Queries, caller: User | undefined, file: FoundFile): Promise<Buffer> {
  if (file.size > largeSize) {
    await countUse(queries, `large files of ${file.projectId} by ${caller?.id ?? 'anybody'}`, largeReads);
  }
  return readGitBlob(file.repository, file.blob);
}

/** Returns the response body for a file. */
export async function fileView(file: FoundFile, content: Buffer): Promise<RepositoryFile> {
  return {
    file_name: file.path.slice(file.path.lastIndexOf('/') + 1),
    file_path: file.path,
    size: content.length,
    encoding: 'base64',
    content_sha256: createHash('sha256').update(content).digest('hex'),
    ref: file.ref,
    blob_id: file.blob,
    commit_id: file.commit,
    last_commit_id: await lastCommitOf(file.repository, file.commit, file.path),
    execute_filemode: file.executable,
    content: content.toString('base64'),
  };
}
