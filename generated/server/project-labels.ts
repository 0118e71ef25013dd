// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  CreateProjectLabelPath,
  CreateProjectLabelResponses,
  DeleteProjectLabelByNamePath,
  DeleteProjectLabelByNameQuery,
  DeleteProjectLabelByNameResponses,
  DeleteProjectLabelPath,
  DeleteProjectLabelResponses,
  GetProjectLabelPath,
  GetProjectLabelResponses,
  Label,
  LabelCreate,
  LabelPromotionByName,
  LabelUnsubscription,
  LabelUpdate,
  LabelUpdateByName,
  LabelUpdatedByName,
  ListProjectLabelsPath,
  ListProjectLabelsResponses,
  PromoteProjectLabelByNamePath,
  PromoteProjectLabelByNameResponses,
  PromoteProjectLabelPath,
  PromoteProjectLabelResponses,
  PromotedLabel,
  SubscribeToProjectLabelPath,
  SubscribeToProjectLabelResponses,
  UnsubscribeFromProjectLabelPath,
  UnsubscribeFromProjectLabelResponses,
  UpdateProjectLabelByNamePath,
  UpdateProjectLabelByNameResponses,
  UpdateProjectLabelPath,
  UpdateProjectLabelResponses,
} from '../types/project-labels.ts';
import type { ErrorBody } from '../types/shared.ts';
import type {
  GetProjectLabelQueryWithDefaults,
  ListProjectLabelsQueryWithDefaults,
} from '../validators/requests/project-labels.ts';
import type { OperationContext } from './runtime/auth.ts';
import type { DescribedHeaders } from './runtime/interfaces.ts';
import type { PrivateTokenAuth } from './security.ts';

/** Manage, promote and subscribe to the labels of a project. */
export interface ProjectLabelsHandlers {
  /**
   * List the labels of a project.
   *
   * Returns the labels of the project, by default together with those of its ancestor groups;
   * `is_project_label` distinguishes them.
   *
   * `GET /projects/{id}/labels`
   */
  readonly list: ListProjectLabels;
  /**
   * Create a label.
   *
   * Creates a label that belongs to the project itself.
   *
   * `POST /projects/{id}/labels`
   */
  readonly create: CreateProjectLabel;
  /**
   * Change a label named in the body.
   *
   * Changes the label that `name` or `label_id` in the body identifies. Older form of `PUT
   * /projects/{id}/labels/{label_id}`. The response body is not documented.
   *
   * `PUT /projects/{id}/labels`
   *
   * @deprecated Use `updateProjectLabel` instead.
   */
  readonly updateByName: UpdateProjectLabelByName;
  /**
   * Delete a label named in the query.
   *
   * Deletes the label that `name` in the query identifies. Older form of `DELETE
   * /projects/{id}/labels/{label_id}`.
   *
   * `DELETE /projects/{id}/labels`
   *
   * @deprecated Use `deleteProjectLabel` instead.
   */
  readonly deleteByName: DeleteProjectLabelByName;
  /**
   * Promote a label named in the body to a group label.
   *
   * Turns the label that `name` in the body identifies into a label of its group. Older form of `PUT
   * /projects/{id}/labels/{label_id}/promote`. The response body is not documented.
   *
   * `PUT /projects/{id}/labels/promote`
   *
   * @deprecated Use `promoteProjectLabel` instead.
   */
  readonly promoteByName: PromoteProjectLabelByName;
  /**
   * Read a label.
   *
   * Returns one label, by default also if it belongs to an ancestor group of the project.
   *
   * `GET /projects/{id}/labels/{label_id}`
   */
  readonly get: GetProjectLabel;
  /**
   * Change a label.
   *
   * Changes the given properties of a label. `new_name` or `color` is required.
   *
   * `PUT /projects/{id}/labels/{label_id}`
   */
  readonly update: UpdateProjectLabel;
  /**
   * Delete a label.
   *
   * Deletes the label with this ID or name.
   *
   * `DELETE /projects/{id}/labels/{label_id}`
   */
  readonly delete: DeleteProjectLabel;
  /**
   * Promote a label to a group label.
   *
   * Turns a label of the project into a label of its group. The ID of the label stays the same.
   *
   * `PUT /projects/{id}/labels/{label_id}/promote`
   */
  readonly promote: PromoteProjectLabel;
  /**
   * Subscribe to a label.
   *
   * Subscribes the caller to a label. Returns 304 without a body if the caller is already subscribed.
   *
   * `POST /projects/{id}/labels/{label_id}/subscribe`
   */
  readonly subscribe: SubscribeToProjectLabel;
  /**
   * Unsubscribe from a label.
   *
   * Ends the subscription of the caller to a label. Returns 304 without a body if there is none. The
   * body of a success is not shown.
   *
   * `POST /projects/{id}/labels/{label_id}/unsubscribe`
   */
  readonly unsubscribe: UnsubscribeFromProjectLabel;
}

/** The type of {@link ProjectLabelsHandlers}.list. */
export type ListProjectLabels = (
  input: ListProjectLabelsInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListProjectLabelsResult | Promise<ListProjectLabelsResult>;

/** The input of {@link ListProjectLabels}. */
export interface ListProjectLabelsInput {
  readonly path: ListProjectLabelsPath;
  readonly query: ListProjectLabelsQueryWithDefaults;
}

/** The result of {@link ListProjectLabels}. */
export type ListProjectLabelsResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListProjectLabelsResponses[200]['headers']>;
      readonly body: Label[];
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ListProjectLabelsResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectLabelsHandlers}.create. */
export type CreateProjectLabel = (
  input: CreateProjectLabelInput,
  context: OperationContext<PrivateTokenAuth>,
) => CreateProjectLabelResult | Promise<CreateProjectLabelResult>;

/** The input of {@link CreateProjectLabel}. */
export interface CreateProjectLabelInput {
  readonly path: CreateProjectLabelPath;
  /** The label to create. */
  readonly body: LabelCreate;
}

/** The result of {@link CreateProjectLabel}. */
export type CreateProjectLabelResult =
  | { readonly status: 201; readonly body: Label }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<CreateProjectLabelResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectLabelsHandlers}.updateByName. */
export type UpdateProjectLabelByName = (
  input: UpdateProjectLabelByNameInput,
  context: OperationContext<PrivateTokenAuth>,
) => UpdateProjectLabelByNameResult | Promise<UpdateProjectLabelByNameResult>;

/** The input of {@link UpdateProjectLabelByName}. */
export interface UpdateProjectLabelByNameInput {
  readonly path: UpdateProjectLabelByNamePath;
  /** The label, and its properties to change. */
  readonly body: LabelUpdateByName;
}

/** The result of {@link UpdateProjectLabelByName}. */
export type UpdateProjectLabelByNameResult =
  | { readonly status: 200; readonly body: LabelUpdatedByName }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<UpdateProjectLabelByNameResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectLabelsHandlers}.deleteByName. */
export type DeleteProjectLabelByName = (
  input: DeleteProjectLabelByNameInput,
  context: OperationContext<PrivateTokenAuth>,
) => DeleteProjectLabelByNameResult | Promise<DeleteProjectLabelByNameResult>;

/** The input of {@link DeleteProjectLabelByName}. */
export interface DeleteProjectLabelByNameInput {
  readonly path: DeleteProjectLabelByNamePath;
  readonly query: DeleteProjectLabelByNameQuery;
}

/** The result of {@link DeleteProjectLabelByName}. */
export type DeleteProjectLabelByNameResult =
  | { readonly status: 204; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<DeleteProjectLabelByNameResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectLabelsHandlers}.promoteByName. */
export type PromoteProjectLabelByName = (
  input: PromoteProjectLabelByNameInput,
  context: OperationContext<PrivateTokenAuth>,
) => PromoteProjectLabelByNameResult | Promise<PromoteProjectLabelByNameResult>;

/** The input of {@link PromoteProjectLabelByName}. */
export interface PromoteProjectLabelByNameInput {
  readonly path: PromoteProjectLabelByNamePath;
  /** The label to promote. */
  readonly body: LabelPromotionByName;
}

/** The result of {@link PromoteProjectLabelByName}. */
export type PromoteProjectLabelByNameResult =
  | { readonly status: 200; readonly body: PromotedLabel }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<PromoteProjectLabelByNameResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectLabelsHandlers}.get. */
export type GetProjectLabel = (
  input: GetProjectLabelInput,
  context: OperationContext<PrivateTokenAuth>,
) => GetProjectLabelResult | Promise<GetProjectLabelResult>;

/** The input of {@link GetProjectLabel}. */
export interface GetProjectLabelInput {
  readonly path: GetProjectLabelPath;
  readonly query: GetProjectLabelQueryWithDefaults;
}

/** The result of {@link GetProjectLabel}. */
export type GetProjectLabelResult =
  | { readonly status: 200; readonly body: Label }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<GetProjectLabelResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectLabelsHandlers}.update. */
export type UpdateProjectLabel = (
  input: UpdateProjectLabelInput,
  context: OperationContext<PrivateTokenAuth>,
) => UpdateProjectLabelResult | Promise<UpdateProjectLabelResult>;

/** The input of {@link UpdateProjectLabel}. */
export interface UpdateProjectLabelInput {
  readonly path: UpdateProjectLabelPath;
  /** The properties to change. */
  readonly body: LabelUpdate;
}

/** The result of {@link UpdateProjectLabel}. */
export type UpdateProjectLabelResult =
  | { readonly status: 200; readonly body: Label }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<UpdateProjectLabelResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ProjectLabelsHandlers}.delete. */
export type DeleteProjectLabel = (
  input: DeleteProjectLabelInput,
  context: OperationContext<PrivateTokenAuth>,
) => DeleteProjectLabelResult | Promise<DeleteProjectLabelResult>;

/** The input of {@link DeleteProjectLabel}. */
export interface DeleteProjectLabelInput {
  readonly path: DeleteProjectLabelPath;
}

/** The result of {@link DeleteProjectLabel}. */
export type DeleteProjectLabelResult =
  | { readonly status: 204; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<DeleteProjectLabelResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };

/** The type of {@link ProjectLabelsHandlers}.promote. */
export type PromoteProjectLabel = (
  input: PromoteProjectLabelInput,
  context: OperationContext<PrivateTokenAuth>,
) => PromoteProjectLabelResult | Promise<PromoteProjectLabelResult>;

/** The input of {@link PromoteProjectLabel}. */
export interface PromoteProjectLabelInput {
  readonly path: PromoteProjectLabelPath;
}

/** The result of {@link PromoteProjectLabel}. */
export type PromoteProjectLabelResult =
  | { readonly status: 200; readonly body: PromotedLabel }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<PromoteProjectLabelResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };

/** The type of {@link ProjectLabelsHandlers}.subscribe. */
export type SubscribeToProjectLabel = (
  input: SubscribeToProjectLabelInput,
  context: OperationContext<PrivateTokenAuth>,
) => SubscribeToProjectLabelResult | Promise<SubscribeToProjectLabelResult>;

/** The input of {@link SubscribeToProjectLabel}. */
export interface SubscribeToProjectLabelInput {
  readonly path: SubscribeToProjectLabelPath;
}

/** The result of {@link SubscribeToProjectLabel}. */
export type SubscribeToProjectLabelResult =
  | { readonly status: 200; readonly body: Label }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<SubscribeToProjectLabelResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 304; readonly body?: never }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };

/** The type of {@link ProjectLabelsHandlers}.unsubscribe. */
export type UnsubscribeFromProjectLabel = (
  input: UnsubscribeFromProjectLabelInput,
  context: OperationContext<PrivateTokenAuth>,
) => UnsubscribeFromProjectLabelResult | Promise<UnsubscribeFromProjectLabelResult>;

/** The input of {@link UnsubscribeFromProjectLabel}. */
export interface UnsubscribeFromProjectLabelInput {
  readonly path: UnsubscribeFromProjectLabelPath;
}

/** The result of {@link UnsubscribeFromProjectLabel}. */
export type UnsubscribeFromProjectLabelResult =
  | { readonly status: 200; readonly body: LabelUnsubscription }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<UnsubscribeFromProjectLabelResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 304; readonly body?: never }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };
