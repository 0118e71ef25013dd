// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  ErrorBody,
  ProtectedEnvironment,
  ProtectedEnvironmentCreate,
  ProtectedEnvironmentDetail,
  ProtectedEnvironmentUpdate,
} from '../types/index.ts';
import type { operations } from '../types/openapi.ts';
import type {
  CreateProtectedEnvironmentPath,
  GetProtectedEnvironmentPath,
  ListProtectedEnvironmentsPath,
  ListProtectedEnvironmentsQuery,
  UnprotectEnvironmentPath,
  UpdateProtectedEnvironmentPath,
} from '../validators/requests/protected-environments.ts';
import type { OperationContext } from './runtime/auth.ts';
import type { ResponseHeaders } from './runtime/response-headers.ts';
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
   * levels that may deploy to it. Paid tiers only.
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
   * to the project, and the project must be shared with every named group. Paid tiers only.
   *
   * `POST /projects/{id}/protected_environments`
   *
   * Tiers: paid.
   */
  readonly protect: CreateProtectedEnvironment;
  /**
   * Read a protected environment.
   *
   * Returns one protected environment of the project. Paid tiers only.
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
   * project, and the project must be shared with every named group. Paid tiers only.
   *
   * `PUT /projects/{id}/protected_environments/{name}`
   *
   * Tiers: paid.
   */
  readonly update: UpdateProtectedEnvironment;
  /**
   * Unprotect an environment.
   *
   * Removes the protection of an environment. Paid tiers only.
   *
   * `DELETE /projects/{id}/protected_environments/{name}`
   *
   * Tiers: paid.
   */
  readonly unprotect: UnprotectEnvironment;
}

/**
 * List the protected environments of a project.
 *
 * Returns the environments of the project that are protected, each with the users, groups and access
 * levels that may deploy to it. Paid tiers only.
 *
 * `GET /projects/{id}/protected_environments`
 *
 * Tiers: paid.
 */
export type ListProtectedEnvironments = (
  input: ListProtectedEnvironmentsInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListProtectedEnvironmentsResult | Promise<ListProtectedEnvironmentsResult>;

/** What {@link ListProtectedEnvironments} is given. */
export interface ListProtectedEnvironmentsInput {
  readonly path: ListProtectedEnvironmentsPath;
  readonly query: ListProtectedEnvironmentsQuery;
}

/** What {@link ListProtectedEnvironments} answers. */
export type ListProtectedEnvironmentsResult =
  | {
      readonly status: 200;
      readonly headers?: ResponseHeaders<operations['listProtectedEnvironments']['responses'][200]['headers']>;
      readonly body: ProtectedEnvironment[];
    }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['listProtectedEnvironments']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * Protect an environment.
 *
 * Protects an environment of the project. The body contains the users, groups and access levels that
 * may deploy to it, and optionally those that must approve a deployment. Every named user needs access
 * to the project, and the project must be shared with every named group. Paid tiers only.
 *
 * `POST /projects/{id}/protected_environments`
 *
 * Tiers: paid.
 */
export type CreateProtectedEnvironment = (
  input: CreateProtectedEnvironmentInput,
  context: OperationContext<PrivateTokenAuth>,
) => CreateProtectedEnvironmentResult | Promise<CreateProtectedEnvironmentResult>;

/** What {@link CreateProtectedEnvironment} is given. */
export interface CreateProtectedEnvironmentInput {
  readonly path: CreateProtectedEnvironmentPath;
  /** The environment to protect. */
  readonly body: ProtectedEnvironmentCreate;
}

/** What {@link CreateProtectedEnvironment} answers. */
export type CreateProtectedEnvironmentResult =
  | { readonly status: 201; readonly body: ProtectedEnvironmentDetail }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['createProtectedEnvironment']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * Read a protected environment.
 *
 * Returns one protected environment of the project. Paid tiers only.
 *
 * `GET /projects/{id}/protected_environments/{name}`
 *
 * Tiers: paid.
 */
export type GetProtectedEnvironment = (
  input: GetProtectedEnvironmentInput,
  context: OperationContext<PrivateTokenAuth>,
) => GetProtectedEnvironmentResult | Promise<GetProtectedEnvironmentResult>;

/** What {@link GetProtectedEnvironment} is given. */
export interface GetProtectedEnvironmentInput {
  readonly path: GetProtectedEnvironmentPath;
}

/** What {@link GetProtectedEnvironment} answers. */
export type GetProtectedEnvironmentResult =
  | { readonly status: 200; readonly body: ProtectedEnvironment }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['getProtectedEnvironment']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };

/**
 * Change a protected environment.
 *
 * Adds, changes and removes single deploy entries and approval rules. An entry without `id` is added.
 * An entry with `id` changes the entry that has this ID, and must name a user, a group or an access
 * level: the same one as before if only the number of approvals or `group_inheritance_type` changes.
 * An entry with `id` and `_destroy` set to `true` is removed. Every named user needs access to the
 * project, and the project must be shared with every named group. Paid tiers only.
 *
 * `PUT /projects/{id}/protected_environments/{name}`
 *
 * Tiers: paid.
 */
export type UpdateProtectedEnvironment = (
  input: UpdateProtectedEnvironmentInput,
  context: OperationContext<PrivateTokenAuth>,
) => UpdateProtectedEnvironmentResult | Promise<UpdateProtectedEnvironmentResult>;

/** What {@link UpdateProtectedEnvironment} is given. */
export interface UpdateProtectedEnvironmentInput {
  readonly path: UpdateProtectedEnvironmentPath;
  /** The entries to add, change and remove. */
  readonly body: ProtectedEnvironmentUpdate | undefined;
}

/** What {@link UpdateProtectedEnvironment} answers. */
export type UpdateProtectedEnvironmentResult =
  | { readonly status: 200; readonly body: ProtectedEnvironmentDetail }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['updateProtectedEnvironment']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * Unprotect an environment.
 *
 * Removes the protection of an environment. Paid tiers only.
 *
 * `DELETE /projects/{id}/protected_environments/{name}`
 *
 * Tiers: paid.
 */
export type UnprotectEnvironment = (
  input: UnprotectEnvironmentInput,
  context: OperationContext<PrivateTokenAuth>,
) => UnprotectEnvironmentResult | Promise<UnprotectEnvironmentResult>;

/** What {@link UnprotectEnvironment} is given. */
export interface UnprotectEnvironmentInput {
  readonly path: UnprotectEnvironmentPath;
}

/** What {@link UnprotectEnvironment} answers. */
export type UnprotectEnvironmentResult =
  | { readonly status: 204; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['unprotectEnvironment']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };
