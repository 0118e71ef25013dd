// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  ForbiddenResponse,
  MovedResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UriTooLongResponse,
} from './shared.ts';

/**
 * Target of the fork, and its differences from the origin. All properties are optional, except that a
 * service account must send `namespace_id` or `namespace_path`, and cannot fork into a personal
 * namespace. The target for other callers who send no namespace is not documented.
 */
export interface ForkCreate {
  /** Display name of the fork. */
  name?: string;
  /** Branches to copy. Empty for all of them. */
  branches?: string;
  /** Description of the fork. */
  description?: string;
  /** True if merge requests made in the fork have the fork itself as their default target. */
  mr_default_target_self?: boolean;
  /**
   * ID or path of the namespace to fork into.
   *
   * @deprecated Use namespace_id or namespace_path instead.
   */
  namespace?: number | string;
  /** ID of the namespace to fork into. */
  namespace_id?: number;
  /** Path of the namespace to fork into. */
  namespace_path?: string;
  /** Last segment of the path of the fork. */
  path?: string;
  /** Visibility of the fork. The known values are those that the list of forks filters by. */
  visibility?: string;
}

/** API addresses of a fork and of its resources. */
export interface ForkLinks {
  /** Address of its cluster agents. */
  cluster_agents: string;
  /** Address of its events. */
  events: string;
  /** Address of its issues. */
  issues: string;
  /** Address of its labels. */
  labels: string;
  /** Address of its members. */
  members: string;
  /** Address of its merge requests. */
  merge_requests: string;
  /** Address of the branches of its repository. */
  repo_branches: string;
  /** Address of the fork itself. */
  self: string;
}

/** The group or user that a fork belongs to. */
export interface ForkNamespace {
  /** ID of the namespace. */
  id: number;
  /** Display name. */
  name: string;
  /** Path from the top level down. */
  full_path: string;
  /** Kind of the namespace: user or group. */
  kind: 'user' | 'group';
  /** Last segment of the path. */
  path: string;
}

/** The response to the creation of a fork relationship. It is not documented. */
export type ForkRelationship = unknown;

/**
 * The response to the start of a fork. It is not documented, except that the new project has an
 * `import_status`. The ID is listed as a hint.
 */
export interface ForkStarted {
  /** ID of the new project. */
  id?: number;
  /** Progress of the copy. */
  import_status?: string;
  [key: string]: unknown;
}

/**
 * A project that was forked from another one. If the type of a property is not documented and not
 * clear from its name, the property is left open.
 */
export interface ForkedProject {
  /** ID of the fork. */
  id: number;
  /** Display name. */
  name: string;
  _links: ForkLinks;
  /** True if a merge is allowed if its pipeline was skipped. */
  allow_merge_on_skipped_pipeline: boolean | null;
  /** True if the fork is archived. */
  archived: boolean | null;
  /** True if issues that are referred to are closed automatically. */
  autoclose_referenced_issues: boolean | null;
  /** Address of the avatar. */
  avatar_url: string | null;
  /** True if the caller may create merge requests in the fork. */
  can_create_merge_request_in: boolean | null;
  /**
   * Visibility of the container registry. `enabled`: everyone with access to the project; `private`:
   * members with the Reporter role or a higher one; `disabled`: nobody, the registry is off.
   */
  container_registry_access_level: 'enabled' | 'private' | 'disabled';
  /**
   * True if the container registry is on.
   *
   * @deprecated
   */
  container_registry_enabled: boolean | null;
  /** Prefix of the names of the fork's container images. */
  container_registry_image_prefix: string;
  /** When the fork was created. Format: `date-time`. */
  created_at: string;
  /** ID of the user who created the fork. */
  creator_id: number;
  /** Name of the default branch. */
  default_branch: string | null;
  /** Description of the fork. */
  description: string | null;
  /** The description as HTML. */
  description_html: string | null;
  /** True if uploaded files are served only after an authorization check. */
  enforce_auth_checks_on_uploads: boolean | null;
  /** Number of forks of the fork. */
  forks_count: number;
  /** True if runners of the group may run the jobs of the fork. */
  group_runners_enabled: boolean | null;
  /** Address to clone from over HTTP. */
  http_url_to_repo: string;
  /**
   * Progress of the copy from the origin; it shows when the fork is complete. Its values are not
   * documented.
   */
  import_status: string;
  /** True if the fork has issues. */
  issues_enabled: boolean | null;
  /** True if CI/CD jobs are enabled in the fork. */
  jobs_enabled: boolean | null;
  /** Time of the last activity in the fork. Format: `date-time`. */
  last_activity_at: string;
  /** Template for the messages of merge commits. */
  merge_commit_template: string | null;
  /** Method by which merge requests are merged. */
  merge_method: string;
  /** True if the fork has merge requests. */
  merge_requests_enabled: boolean | null;
  /** Display names of its namespaces, followed by that of the fork. */
  name_with_namespace: string;
  namespace: ForkNamespace;
  /** True if a merge waits until all threads are resolved. */
  only_allow_merge_if_all_discussions_are_resolved: boolean | null;
  /** True if a merge waits until the pipeline has succeeded. */
  only_allow_merge_if_pipeline_succeeds: boolean | null;
  /** Number of open issues. */
  open_issues_count: number;
  /** Last segment of the path. */
  path: string;
  /** Path from the top level down. */
  path_with_namespace: string;
  /** True if jobs are public. */
  public_jobs: unknown;
  /** Address of the README. */
  readme_url: string | null;
  /** True if a merge removes the source branch. */
  remove_source_branch_after_merge: boolean | null;
  /** Format of the Git objects. */
  repository_object_format: string;
  /** True if users may ask for access. */
  request_access_enabled: boolean | null;
  /** True if threads on a diff are resolved once the diff is outdated. */
  resolve_outdated_diff_discussions: boolean | null;
  /** True if the use of variables that users define is restricted. */
  restrict_user_defined_variables: boolean | null;
  /** Visibility of security and compliance. */
  security_and_compliance_access_level: unknown;
  /** True if shared runners may run the jobs of the fork. */
  shared_runners_enabled: boolean | null;
  /** The groups that the fork is shared with. The properties of an entry are not documented. */
  shared_with_groups: unknown[];
  /** True if the fork has snippets. */
  snippets_enabled: boolean | null;
  /** Rule by which a merge squashes commits. */
  squash_option: string;
  /** Address to clone from over SSH. */
  ssh_url_to_repo: string;
  /** Number of stars. */
  star_count: number;
  /** Message for the commits that apply suggestions. */
  suggestion_commit_message: string | null;
  /**
   * Topics of the fork. Older name of `topics`.
   *
   * @deprecated Use `topics` instead.
   */
  tag_list: string[];
  /** Topics of the fork. */
  topics: string[];
  /** When the fork was last changed. Format: `date-time`. */
  updated_at: string;
  /** Visibility of the fork. The known values are those that the list filters by. */
  visibility: string;
  /** Address of the page of the fork. */
  web_url: string;
  /** True if the fork has a wiki. */
  wiki_enabled: boolean | null;
}

/** A forked project with a limited set of properties. The list of these properties is not documented. */
export type SimpleForkedProject = { [key: string]: unknown };

/** The path parameters of `POST /projects/{id}/fork`. */
export type ForkProjectPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `POST /projects/{id}/fork`. */
export interface ForkProjectResponses {
  /** The fork has started. The body is not documented. */
  202: { content: { 'application/json': ForkStarted } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `DELETE /projects/{id}/fork`. */
export type DeleteForkRelationshipPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `DELETE /projects/{id}/fork`. */
export interface DeleteForkRelationshipResponses {
  /** The project is no longer a fork. It is not documented whether there is a body. */
  204: { content?: never };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
}

/** The path parameters of `POST /projects/{id}/fork/{forked_from_id}`. */
export type CreateForkRelationshipPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** ID of the project that is the origin. */
  forked_from_id: number;
};

/** The responses of `POST /projects/{id}/fork/{forked_from_id}`. */
export interface CreateForkRelationshipResponses {
  /** The project is a fork now. The body is not documented. */
  201: { content: { 'application/json': ForkRelationship } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/forks`. */
export type ListProjectForksPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The query of `GET /projects/{id}/forks`. */
export type ListProjectForksQuery = {
  /** `true` returns only forks that are archived, `false` only those that are not. */
  archived?: boolean;
  /** Return only forks that the caller is a member of. */
  membership?: boolean;
  /** Return only forks in which the caller has at least this access level. The values are not documented. */
  min_access_level?: number;
  /** Property that the list is ordered by. Default: `created_at`. */
  order_by?: 'id' | 'name' | 'path' | 'created_at' | 'updated_at' | 'star_count' | 'last_activity_at';
  /** Return only forks that the caller owns. */
  owned?: boolean;
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
  /** Words to search for in forks. The searched properties are not documented. */
  search?: string;
  /** Return a limited set of properties of each fork. Has no effect without a credential. */
  simple?: boolean;
  /** Direction of the order. Default: `desc`. */
  sort?: 'asc' | 'desc';
  /** Return only forks that the caller has starred. */
  starred?: boolean;
  /** Add statistics to each fork. Requires the Reporter role or a higher one. Lowest role: Reporter. */
  statistics?: boolean;
  /** Return only forks last changed after this time. Since 15.10. Format: `date-time`. */
  updated_after?: string;
  /** Return only forks last changed before this time. Since 15.10. Format: `date-time`. */
  updated_before?: string;
  /** Return only forks of this visibility. */
  visibility?: 'public' | 'internal' | 'private';
  /** Add custom attributes to each fork. Administrators only. Lowest role: Administrator. */
  with_custom_attributes?: boolean;
  /** Return only forks that have issues. */
  with_issues_enabled?: boolean;
  /** Return only forks that have merge requests. */
  with_merge_requests_enabled?: boolean;
};

/** The responses of `GET /projects/{id}/forks`. */
export interface ListProjectForksResponses {
  /** The forks. */
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
    content: { 'application/json': (ForkedProject | SimpleForkedProject)[] };
  };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}
