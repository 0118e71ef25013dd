// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  GetIssueWeightEventPath,
  ListIssueWeightEventsPath,
  ListIssueWeightEventsQuery,
} from '../../types/resource-weight-events.ts';
import {
  type Decoded,
  type Defaulted,
  PathValues,
  type Unchecked,
  asInteger,
  decodedNumbers,
} from '../runtime/parameters.ts';
import { Pairs } from '../runtime/queries.ts';
import { fail, hasIntegerType } from '../runtime/report.ts';

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListIssueWeightEventsPath(raw: readonly string[]): Decoded<ListIssueWeightEventsPath> {
  const schema = '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events/get';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const issueIid = asInteger(values.text(1, 'issue_iid'));
  const { issues } = values;
  if (issueIid !== undefined && !Number.isInteger(issueIid))
    fail(issues, '/path/issue_iid', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<ListIssueWeightEventsPath> = { id, issue_iid: issueIid };
  return decodedNumbers(path, '/path', issues);
}

/** The query of `GET /projects/{id}/issues/{issue_iid}/resource_weight_events`, with defaults. */
export type ListIssueWeightEventsQueryWithDefaults = Defaulted<ListIssueWeightEventsQuery, 'page' | 'per_page'>;

/** Decodes the query string, without `?`. */
export function decodeListIssueWeightEventsQuery(raw: string): Decoded<ListIssueWeightEventsQueryWithDefaults> {
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
  const { issues } = pairs;
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'type', 'must be an integer');
  if (hasIntegerType(page) && page < 1)
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'minimum', 'must be at least 1');
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'type', 'must be an integer');
  if (hasIntegerType(perPage) && perPage > 100)
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'maximum', 'must be at most 100');
  const query: Unchecked<ListIssueWeightEventsQueryWithDefaults> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetIssueWeightEventPath(raw: readonly string[]): Decoded<GetIssueWeightEventPath> {
  const schema =
    '#/paths/~1projects~1{id}~1issues~1{issue_iid}~1resource_weight_events~1{resource_weight_event_id}/get';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const issueIid = asInteger(values.text(1, 'issue_iid'));
  const resourceWeightEventId = asInteger(values.text(2, 'resource_weight_event_id'));
  const { issues } = values;
  if (issueIid !== undefined && !Number.isInteger(issueIid))
    fail(issues, '/path/issue_iid', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  if (resourceWeightEventId !== undefined && !Number.isInteger(resourceWeightEventId))
    fail(issues, '/path/resource_weight_event_id', `${schema}/parameters/2/schema`, 'type', 'must be an integer');
  const path: Unchecked<GetIssueWeightEventPath> = {
    id,
    issue_iid: issueIid,
    resource_weight_event_id: resourceWeightEventId,
  };
  return decodedNumbers(path, '/path', issues);
}
