import { createHash } from 'node:crypto';
import type { RepositoryFilesHandlers } from '@forgespec/sdk/server';
import type { RepositoryFile } from '@forgespec/sdk/types';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { User } from '../../access/authenticate.ts';
import { findProjectAs, type VisibleProject } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import type { FileChange } from '../../git/fast-import.ts';
import { largeFileIdIn, readLargeFile } from '../../git/large-files.ts';
import { readGitBlob, type TreeFile } from '../../git/read-tree.ts';
import { outsideTransaction, reading, type AreaServices } from '../../requests/handle.ts';
import { pageOf } from '../../requests/page.ts';
import { blameRanges } from './blame-ranges.ts';
import { commitChange } from './commit-change.ts';
import { fileView, findFile, readContent, type FoundFile } from './find-file.ts';

/**
 * The handlers for files of a repository. Git writes the files, so a change of a file is not part of a database
 * transaction.
 */
export const repositoryFiles = (services: AreaServices): RepositoryFilesHandlers => {
  const { queries, repositories } = services;
  return {
    get: reading(queries, async ({ path, query }, { queries, caller }) => {
      const file = await findFile(queries, repositories, caller, path, query.ref);
      return { status: 200, body: await fileView(file, await readContent(queries, caller, file)) };
    }),

    getMetadata: reading(queries, async ({ path, query }, { queries, caller }) => {
      const file = await findFile(queries, repositories, caller, path, query.ref);
      return { status: 200, headers: await headersOf(file) };
    }),

    getBlame: reading(queries, async ({ path, query }, { queries, caller, url }) => {
      const file = await findFile(queries, repositories, caller, path, query.ref);
      const ranges = await blameRanges(file, query.range);
      return pageOf(url, query, ranges.length, async ({ limit, offset }) => ranges.slice(offset, offset + limit));
    }),

    getBlameMetadata: reading(queries, async ({ path, query }, { queries, caller }) => {
      const file = await findFile(queries, repositories, caller, path, query.ref);
      return { status: 200, headers: await headersOf(file) };
    }),

    getRaw: reading(queries, async ({ path, query }, { queries, caller }) => {
      const file = await findFile(queries, repositories, caller, path, query.ref ?? 'HEAD');
      const content = await readContent(queries, caller, file);
      return { status: 200, body: query.lfs === true ? await readLargeContent(file.repository, content) : content };
    }),

    getRawMetadata: reading(queries, async ({ path, query }, { queries, caller }) => {
      const file = await findFile(queries, repositories, caller, path, query.ref ?? 'HEAD');
      return { status: 200, headers: await headersOf(file) };
    }),

    create: outsideTransaction(queries, async ({ path, body }, { queries, sandbox, caller }) => {
      const project = await findWritable(queries, caller, path.id);
      const content = decode(body.content, body.encoding);
      await commitChange(sandbox, project, caller, path.file_path, body, (current) =>
        createdFile(current, path.file_path, content, body),
      );
      return { status: 201, body: { branch: body.branch, file_path: path.file_path } };
    }),

    update: outsideTransaction(queries, async ({ path, body }, { queries, sandbox, caller }) => {
      const project = await findWritable(queries, caller, path.id);
      const content = decode(body.content, body.encoding);
      await commitChange(sandbox, project, caller, path.file_path, body, (current) =>
        updatedFile(current, path.file_path, content, body),
      );
      return { status: 200, body: { branch: body.branch, file_path: path.file_path } };
    }),

    delete: outsideTransaction(queries, async ({ path, body }, { queries, sandbox, caller }) => {
      const project = await findWritable(queries, caller, path.id);
      await commitChange(sandbox, project, caller, path.file_path, body, (current: TreeFile | undefined) =>
        current === undefined ? undefined : { path: path.file_path, deleted: true },
      );
      return { status: 200, body: { branch: body.branch, file_path: path.file_path } };
    }),
  };
};

/** The request properties that describe a file. */
interface FileRequest {
  readonly execute_filemode?: boolean;
}

/** Returns the change that creates a file. Returns undefined if the file exists, or if its content is not valid. */
const createdFile = (
  current: TreeFile | undefined,
  path: string,
  content: Buffer | undefined,
  { execute_filemode: executable = false }: FileRequest,
): FileChange | undefined =>
  current === undefined && content !== undefined ? { path, content, executable } : undefined;

/** Returns the change of a file. Returns undefined if the file does not exist, its content is not valid, or nothing changes. */
function updatedFile(
  current: TreeFile | undefined,
  path: string,
  content: Buffer | undefined,
  { execute_filemode }: FileRequest,
): FileChange | undefined {
  if (current === undefined || content === undefined) return undefined;
  const executable = execute_filemode ?? current.executable;
  const isSame = current.executable === executable && blobOf(content) === current.blob;
  return isSame ? undefined : { path, content, executable };
}

const headersOf = async (file: FoundFile) =>
  metadataHeaders(await fileView(file, await readGitBlob(file.repository, file.blob)));

/** Returns the metadata of a file as headers. */
const metadataHeaders = (file: RepositoryFile) => ({
  'X-Service-Blob-Id': file.blob_id,
  'X-Service-Commit-Id': file.commit_id,
  'X-Service-Content-Sha256': file.content_sha256,
  'X-Service-Encoding': file.encoding,
  'X-Service-File-Name': headerText(file.file_name),
  'X-Service-File-Path': headerText(file.file_path),
  'X-Service-Last-Commit-Id': file.last_commit_id,
  'X-Service-Ref': headerText(file.ref),
  'X-Service-Size': file.size,
  'X-Service-Execute-Filemode': file.execute_filemode === true,
});

/** Returns a text as a header value. Percent-encodes the characters that are not allowed in headers. */
const headerText = (text: string): string => text.replaceAll(/[^ -~]+/gu, encodeURIComponent);

/**
 * Returns the content of a large file if `content` is a Git LFS pointer to it. Otherwise returns `content` unchanged.
 *
 * @throws {Refusal} 404 if the project does not have the large file.
 */
async function readLargeContent(repository: string, content: Buffer): Promise<Buffer> {
  const id = largeFileIdIn(content);
  if (id === undefined) return content;
  const large = await readLargeFile(repository, id);
  if (large === undefined) throw new Refusal(404, 'The repository does not contain the file of this Git LFS pointer');
  return large;
}

async function findWritable(queries: Queries, caller: User, id: number | string): Promise<VisibleProject> {
  const project = await findProjectAs('Developer', queries, caller, id);
  if (project.archived) throw new Refusal(403, 'An archived project is read-only');
  return project;
}

/**
 * Returns the bytes of the file content in a request. Returns undefined if the encoding is `base64` and the content is
 * not valid base64.
 */
function decode(content: string, encoding: 'base64' | 'text' = 'text'): Buffer | undefined {
  if (encoding === 'text') return Buffer.from(content);
  const digits = content.replaceAll(/\s/gu, '');
  // The checks do not use one regular expression for the whole text, because it would need a repeated group. For a text
  // of 10 MB, such a group would overflow the stack.
  const padding = /={0,2}$/u.exec(digits)?.[0].length ?? 0;
  const isBase64 = digits.length % 4 === 0 && !/[^A-Za-z0-9+/]/u.test(digits.slice(0, digits.length - padding));
  return isBase64 ? Buffer.from(digits, 'base64') : undefined;
}

/** Returns the hash of the Git blob that has the given content. */
const blobOf = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
