import { expectTypeOf, test } from 'vitest';
import type { BadgeCreate, MergeRequest } from '../../generated/types/index.ts';
import {
  decodeListMergeRequestsQuery,
  type ListMergeRequestsQueryWithDefaults,
} from '../../generated/validators/requests/merge-requests.ts';
import {
  decodeCreateProjectBadgeBody,
  decodeCreateProjectBadgeForm,
  decodeGetProjectBadgePath,
  decodeListProjectBadgesQuery,
} from '../../generated/validators/requests/project-badges.ts';
import type { listMergeRequestsResponses } from '../../generated/validators/responses/merge-requests.ts';
import { checkedValue } from '../../generated/validators/runtime/parameters.ts';
import type { ValidationIssue } from '../../generated/validators/runtime/report.ts';

// `npm run check:types` checks these types.

test('checking `issues` narrows the type of a result', () => {
  const result = decodeListProjectBadgesQuery('');
  if (result.issues === undefined) {
    expectTypeOf(result.value.page).toEqualTypeOf<number>();
    expectTypeOf(result.value.name).toEqualTypeOf<string | undefined>();
  } else {
    expectTypeOf(result.issues).toEqualTypeOf<readonly ValidationIssue[]>();
    expectTypeOf(result.value).toEqualTypeOf<undefined>();
  }
});

test('a parameter with a default is always present, and others may be undefined', () => {
  expectTypeOf<ListMergeRequestsQueryWithDefaults['sort']>().toEqualTypeOf<'asc' | 'desc'>();
  expectTypeOf<ListMergeRequestsQueryWithDefaults['assignee_id']>().toEqualTypeOf<
    number | 'None' | 'Any' | undefined
  >();
  expectTypeOf<ListMergeRequestsQueryWithDefaults['approver_ids[]']>().toEqualTypeOf<readonly number[] | undefined>();
  expectTypeOf(decodeListMergeRequestsQuery).parameter(0).toEqualTypeOf<string>();
});

test('a path, a body and a form have the types of the description', () => {
  expectTypeOf(decodeGetProjectBadgePath([]).value).toEqualTypeOf<
    { id: number | string; badge_id: number } | undefined
  >();
  expectTypeOf(decodeCreateProjectBadgeBody({}).value).toEqualTypeOf<BadgeCreate | undefined>();
  expectTypeOf(decodeCreateProjectBadgeForm('').value).toEqualTypeOf<BadgeCreate | undefined>();
});

test('the responses of an operation are typed by status and media type', () => {
  type Statuses = (typeof listMergeRequestsResponses)['statuses'];
  expectTypeOf<keyof Statuses>().toEqualTypeOf<200 | 401 | 408 | 414 | 422 | 429>();
  type Content = NonNullable<Statuses[200]['content']>;
  type List = NonNullable<NonNullable<Content['application/json']>['valid']>;
  expectTypeOf<MergeRequest>().toExtend<List[number]>();
  expectTypeOf<NonNullable<Statuses[200]['headers']>>().toHaveProperty('x-total');
  expectTypeOf(checkedValue<string>).returns.toHaveProperty('issues');
});
