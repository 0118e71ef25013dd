// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  GetPagesSettingsPath,
  GetPagesSettingsResponses,
  PagesSettings,
  PagesSettingsUpdate,
  UnpublishPagesPath,
  UnpublishPagesResponses,
  UpdatePagesSettingsPath,
  UpdatePagesSettingsResponses,
} from '../types/pages.ts';
import type { ErrorBody } from '../types/shared.ts';
import type { OperationContext } from './runtime/auth.ts';
import type { DescribedHeaders } from './runtime/interfaces.ts';
import type { PrivateTokenAuth } from './security.ts';

/** The static site of a project. */
export interface PagesHandlers {
  /**
   * Read the Pages settings of a project.
   *
   * Returns the settings of the project's static site and its deployments. Requires the Pages feature
   * and the Maintainer role or a higher one; before 17.9 only administrators could call this.
   *
   * `GET /projects/{id}/pages`
   *
   * Lowest role: Maintainer. Since 16.8.
   */
  readonly get: GetPagesSettings;
  /**
   * Change the Pages settings of a project.
   *
   * Changes the given settings of the project's static site and leaves the others as they are. Requires
   * the Pages feature and the Maintainer role or a higher one; before 17.9 only administrators could
   * call this.
   *
   * `PATCH /projects/{id}/pages`
   *
   * Lowest role: Maintainer.
   */
  readonly update: UpdatePagesSettings;
  /**
   * Unpublish the Pages site of a project.
   *
   * Unpublishes the site of the project. Requires the Pages feature and the Maintainer role or a higher
   * one; before 17.9 only administrators could call this.
   *
   * `DELETE /projects/{id}/pages`
   *
   * Lowest role: Maintainer.
   */
  readonly unpublish: UnpublishPages;
}

/** The type of {@link PagesHandlers}.get. */
export type GetPagesSettings = (
  input: GetPagesSettingsInput,
  context: OperationContext<PrivateTokenAuth>,
) => GetPagesSettingsResult | Promise<GetPagesSettingsResult>;

/** The input of {@link GetPagesSettings}. */
export interface GetPagesSettingsInput {
  readonly path: GetPagesSettingsPath;
}

/** The result of {@link GetPagesSettings}. */
export type GetPagesSettingsResult =
  | { readonly status: 200; readonly body: PagesSettings }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<GetPagesSettingsResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };

/** The type of {@link PagesHandlers}.update. */
export type UpdatePagesSettings = (
  input: UpdatePagesSettingsInput,
  context: OperationContext<PrivateTokenAuth>,
) => UpdatePagesSettingsResult | Promise<UpdatePagesSettingsResult>;

/** The input of {@link UpdatePagesSettings}. */
export interface UpdatePagesSettingsInput {
  readonly path: UpdatePagesSettingsPath;
  /** The settings to change. */
  readonly body: PagesSettingsUpdate | undefined;
}

/** The result of {@link UpdatePagesSettings}. */
export type UpdatePagesSettingsResult =
  | { readonly status: 200; readonly body: PagesSettings }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<UpdatePagesSettingsResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link PagesHandlers}.unpublish. */
export type UnpublishPages = (
  input: UnpublishPagesInput,
  context: OperationContext<PrivateTokenAuth>,
) => UnpublishPagesResult | Promise<UnpublishPagesResult>;

/** The input of {@link UnpublishPages}. */
export interface UnpublishPagesInput {
  readonly path: UnpublishPagesPath;
}

/** The result of {@link UnpublishPages}. */
export type UnpublishPagesResult =
  | { readonly status: 204; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<UnpublishPagesResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };
