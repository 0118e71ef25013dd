// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { json } from '../runtime/json.ts';
import { type Decoded, type Defaulted, type Unchecked, decoded, judged } from '../runtime/parameters/decoded.ts';
import { formValue } from '../runtime/parameters/form.ts';
import { Pairs } from '../runtime/parameters/pairs.ts';
import { PathValues } from '../runtime/parameters/path.ts';
import { asBoolean, asInteger, asText } from '../runtime/parameters/scalars.ts';
import type { Shape } from '../runtime/parameters/shape.ts';
import { type ValidationIssue, fail } from '../runtime/report.ts';
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

/** The query of `GET /geo_sites`. */
export type ListReplicationSitesQuery = Defaulted<
  NonNullable<operations['listReplicationSites']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListReplicationSitesQuery(raw: string): Decoded<ListReplicationSitesQuery> {
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
  pairs.judge('page', page, isPage, collectPage);
  pairs.judge('per_page', perPage, isPerPage, collectPerPage);
  const query: Unchecked<ListReplicationSitesQuery> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decoded(query, pairs.issues);
}

/** The body of `POST /geo_sites`. */
export type CreateReplicationSiteBody =
  operations['createReplicationSite']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeCreateReplicationSiteBody(raw: unknown): Decoded<CreateReplicationSiteBody> {
  return judged(raw, '/body', isReplicationSiteCreate, collectReplicationSiteCreate);
}

/** The form of `POST /geo_sites`. */
export type CreateReplicationSiteForm =
  operations['createReplicationSite']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire, and properties that came as JSON beside it. */
export function decodeCreateReplicationSiteForm(raw: string, others?: object): Decoded<CreateReplicationSiteForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    replicationSiteCreateShape,
    'all',
    '#/paths/~1geo_sites/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0 ? { issues } : judged(body, '/body', isReplicationSiteCreate, collectReplicationSiteCreate);
}

/** The query of `GET /geo_sites/status`. */
export type ListReplicationSiteStatusesQuery = Defaulted<
  NonNullable<operations['listReplicationSiteStatuses']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListReplicationSiteStatusesQuery(raw: string): Decoded<ListReplicationSiteStatusesQuery> {
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
  pairs.judge('page', page, isPage, collectPage);
  pairs.judge('per_page', perPage, isPerPage, collectPerPage);
  const query: Unchecked<ListReplicationSiteStatusesQuery> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decoded(query, pairs.issues);
}

/** The path values of `GET /geo_sites/{id}`. */
export type GetReplicationSitePath = operations['getReplicationSite']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetReplicationSitePath(raw: readonly string[]): Decoded<GetReplicationSitePath> {
  const values = new PathValues(raw, '#/paths/~1geo_sites~1{id}/get');
  const id = asInteger(values.text(0, 'id'));
  values.judge('id', id, isGetReplicationSiteId, collectGetReplicationSiteId);
  const path: Unchecked<GetReplicationSitePath> = { id };
  return decoded(path, values.issues);
}

/** The path values of `PUT /geo_sites/{id}`. */
export type UpdateReplicationSitePath = operations['updateReplicationSite']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeUpdateReplicationSitePath(raw: readonly string[]): Decoded<UpdateReplicationSitePath> {
  const values = new PathValues(raw, '#/paths/~1geo_sites~1{id}/put');
  const id = asInteger(values.text(0, 'id'));
  values.judge('id', id, isUpdateReplicationSiteId, collectUpdateReplicationSiteId);
  const path: Unchecked<UpdateReplicationSitePath> = { id };
  return decoded(path, values.issues);
}

/** The body of `PUT /geo_sites/{id}`. */
export type UpdateReplicationSiteBody = NonNullable<
  operations['updateReplicationSite']['requestBody']
>['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeUpdateReplicationSiteBody(raw: unknown): Decoded<UpdateReplicationSiteBody> {
  return judged(raw, '/body', isReplicationSiteUpdate, collectReplicationSiteUpdate);
}

/** The form of `PUT /geo_sites/{id}`. */
export type UpdateReplicationSiteForm = NonNullable<
  operations['updateReplicationSite']['requestBody']
>['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire, and properties that came as JSON beside it. */
export function decodeUpdateReplicationSiteForm(raw: string, others?: object): Decoded<UpdateReplicationSiteForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    replicationSiteUpdateShape,
    'all',
    '#/paths/~1geo_sites~1{id}/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0 ? { issues } : judged(body, '/body', isReplicationSiteUpdate, collectReplicationSiteUpdate);
}

/** The path values of `DELETE /geo_sites/{id}`. */
export type DeleteReplicationSitePath = operations['deleteReplicationSite']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteReplicationSitePath(raw: readonly string[]): Decoded<DeleteReplicationSitePath> {
  const values = new PathValues(raw, '#/paths/~1geo_sites~1{id}/delete');
  const id = asInteger(values.text(0, 'id'));
  values.judge('id', id, isDeleteReplicationSiteId, collectDeleteReplicationSiteId);
  const path: Unchecked<DeleteReplicationSitePath> = { id };
  return decoded(path, values.issues);
}

/** The path values of `POST /geo_sites/{id}/repair`. */
export type RepairReplicationSitePath = operations['repairReplicationSite']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeRepairReplicationSitePath(raw: readonly string[]): Decoded<RepairReplicationSitePath> {
  const values = new PathValues(raw, '#/paths/~1geo_sites~1{id}~1repair/post');
  const id = asInteger(values.text(0, 'id'));
  values.judge('id', id, isRepairReplicationSiteId, collectRepairReplicationSiteId);
  const path: Unchecked<RepairReplicationSitePath> = { id };
  return decoded(path, values.issues);
}

function isPage(value: unknown): boolean {
  if (!json.isInteger(value)) return false;
  return value >= 1;
}

function collectPage(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/parameters/Page/schema';
  if (!json.isInteger(value)) return fail(issues, path, 'type', 'must be an integer', schema);
  if (value < 1) fail(issues, path, 'minimum', 'must be at least 1', schema);
}

function isPerPage(value: unknown): boolean {
  if (!json.isInteger(value)) return false;
  return value <= 100;
}

function collectPerPage(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/parameters/PerPage/schema';
  if (!json.isInteger(value)) return fail(issues, path, 'type', 'must be an integer', schema);
  if (value > 100) fail(issues, path, 'maximum', 'must be at most 100', schema);
}

function isGetReplicationSiteId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectGetReplicationSiteId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(issues, path, 'type', 'must be an integer', '#/paths/~1geo_sites~1{id}/get/parameters/0/schema');
}

function isUpdateReplicationSiteId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectUpdateReplicationSiteId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(issues, path, 'type', 'must be an integer', '#/paths/~1geo_sites~1{id}/put/parameters/0/schema');
}

function isDeleteReplicationSiteId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectDeleteReplicationSiteId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(issues, path, 'type', 'must be an integer', '#/paths/~1geo_sites~1{id}/delete/parameters/0/schema');
}

function isRepairReplicationSiteId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectRepairReplicationSiteId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1geo_sites~1{id}~1repair/post/parameters/0/schema',
    );
}
