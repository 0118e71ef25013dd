// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  BlameRange,
  CreateRepositoryFilePath,
  CreateRepositoryFileResponses,
  DeleteRepositoryFilePath,
  DeleteRepositoryFileResponses,
  GetRawRepositoryFileMetadataPath,
  GetRawRepositoryFileMetadataResponses,
  GetRawRepositoryFilePath,
  GetRawRepositoryFileResponses,
  GetRepositoryFileBlameMetadataPath,
  GetRepositoryFileBlameMetadataQuery,
  GetRepositoryFileBlameMetadataResponses,
  GetRepositoryFileBlamePath,
  GetRepositoryFileBlameResponses,
  GetRepositoryFileMetadataPath,
  GetRepositoryFileMetadataQuery,
  GetRepositoryFileMetadataResponses,
  GetRepositoryFilePath,
  GetRepositoryFileQuery,
  GetRepositoryFileResponses,
  RepositoryFile,
  RepositoryFileCommit,
  RepositoryFileCreate,
  RepositoryFileDelete,
  RepositoryFileDeletion,
  RepositoryFileUpdate,
  UpdateRepositoryFilePath,
  UpdateRepositoryFileResponses,
} from '../types/repository-files.ts';
import type { ErrorBody } from '../types/shared.ts';
import type {
  GetRawRepositoryFileMetadataQueryWithDefaults,
  GetRawRepositoryFileQueryWithDefaults,
  GetRepositoryFileBlameQueryWithDefaults,
} from '../validators/requests/repository-files.ts';
import type { Anonymous, OperationContext } from './runtime/auth.ts';
import type { DescribedHeaders } from './runtime/interfaces.ts';
import type { RawBody } from './runtime/raw-bodies.ts';
import type { PrivateTokenAuth } from './security.ts';

/** Read, blame, create, update and delete single files of a repository. */
export interface RepositoryFilesHandlers {
  /**
   * Read a file with its content.
   *
   * Returns one file at a branch, tag or commit: its metadata, and its content in Base64. Reads of blobs
   * above 10 MB are limited to 5 per minute. A publicly accessible repository needs no token; otherwise
   * the scope `api`, `read_api` or `read_repository` is needed.
   *
   * `GET /projects/{id}/repository/files/{file_path}`
   */
  readonly get: GetRepositoryFile;
  /**
   * Read the metadata of a file.
   *
   * Returns the metadata of a file at a branch, tag or commit, in headers and without the content. A
   * publicly accessible repository needs no token; otherwise the scope `api`, `read_api` or
   * `read_repository` is needed. It is not documented whether the limit on large blobs counts these
   * requests too.
   *
   * `HEAD /projects/{id}/repository/files/{file_path}`
   */
  readonly getMetadata: GetRepositoryFileMetadata;
  /**
   * Create a file with a commit.
   *
   * Commits one new file to a branch. If `start_branch` is sent, the branch is created first. The token
   * needs the scope `api`. To commit several files at once, use the commits API. A commit that fails
   * gets 400, with a message that does not name the cause: for example, the path contains `/../`, the
   * commit would be empty because the content is the same, or the branch received a push in the
   * meantime.
   *
   * `POST /projects/{id}/repository/files/{file_path}`
   */
  readonly create: CreateRepositoryFile;
  /**
   * Change a file with a commit.
   *
   * Commits new content of one file to a branch. If `start_branch` is sent, the branch is created first.
   * The token needs the scope `api`. To commit several files at once, use the commits API. A commit that
   * fails gets 400, with a message that does not name the cause: for example, the path contains `/../`,
   * the commit would be empty because the content is the same, or the branch received a push in the
   * meantime.
   *
   * `PUT /projects/{id}/repository/files/{file_path}`
   */
  readonly update: UpdateRepositoryFile;
  /**
   * Delete a file with a commit.
   *
   * Commits the deletion of one file to a branch. If `start_branch` is sent, the branch is created
   * first. The request has a body. The token needs the scope `api`. To commit several files at once, use
   * the commits API. A commit that fails gets 400, with a message that does not name the cause: for
   * example, the path contains `/../`, or the branch received a push in the meantime. The response to a
   * successful deletion is not documented.
   *
   * `DELETE /projects/{id}/repository/files/{file_path}`
   */
  readonly delete: DeleteRepositoryFile;
  /**
   * Read the blame of a file.
   *
   * Returns the file as ranges of lines, each with the commit that last changed it. `range` selects a
   * part of the file. A publicly accessible repository needs no token; otherwise the scope `api`,
   * `read_api` or `read_repository` is needed.
   *
   * `GET /projects/{id}/repository/files/{file_path}/blame`
   */
  readonly getBlame: GetRepositoryFileBlame;
  /**
   * Read the metadata of a blamed file.
   *
   * Has the same parameters as reading the blame. Returns the metadata of the file in headers, without a
   * body. A publicly accessible repository needs no token; otherwise the scope `api`, `read_api` or
   * `read_repository` is needed.
   *
   * `HEAD /projects/{id}/repository/files/{file_path}/blame`
   */
  readonly getBlameMetadata: GetRepositoryFileBlameMetadata;
  /**
   * Read the raw content of a file.
   *
   * Returns only the content of the file, byte for byte, also if it is binary. Decode it as text only if
   * you know that it is text. Reads of blobs above 10 MB are limited to 5 per minute. A publicly
   * accessible repository needs no token; otherwise the scope `api`, `read_api` or `read_repository` is
   * needed.
   *
   * `GET /projects/{id}/repository/files/{file_path}/raw`
   */
  readonly getRaw: GetRawRepositoryFile;
  /**
   * Read the metadata of a raw file.
   *
   * Has the same parameters as reading the raw content. Returns the metadata of the file in headers,
   * without a body. A publicly accessible repository needs no token; otherwise the scope `api`,
   * `read_api` or `read_repository` is needed. It is not documented whether the limit on large blobs
   * counts these requests too.
   *
   * `HEAD /projects/{id}/repository/files/{file_path}/raw`
   */
  readonly getRawMetadata: GetRawRepositoryFileMetadata;
}

