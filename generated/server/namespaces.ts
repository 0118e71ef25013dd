// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  CheckNamespaceExistsPath,
  CheckNamespaceExistsQuery,
  GetNamespacePath,
  ListNamespacesResponses,
  Namespace,
  NamespaceExistence,
} from '../types/namespaces.ts';
import type { ErrorBody } from '../types/shared.ts';
import type { ListNamespacesQueryWithDefaults } from '../validators/requests/namespaces.ts';
import type { OperationContext } from './runtime/auth.ts';
import type { DescribedHeaders } from './runtime/interfaces.ts';
import type { PrivateTokenAuth } from './security.ts';

/** The users and groups that projects belong to. */
export interface NamespacesHandlers {
  /**
   * List namespaces.
   *
   * Returns the namespaces that are available to the caller. Administrators get all of them.
   *
   * `GET /namespaces`
   */
  readonly list: ListNamespaces;
  /**
   * Read a namespace.
   *
   * Returns the namespace of a user or of a group.
   *
   * `GET /namespaces/{id}`
   */
  readonly get: GetNamespace;
  /**
   * Check whether a namespace path is taken.
   *
   * Returns whether a namespace with this path exists and suggests other names if it does.
   *
   * `GET /namespaces/{namespace}/exists`
   */
  readonly checkExists: CheckNamespaceExists;
}

/** The type of {@link NamespacesHandlers}.list. */
export type ListNamespaces = (
  input: ListNamespacesInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListNamespacesResult | Promise<ListNamespacesResult>;

/** The input of {@link ListNamespaces}. */
export interface ListNamespacesInput {
  readonly query: ListNamespacesQueryWithDefaults;
}

/** The result of {@link ListNamespaces}. */
export type ListNamespacesResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListNamespacesResponses[200]['headers']>;
      readonly body: Namespace[];
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link NamespacesHandlers}.get. */
export type GetNamespace = (
  input: GetNamespaceInput,
  context: OperationContext<PrivateTokenAuth>,
) => GetNamespaceResult | Promise<GetNamespaceResult>;

/** The input of {@link GetNamespace}. */
export interface GetNamespaceInput {
  readonly path: GetNamespacePath;
}

/** The result of {@link GetNamespace}. */
export type GetNamespaceResult =
  | { readonly status: 200; readonly body: Namespace }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };

/** The type of {@link NamespacesHandlers}.checkExists. */
export type CheckNamespaceExists = (
  input: CheckNamespaceExistsInput,
  context: OperationContext<PrivateTokenAuth>,
) => CheckNamespaceExistsResult | Promise<CheckNamespaceExistsResult>;

/** The input of {@link CheckNamespaceExists}. */
export interface CheckNamespaceExistsInput {
  readonly path: CheckNamespaceExistsPath;
  readonly query: CheckNamespaceExistsQuery;
}

/** The result of {@link CheckNamespaceExists}. */
export type CheckNamespaceExistsResult =
  | { readonly status: 200; readonly body: NamespaceExistence }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };
