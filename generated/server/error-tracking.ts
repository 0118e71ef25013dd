// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  ErrorBody,
  ErrorTrackingClientKey,
  ErrorTrackingSettings,
  ErrorTrackingSettingsReplace,
  ErrorTrackingSettingsUpdate,
} from '../types/index.ts';
import type { operations } from '../types/openapi.ts';
import type {
  CreateErrorTrackingClientKeyPath,
  DeleteErrorTrackingClientKeyPath,
  GetErrorTrackingSettingsPath,
  ListErrorTrackingClientKeysPath,
  ListErrorTrackingClientKeysQuery,
  ReplaceErrorTrackingSettingsPath,
  UpdateErrorTrackingSettingsPath,
} from '../validators/requests/error-tracking.ts';
import type { OperationContext } from './runtime/auth.ts';
import type { ResponseHeaders } from './runtime/response-headers.ts';
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
export type ListErrorTrackingClientKeys = (
  input: ListErrorTrackingClientKeysInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListErrorTrackingClientKeysResult | Promise<ListErrorTrackingClientKeysResult>;

/** What {@link ListErrorTrackingClientKeys} is given. */
export interface ListErrorTrackingClientKeysInput {
  readonly path: ListErrorTrackingClientKeysPath;
  readonly query: ListErrorTrackingClientKeysQuery;
}

/** What {@link ListErrorTrackingClientKeys} answers. */
export type ListErrorTrackingClientKeysResult =
  | {
      readonly status: 200;
      readonly headers?: ResponseHeaders<operations['listErrorTrackingClientKeys']['responses'][200]['headers']>;
      readonly body: ErrorTrackingClientKey[];
    }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['listErrorTrackingClientKeys']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

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
export type CreateErrorTrackingClientKey = (
  input: CreateErrorTrackingClientKeyInput,
  context: OperationContext<PrivateTokenAuth>,
) => CreateErrorTrackingClientKeyResult | Promise<CreateErrorTrackingClientKeyResult>;

/** What {@link CreateErrorTrackingClientKey} is given. */
export interface CreateErrorTrackingClientKeyInput {
  readonly path: CreateErrorTrackingClientKeyPath;
}

/** What {@link CreateErrorTrackingClientKey} answers. */
export type CreateErrorTrackingClientKeyResult =
  | { readonly status: 201; readonly body: ErrorTrackingClientKey }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['createErrorTrackingClientKey']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };

/**
 * Delete a client key.
 *
 * Deletes a client key of the project. Requires the Maintainer role or a higher one.
 *
 * `DELETE /projects/{id}/error_tracking/client_keys/{key_id}`
 *
 * Lowest role: Maintainer.
 */
export type DeleteErrorTrackingClientKey = (
  input: DeleteErrorTrackingClientKeyInput,
  context: OperationContext<PrivateTokenAuth>,
) => DeleteErrorTrackingClientKeyResult | Promise<DeleteErrorTrackingClientKeyResult>;

/** What {@link DeleteErrorTrackingClientKey} is given. */
export interface DeleteErrorTrackingClientKeyInput {
  readonly path: DeleteErrorTrackingClientKeyPath;
}

/** What {@link DeleteErrorTrackingClientKey} answers. */
export type DeleteErrorTrackingClientKeyResult =
  | { readonly status: 204; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['deleteErrorTrackingClientKey']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/**
 * Read the error tracking settings of a project.
 *
 * Returns the error tracking settings of the project. Requires the Maintainer role or a higher one.
 *
 * `GET /projects/{id}/error_tracking/settings`
 *
 * Lowest role: Maintainer.
 */
export type GetErrorTrackingSettings = (
  input: GetErrorTrackingSettingsInput,
  context: OperationContext<PrivateTokenAuth>,
) => GetErrorTrackingSettingsResult | Promise<GetErrorTrackingSettingsResult>;

/** What {@link GetErrorTrackingSettings} is given. */
export interface GetErrorTrackingSettingsInput {
  readonly path: GetErrorTrackingSettingsPath;
}

/** What {@link GetErrorTrackingSettings} answers. */
export type GetErrorTrackingSettingsResult =
  | { readonly status: 200; readonly body: ErrorTrackingSettings }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['getErrorTrackingSettings']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody };

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
export type ReplaceErrorTrackingSettings = (
  input: ReplaceErrorTrackingSettingsInput,
  context: OperationContext<PrivateTokenAuth>,
) => ReplaceErrorTrackingSettingsResult | Promise<ReplaceErrorTrackingSettingsResult>;

/** What {@link ReplaceErrorTrackingSettings} is given. */
export interface ReplaceErrorTrackingSettingsInput {
  readonly path: ReplaceErrorTrackingSettingsPath;
  /** The new settings. */
  readonly body: ErrorTrackingSettingsReplace;
}

/** What {@link ReplaceErrorTrackingSettings} answers. */
export type ReplaceErrorTrackingSettingsResult =
  | { readonly status: 200; readonly body: ErrorTrackingSettings }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['replaceErrorTrackingSettings']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

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
export type UpdateErrorTrackingSettings = (
  input: UpdateErrorTrackingSettingsInput,
  context: OperationContext<PrivateTokenAuth>,
) => UpdateErrorTrackingSettingsResult | Promise<UpdateErrorTrackingSettingsResult>;

/** What {@link UpdateErrorTrackingSettings} is given. */
export interface UpdateErrorTrackingSettingsInput {
  readonly path: UpdateErrorTrackingSettingsPath;
  /** The settings to change. */
  readonly body: ErrorTrackingSettingsUpdate;
}

/** What {@link UpdateErrorTrackingSettings} answers. */
export type UpdateErrorTrackingSettingsResult =
  | { readonly status: 200; readonly body: ErrorTrackingSettings }
  | {
      readonly status: 301;
      readonly headers: ResponseHeaders<operations['updateErrorTrackingSettings']['responses'][301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };
