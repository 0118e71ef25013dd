// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  ForbiddenResponse,
  MovedResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UriTooLongResponse,
} from './shared.ts';

/** The access of job tokens to a project, and of its own job tokens to other projects. */
export interface JobTokenScope {
  /**
   * True if the setting "Limit access" is on. If it is on, only this project and the projects and groups
   * in its allowlists have access with job tokens. If it is off, all projects have access.
   */
  inbound_enabled: boolean | null;
  /**
   * True if job tokens of this project have access to other projects. May be absent from 18.0 on.
   *
   * @deprecated To be removed in 18.0.
   */
  outbound_enabled?: boolean | null;
}

/** A group in the allowlist. */
export interface JobTokenScopeGroup {
  /** ID of the group. */
  id: number;
  /** Display name of the group. */
  name: string;
  /** Address of the page of the group. */
  web_url: string;
}

/** A group to add to the allowlist. */
export interface JobTokenScopeGroupAdd {
  /** ID of the group that gets access. */
  target_group_id: number;
}

/** An entry of the allowlist of groups. */
export interface JobTokenScopeGroupLink {
  /** ID of the project whose allowlist it is. */
  source_project_id: number;
  /** ID of the group that has access. */
  target_group_id: number;
}

/** The namespace of a project in the allowlist. */
export interface JobTokenScopeNamespace {
  /** ID of the namespace. */
  id: number;
  /** Display name of the namespace. */
  name: string;
  /** Address of the avatar; null if the namespace has none. */
  avatar_url: string | null;
  /** Full path of the namespace, starting at the top level. */
  full_path: string;
  /** Kind of the namespace: user or group. */
  kind: 'user' | 'group';
  /** ID of the parent group; null for a namespace at the top level. */
  parent_id: number | null;
  /** Last segment of the full path. */
  path: string;
  /** Address of the page of the user or group. */
  web_url: string;
}

/** A project in the allowlist, with a limited set of properties. */
export interface JobTokenScopeProject {
  /** ID of the project. */
  id: number;
  /** Display name of the project. */
  name: string;
  /** Address of the avatar; null if the project has none. */
  avatar_url: string | null;
  /** When the project was created. Format: `date-time`. */
  created_at: string;
  /** Name of the default branch. */
  default_branch: string;
  /** Description of the project. */
  description: string | null;
  /** Address to clone from over HTTP. */
  http_url_to_repo: string;
  /** Time of the last activity in the project. Format: `date-time`. */
  last_activity_at: string;
  /** Display names of its namespaces, followed by that of the project. */
  name_with_namespace: string;
  namespace: JobTokenScopeNamespace;
  /** Last segment of the full path. */
  path: string;
  /** Full path of the project, starting at the top level. */
  path_with_namespace: string;
  /** Address to clone from over SSH. */
  ssh_url_to_repo: string;
  /** Number of stars. */
  star_count: number;
  /** Topics of the project. Older name of `topics`, deprecated in the list of forks. */
  tag_list: string[];
  /** Topics of the project. */
  topics: string[];
  /** Address of the page of the project. */
  web_url: string;
}

/** A project to add to the allowlist. */
export interface JobTokenScopeProjectAdd {
  /** ID of the project that gets access. */
  target_project_id: number;
}

/** An entry of the allowlist of projects. */
export interface JobTokenScopeProjectLink {
  /** ID of the project whose allowlist it is. */
  source_project_id: number;
  /** ID of the project that has access. */
  target_project_id: number;
}

/** The setting for the access of job tokens to a project. */
export interface JobTokenScopeUpdate {
  /**
   * `true`: only this project and the projects and groups in its allowlists have access; `false`: all
   * groups and projects have access.
   */
  enabled: boolean;
}

/** The path parameters of `GET /projects/{id}/job_token_scope`. */
export type GetJobTokenScopePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `GET /projects/{id}/job_token_scope`. */
export interface GetJobTokenScopeResponses {
  /** The settings. */
  200: { content: { 'application/json': JobTokenScope } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
}

/** The path parameters of `PATCH /projects/{id}/job_token_scope`. */
export type UpdateJobTokenScopePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `PATCH /projects/{id}/job_token_scope`. */
export interface UpdateJobTokenScopeResponses {
  /** The option is set. */
  204: { content?: never };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/job_token_scope/allowlist`. */
export type ListJobTokenScopeProjectsPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The query of `GET /projects/{id}/job_token_scope/allowlist`. */
export type ListJobTokenScopeProjectsQuery = {
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
};

/** The responses of `GET /projects/{id}/job_token_scope/allowlist`. */
export interface ListJobTokenScopeProjectsResponses {
  /** The projects in the allowlist. */
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
    content: { 'application/json': JobTokenScopeProject[] };
  };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `POST /projects/{id}/job_token_scope/allowlist`. */
export type AddProjectToJobTokenScopePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `POST /projects/{id}/job_token_scope/allowlist`. */
export interface AddProjectToJobTokenScopeResponses {
  /** The project is in the allowlist. */
  201: { content: { 'application/json': JobTokenScopeProjectLink } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `DELETE /projects/{id}/job_token_scope/allowlist/{target_project_id}`. */
export type RemoveProjectFromJobTokenScopePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the project to remove. */
  target_project_id: number;
};

/** The responses of `DELETE /projects/{id}/job_token_scope/allowlist/{target_project_id}`. */
export interface RemoveProjectFromJobTokenScopeResponses {
  /** The project is no longer in the allowlist. */
  204: { content?: never };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/job_token_scope/groups_allowlist`. */
export type ListJobTokenScopeGroupsPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The query of `GET /projects/{id}/job_token_scope/groups_allowlist`. */
export type ListJobTokenScopeGroupsQuery = {
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
};

/** The responses of `GET /projects/{id}/job_token_scope/groups_allowlist`. */
export interface ListJobTokenScopeGroupsResponses {
  /** The groups in the allowlist. */
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
    content: { 'application/json': JobTokenScopeGroup[] };
  };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `POST /projects/{id}/job_token_scope/groups_allowlist`. */
export type AddGroupToJobTokenScopePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `POST /projects/{id}/job_token_scope/groups_allowlist`. */
export interface AddGroupToJobTokenScopeResponses {
  /** The group is in the allowlist. */
  201: { content: { 'application/json': JobTokenScopeGroupLink } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `DELETE /projects/{id}/job_token_scope/groups_allowlist/{target_group_id}`. */
export type RemoveGroupFromJobTokenScopePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the group to remove. */
  target_group_id: number;
};

/** The responses of `DELETE /projects/{id}/job_token_scope/groups_allowlist/{target_group_id}`. */
export interface RemoveGroupFromJobTokenScopeResponses {
  /** The group is no longer in the allowlist. */
  204: { content?: never };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}
