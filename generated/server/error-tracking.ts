// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  CreateErrorTrackingClientKeyPath,
  CreateErrorTrackingClientKeyResponses,
  DeleteErrorTrackingClientKeyPath,
  DeleteErrorTrackingClientKeyResponses,
  ErrorTrackingClientKey,
  ErrorTrackingSettings,
  ErrorTrackingSettingsReplace,
  ErrorTrackingSettingsUpdate,
  GetErrorTrackingSettingsPath,
  GetErrorTrackingSettingsResponses,
  ListErrorTrackingClientKeysPath,
  ListErrorTrackingClientKeysResponses,
  ReplaceErrorTrackingSettingsPath,
  ReplaceErrorTrackingSettingsResponses,
  UpdateErrorTrackingSettingsPath,
  UpdateErrorTrackingSettingsResponses,
} from '../types/error-tracking.ts';
import type { ErrorBody } from '../types/shared.ts';
import type { ListErrorTrackingClientKeysQueryWithDefaults } from '../validators/requests/error-tracking.ts';
import type { OperationContext } from './runtime/auth.ts';
import type { DescribedHeaders } from './runtime/interfaces.ts';
import type { PrivateTokenAuth } from './security.ts';

/** Error tracking settings of a project and the keys with which clients report errors. */
export interface ErrorTrackingHandlers {
  /**
   * List the client keys of a project.
   *
   * Returns the keys with which clients report errors of this project. Requires the Maintainer role or a
   * higher one.
   *
   * `GET /projects/{id}/error_tracking/client_keys`
   *
   * Lowest role: Maintainer.
   */
  readonly listClientKeys: ListErrorTrackingClientKeys;
  /**
   * Create a client key.
   *
   * Creates a client key in the project. No body is sent; the service generates the public key. Requires
   * the Maintainer role or a higher one.
   *
   * `POST /projects/{id}/error_tracking/client_keys`
   *
   * Lowest role: Maintainer.
   */
  readonly createClientKey: CreateErrorTrackingClientKey;
  /**
   * Delete a client key.
   *
   * Deletes a client key of the project. Requires the Maintainer role or a higher one.
   *
   * `DELETE /projects/{id}/error_tracking/client_keys/{key_id}`
   *
   * Lowest role: Maintainer.
   */
  readonly deleteClientKey: DeleteErrorTrackingClientKey;
  /**
   * Read the error tracking settings of a project.
   *
   * Returns the error tracking settings of the project. Requires the Maintainer role or a higher one.
   *
   * `GET /projects/{id}/error_tracking/settings`
   *
   * Lowest role: Maintainer.
   */
  readonly getSettings: GetErrorTrackingSettings;
  /**
   * Replace the error tracking settings of a project.
   *
   * Sets both settings. Works with the integrated backend only; to switch existing settings on or off,
   * use `PATCH`. Requires the Maintainer role or a higher one.
   *
   * `PUT /projects/{id}/error_tracking/settings`
   *
   * Lowest role: Maintainer.
   */
  readonly replaceSettings: ReplaceErrorTrackingSettings;
  /**
   * Change the error tracking settings of a project.
   *
   * Switches existing settings of the project on or off. `active` is required, `integrated` is optional.
   * Requires the Maintainer role or a higher one.
   *
   * `PATCH /projects/{id}/error_tracking/settings`
   *
   * Lowest role: Maintainer.
   */
  readonly updateSettings: UpdateErrorTrackingSettings;
}

/** The type of {@link ErrorTrackingHandlers}.listClientKeys. */
export type ListErrorTrackingClientKeys = (
  input: ListErrorTrackingClientKeysInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListErrorTrackingClientKeysResult | Promise<ListErrorTrackingClientKeysResult>;

/** The input of {@link ListErrorTrackingClientKeys}. */
export interface ListErrorTrackingClientKeysInput {
  readonly path: ListErrorTrackingClientKeysPath;
  readonly query: ListErrorTrackingClientKeysQueryWithDefaults;
}

/** The result of {@link ListErrorTrackingClientKeys}. */
export type ListErrorTrackingClientKeysResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListErrorTrackingClientKeysResponses[200]['headers']>;
      readonly body: ErrorTrackingClientKey[];
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ListErrorTrackingClientKeysResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ErrorTrackingHandlers}.createClientKey. */
export type CreateErrorTrackingClientKey = (
  input: CreateErrorTrackingClientKeyInput,
  context: OperationContext<PrivateTokenAuth>,
) => CreateErrorTrackingClientKeyResult | Promise<CreateErrorTrackingClientKeyResult>;

