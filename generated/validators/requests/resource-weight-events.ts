// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { json } from '../runtime/json.ts';
import { type Decoded, type Defaulted, type Unchecked, decoded } from '../runtime/parameters/decoded.ts';
import { Pairs } from '../runtime/parameters/pairs.ts';
import { PathValues } from '../runtime/parameters/path.ts';
import { asInteger } from '../runtime/parameters/scalars.ts';
import { type ValidationIssue, fail } from '../runtime/report.ts';

/** The path values of `GET /projects/{id}/issues/{issue_iid}/resource_weight_events`. */
export type ListIssueWeightEventsPath = operations['listIssueWeightEvents']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListIssueWeightEventsPath(raw: readonly string[]): Decoded<ListIssueWeightEventsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events/get');
  const id = asInteger(values.text(0, 'id'));
  const issueIid = asInteger(values.text(1, 'issue_iid'));
  values.judge('issue_iid', issueIid, isListIssueWeightEventsIssueIid, collectListIssueWeightEventsIssueIid);
  const path: Unchecked<ListIssueWeightEventsPath> = { id, issue_iid: issueIid };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/issues/{issue_iid}/resource_weight_events`. */
export type ListIssueWeightEventsQuery = Defaulted<
  NonNullable<operations['listIssueWeightEvents']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListIssueWeightEventsQuery(raw: string): Decoded<ListIssueWeightEventsQuery> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events/get');
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
  const query: Unchecked<ListIssueWeightEventsQuery> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decoded(query, pairs.issues);
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
  const id = asInteger(values.text(0, 'id'));
  const issueIid = asInteger(values.text(1, 'issue_iid'));
  const resourceWeightEventId = asInteger(values.text(2, 'resource_weight_event_id'));
  values.judge('issue_iid', issueIid, isGetIssueWeightEventIssueIid, collectGetIssueWeightEventIssueIid);
  values.judge(
    'resource_weight_event_id',
    resourceWeightEventId,
    isGetIssueWeightEventResourceWeightEventId,
    collectGetIssueWeightEventResourceWeightEventId,
  );
  const path: Unchecked<GetIssueWeightEventPath> = {
    id,
    issue_iid: issueIid,
    resource_weight_event_id: resourceWeightEventId,
  };
  return decoded(path, values.issues);
}

function isListIssueWeightEventsIssueIid(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectListIssueWeightEventsIssueIid(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events/get/parameters/1/schema',
    );
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

function isGetIssueWeightEventIssueIid(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectGetIssueWeightEventIssueIid(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events~1{resource_weight_event_id}/get/parameters/1/schema',
    );
}

function isGetIssueWeightEventResourceWeightEventId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectGetIssueWeightEventResourceWeightEventId(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events~1{resource_weight_event_id}/get/parameters/2/schema',
    );
}
