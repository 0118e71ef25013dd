// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { type ValidationIssue, json, report } from '../runtime/index.ts';
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
  return issueIid === undefined || json.isInteger(issueIid);
}

function collectListIssueWeightEventsPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return report(
      issues,
      path,
      'must be an object',
      '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events/get/parameters/path/type',
    );
  const issueIid = value['issue_iid'];
  if (issueIid !== undefined && !json.isInteger(issueIid))
    report(
      issues,
      `${path}/issue_iid`,
      'must be an integer',
      '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events/get/parameters/1/schema/type',
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
    return report(
      issues,
      path,
      'must be an object',
      '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events/get/parameters/query/type',
    );
  const page = value['page'];
  if (page !== undefined && !json.isInteger(page))
    report(issues, `${path}/page`, 'must be an integer', '#/components/parameters/Page/schema/type');
  if (json.isInteger(page) && page < 1)
    report(issues, `${path}/page`, 'must be at least 1', '#/components/parameters/Page/schema/minimum');
  const perPage = value['per_page'];
  if (perPage !== undefined && !json.isInteger(perPage))
    report(issues, `${path}/per_page`, 'must be an integer', '#/components/parameters/PerPage/schema/type');
  if (json.isInteger(perPage) && perPage > 100)
    report(issues, `${path}/per_page`, 'must be at most 100', '#/components/parameters/PerPage/schema/maximum');
}

function isGetIssueWeightEventPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const issueIid = value['issue_iid'];
  if (issueIid !== undefined && !json.isInteger(issueIid)) return false;
  const resourceWeightEventId = value['resource_weight_event_id'];
  return resourceWeightEventId === undefined || json.isInteger(resourceWeightEventId);
}

function collectGetIssueWeightEventPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return report(
      issues,
      path,
      'must be an object',
      '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events~1{resource_weight_event_id}/get/parameters/path/type',
    );
  const issueIid = value['issue_iid'];
  if (issueIid !== undefined && !json.isInteger(issueIid))
    report(
      issues,
      `${path}/issue_iid`,
      'must be an integer',
      '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events~1{resource_weight_event_id}/get/parameters/1/schema/type',
    );
  const resourceWeightEventId = value['resource_weight_event_id'];
  if (resourceWeightEventId !== undefined && !json.isInteger(resourceWeightEventId))
    report(
      issues,
      `${path}/resource_weight_event_id`,
      'must be an integer',
      '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events~1{resource_weight_event_id}/get/parameters/2/schema/type',
    );
}
