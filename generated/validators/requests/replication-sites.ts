// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { type ValidationIssue, fail, json } from '../runtime/index.ts';
import {
  type Decoded,
  type Defaulted,
  Pairs,
  PathValues,
  type Unchecked,
  asBoolean,
  asInteger,
  asText,
  decoded,
  formValue,
} from '../runtime/parameters/index.ts';
import { collectReplicationSiteCreate, isReplicationSiteCreate } from '../schemas/replication-site-create.ts';
import { collectReplicationSiteUpdate, isReplicationSiteUpdate } from '../schemas/replication-site-update.ts';

/** The query of `GET /geo_sites`. */
export type ListReplicationSitesQuery = Defaulted<
  NonNullable<operations['listReplicationSites']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListReplicationSitesQuery(raw: string): Decoded<ListReplicationSitesQuery> {
  const query: Unchecked<ListReplicationSitesQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1geo_sites/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'page':
        query.page = asInteger(pairs.only(query.page));
        break;
      case 'per_page':
        query.per_page = asInteger(pairs.only(query.per_page));
        break;
    }
  }
  query.page ??= 1;
  query.per_page ??= 20;
  return decoded(query, '/query', pairs.issues, isListReplicationSitesQuery, collectListReplicationSitesQuery);
}

/** The body of `POST /geo_sites`. */
export type CreateReplicationSiteBody =
  operations['createReplicationSite']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeCreateReplicationSiteBody(raw: unknown): Decoded<CreateReplicationSiteBody> {
  return decoded(raw, '/body', [], isReplicationSiteCreate, collectReplicationSiteCreate);
}

/** The form of `POST /geo_sites`. */
export type CreateReplicationSiteForm =
  operations['createReplicationSite']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeCreateReplicationSiteForm(raw: string): Decoded<CreateReplicationSiteForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {
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
    },
    'all',
    '#/paths/~1geo_sites/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isReplicationSiteCreate, collectReplicationSiteCreate);
}

/** The query of `GET /geo_sites/status`. */
export type ListReplicationSiteStatusesQuery = Defaulted<
  NonNullable<operations['listReplicationSiteStatuses']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListReplicationSiteStatusesQuery(raw: string): Decoded<ListReplicationSiteStatusesQuery> {
  const query: Unchecked<ListReplicationSiteStatusesQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1geo_sites~1status/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'page':
        query.page = asInteger(pairs.only(query.page));
        break;
      case 'per_page':
        query.per_page = asInteger(pairs.only(query.per_page));
        break;
    }
  }
  query.page ??= 1;
  query.per_page ??= 20;
  return decoded(
    query,
    '/query',
    pairs.issues,
    isListReplicationSiteStatusesQuery,
    collectListReplicationSiteStatusesQuery,
  );
}

/** The path values of `GET /geo_sites/{id}`. */
export type GetReplicationSitePath = operations['getReplicationSite']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetReplicationSitePath(raw: readonly string[]): Decoded<GetReplicationSitePath> {
  const values = new PathValues(raw, '#/paths/~1geo_sites~1{id}/get');
  const path: Unchecked<GetReplicationSitePath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues, isGetReplicationSitePath, collectGetReplicationSitePath);
}

/** The path values of `PUT /geo_sites/{id}`. */
export type UpdateReplicationSitePath = operations['updateReplicationSite']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeUpdateReplicationSitePath(raw: readonly string[]): Decoded<UpdateReplicationSitePath> {
  const values = new PathValues(raw, '#/paths/~1geo_sites~1{id}/put');
  const path: Unchecked<UpdateReplicationSitePath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues, isUpdateReplicationSitePath, collectUpdateReplicationSitePath);
}

/** The body of `PUT /geo_sites/{id}`. */
export type UpdateReplicationSiteBody = NonNullable<
  operations['updateReplicationSite']['requestBody']
>['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeUpdateReplicationSiteBody(raw: unknown): Decoded<UpdateReplicationSiteBody> {
  return decoded(raw, '/body', [], isReplicationSiteUpdate, collectReplicationSiteUpdate);
}

/** The form of `PUT /geo_sites/{id}`. */
export type UpdateReplicationSiteForm = NonNullable<
  operations['updateReplicationSite']['requestBody']
>['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeUpdateReplicationSiteForm(raw: string): Decoded<UpdateReplicationSiteForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {
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
    },
    'all',
    '#/paths/~1geo_sites~1{id}/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isReplicationSiteUpdate, collectReplicationSiteUpdate);
}

/** The path values of `DELETE /geo_sites/{id}`. */
export type DeleteReplicationSitePath = operations['deleteReplicationSite']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteReplicationSitePath(raw: readonly string[]): Decoded<DeleteReplicationSitePath> {
  const values = new PathValues(raw, '#/paths/~1geo_sites~1{id}/delete');
  const path: Unchecked<DeleteReplicationSitePath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues, isDeleteReplicationSitePath, collectDeleteReplicationSitePath);
}

/** The path values of `POST /geo_sites/{id}/repair`. */
export type RepairReplicationSitePath = operations['repairReplicationSite']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeRepairReplicationSitePath(raw: readonly string[]): Decoded<RepairReplicationSitePath> {
  const values = new PathValues(raw, '#/paths/~1geo_sites~1{id}~1repair/post');
  const path: Unchecked<RepairReplicationSitePath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues, isRepairReplicationSitePath, collectRepairReplicationSitePath);
}

function isListReplicationSitesQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  return perPage === undefined || (json.isInteger(perPage) && perPage <= 100);
}

function collectListReplicationSitesQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(issues, path, 'type', 'must be an object', '#/paths/~1geo_sites/get/parameters/query');
  const page = value['page'];
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, `${path}/page`, 'type', 'must be an integer', '#/components/parameters/Page/schema');
  if (json.isInteger(page) && page < 1)
    fail(issues, `${path}/page`, 'minimum', 'must be at least 1', '#/components/parameters/Page/schema');
  const perPage = value['per_page'];
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, `${path}/per_page`, 'type', 'must be an integer', '#/components/parameters/PerPage/schema');
  if (json.isInteger(perPage) && perPage > 100)
    fail(issues, `${path}/per_page`, 'maximum', 'must be at most 100', '#/components/parameters/PerPage/schema');
}

function isListReplicationSiteStatusesQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  return perPage === undefined || (json.isInteger(perPage) && perPage <= 100);
}

function collectListReplicationSiteStatusesQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(issues, path, 'type', 'must be an object', '#/paths/~1geo_sites~1status/get/parameters/query');
  const page = value['page'];
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, `${path}/page`, 'type', 'must be an integer', '#/components/parameters/Page/schema');
  if (json.isInteger(page) && page < 1)
    fail(issues, `${path}/page`, 'minimum', 'must be at least 1', '#/components/parameters/Page/schema');
  const perPage = value['per_page'];
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, `${path}/per_page`, 'type', 'must be an integer', '#/components/parameters/PerPage/schema');
  if (json.isInteger(perPage) && perPage > 100)
    fail(issues, `${path}/per_page`, 'maximum', 'must be at most 100', '#/components/parameters/PerPage/schema');
}

function isGetReplicationSitePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const id = value['id'];
  return id === undefined || Number.isInteger(id);
}

function collectGetReplicationSitePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(issues, path, 'type', 'must be an object', '#/paths/~1geo_sites~1{id}/get/parameters/path');
  const id = value['id'];
  if (id !== undefined && !Number.isInteger(id))
    fail(issues, `${path}/id`, 'type', 'must be an integer', '#/paths/~1geo_sites~1{id}/get/parameters/0/schema');
}

function isUpdateReplicationSitePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const id = value['id'];
  return id === undefined || Number.isInteger(id);
}

function collectUpdateReplicationSitePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(issues, path, 'type', 'must be an object', '#/paths/~1geo_sites~1{id}/put/parameters/path');
  const id = value['id'];
  if (id !== undefined && !Number.isInteger(id))
    fail(issues, `${path}/id`, 'type', 'must be an integer', '#/paths/~1geo_sites~1{id}/put/parameters/0/schema');
}

function isDeleteReplicationSitePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const id = value['id'];
  return id === undefined || Number.isInteger(id);
}

function collectDeleteReplicationSitePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(issues, path, 'type', 'must be an object', '#/paths/~1geo_sites~1{id}/delete/parameters/path');
  const id = value['id'];
  if (id !== undefined && !Number.isInteger(id))
    fail(issues, `${path}/id`, 'type', 'must be an integer', '#/paths/~1geo_sites~1{id}/delete/parameters/0/schema');
}

function isRepairReplicationSitePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const id = value['id'];
  return id === undefined || Number.isInteger(id);
}

function collectRepairReplicationSitePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(issues, path, 'type', 'must be an object', '#/paths/~1geo_sites~1{id}~1repair/post/parameters/path');
  const id = value['id'];
  if (id !== undefined && !Number.isInteger(id))
    fail(
      issues,
      `${path}/id`,
      'type',
      'must be an integer',
      '#/paths/~1geo_sites~1{id}~1repair/post/parameters/0/schema',
    );
}