/** The input of {@link CreateErrorTrackingClientKey}. */
export interface CreateErrorTrackingClientKeyInput {
  readonly path: CreateErrorTrackingClientKeyPath;
}

/** The result of {@link CreateErrorTrackingClientKey}. */
export type CreateErrorTrackingClientKeyResult =
  | { readonly status: 201; readonly body: ErrorTrackingClientKey }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<CreateErrorTrackingClientKeyResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };

/** The type of {@link ErrorTrackingHandlers}.deleteClientKey. */
export type DeleteErrorTrackingClientKey = (
  input: DeleteErrorTrackingClientKeyInput,
  context: OperationContext<PrivateTokenAuth>,
) => DeleteErrorTrackingClientKeyResult | Promise<DeleteErrorTrackingClientKeyResult>;

/** The input of {@link DeleteErrorTrackingClientKey}. */
export interface DeleteErrorTrackingClientKeyInput {
  readonly path: DeleteErrorTrackingClientKeyPath;
}

/** The result of {@link DeleteErrorTrackingClientKey}. */
export type DeleteErrorTrackingClientKeyResult =
  | { readonly status: 204; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<DeleteErrorTrackingClientKeyResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ErrorTrackingHandlers}.getSettings. */
export type GetErrorTrackingSettings = (
  input: GetErrorTrackingSettingsInput,
  context: OperationContext<PrivateTokenAuth>,
) => GetErrorTrackingSettingsResult | Promise<GetErrorTrackingSettingsResult>;

/** The input of {@link GetErrorTrackingSettings}. */
export interface GetErrorTrackingSettingsInput {
  readonly path: GetErrorTrackingSettingsPath;
}

/** The result of {@link GetErrorTrackingSettings}. */
export type GetErrorTrackingSettingsResult =
  | { readonly status: 200; readonly body: ErrorTrackingSettings }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<GetErrorTrackingSettingsResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };

/** The type of {@link ErrorTrackingHandlers}.replaceSettings. */
export type ReplaceErrorTrackingSettings = (
  input: ReplaceErrorTrackingSettingsInput,
  context: OperationContext<PrivateTokenAuth>,
) => ReplaceErrorTrackingSettingsResult | Promise<ReplaceErrorTrackingSettingsResult>;

/** The input of {@link ReplaceErrorTrackingSettings}. */
export interface ReplaceErrorTrackingSettingsInput {
  readonly path: ReplaceErrorTrackingSettingsPath;
  /** The new settings. */
  readonly body: ErrorTrackingSettingsReplace;
}

/** The result of {@link ReplaceErrorTrackingSettings}. */
export type ReplaceErrorTrackingSettingsResult =
  | { readonly status: 200; readonly body: ErrorTrackingSettings }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ReplaceErrorTrackingSettingsResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ErrorTrackingHandlers}.updateSettings. */
export type UpdateErrorTrackingSettings = (
  input: UpdateErrorTrackingSettingsInput,
  context: OperationContext<PrivateTokenAuth>,
) => UpdateErrorTrackingSettingsResult | Promise<UpdateErrorTrackingSettingsResult>;

/** The input of {@link UpdateErrorTrackingSettings}. */
export interface UpdateErrorTrackingSettingsInput {
  readonly path: UpdateErrorTrackingSettingsPath;
  /** The settings to change. */
  readonly body: ErrorTrackingSettingsUpdate;
}

/** The result of {@link UpdateErrorTrackingSettings}. */
export type UpdateErrorTrackingSettingsResult =
  | { readonly status: 200; readonly body: ErrorTrackingSettings }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<UpdateErrorTrackingSettingsResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };
