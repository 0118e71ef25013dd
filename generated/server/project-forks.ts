// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  CreateForkRelationshipPath,
  CreateForkRelationshipResponses,
  DeleteForkRelationshipPath,
  DeleteForkRelationshipResponses,
  ForkCreate,
  ForkProjectPath,
  ForkProjectResponses,
  ForkRelationship,
  ForkStarted,
  ForkedProject,
  ListProjectForksPath,
  ListProjectForksResponses,
  SimpleForkedProject,
} from '../types/project-forks.ts';
import type { ErrorBody } from '../types/shared.ts';
import type { ListProjectForksQueryWithDefaults } from '../validators/requests/project-forks.ts';
import type { Anonymous, OperationContext } from './runtime/auth.ts';
import type { DescribedHeaders } from './runtime/interfaces.ts';
import type { PrivateTokenAuth } from './security.ts';

/** Fork a project, list forks, and manage the relationship between a fork and its origin. */
export interface ProjectForksHandlers {
  /**
   * Fork a project.
   *
   * Starts to copy the project into another namespace and returns at once. The copy continues in the
   * background: read `import_status` of the new project to learn when it is complete. A service account
   * must send `namespace_id` or `namespace_path`, and cannot fork into a personal namespace.
   *
   * `POST /projects/{id}/fork`
   *
   * The response comes before the work is done.
   */
  readonly create: ForkProject;
  /**
   * Delete the fork relationship of a project.
   *
   * Makes a fork independent of its origin; `id` is the fork. Owners of the project and administrators
   * only. The response body is not documented.
   *
   * `DELETE /projects/{id}/fork`
   *
   * Lowest role: Owner.
   */
  readonly deleteRelationship: DeleteForkRelationship;
  /**
   * Create the fork relationship of a project.
   *
   * Records that the project `id` was forked from the project `forked_from_id`. Owners of the project
   * and administrators only. The response body is not documented.
   *
   * `POST /projects/{id}/fork/{forked_from_id}`
   *
   * Lowest role: Owner.
   */
  readonly createRelationship: CreateForkRelationship;
  /**
   * List the forks of a project.
   *
   * Returns the projects that were forked from this one. Requires a credential only for projects that
   * are not public. Without a credential, `simple` has no effect. `statistics=true` and
   * `with_custom_attributes=true` add properties that are not shown.
   *
   * `GET /projects/{id}/forks`
   */
  readonly list: ListProjectForks;
}

/** The type of {@link ProjectForksHandlers}.create. */
export type ForkProject = (
  input: ForkProjectInput,
  context: OperationContext<PrivateTokenAuth>,
) => ForkProjectResult | Promise<ForkProjectResult>;

/** The input of {@link ForkProject}. */
export interface ForkProjectInput {
  readonly path: ForkProjectPath;
  /** Target of the fork, and its differences from the origin. */
  readonly body: ForkCreate | undefined;
}

/** The result of {@link ForkProject}. */
export type ForkProjectResult =
  | { readonly status: 202; readonly body: ForkStarted }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ForkProjectResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectForksHandlers}.deleteRelationship. */
export type DeleteForkRelationship = (
  input: DeleteForkRelationshipInput,
  context: OperationContext<PrivateTokenAuth>,
) => DeleteForkRelationshipResult | Promise<DeleteForkRelationshipResult>;

/** The input of {@link DeleteForkRelationship}. */
export interface DeleteForkRelationshipInput {
  readonly path: DeleteForkRelationshipPath;
}

/** The result of {@link DeleteForkRelationship}. */
export type DeleteForkRelationshipResult =
  | { readonly status: 204; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<DeleteForkRelationshipResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };

/** The type of {@link ProjectForksHandlers}.createRelationship. */
export type CreateForkRelationship = (
  input: CreateForkRelationshipInput,
  context: OperationContext<PrivateTokenAuth>,
) => CreateForkRelationshipResult | Promise<CreateForkRelationshipResult>;

/** The input of {@link CreateForkRelationship}. */
export interface CreateForkRelationshipInput {
  readonly path: CreateForkRelationshipPath;
}

/** The result of {@link CreateForkRelationship}. */
export type CreateForkRelationshipResult =
  | { readonly status: 201; readonly body: ForkRelationship }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<CreateForkRelationshipResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectForksHandlers}.list. */
export type ListProjectForks = (
  input: ListProjectForksInput,
  context: OperationContext<PrivateTokenAuth | Anonymous>,
) => ListProjectForksResult | Promise<ListProjectForksResult>;

/** The input of {@link ListProjectForks}. */
export interface ListProjectForksInput {
  readonly path: ListProjectForksPath;
  readonly query: ListProjectForksQueryWithDefaults;
}

/** The result of {@link ListProjectForks}. */
export type ListProjectForksResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListProjectForksResponses[200]['headers']>;
      readonly body: (ForkedProject | SimpleForkedProject)[];
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ListProjectForksResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };
