// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  DeleteReplicationSitePath,
  GetReplicationSitePath,
  ListReplicationSiteStatusesResponses,
  ListReplicationSitesResponses,
  RepairReplicationSitePath,
  ReplicationSite,
  ReplicationSiteCreate,
  ReplicationSiteStatus,
  ReplicationSiteUpdate,
  UpdateReplicationSitePath,
} from '../types/replication-sites.ts';
import type { ErrorBody } from '../types/shared.ts';
import type {
  ListReplicationSiteStatusesQueryWithDefaults,
  ListReplicationSitesQueryWithDefaults,
} from '../validators/requests/replication-sites.ts';
import type { OperationContext } from './runtime/auth.ts';
import type { DescribedHeaders } from './runtime/interfaces.ts';
import type { PrivateTokenAuth } from './security.ts';

/**
 * The sites of a replicated instance, their settings and status. Administrators of self-managed
 * instances, paid tiers.
 */
export interface ReplicationSitesHandlers {
  /**
   * List replication sites.
   *
   * Returns all sites of the instance, the primary and the secondary ones. Administrators of
   * self-managed instances only; paid tiers.
   *
   * `GET /geo_sites`
   *
   * Lowest role: Administrator. Tiers: paid. Offerings: self-managed. Since 16.0.
   */
  readonly list: ListReplicationSites;
  /**
   * Create a replication site.
   *
   * Creates a site of the instance, a secondary one unless `primary` is true. Administrators of
   * self-managed instances only; paid tiers.
   *
   * `POST /geo_sites`
   *
   * Lowest role: Administrator. Tiers: paid. Offerings: self-managed. Since 16.0.
   */
  readonly create: CreateReplicationSite;
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
   */
  readonly listStatuses: ListReplicationSiteStatuses;
  /**
   * Read a replication site.
   *
   * Returns one site of the instance. Administrators of self-managed instances only; paid tiers.
   *
   * `GET /geo_sites/{id}`
   *
   * Lowest role: Administrator. Tiers: paid. Offerings: self-managed. Since 16.0.
   */
  readonly get: GetReplicationSite;
  /**
   * Change a replication site.
   *
   * Changes the given properties of a site and leaves the others as they are. Administrators of
   * self-managed instances only; paid tiers.
   *
   * `PUT /geo_sites/{id}`
   *
   * Lowest role: Administrator. Tiers: paid. Offerings: self-managed. Since 16.0.
   */
  readonly update: UpdateReplicationSite;
  /**
   * Delete a replication site.
   *
   * Deletes a site of the instance. Administrators of self-managed instances only; paid tiers.
   *
   * `DELETE /geo_sites/{id}`
   *
   * Lowest role: Administrator. Tiers: paid. Offerings: self-managed. Since 16.0.
   */
  readonly delete: DeleteReplicationSite;
  /**
   * Repair the authentication of a replication site.
   *
   * Repairs the OAuth authentication between the sites and returns the site. Administrators of
   * self-managed instances only; paid tiers.
   *
   * `POST /geo_sites/{id}/repair`
   *
   * Lowest role: Administrator. Tiers: paid. Offerings: self-managed. Since 16.0.
   */
  readonly repair: RepairReplicationSite;
}

/** The type of {@link ReplicationSitesHandlers}.list. */
export type ListReplicationSites = (
  input: ListReplicationSitesInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListReplicationSitesResult | Promise<ListReplicationSitesResult>;

/** The input of {@link ListReplicationSites}. */
export interface ListReplicationSitesInput {
  readonly query: ListReplicationSitesQueryWithDefaults;
}

/** The result of {@link ListReplicationSites}. */
export type ListReplicationSitesResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListReplicationSitesResponses[200]['headers']>;
      readonly body: ReplicationSite[];
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ReplicationSitesHandlers}.create. */
export type CreateReplicationSite = (
  input: CreateReplicationSiteInput,
  context: OperationContext<PrivateTokenAuth>,
) => CreateReplicationSiteResult | Promise<CreateReplicationSiteResult>;

/** The input of {@link CreateReplicationSite}. */
export interface CreateReplicationSiteInput {
  /** The site to create. */
  readonly body: ReplicationSiteCreate;
}

/** The result of {@link CreateReplicationSite}. */
export type CreateReplicationSiteResult =
  | { readonly status: 201; readonly body: ReplicationSite }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ReplicationSitesHandlers}.listStatuses. */
export type ListReplicationSiteStatuses = (
  input: ListReplicationSiteStatusesInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListReplicationSiteStatusesResult | Promise<ListReplicationSiteStatusesResult>;

/** The input of {@link ListReplicationSiteStatuses}. */
export interface ListReplicationSiteStatusesInput {
  readonly query: ListReplicationSiteStatusesQueryWithDefaults;
}

/** The result of {@link ListReplicationSiteStatuses}. */
export type ListReplicationSiteStatusesResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListReplicationSiteStatusesResponses[200]['headers']>;
      readonly body: ReplicationSiteStatus[];
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ReplicationSitesHandlers}.get. */
export type GetReplicationSite = (
  input: GetReplicationSiteInput,
  context: OperationContext<PrivateTokenAuth>,
) => GetReplicationSiteResult | Promise<GetReplicationSiteResult>;

/** The input of {@link GetReplicationSite}. */
export interface GetReplicationSiteInput {
  readonly path: GetReplicationSitePath;
}

/** The result of {@link GetReplicationSite}. */
export type GetReplicationSiteResult =
  | { readonly status: 200; readonly body: ReplicationSite }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ReplicationSitesHandlers}.update. */
export type UpdateReplicationSite = (
  input: UpdateReplicationSiteInput,
  context: OperationContext<PrivateTokenAuth>,
) => UpdateReplicationSiteResult | Promise<UpdateReplicationSiteResult>;

/** The input of {@link UpdateReplicationSite}. */
export interface UpdateReplicationSiteInput {
  readonly path: UpdateReplicationSitePath;
  /** The properties to change. */
  readonly body: ReplicationSiteUpdate | undefined;
}

/** The result of {@link UpdateReplicationSite}. */
export type UpdateReplicationSiteResult =
  | { readonly status: 200; readonly body: ReplicationSite }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ReplicationSitesHandlers}.delete. */
export type DeleteReplicationSite = (
  input: DeleteReplicationSiteInput,
  context: OperationContext<PrivateTokenAuth>,
) => DeleteReplicationSiteResult | Promise<DeleteReplicationSiteResult>;

/** The input of {@link DeleteReplicationSite}. */
export interface DeleteReplicationSiteInput {
  readonly path: DeleteReplicationSitePath;
}

/** The result of {@link DeleteReplicationSite}. */
export type DeleteReplicationSiteResult =
  | { readonly status: 204; readonly body?: never }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link ReplicationSitesHandlers}.repair. */
export type RepairReplicationSite = (
  input: RepairReplicationSiteInput,
  context: OperationContext<PrivateTokenAuth>,
) => RepairReplicationSiteResult | Promise<RepairReplicationSiteResult>;

/** The input of {@link RepairReplicationSite}. */
export interface RepairReplicationSiteInput {
  readonly path: RepairReplicationSitePath;
}

/** The result of {@link RepairReplicationSite}. */
export type RepairReplicationSiteResult =
  | { readonly status: 200; readonly body: ReplicationSite }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };
