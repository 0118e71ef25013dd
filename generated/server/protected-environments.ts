// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  CreateProtectedEnvironmentPath,
  CreateProtectedEnvironmentResponses,
  GetProtectedEnvironmentPath,
  GetProtectedEnvironmentResponses,
  ListProtectedEnvironmentsPath,
  ListProtectedEnvironmentsResponses,
  ProtectedEnvironment,
  ProtectedEnvironmentCreate,
  ProtectedEnvironmentDetail,
  ProtectedEnvironmentUpdate,
  UnprotectEnvironmentPath,
  UnprotectEnvironmentResponses,
  UpdateProtectedEnvironmentPath,
  UpdateProtectedEnvironmentResponses,
} from '../types/protected-environments.ts';
import type { ErrorBody } from '../types/shared.ts';
import type { ListProtectedEnvironmentsQueryWithDefaults } from '../validators/requests/protected-environments.ts';
import type { OperationContext } from './runtime/auth.ts';
import type { DescribedHeaders } from './runtime/interfaces.ts';
import type { PrivateTokenAuth } from './security.ts';

/**
 * The users, groups and access levels that may deploy to an environment or must approve a deployment.
 * Paid tiers.
 */
export interface ProtectedEnvironmentsHandlers {
  /**
   * List the protected environments of a project.
   *
   * Returns the environments of the project that are protected, each with the users, groups and access
   * levels that may deploy to it.
   *
   * `GET /projects/{id}/protected_environments`
   *
   * Tiers: paid.
   */
  readonly list: ListProtectedEnvironments;
  /**
   * Protect an environment.
   *
   * Protects an environment of the project. The body contains the users, groups and access levels that
   * may deploy to it, and optionally those that must approve a deployment. Every named user needs access
   * to the project, and the project must be shared with every named group.
   *
   * `POST /projects/{id}/protected_environments`
   *
   * Tiers: paid.
   */
  readonly protect: CreateProtectedEnvironment;
  /**
   * Read a protected environment.
   *
   * Returns one protected environment of the project.
   *
   * `GET /projects/{id}/protected_environments/{name}`
   *
   * Tiers: paid.
   */
  readonly get: GetProtectedEnvironment;
  /**
   * Change a protected environment.
   *
   * Adds, changes and removes single deploy entries and approval rules. An entry without `id` is added.
   * An entry with `id` changes the entry that has this ID, and must name a user, a group or an access
   * level: the same one as before if only the number of approvals or `group_inheritance_type` changes.
   * An entry with `id` and `_destroy` set to `true` is removed. Every named user needs access to the
   * project, and the project must be shared with every named group.
   *
   * `PUT /projects/{id}/protected_environments/{name}`
   *
   * Tiers: paid.
   */
  readonly update: UpdateProtectedEnvironment;
  /**
   * Unprotect an environment.
   *
   * Removes the protection of an environment.
   *
   * `DELETE /projects/{id}/protected_environments/{name}`
   *
   * Tiers: paid.
   */
  readonly unprotect: UnprotectEnvironment;
}

/** The type of {@link ProtectedEnvironmentsHandlers}.list. */
export type ListProtectedEnvironments = (
  input: ListProtectedEnvironmentsInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListProtectedEnvironmentsResult | Promise<ListProtectedEnvironmentsResult>;

/** The input of {@link ListProtectedEnvironments}. */
export interface ListProtectedEnvironmentsInput {
  readonly path: ListProtectedEnvironmentsPath;
  readonly query: ListProtectedEnvironmentsQueryWithDefaults;
}

/** The result of {@link ListProtectedEnvironments}. */
export type ListProtectedEnvironmentsResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListProtectedEnvironmentsResponses[200]['headers']>;
      readonly body: ProtectedEnvironment[];
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ListProtectedEnvironmentsResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProtectedEnvironmentsHandlers}.protect. */
export type CreateProtectedEnvironment = (
  input: CreateProtectedEnvironmentInput,
  context: OperationContext<PrivateTokenAuth>,
) => CreateProtectedEnvironmentResult | Promise<CreateProtectedEnvironmentResult>;

/** The input of {@link CreateProtectedEnvironment}. */
export interface CreateProtectedEnvironmentInput {
  readonly path: CreateProtectedEnvironmentPath;
  /** The environment to protect. */
  readonly body: ProtectedEnvironmentCreate;
}

/** The result of {@link CreateProtectedEnvironment}. */
export type CreateProtectedEnvironmentResult =
  | { readonly status: 201; readonly body: ProtectedEnvironmentDetail }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<CreateProtectedEnvironmentResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProtectedEnvironmentsHandlers}.get. */
export type GetProtectedEnvironment = (
  input: GetProtectedEnvironmentInput,
  context: OperationContext<PrivateTokenAuth>,
) => GetProtectedEnvironmentResult | Promise<GetProtectedEnvironmentResult>;

/** The input of {@link GetProtectedEnvironment}. */
export interface GetProtectedEnvironmentInput {
  readonly path: GetProtectedEnvironmentPath;
}

/** The result of {@link GetProtectedEnvironment}. */
export type GetProtectedEnvironmentResult =
  | { readonly status: 200; readonly body: ProtectedEnvironment }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<GetProtectedEnvironmentResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };

/** The type of {@link ProtectedEnvironmentsHandlers}.update. */
export type UpdateProtectedEnvironment = (
  input: UpdateProtectedEnvironmentInput,
  context: OperationContext<PrivateTokenAuth>,
) => UpdateProtectedEnvironmentResult | Promise<UpdateProtectedEnvironmentResult>;

/** The input of {@link UpdateProtectedEnvironment}. */
export interface UpdateProtectedEnvironmentInput {
  readonly path: UpdateProtectedEnvironmentPath;
  /** The entries to add, change and remove. */
  readonly body: ProtectedEnvironmentUpdate | undefined;
}

/** The result of {@link UpdateProtectedEnvironment}. */
export type UpdateProtectedEnvironmentResult =
  | { readonly status: 200; readonly body: ProtectedEnvironmentDetail }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<UpdateProtectedEnvironmentResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProtectedEnvironmentsHandlers}.unprotect. */
export type UnprotectEnvironment = (
  input: UnprotectEnvironmentInput,
  context: OperationContext<PrivateTokenAuth>,
) => UnprotectEnvironmentResult | Promise<UnprotectEnvironmentResult>;

/** The input of {@link UnprotectEnvironment}. */
export interface UnprotectEnvironmentInput {
  readonly path: UnprotectEnvironmentPath;
}

/** The result of {@link UnprotectEnvironment}. */
export type UnprotectEnvironmentResult =
  | { readonly status: 204; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<UnprotectEnvironmentResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };
