// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { type ValidationIssue, fail, json } from '../runtime/index.ts';
import {
  type Decoded,
  type Defaulted,
  Pairs,
  PathValues,
  type Unchecked,
  asInteger,
  decoded,
} from '../runtime/parameters/index.ts';

/** The path values of `GET /projects/{id}/issues/{issue_iid}/resource_weight_events`. */
export type ListIssueWeightEventsPath = operations['listIssueWeightEvents']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListIssueWeightEventsPath(raw: readonly string[]): Decoded<ListIssueWeightEventsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events/get');
  const path: Unchecked<ListIssueWeightEventsPath> = {
    id: asInteger(values.text(0, 'id')),
    issue_iid: asInteger(values.text(1, 'issue_iid')),
  };
  return decoded(path, '/path', values.issues, isListIssueWeightEventsPath, collectListIssueWeightEventsPath);
}

/** The query of `GET /projects/{id}/issues/{issue_iid}/resource_weight_events`. */
export type ListIssueWeightEventsQuery = Defaulted<
  NonNullable<operations['listIssueWeightEvents']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListIssueWeightEventsQuery(raw: string): Decoded<ListIssueWeightEventsQuery> {
  const query: Unchecked<ListIssueWeightEventsQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events/get');
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
  return decoded(query, '/query', pairs.issues, isListIssueWeightEventsQuery, collectListIssueWeightEventsQuery);
}

/**
 * The path values of `GET
 * /projects/{id}/issues/{issue_iid}/resource_weight_events/{resource_weight_event_id}`.
 */
export type GetIssueWeightEventPath = operations['getIssueWeightEvent']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetIssueWeightEventPath(raw: readonly string[]): Decoded<GetIssueWeightEventPath> {
  const values = new PathValues(
    raw,
    '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events~1{resource_weight_event_id}/get',
  );
  const path: Unchecked<GetIssueWeightEventPath> = {
    id: asInteger(values.text(0, 'id')),
    issue_iid: asInteger(values.text(1, 'issue_iid')),
    resource_weight_event_id: asInteger(values.text(2, 'resource_weight_event_id')),
  };
  return decoded(path, '/path', values.issues, isGetIssueWeightEventPath, collectGetIssueWeightEventPath);
}

function isListIssueWeightEventsPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const issueIid = value['issue_iid'];
  return issueIid === undefined || Number.isInteger(issueIid);
}

function collectListIssueWeightEventsPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events/get/parameters/path',
    );
  const issueIid = value['issue_iid'];
  if (issueIid !== undefined && !Number.isInteger(issueIid))
    fail(
      issues,
      `${path}/issue_iid`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events/get/parameters/1/schema',
    );
}

function isListIssueWeightEventsQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  return perPage === undefined || (json.isInteger(perPage) && perPage <= 100);
}

function collectListIssueWeightEventsQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events/get/parameters/query',
    );
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

function isGetIssueWeightEventPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const issueIid = value['issue_iid'];
  if (issueIid !== undefined && !Number.isInteger(issueIid)) return false;
  const resourceWeightEventId = value['resource_weight_event_id'];
  return resourceWeightEventId === undefined || Number.isInteger(resourceWeightEventId);
}

function collectGetIssueWeightEventPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events~1{resource_weight_event_id}/get/parameters/path',
    );
  const issueIid = value['issue_iid'];
  if (issueIid !== undefined && !Number.isInteger(issueIid))
    fail(
      issues,
      `${path}/issue_iid`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events~1{resource_weight_event_id}/get/parameters/1/schema',
    );
  const resourceWeightEventId = value['resource_weight_event_id'];
  if (resourceWeightEventId !== undefined && !Number.isInteger(resourceWeightEventId))
    fail(
      issues,
      `${path}/resource_weight_event_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events~1{resource_weight_event_id}/get/parameters/2/schema',
    );
}
