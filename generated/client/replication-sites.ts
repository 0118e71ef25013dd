// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { bracketForm } from '../shared/form-notation.ts';
import { plainQuery } from '../shared/write-query.ts';
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
import { chosenFormat } from './runtime/content-types.ts';
import { type ApiCall, type Bound, type CoreClient, bound } from './runtime/core.ts';
import { jsonBody } from './runtime/json-body.ts';
import { type ListCall, callList } from './runtime/list-call.ts';
import { followLink } from './runtime/next-page.ts';
import { readList, readNothing } from './runtime/read.ts';
import { privateToken } from './security-schemes.ts';

/** The functions of the operations of `client.replicationSites`. */
export interface ReplicationSitesFunctions {
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
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 403: The caller does not have permission.
   * @throws {ApiError} 414: The query string is too long. Send the parameters in a body instead.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  list(
    client: CoreClient,
    query?: ListReplicationSitesQuery,
    options?: ListOptions,
  ): ListCall<ReplicationSite[], ReplicationSite, ListReplicationSitesResponses>;
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
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 403: The caller does not have permission.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  create(
    client: CoreClient,
    body: ReplicationSiteCreate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<ReplicationSite, CreateReplicationSiteResponses>;
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
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 403: The caller does not have permission.
   * @throws {ApiError} 414: The query string is too long. Send the parameters in a body instead.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  listStatuses(
    client: CoreClient,
    query?: ListReplicationSiteStatusesQuery,
    options?: ListOptions,
  ): ListCall<ReplicationSiteStatus[], ReplicationSiteStatus, ListReplicationSiteStatusesResponses>;
  /**
   * Read a replication site.
   *
   * Returns one site of the instance. Administrators of self-managed instances only; paid tiers.
   *
   * `GET /geo_sites/{id}`
   *
   * Lowest role: Administrator. Tiers: paid. Offerings: self-managed. Since 16.0.
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 403: The caller does not have permission.
   * @throws {ApiError} 404: The resource or its project does not exist.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  get(
    client: CoreClient,
    path: GetReplicationSitePath,
    options?: CallOptions,
  ): ApiCall<ReplicationSite, GetReplicationSiteResponses>;
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
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 403: The caller does not have permission.
   * @throws {ApiError} 404: The resource or its project does not exist.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  update(
    client: CoreClient,
    path: UpdateReplicationSitePath,
    body?: ReplicationSiteUpdate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<ReplicationSite, UpdateReplicationSiteResponses>;
  /**
   * Delete a replication site.
   *
   * Deletes a site of the instance. Administrators of self-managed instances only; paid tiers.
   *
   * `DELETE /geo_sites/{id}`
   *
   * Lowest role: Administrator. Tiers: paid. Offerings: self-managed. Since 16.0.
   *
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 403: The caller does not have permission.
   * @throws {ApiError} 404: The resource or its project does not exist.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  delete(
    client: CoreClient,
    path: DeleteReplicationSitePath,
    options?: CallOptions,
  ): ApiCall<undefined, DeleteReplicationSiteResponses>;
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
   * @throws {ApiError} 401: The credential is missing or not valid.
   * @throws {ApiError} 403: The caller does not have permission.
   * @throws {ApiError} 404: The resource or its project does not exist.
   * @throws {ApiError} 422: A value of the path, the query or the body is not valid.
   */
  repair(
    client: CoreClient,
    path: RepairReplicationSitePath,
    options?: CallOptions,
  ): ApiCall<ReplicationSite, RepairReplicationSiteResponses>;
}

/** The operations of `client.replicationSites`. */
export interface ReplicationSitesOperations extends Bound<ReplicationSitesFunctions> {}

export const listReplicationSites: ReplicationSitesFunctions['list'] = (client, query, options) =>
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

export const createReplicationSite: ReplicationSitesFunctions['create'] = (client, body, options) =>
  client.call(
    {
      id: 'createReplicationSite',
      method: 'post',
      path: '/geo_sites',
      security: [[privateToken]],
      bodyFormat: chosenFormat(
        {
          'application/json': jsonBody,
          'application/x-www-form-urlencoded': { contentType: 'application/x-www-form-urlencoded', write: bracketForm },
        },
        options,
      ),
    },
    { body },
    options,
  );

export const listReplicationSiteStatuses: ReplicationSitesFunctions['listStatuses'] = (client, query, options) =>
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

export const getReplicationSite: ReplicationSitesFunctions['get'] = (client, path, options) =>
  client.call(
    { id: 'getReplicationSite', method: 'get', path: '/geo_sites/{id}', security: [[privateToken]] },
    { path },
    options,
  );

export const updateReplicationSite: ReplicationSitesFunctions['update'] = (client, path, body, options) =>
  client.call(
    {
      id: 'updateReplicationSite',
      method: 'put',
      path: '/geo_sites/{id}',
      security: [[privateToken]],
      bodyFormat: chosenFormat(
        {
          'application/json': jsonBody,
          'application/x-www-form-urlencoded': { contentType: 'application/x-www-form-urlencoded', write: bracketForm },
        },
        options,
      ),
    },
    { path, body },
    options,
  );

export const deleteReplicationSite: ReplicationSitesFunctions['delete'] = (client, path, options) =>
  client.call(
    {
      id: 'deleteReplicationSite',
      method: 'delete',
      path: '/geo_sites/{id}',
      security: [[privateToken]],
      read: readNothing,
    },
    { path },
    options,
  );

export const repairReplicationSite: ReplicationSitesFunctions['repair'] = (client, path, options) =>
  client.call(
    { id: 'repairReplicationSite', method: 'post', path: '/geo_sites/{id}/repair', security: [[privateToken]] },
    { path },
    options,
  );

/** Returns the operations of the area as methods of a client. */
export function bindReplicationSites(client: CoreClient): ReplicationSitesOperations {
  return bound<ReplicationSitesFunctions, ReplicationSitesOperations>(client, {
    list: listReplicationSites,
    create: createReplicationSite,
    listStatuses: listReplicationSiteStatuses,
    get: getReplicationSite,
    update: updateReplicationSite,
    delete: deleteReplicationSite,
    repair: repairReplicationSite,
  });
}