/** The type of {@link RepositoryFilesHandlers}.get. */
export type GetRepositoryFile = (
  input: GetRepositoryFileInput,
  context: OperationContext<PrivateTokenAuth | Anonymous>,
) => GetRepositoryFileResult | Promise<GetRepositoryFileResult>;

/** The input of {@link GetRepositoryFile}. */
export interface GetRepositoryFileInput {
  readonly path: GetRepositoryFilePath;
  readonly query: GetRepositoryFileQuery;
}

/** The result of {@link GetRepositoryFile}. */
export type GetRepositoryFileResult =
  | { readonly status: 200; readonly body: RepositoryFile }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<GetRepositoryFileResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody }
  | { readonly status: 429; readonly body: ErrorBody };

/** The type of {@link RepositoryFilesHandlers}.getMetadata. */
export type GetRepositoryFileMetadata = (
  input: GetRepositoryFileMetadataInput,
  context: OperationContext<PrivateTokenAuth | Anonymous>,
) => GetRepositoryFileMetadataResult | Promise<GetRepositoryFileMetadataResult>;

/** The input of {@link GetRepositoryFileMetadata}. */
export interface GetRepositoryFileMetadataInput {
  readonly path: GetRepositoryFileMetadataPath;
  readonly query: GetRepositoryFileMetadataQuery;
}

/** The result of {@link GetRepositoryFileMetadata}. */
export type GetRepositoryFileMetadataResult =
  | {
      readonly status: 200;
      readonly headers: DescribedHeaders<GetRepositoryFileMetadataResponses[200]['headers']>;
      readonly body?: never;
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<GetRepositoryFileMetadataResponses[301]['headers']>;
      readonly body?: never;
    }
  | { readonly status: 401; readonly body?: never }
  | { readonly status: 404; readonly body?: never }
  | { readonly status: 414; readonly body?: never }
  | { readonly status: 422; readonly body?: never }
  | { readonly status: 429; readonly body?: never };

/** The type of {@link RepositoryFilesHandlers}.create. */
export type CreateRepositoryFile = (
  input: CreateRepositoryFileInput,
  context: OperationContext<PrivateTokenAuth>,
) => CreateRepositoryFileResult | Promise<CreateRepositoryFileResult>;

/** The input of {@link CreateRepositoryFile}. */
export interface CreateRepositoryFileInput {
  readonly path: CreateRepositoryFilePath;
  /** The content of the file and the commit that creates it. */
  readonly body: RepositoryFileCreate;
}

/** The result of {@link CreateRepositoryFile}. */
export type CreateRepositoryFileResult =
  | { readonly status: 201; readonly body: RepositoryFileCommit }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<CreateRepositoryFileResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 400; readonly body: ErrorBody }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link RepositoryFilesHandlers}.update. */
export type UpdateRepositoryFile = (
  input: UpdateRepositoryFileInput,
  context: OperationContext<PrivateTokenAuth>,
) => UpdateRepositoryFileResult | Promise<UpdateRepositoryFileResult>;

/** The input of {@link UpdateRepositoryFile}. */
export interface UpdateRepositoryFileInput {
  readonly path: UpdateRepositoryFilePath;
  /** The new content of the file and the commit that changes it. */
  readonly body: RepositoryFileUpdate;
}

/** The result of {@link UpdateRepositoryFile}. */
export type UpdateRepositoryFileResult =
  | { readonly status: 200; readonly body: RepositoryFileCommit }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<UpdateRepositoryFileResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 400; readonly body: ErrorBody }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link RepositoryFilesHandlers}.delete. */
export type DeleteRepositoryFile = (
  input: DeleteRepositoryFileInput,
  context: OperationContext<PrivateTokenAuth>,
) => DeleteRepositoryFileResult | Promise<DeleteRepositoryFileResult>;

/** The input of {@link DeleteRepositoryFile}. */
export interface DeleteRepositoryFileInput {
  readonly path: DeleteRepositoryFilePath;
  /** The commit that deletes the file. */
  readonly body: RepositoryFileDelete;
}

/** The result of {@link DeleteRepositoryFile}. */
export type DeleteRepositoryFileResult =
  | { readonly status: 200; readonly body: RepositoryFileDeletion }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<DeleteRepositoryFileResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 400; readonly body: ErrorBody }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link RepositoryFilesHandlers}.getBlame. */
export type GetRepositoryFileBlame = (
  input: GetRepositoryFileBlameInput,
  context: OperationContext<PrivateTokenAuth | Anonymous>,
) => GetRepositoryFileBlameResult | Promise<GetRepositoryFileBlameResult>;

/** The input of {@link GetRepositoryFileBlame}. */
export interface GetRepositoryFileBlameInput {
  readonly path: GetRepositoryFileBlamePath;
  readonly query: GetRepositoryFileBlameQueryWithDefaults;
}

/** The result of {@link GetRepositoryFileBlame}. */
export type GetRepositoryFileBlameResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<GetRepositoryFileBlameResponses[200]['headers']>;
      readonly body: BlameRange[];
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<GetRepositoryFileBlameResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link RepositoryFilesHandlers}.getBlameMetadata. */
export type GetRepositoryFileBlameMetadata = (
  input: GetRepositoryFileBlameMetadataInput,
  context: OperationContext<PrivateTokenAuth | Anonymous>,
) => GetRepositoryFileBlameMetadataResult | Promise<GetRepositoryFileBlameMetadataResult>;

/** The input of {@link GetRepositoryFileBlameMetadata}. */
export interface GetRepositoryFileBlameMetadataInput {
  readonly path: GetRepositoryFileBlameMetadataPath;
  readonly query: GetRepositoryFileBlameMetadataQuery;
}

/** The result of {@link GetRepositoryFileBlameMetadata}. */
export type GetRepositoryFileBlameMetadataResult =
  | {
      readonly status: 200;
      readonly headers: DescribedHeaders<GetRepositoryFileBlameMetadataResponses[200]['headers']>;
      readonly body?: never;
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<GetRepositoryFileBlameMetadataResponses[301]['headers']>;
      readonly body?: never;
    }
  | { readonly status: 401; readonly body?: never }
  | { readonly status: 404; readonly body?: never }
  | { readonly status: 414; readonly body?: never }
  | { readonly status: 422; readonly body?: never };

/** The type of {@link RepositoryFilesHandlers}.getRaw. */
export type GetRawRepositoryFile = (
  input: GetRawRepositoryFileInput,
  context: OperationContext<PrivateTokenAuth | Anonymous>,
) => GetRawRepositoryFileResult | Promise<GetRawRepositoryFileResult>;

/** The input of {@link GetRawRepositoryFile}. */
export interface GetRawRepositoryFileInput {
  readonly path: GetRawRepositoryFilePath;
  readonly query: GetRawRepositoryFileQueryWithDefaults;
}

/** The result of {@link GetRawRepositoryFile}. */
export type GetRawRepositoryFileResult =
  | { readonly status: 200; readonly body: RawBody }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<GetRawRepositoryFileResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody }
  | { readonly status: 429; readonly body: ErrorBody };

/** The type of {@link RepositoryFilesHandlers}.getRawMetadata. */
export type GetRawRepositoryFileMetadata = (
  input: GetRawRepositoryFileMetadataInput,
  context: OperationContext<PrivateTokenAuth | Anonymous>,
) => GetRawRepositoryFileMetadataResult | Promise<GetRawRepositoryFileMetadataResult>;

/** The input of {@link GetRawRepositoryFileMetadata}. */
export interface GetRawRepositoryFileMetadataInput {
  readonly path: GetRawRepositoryFileMetadataPath;
  readonly query: GetRawRepositoryFileMetadataQueryWithDefaults;
}

/** The result of {@link GetRawRepositoryFileMetadata}. */
export type GetRawRepositoryFileMetadataResult =
  | {
      readonly status: 200;
      readonly headers: DescribedHeaders<GetRawRepositoryFileMetadataResponses[200]['headers']>;
      readonly body?: never;
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<GetRawRepositoryFileMetadataResponses[301]['headers']>;
      readonly body?: never;
    }
  | { readonly status: 401; readonly body?: never }
  | { readonly status: 404; readonly body?: never }
  | { readonly status: 414; readonly body?: never }
  | { readonly status: 422; readonly body?: never }
  | { readonly status: 429; readonly body?: never };
