// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  Badge,
  BadgeCreate,
  BadgeRendering,
  BadgeUpdate,
  CreateProjectBadgePath,
  CreateProjectBadgeResponses,
  DeleteProjectBadgePath,
  DeleteProjectBadgeResponses,
  GetProjectBadgePath,
  GetProjectBadgeResponses,
  ListProjectBadgesPath,
  ListProjectBadgesResponses,
  RenderProjectBadgePath,
  RenderProjectBadgeQuery,
  RenderProjectBadgeResponses,
  UpdateProjectBadgePath,
  UpdateProjectBadgeResponses,
} from '../types/project-badges.ts';
import type { ErrorBody } from '../types/shared.ts';
import type { ListProjectBadgesQueryWithDefaults } from '../validators/requests/project-badges.ts';
import type { OperationContext } from './runtime/auth.ts';
import type { DescribedHeaders } from './runtime/interfaces.ts';
import type { PrivateTokenAuth } from './security.ts';

/** Small linked images on the page of a project. */
export interface ProjectBadgesHandlers {
  /**
   * List the badges of a project.
   *
   * Returns the badges of the project and those of its groups; `kind` distinguishes them.
   *
   * `GET /projects/{id}/badges`
   */
  readonly list: ListProjectBadges;
  /**
   * Create a badge.
   *
   * Creates a badge that belongs to the project itself.
   *
   * `POST /projects/{id}/badges`
   */
  readonly create: CreateProjectBadge;
  /**
   * Render a badge.
   *
   * Returns both addresses as sent, and with their placeholders filled in for the project. Stores
   * nothing.
   *
   * `GET /projects/{id}/badges/render`
   */
  readonly render: RenderProjectBadge;
  /**
   * Read a badge.
   *
   * Returns one badge of the project. It is not documented whether a badge of one of its groups can be
   * read here.
   *
   * `GET /projects/{id}/badges/{badge_id}`
   */
  readonly get: GetProjectBadge;
  /**
   * Change a badge.
   *
   * Changes the given properties of a badge and leaves the others as they are.
   *
   * `PUT /projects/{id}/badges/{badge_id}`
   */
  readonly update: UpdateProjectBadge;
  /**
   * Delete a badge.
   *
   * Deletes a badge that belongs to the project itself. A badge of a group cannot be deleted here.
   *
   * `DELETE /projects/{id}/badges/{badge_id}`
   */
  readonly delete: DeleteProjectBadge;
}

/** The type of {@link ProjectBadgesHandlers}.list. */
export type ListProjectBadges = (
  input: ListProjectBadgesInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListProjectBadgesResult | Promise<ListProjectBadgesResult>;

/** The input of {@link ListProjectBadges}. */
export interface ListProjectBadgesInput {
  readonly path: ListProjectBadgesPath;
  readonly query: ListProjectBadgesQueryWithDefaults;
}

/** The result of {@link ListProjectBadges}. */
export type ListProjectBadgesResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListProjectBadgesResponses[200]['headers']>;
      readonly body: Badge[];
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ListProjectBadgesResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectBadgesHandlers}.create. */
export type CreateProjectBadge = (
  input: CreateProjectBadgeInput,
  context: OperationContext<PrivateTokenAuth>,
) => CreateProjectBadgeResult | Promise<CreateProjectBadgeResult>;

/** The input of {@link CreateProjectBadge}. */
export interface CreateProjectBadgeInput {
  readonly path: CreateProjectBadgePath;
  /** The badge to create. */
  readonly body: BadgeCreate;
}

/** The result of {@link CreateProjectBadge}. */
export type CreateProjectBadgeResult =
  | { readonly status: 201; readonly body: Badge }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<CreateProjectBadgeResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectBadgesHandlers}.render. */
export type RenderProjectBadge = (
  input: RenderProjectBadgeInput,
  context: OperationContext<PrivateTokenAuth>,
) => RenderProjectBadgeResult | Promise<RenderProjectBadgeResult>;

/** The input of {@link RenderProjectBadge}. */
export interface RenderProjectBadgeInput {
  readonly path: RenderProjectBadgePath;
  readonly query: RenderProjectBadgeQuery;
}

/** The result of {@link RenderProjectBadge}. */
export type RenderProjectBadgeResult =
  | { readonly status: 200; readonly body: BadgeRendering }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<RenderProjectBadgeResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectBadgesHandlers}.get. */
export type GetProjectBadge = (
  input: GetProjectBadgeInput,
  context: OperationContext<PrivateTokenAuth>,
) => GetProjectBadgeResult | Promise<GetProjectBadgeResult>;

/** The input of {@link GetProjectBadge}. */
export interface GetProjectBadgeInput {
  readonly path: GetProjectBadgePath;
}

/** The result of {@link GetProjectBadge}. */
export type GetProjectBadgeResult =
  | { readonly status: 200; readonly body: Badge }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<GetProjectBadgeResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectBadgesHandlers}.update. */
export type UpdateProjectBadge = (
  input: UpdateProjectBadgeInput,
  context: OperationContext<PrivateTokenAuth>,
) => UpdateProjectBadgeResult | Promise<UpdateProjectBadgeResult>;

/** The input of {@link UpdateProjectBadge}. */
export interface UpdateProjectBadgeInput {
  readonly path: UpdateProjectBadgePath;
  /** The properties to change. */
  readonly body: BadgeUpdate | undefined;
}

/** The result of {@link UpdateProjectBadge}. */
export type UpdateProjectBadgeResult =
  | { readonly status: 200; readonly body: Badge }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<UpdateProjectBadgeResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectBadgesHandlers}.delete. */
export type DeleteProjectBadge = (
  input: DeleteProjectBadgeInput,
  context: OperationContext<PrivateTokenAuth>,
) => DeleteProjectBadgeResult | Promise<DeleteProjectBadgeResult>;

/** The input of {@link DeleteProjectBadge}. */
export interface DeleteProjectBadgeInput {
  readonly path: DeleteProjectBadgePath;
}

/** The result of {@link DeleteProjectBadge}. */
export type DeleteProjectBadgeResult =
  | { readonly status: 204; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<DeleteProjectBadgeResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };
