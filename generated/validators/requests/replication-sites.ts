// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  DeleteReplicationSitePath,
  GetReplicationSitePath,
  ListReplicationSiteStatusesQuery,
  ListReplicationSitesQuery,
  RepairReplicationSitePath,
  ReplicationSiteCreate,
  ReplicationSiteUpdate,
  UpdateReplicationSitePath,
} from '../../types/replication-sites.ts';
import { checkedForm, formValue } from '../runtime/forms.ts';
import {
  type Decoded,
  type Defaulted,
  PathValues,
  type Unchecked,
  asBoolean,
  asInteger,
  asText,
  checkedValue,
  decodedNumbers,
} from '../runtime/parameters.ts';
import { Pairs, type Shape } from '../runtime/queries.ts';
import { type ValidationIssue, fail, hasIntegerType } from '../runtime/report.ts';
import { collectReplicationSiteCreate, isReplicationSiteCreate } from '../schemas/replication-site-create.ts';
import { collectReplicationSiteUpdate, isReplicationSiteUpdate } from '../schemas/replication-site-update.ts';

const replicationSiteCreateShape: Shape = {
  properties: {
    container_repositories_max_capacity: asInteger,
    enabled: asBoolean,
    files_max_capacity: asInteger,
    minimum_reverification_interval: asInteger,
    primary: asBoolean,
    repos_max_capacity: asInteger,
    selective_sync_namespace_ids: { items: asInteger },
    selective_sync_shards: { items: asText },
    sync_object_storage: asBoolean,
    verification_max_capacity: asInteger,
  },
};

const replicationSiteUpdateShape: Shape = {
  properties: {
    container_repositories_max_capacity: asInteger,
    enabled: asBoolean,
    files_max_capacity: asInteger,
    minimum_reverification_interval: asInteger,
    primary: asBoolean,
    repos_max_capacity: asInteger,
    selective_sync_namespace_ids: { items: asInteger },
    selective_sync_shards: { items: asText },
    sync_object_storage: asBoolean,
    verification_max_capacity: asInteger,
  },
};

/** The query of `GET /geo_sites`, with defaults. */
export type ListReplicationSitesQueryWithDefaults = Defaulted<ListReplicationSitesQuery, 'page' | 'per_page'>;

/** Decodes the query string, without `?`. */
export function decodeListReplicationSitesQuery(raw: string): Decoded<ListReplicationSitesQueryWithDefaults> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1geo_sites/get');
  let page: unknown;
  let perPage: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'page':
        page = asInteger(pairs.only(page));
        break;
      case 'per_page':
        perPage = asInteger(pairs.only(perPage));
        break;
    }
  }
  const { issues } = pairs;
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'type', 'must be an integer');
  if (hasIntegerType(page) && page < 1)
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'minimum', 'must be at least 1');
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'type', 'must be an integer');
  if (hasIntegerType(perPage) && perPage > 100)
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'maximum', 'must be at most 100');
  const query: Unchecked<ListReplicationSitesQueryWithDefaults> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decodedNumbers(query, '/query', issues);
}

/** Validates the body, parsed from JSON. */
export function decodeCreateReplicationSiteBody(raw: unknown): Decoded<ReplicationSiteCreate> {
  return checkedValue(raw, '/body', isReplicationSiteCreate, collectReplicationSiteCreate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeCreateReplicationSiteForm(raw: string, others?: object): Decoded<ReplicationSiteCreate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    replicationSiteCreateShape,
    'all',
    '#/paths/~1geo_sites/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : checkedForm(body, '/body', isReplicationSiteCreate, collectReplicationSiteCreate);
}

/** The query of `GET /geo_sites/status`, with defaults. */
export type ListReplicationSiteStatusesQueryWithDefaults = Defaulted<
  ListReplicationSiteStatusesQuery,
  'page' | 'per_page'
>;

/** Decodes the query string, without `?`. */
export function decodeListReplicationSiteStatusesQuery(
  raw: string,
): Decoded<ListReplicationSiteStatusesQueryWithDefaults> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1geo_sites~1status/get');
  let page: unknown;
  let perPage: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'page':
        page = asInteger(pairs.only(page));
        break;
      case 'per_page':
        perPage = asInteger(pairs.only(perPage));
        break;
    }
  }
  const { issues } = pairs;
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'type', 'must be an integer');
  if (hasIntegerType(page) && page < 1)
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'minimum', 'must be at least 1');
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'type', 'must be an integer');
  if (hasIntegerType(perPage) && perPage > 100)
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'maximum', 'must be at most 100');
  const query: Unchecked<ListReplicationSiteStatusesQueryWithDefaults> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetReplicationSitePath(raw: readonly string[]): Decoded<GetReplicationSitePath> {
  const schema = '#/paths/~1geo_sites~1{id}/get';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const { issues } = values;
  if (id !== undefined && !Number.isInteger(id))
    fail(issues, '/path/id', `${schema}/parameters/0/schema`, 'type', 'must be an integer');
  const path: Unchecked<GetReplicationSitePath> = { id };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeUpdateReplicationSitePath(raw: readonly string[]): Decoded<UpdateReplicationSitePath> {
  const schema = '#/paths/~1geo_sites~1{id}/put';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const { issues } = values;
  if (id !== undefined && !Number.isInteger(id))
    fail(issues, '/path/id', `${schema}/parameters/0/schema`, 'type', 'must be an integer');
  const path: Unchecked<UpdateReplicationSitePath> = { id };
  return decodedNumbers(path, '/path', issues);
}

/** Validates the body, parsed from JSON. */
export function decodeUpdateReplicationSiteBody(raw: unknown): Decoded<ReplicationSiteUpdate> {
  return checkedValue(raw, '/body', isReplicationSiteUpdate, collectReplicationSiteUpdate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeUpdateReplicationSiteForm(raw: string, others?: object): Decoded<ReplicationSiteUpdate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    replicationSiteUpdateShape,
    'all',
    '#/paths/~1geo_sites~1{id}/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : checkedForm(body, '/body', isReplicationSiteUpdate, collectReplicationSiteUpdate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeDeleteReplicationSitePath(raw: readonly string[]): Decoded<DeleteReplicationSitePath> {
  const schema = '#/paths/~1geo_sites~1{id}/delete';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const { issues } = values;
  if (id !== undefined && !Number.isInteger(id))
    fail(issues, '/path/id', `${schema}/parameters/0/schema`, 'type', 'must be an integer');
  const path: Unchecked<DeleteReplicationSitePath> = { id };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeRepairReplicationSitePath(raw: readonly string[]): Decoded<RepairReplicationSitePath> {
  const schema = '#/paths/~1geo_sites~1{id}~1repair/post';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const { issues } = values;
  if (id !== undefined && !Number.isInteger(id))
    fail(issues, '/path/id', `${schema}/parameters/0/schema`, 'type', 'must be an integer');
  const path: Unchecked<RepairReplicationSitePath> = { id };
  return decodedNumbers(path, '/path', issues);
}
