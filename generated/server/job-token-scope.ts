// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  AddGroupToJobTokenScopePath,
  AddGroupToJobTokenScopeResponses,
  AddProjectToJobTokenScopePath,
  AddProjectToJobTokenScopeResponses,
  GetJobTokenScopePath,
  GetJobTokenScopeResponses,
  JobTokenScope,
  JobTokenScopeGroup,
  JobTokenScopeGroupAdd,
  JobTokenScopeGroupLink,
  JobTokenScopeProject,
  JobTokenScopeProjectAdd,
  JobTokenScopeProjectLink,
  JobTokenScopeUpdate,
  ListJobTokenScopeGroupsPath,
  ListJobTokenScopeGroupsResponses,
  ListJobTokenScopeProjectsPath,
  ListJobTokenScopeProjectsResponses,
  RemoveGroupFromJobTokenScopePath,
  RemoveGroupFromJobTokenScopeResponses,
  RemoveProjectFromJobTokenScopePath,
  RemoveProjectFromJobTokenScopeResponses,
  UpdateJobTokenScopePath,
  UpdateJobTokenScopeResponses,
} from '../types/job-token-scope.ts';
import type { ErrorBody } from '../types/shared.ts';
import type {
  ListJobTokenScopeGroupsQueryWithDefaults,
  ListJobTokenScopeProjectsQueryWithDefaults,
} from '../validators/requests/job-token-scope.ts';
import type { OperationContext } from './runtime/auth.ts';
import type { DescribedHeaders } from './runtime/interfaces.ts';
import type { PrivateTokenAuth } from './security.ts';

/** The access of the CI job tokens of other projects and groups to a project. */
export interface JobTokenScopeHandlers {
  /**
   * Read the job token settings of a project.
   *
   * Returns whether access with job tokens is limited to the allowlists, and whether the project's own
   * job tokens have access to other projects. Requires the Maintainer role or a higher one.
   *
   * `GET /projects/{id}/job_token_scope`
   *
   * Lowest role: Maintainer.
   */
  readonly get: GetJobTokenScope;
  /**
   * Change the job token settings of a project.
   *
   * Sets which job tokens have access to the project: only those of the project itself and of the
   * projects and groups in its allowlists, or those of all groups and projects. Requires the Maintainer
   * role or a higher one.
   *
   * `PATCH /projects/{id}/job_token_scope`
   *
   * Lowest role: Maintainer.
   */
  readonly update: UpdateJobTokenScope;
  /**
   * List the projects in the allowlist.
   *
   * Returns the projects whose job tokens have access to this project while access is limited. Each
   * project has a limited set of properties. Requires the Maintainer role or a higher one.
   *
   * `GET /projects/{id}/job_token_scope/allowlist`
   *
   * Lowest role: Maintainer.
   */
  readonly listProjects: ListJobTokenScopeProjects;
  /**
   * Add a project to the allowlist.
   *
   * Gives the job tokens of another project access to this project while access is limited. Requires the
   * Maintainer role or a higher one.
   *
   * `POST /projects/{id}/job_token_scope/allowlist`
   *
   * Lowest role: Maintainer.
   */
  readonly addProject: AddProjectToJobTokenScope;
  /**
   * Remove a project from the allowlist.
   *
   * Removes a project from the allowlist. If access is limited, the project loses its access. Requires
   * the Maintainer role or a higher one.
   *
   * `DELETE /projects/{id}/job_token_scope/allowlist/{target_project_id}`
   *
   * Lowest role: Maintainer.
   */
  readonly removeProject: RemoveProjectFromJobTokenScope;
  /**
   * List the groups in the allowlist.
   *
   * Returns the groups whose job tokens have access to this project while access is limited. Requires
   * the Maintainer role or a higher one.
   *
   * `GET /projects/{id}/job_token_scope/groups_allowlist`
   *
   * Lowest role: Maintainer.
   */
  readonly listGroups: ListJobTokenScopeGroups;
  /**
   * Add a group to the allowlist.
   *
   * Gives the job tokens of a group access to this project while access is limited. Requires the
   * Maintainer role or a higher one.
   *
   * `POST /projects/{id}/job_token_scope/groups_allowlist`
   *
   * Lowest role: Maintainer.
   */
  readonly addGroup: AddGroupToJobTokenScope;
  /**
   * Remove a group from the allowlist.
   *
   * Removes a group from the allowlist. If access is limited, the group loses its access. Requires the
   * Maintainer role or a higher one.
   *
   * `DELETE /projects/{id}/job_token_scope/groups_allowlist/{target_group_id}`
   *
   * Lowest role: Maintainer.
   */
  readonly removeGroup: RemoveGroupFromJobTokenScope;
}

/** The type of {@link JobTokenScopeHandlers}.get. */
export type GetJobTokenScope = (
  input: GetJobTokenScopeInput,
  context: OperationContext<PrivateTokenAuth>,
) => GetJobTokenScopeResult | Promise<GetJobTokenScopeResult>;

/** The input of {@link GetJobTokenScope}. */
export interface GetJobTokenScopeInput {
  readonly path: GetJobTokenScopePath;
}

/** The result of {@link GetJobTokenScope}. */
export type GetJobTokenScopeResult =
  | { readonly status: 200; readonly body: JobTokenScope }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<GetJobTokenScopeResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };

/** The type of {@link JobTokenScopeHandlers}.update. */
export type UpdateJobTokenScope = (
  input: UpdateJobTokenScopeInput,
  context: OperationContext<PrivateTokenAuth>,
) => UpdateJobTokenScopeResult | Promise<UpdateJobTokenScopeResult>;

/** The input of {@link UpdateJobTokenScope}. */
export interface UpdateJobTokenScopeInput {
  readonly path: UpdateJobTokenScopePath;
  /** The option to choose. */
  readonly body: JobTokenScopeUpdate;
}

/** The result of {@link UpdateJobTokenScope}. */
export type UpdateJobTokenScopeResult =
  | { readonly status: 204; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<UpdateJobTokenScopeResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link JobTokenScopeHandlers}.listProjects. */
export type ListJobTokenScopeProjects = (
  input: ListJobTokenScopeProjectsInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListJobTokenScopeProjectsResult | Promise<ListJobTokenScopeProjectsResult>;

/** The input of {@link ListJobTokenScopeProjects}. */
export interface ListJobTokenScopeProjectsInput {
  readonly path: ListJobTokenScopeProjectsPath;
  readonly query: ListJobTokenScopeProjectsQueryWithDefaults;
}

/** The result of {@link ListJobTokenScopeProjects}. */
export type ListJobTokenScopeProjectsResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListJobTokenScopeProjectsResponses[200]['headers']>;
      readonly body: JobTokenScopeProject[];
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ListJobTokenScopeProjectsResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link JobTokenScopeHandlers}.addProject. */
export type AddProjectToJobTokenScope = (
  input: AddProjectToJobTokenScopeInput,
  context: OperationContext<PrivateTokenAuth>,
) => AddProjectToJobTokenScopeResult | Promise<AddProjectToJobTokenScopeResult>;

/** The input of {@link AddProjectToJobTokenScope}. */
export interface AddProjectToJobTokenScopeInput {
  readonly path: AddProjectToJobTokenScopePath;
  /** The project to add. */
  readonly body: JobTokenScopeProjectAdd;
}

/** The result of {@link AddProjectToJobTokenScope}. */
export type AddProjectToJobTokenScopeResult =
  | { readonly status: 201; readonly body: JobTokenScopeProjectLink }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<AddProjectToJobTokenScopeResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link JobTokenScopeHandlers}.removeProject. */
export type RemoveProjectFromJobTokenScope = (
  input: RemoveProjectFromJobTokenScopeInput,
  context: OperationContext<PrivateTokenAuth>,
) => RemoveProjectFromJobTokenScopeResult | Promise<RemoveProjectFromJobTokenScopeResult>;

/** The input of {@link RemoveProjectFromJobTokenScope}. */
export interface RemoveProjectFromJobTokenScopeInput {
  readonly path: RemoveProjectFromJobTokenScopePath;
}

/** The result of {@link RemoveProjectFromJobTokenScope}. */
export type RemoveProjectFromJobTokenScopeResult =
  | { readonly status: 204; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<RemoveProjectFromJobTokenScopeResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link JobTokenScopeHandlers}.listGroups. */
export type ListJobTokenScopeGroups = (
  input: ListJobTokenScopeGroupsInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListJobTokenScopeGroupsResult | Promise<ListJobTokenScopeGroupsResult>;

/** The input of {@link ListJobTokenScopeGroups}. */
export interface ListJobTokenScopeGroupsInput {
  readonly path: ListJobTokenScopeGroupsPath;
  readonly query: ListJobTokenScopeGroupsQueryWithDefaults;
}

/** The result of {@link ListJobTokenScopeGroups}. */
export type ListJobTokenScopeGroupsResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListJobTokenScopeGroupsResponses[200]['headers']>;
      readonly body: JobTokenScopeGroup[];
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ListJobTokenScopeGroupsResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link JobTokenScopeHandlers}.addGroup. */
export type AddGroupToJobTokenScope = (
  input: AddGroupToJobTokenScopeInput,
  context: OperationContext<PrivateTokenAuth>,
) => AddGroupToJobTokenScopeResult | Promise<AddGroupToJobTokenScopeResult>;

/** The input of {@link AddGroupToJobTokenScope}. */
export interface AddGroupToJobTokenScopeInput {
  readonly path: AddGroupToJobTokenScopePath;
  /** The group to add. */
  readonly body: JobTokenScopeGroupAdd;
}

/** The result of {@link AddGroupToJobTokenScope}. */
export type AddGroupToJobTokenScopeResult =
  | { readonly status: 201; readonly body: JobTokenScopeGroupLink }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<AddGroupToJobTokenScopeResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link JobTokenScopeHandlers}.removeGroup. */
export type RemoveGroupFromJobTokenScope = (
  input: RemoveGroupFromJobTokenScopeInput,
  context: OperationContext<PrivateTokenAuth>,
) => RemoveGroupFromJobTokenScopeResult | Promise<RemoveGroupFromJobTokenScopeResult>;

/** The input of {@link RemoveGroupFromJobTokenScope}. */
export interface RemoveGroupFromJobTokenScopeInput {
  readonly path: RemoveGroupFromJobTokenScopePath;
}

/** The result of {@link RemoveGroupFromJobTokenScope}. */
export type RemoveGroupFromJobTokenScopeResult =
  | { readonly status: 204; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<RemoveGroupFromJobTokenScopeResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };
