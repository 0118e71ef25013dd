// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { bracketForm, plainQuery } from '../shared/notation.ts';
import type {
  CreateReplicationSiteResponses,
  DeleteReplicationSitePath,
  DeleteReplicationSiteResponses,
  GetReplicationSitePath,
  GetReplicationSiteResponses,
  ListReplicationSiteStatusesQuery,
  ListReplicationSiteStatusesResponses,
  ListReplicationSitesQuery,
  ListReplicationSitesResponses,
  RepairReplicationSitePath,
  RepairReplicationSiteResponses,
  ReplicationSite,
  ReplicationSiteCreate,
  ReplicationSiteStatus,
  ReplicationSiteUpdate,
  UpdateReplicationSitePath,
  UpdateReplicationSiteResponses,
} from '../types/replication-sites.ts';
import type { CallOptions, ListOptions } from './client-options.ts';
import { jsonBody, readList, readNothing } from './runtime/bodies.ts';
import type { ApiCall, CoreClient } from './runtime/calls.ts';
import { type NoQuery, chosenFormat } from './runtime/operations.ts';
import { type ListCall, callList, followLink } from './runtime/pages.ts';
import { privateToken } from './security-schemes.ts';

/**
 * List replication sites.
 *
 * Returns all sites of the instance, the primary and the secondary ones. Administrators of
 * self-managed instances only; paid tiers.
 *
 * `GET /geo_sites`
 *
 * Lowest role: Administrator. Tiers: paid. Offerings: self-managed. Since 16.0.
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 403, 414, 422
 */
export const list =
  (client: CoreClient) =>
  (
    query?: ListReplicationSitesQuery,
    options?: ListOptions,
  ): ListCall<ReplicationSite[], ReplicationSite, ListReplicationSitesResponses> =>
    callList(
      client,
      {
        id: 'listReplicationSites',
        method: 'get',
        path: '/geo_sites',
        security: [[privateToken]],
        writeQuery: plainQuery,
        read: readList,
        headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
      },
      { next: followLink('page') },
      { query },
      options,
    );

/**
 * Create a replication site.
 *
 * Creates a site of the instance, a secondary one unless `primary` is true. Administrators of
 * self-managed instances only; paid tiers.
 *
 * `POST /geo_sites`
 *
 * Lowest role: Administrator. Tiers: paid. Offerings: self-managed. Since 16.0.
 *
 * @throws {ApiError} 401, 403, 422
 */
export const create =
  (client: CoreClient) =>
  (
    body: ReplicationSiteCreate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<ReplicationSite, CreateReplicationSiteResponses> =>
    client.call(
      {
        id: 'createReplicationSite',
        method: 'post',
        path: '/geo_sites',
        security: [[privateToken]],
        bodyFormat: chosenFormat(
          {
            'application/json': jsonBody,
            'application/x-www-form-urlencoded': {
              contentType: 'application/x-www-form-urlencoded',
              write: bracketForm,
            },
          },
          options,
        ),
      },
      { body },
      options,
    );

/**
 * List the status of all replication sites.
 *
 * Returns the replication and verification status of each site. Administrators of self-managed
 * instances only; paid tiers. The API has further operations on replication sites, which are not
 * documented; `_links.status` of a site is the address of one of them.
 *
 * `GET /geo_sites/status`
 *
 * Lowest role: Administrator. Tiers: paid. Offerings: self-managed. Since 16.0.
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 403, 414, 422
 */
export const listStatuses =
  (client: CoreClient) =>
  (
    query?: ListReplicationSiteStatusesQuery,
    options?: ListOptions,
  ): ListCall<ReplicationSiteStatus[], ReplicationSiteStatus, ListReplicationSiteStatusesResponses> =>
    callList(
      client,
      {
        id: 'listReplicationSiteStatuses',
        method: 'get',
        path: '/geo_sites/status',
        security: [[privateToken]],
        writeQuery: plainQuery,
        read: readList,
        headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
      },
      { next: followLink('page') },
      { query },
      options,
    );

/**
 * Read a replication site.
 *
 * Returns one site of the instance. Administrators of self-managed instances only; paid tiers.
 *
 * `GET /geo_sites/{id}`
 *
 * Lowest role: Administrator. Tiers: paid. Offerings: self-managed. Since 16.0.
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const get =
  (client: CoreClient) =>
  (
    path: GetReplicationSitePath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<ReplicationSite, GetReplicationSiteResponses> =>
    client.call(
      { id: 'getReplicationSite', method: 'get', path: '/geo_sites/{id}', security: [[privateToken]] },
      { path, query },
      options,
    );

/**
 * Change a replication site.
 *
 * Changes the given properties of a site and leaves the others as they are. Administrators of
 * self-managed instances only; paid tiers.
 *
 * `PUT /geo_sites/{id}`
 *
 * Lowest role: Administrator. Tiers: paid. Offerings: self-managed. Since 16.0.
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const update =
  (client: CoreClient) =>
  (
    path: UpdateReplicationSitePath,
    body?: ReplicationSiteUpdate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<ReplicationSite, UpdateReplicationSiteResponses> =>
    client.call(
      {
        id: 'updateReplicationSite',
        method: 'put',
        path: '/geo_sites/{id}',
        security: [[privateToken]],
        bodyFormat: chosenFormat(
          {
            'application/json': jsonBody,
            'application/x-www-form-urlencoded': {
              contentType: 'application/x-www-form-urlencoded',
              write: bracketForm,
            },
          },
          options,
        ),
      },
      { path, body },
      options,
    );

export {
  /**
   * Delete a replication site.
   *
   * Deletes a site of the instance. Administrators of self-managed instances only; paid tiers.
   *
   * `DELETE /geo_sites/{id}`
   *
   * Lowest role: Administrator. Tiers: paid. Offerings: self-managed. Since 16.0.
   *
   * @throws {ApiError} 401, 403, 404, 422
   */
  deleteReplicationSite as delete,
};

const deleteReplicationSite =
  (client: CoreClient) =>
  (
    path: DeleteReplicationSitePath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<undefined, DeleteReplicationSiteResponses> =>
    client.call(
      {
        id: 'deleteReplicationSite',
        method: 'delete',
        path: '/geo_sites/{id}',
        security: [[privateToken]],
        read: readNothing,
      },
      { path, query },
      options,
    );

/**
 * Repair the authentication of a replication site.
 *
 * Repairs the OAuth authentication between the sites and returns the site. Administrators of
 * self-managed instances only; paid tiers.
 *
 * `POST /geo_sites/{id}/repair`
 *
 * Lowest role: Administrator. Tiers: paid. Offerings: self-managed. Since 16.0.
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const repair =
  (client: CoreClient) =>
  (
    path: RepairReplicationSitePath,
    body?: undefined,
    options?: CallOptions,
  ): ApiCall<ReplicationSite, RepairReplicationSiteResponses> =>
    client.call(
      { id: 'repairReplicationSite', method: 'post', path: '/geo_sites/{id}/repair', security: [[privateToken]] },
      { path, body },
      options,
    );
