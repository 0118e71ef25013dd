// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  BadRequestResponse,
  HeadMovedResponse,
  HeadNotFoundResponse,
  HeadTooManyRequestsResponse,
  HeadUnauthorizedResponse,
  HeadUnprocessableContentResponse,
  HeadUriTooLongResponse,
  MovedResponse,
  NotFoundResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UriTooLongResponse,
} from './shared.ts';

/** The commit that last changed a range of lines. */
export interface BlameCommit {
  /** SHA of the commit. */
  id: string;
  /** E-mail address of the author. */
  author_email: string;
  /** Name of the author. */
  author_name: string;
  /** When the author wrote the change, in ISO 8601. */
  authored_date: string;
  /** When the change was committed, in ISO 8601. */
  committed_date: string;
  /** E-mail address of the committer. */
  committer_email: string;
  /** Name of the committer. */
  committer_name: string;
  /** Message of the commit. */
  message: string;
  /** The parents of the commit. */
  parent_ids: string[];
}

/** Consecutive lines of a file that were last changed by the same commit. */
export interface BlameRange {
  commit: BlameCommit;
  /** The lines, in the order of the file. */
  lines: string[];
}

/** One file of a repository at a branch, tag or commit, with its content. */
export interface RepositoryFile {
  /** SHA of the blob that contains the content. */
  blob_id: string;
  /** SHA of the commit that the file was read from. */
  commit_id: string;
  /** The content of the file, in Base64. */
  content: string;
  /** SHA-256 of the content. */
  content_sha256: string;
  /** Encoding of `content`; always Base64 on reads. */
  encoding: 'base64';
  /** True if the execute flag of the file is set. */
  execute_filemode: boolean | null;
  /** Name of the file without its folders. */
  file_name: string;
  /** Full path of the file in the repository. */
  file_path: string;
  /** SHA of the last commit that changed the file. */
  last_commit_id: string;
  /** The branch, tag or commit that the file was read from. */
  ref: string;
  /** Size of the content in bytes. */
  size: number;
}

/** Branch and path of the committed file. */
export interface RepositoryFileCommit {
  /** Branch that received the commit. */
  branch: string;
  /** Full path of the file in the repository. */
  file_path: string;
}

/** A file to create, and the commit that creates it. */
export interface RepositoryFileCreate {
  /** E-mail address of the commit's author. */
  author_email?: string;
  /** Name of the commit's author. */
  author_name?: string;
  /** Branch that receives the commit. */
  branch: string;
  /** Message of the commit. */
  commit_message: string;
  /** The content of the file, in the encoding that `encoding` names. */
  content: string;
  /** Encoding of `content`. Use `base64` for content that is not text. Default: `text`. */
  encoding?: 'text' | 'base64';
  /** `true` sets the execute flag of the file, `false` clears it. */
  execute_filemode?: boolean;
  /** Existing branch to create `branch` from. */
  start_branch?: string;
}

/** The commit that deletes a file. */
export interface RepositoryFileDelete {
  /** E-mail address of the commit's author. */
  author_email?: string;
  /** Name of the commit's author. */
  author_name?: string;
  /** Branch that receives the commit. */
  branch: string;
  /** Message of the commit. */
  commit_message: string;
  /** SHA of the last commit that the caller knows to have changed the file. */
  last_commit_id?: string;
  /** Existing branch to create `branch` from. */
  start_branch?: string;
}

/**
 * The response to the deletion of a file. The body is not documented and may be missing; rely on the
 * status.
 */
export type RepositoryFileDeletion = unknown;

/** The new content of a file, and the commit that changes it. */
export interface RepositoryFileUpdate {
  /** E-mail address of the commit's author. */
  author_email?: string;
  /** Name of the commit's author. */
  author_name?: string;
  /** Branch that receives the commit. */
  branch: string;
  /** Message of the commit. */
  commit_message: string;
  /** The content of the file, in the encoding that `encoding` names. */
  content: string;
  /** Encoding of `content`. Use `base64` for content that is not text. Default: `text`. */
  encoding?: 'text' | 'base64';
  /** `true` sets the execute flag of the file, `false` clears it. */
  execute_filemode?: boolean;
  /** SHA of the last commit that the caller knows to have changed the file. */
  last_commit_id?: string;
  /** Existing branch to create `branch` from. */
  start_branch?: string;
}

/** The path parameters of `GET /projects/{id}/repository/files/{file_path}`. */
export type GetRepositoryFilePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /**
   * Full path of the file in the repository. Pass the value itself: the client encodes it, and the
   * server decodes it.
   */
  file_path: string;
};

/** The query of `GET /projects/{id}/repository/files/{file_path}`. */
export type GetRepositoryFileQuery = {
  /** Branch, tag or commit to read from. `HEAD` stands for the default branch. */
  ref: string;
};

/** The responses of `GET /projects/{id}/repository/files/{file_path}`. */
export interface GetRepositoryFileResponses {
  /** The file. */
  200: { content: { 'application/json': RepositoryFile } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
  429: TooManyRequestsResponse;
}

/** The path parameters of `HEAD /projects/{id}/repository/files/{file_path}`. */
export type GetRepositoryFileMetadataPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /**
   * Full path of the file in the repository. Pass the value itself: the client encodes it, and the
   * server decodes it.
   */
  file_path: string;
};

/** The query of `HEAD /projects/{id}/repository/files/{file_path}`. */
export type GetRepositoryFileMetadataQuery = {
  /** Branch, tag or commit to read from. `HEAD` stands for the default branch. */
  ref: string;
};

/** The responses of `HEAD /projects/{id}/repository/files/{file_path}`. */
export interface GetRepositoryFileMetadataResponses {
  /** The metadata of the file, in headers. There is no body. */
  200: {
    headers: {
      /** SHA of the blob that contains the content. */
      'X-Service-Blob-Id': string;
      /** SHA of the commit that the file was read from. */
      'X-Service-Commit-Id': string;
      /** SHA-256 of the content. */
      'X-Service-Content-Sha256': string;
      /** Encoding of the content if the file is read as JSON. */
      'X-Service-Encoding': 'base64';
      /** True if the execute flag of the file is set. */
      'X-Service-Execute-Filemode'?: boolean | null;
      /** Name of the file without its folders. */
      'X-Service-File-Name': string;
      /** Full path of the file in the repository. */
      'X-Service-File-Path': string;
      /** SHA of the last commit that changed the file. */
      'X-Service-Last-Commit-Id': string;
      /** The branch, tag or commit that the file was read from. */
      'X-Service-Ref': string;
      /** Size of the content in bytes. */
      'X-Service-Size': number;
    };
    content?: never;
  };
  301: HeadMovedResponse;
  401: HeadUnauthorizedResponse;
  404: HeadNotFoundResponse;
  414: HeadUriTooLongResponse;
  422: HeadUnprocessableContentResponse;
  429: HeadTooManyRequestsResponse;
}

/** The path parameters of `POST /projects/{id}/repository/files/{file_path}`. */
export type CreateRepositoryFilePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /**
   * Full path of the file in the repository. Pass the value itself: the client encodes it, and the
   * server decodes it.
   */
  file_path: string;
};

/** The responses of `POST /projects/{id}/repository/files/{file_path}`. */
export interface CreateRepositoryFileResponses {
  /** The branch and the path of the file that was created. */
  201: { content: { 'application/json': RepositoryFileCommit } };
  301: MovedResponse;
  400: BadRequestResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `PUT /projects/{id}/repository/files/{file_path}`. */
export type UpdateRepositoryFilePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /**
   * Full path of the file in the repository. Pass the value itself: the client encodes it, and the
   * server decodes it.
   */
  file_path: string;
};

/** The responses of `PUT /projects/{id}/repository/files/{file_path}`. */
export interface UpdateRepositoryFileResponses {
  /** The branch and the path of the file that was changed. */
  200: { content: { 'application/json': RepositoryFileCommit } };
  301: MovedResponse;
  400: BadRequestResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `DELETE /projects/{id}/repository/files/{file_path}`. */
export type DeleteRepositoryFilePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /**
   * Full path of the file in the repository. Pass the value itself: the client encodes it, and the
   * server decodes it.
   */
  file_path: string;
};

/** The responses of `DELETE /projects/{id}/repository/files/{file_path}`. */
export interface DeleteRepositoryFileResponses {
  /** The file is deleted on the branch. */
  200: { content: { 'application/json': RepositoryFileDeletion } };
  301: MovedResponse;
  400: BadRequestResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/repository/files/{file_path}/blame`. */
export type GetRepositoryFileBlamePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /**
   * Full path of the file in the repository. Pass the value itself: the client encodes it, and the
   * server decodes it.
   */
  file_path: string;
};

/** The query of `GET /projects/{id}/repository/files/{file_path}/blame`. */
export type GetRepositoryFileBlameQuery = {
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
  /** Lines to return, sent as `range[start]` and `range[end]`. */
  range?: {
    /** Last line. */
    end?: number;
    /** First line. */
    start?: number;
  };
  /** Branch, tag or commit to read from. `HEAD` stands for the default branch. */
  ref: string;
};

/** The responses of `GET /projects/{id}/repository/files/{file_path}/blame`. */
export interface GetRepositoryFileBlameResponses {
  /** The ranges of lines. */
  200: {
    headers: {
      /**
       * Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as
       * given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out
       * above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent.
       */
      Link?: string;
      /** Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-next-page'?: string;
      /**
       * Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-page'?: number;
      /** Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-per-page'?: number;
      /** Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-prev-page'?: string;
      /**
       * Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly
       * on the hosted offering.
       */
      'x-total'?: number;
      /**
       * Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-total-pages'?: number;
    };
    content: { 'application/json': BlameRange[] };
  };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `HEAD /projects/{id}/repository/files/{file_path}/blame`. */
export type GetRepositoryFileBlameMetadataPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /**
   * Full path of the file in the repository. Pass the value itself: the client encodes it, and the
   * server decodes it.
   */
  file_path: string;
};

/** The query of `HEAD /projects/{id}/repository/files/{file_path}/blame`. */
export type GetRepositoryFileBlameMetadataQuery = {
  /** Lines to return, sent as `range[start]` and `range[end]`. */
  range?: {
    /** Last line. */
    end?: number;
    /** First line. */
    start?: number;
  };
  /** Branch, tag or commit to read from. `HEAD` stands for the default branch. */
  ref: string;
};

/** The responses of `HEAD /projects/{id}/repository/files/{file_path}/blame`. */
export interface GetRepositoryFileBlameMetadataResponses {
  /** The metadata of the file, in headers. There is no body. */
  200: {
    headers: {
      /** SHA of the blob that contains the content. */
      'X-Service-Blob-Id': string;
      /** SHA of the commit that the file was read from. */
      'X-Service-Commit-Id': string;
      /** SHA-256 of the content. */
      'X-Service-Content-Sha256': string;
      /** Encoding of the content if the file is read as JSON. */
      'X-Service-Encoding': 'base64';
      /** True if the execute flag of the file is set. */
      'X-Service-Execute-Filemode'?: boolean | null;
      /** Name of the file without its folders. */
      'X-Service-File-Name': string;
      /** Full path of the file in the repository. */
      'X-Service-File-Path': string;
      /** SHA of the last commit that changed the file. */
      'X-Service-Last-Commit-Id': string;
      /** The branch, tag or commit that the file was read from. */
      'X-Service-Ref': string;
      /** Size of the content in bytes. */
      'X-Service-Size': number;
    };
    content?: never;
  };
  301: HeadMovedResponse;
  401: HeadUnauthorizedResponse;
  404: HeadNotFoundResponse;
  414: HeadUriTooLongResponse;
  422: HeadUnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/repository/files/{file_path}/raw`. */
export type GetRawRepositoryFilePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /**
   * Full path of the file in the repository. Pass the value itself: the client encodes it, and the
   * server decodes it.
   */
  file_path: string;
};

/** The query of `GET /projects/{id}/repository/files/{file_path}/raw`. */
export type GetRawRepositoryFileQuery = {
  /**
   * Return the content that Git LFS stores instead of the pointer to it. Ignored for a file that is not
   * in LFS. Default: `false`.
   */
  lfs?: boolean;
  /** Branch, tag or commit to read from. The default is the `HEAD` of the project. Default: `HEAD`. */
  ref?: string;
};

/** The responses of `GET /projects/{id}/repository/files/{file_path}/raw`. */
export interface GetRawRepositoryFileResponses {
  /** The content of the file. */
  200: { content: { 'text/plain': string } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
  429: TooManyRequestsResponse;
}

/** The path parameters of `HEAD /projects/{id}/repository/files/{file_path}/raw`. */
export type GetRawRepositoryFileMetadataPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /**
   * Full path of the file in the repository. Pass the value itself: the client encodes it, and the
   * server decodes it.
   */
  file_path: string;
};

/** The query of `HEAD /projects/{id}/repository/files/{file_path}/raw`. */
export type GetRawRepositoryFileMetadataQuery = {
  /**
   * Return the content that Git LFS stores instead of the pointer to it. Ignored for a file that is not
   * in LFS. Default: `false`.
   */
  lfs?: boolean;
  /** Branch, tag or commit to read from. The default is the `HEAD` of the project. Default: `HEAD`. */
  ref?: string;
};

/** The responses of `HEAD /projects/{id}/repository/files/{file_path}/raw`. */
export interface GetRawRepositoryFileMetadataResponses {
  /** The metadata of the file, in headers. There is no body. */
  200: {
    headers: {
      /** SHA of the blob that contains the content. */
      'X-Service-Blob-Id': string;
      /** SHA of the commit that the file was read from. */
      'X-Service-Commit-Id': string;
      /** SHA-256 of the content. */
      'X-Service-Content-Sha256': string;
      /** Encoding of the content if the file is read as JSON. */
      'X-Service-Encoding': 'base64';
      /** True if the execute flag of the file is set. */
      'X-Service-Execute-Filemode'?: boolean | null;
      /** Name of the file without its folders. */
      'X-Service-File-Name': string;
      /** Full path of the file in the repository. */
      'X-Service-File-Path': string;
      /** SHA of the last commit that changed the file. */
      'X-Service-Last-Commit-Id': string;
      /** The branch, tag or commit that the file was read from. */
      'X-Service-Ref': string;
      /** Size of the content in bytes. */
      'X-Service-Size': number;
    };
    content?: never;
  };
  301: HeadMovedResponse;
  401: HeadUnauthorizedResponse;
  404: HeadNotFoundResponse;
  414: HeadUriTooLongResponse;
  422: HeadUnprocessableContentResponse;
  429: HeadTooManyRequestsResponse;
}
