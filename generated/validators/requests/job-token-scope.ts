// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  AddGroupToJobTokenScopePath,
  AddProjectToJobTokenScopePath,
  GetJobTokenScopePath,
  JobTokenScopeGroupAdd,
  JobTokenScopeProjectAdd,
  JobTokenScopeUpdate,
  ListJobTokenScopeGroupsPath,
  ListJobTokenScopeGroupsQuery,
  ListJobTokenScopeProjectsPath,
  ListJobTokenScopeProjectsQuery,
  RemoveGroupFromJobTokenScopePath,
  RemoveProjectFromJobTokenScopePath,
  UpdateJobTokenScopePath,
} from '../../types/job-token-scope.ts';
import { checkedForm, formValue } from '../runtime/forms.ts';
import {
  type Decoded,
  type Defaulted,
  PathValues,
  type Unchecked,
  asBoolean,
  asInteger,
  checkedValue,
  decoded,
  decodedNumbers,
} from '../runtime/parameters.ts';
import { Pairs, type Shape } from '../runtime/queries.ts';
import { type ValidationIssue, fail, hasIntegerType } from '../runtime/report.ts';
import { collectJobTokenScopeGroupAdd, isJobTokenScopeGroupAdd } from '../schemas/job-token-scope-group-add.ts';
import { collectJobTokenScopeProjectAdd, isJobTokenScopeProjectAdd } from '../schemas/job-token-scope-project-add.ts';
import { collectJobTokenScopeUpdate, isJobTokenScopeUpdate } from '../schemas/job-token-scope-update.ts';

const jobTokenScopeUpdateShape: Shape = { properties: { enabled: asBoolean } };

const jobTokenScopeProjectAddShape: Shape = { properties: { target_project_id: asInteger } };

const jobTokenScopeGroupAddShape: Shape = { properties: { target_group_id: asInteger } };

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetJobTokenScopePath(raw: readonly string[]): Decoded<GetJobTokenScopePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1job_token_scope/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<GetJobTokenScopePath> = { id };
  return decoded(path, values.issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeUpdateJobTokenScopePath(raw: readonly string[]): Decoded<UpdateJobTokenScopePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1job_token_scope/patch');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<UpdateJobTokenScopePath> = { id };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeUpdateJobTokenScopeBody(raw: unknown): Decoded<JobTokenScopeUpdate> {
  return checkedValue(raw, '/body', isJobTokenScopeUpdate, collectJobTokenScopeUpdate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeUpdateJobTokenScopeForm(raw: string, others?: object): Decoded<JobTokenScopeUpdate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    jobTokenScopeUpdateShape,
    'all',
    '#/paths/~1projects~1{id}~1job_token_scope/patch/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0 ? { issues } : checkedForm(body, '/body', isJobTokenScopeUpdate, collectJobTokenScopeUpdate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListJobTokenScopeProjectsPath(raw: readonly string[]): Decoded<ListJobTokenScopeProjectsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1job_token_scope~1allowlist/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<ListJobTokenScopeProjectsPath> = { id };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/job_token_scope/allowlist`, with defaults. */
export type ListJobTokenScopeProjectsQueryWithDefaults = Defaulted<ListJobTokenScopeProjectsQuery, 'page' | 'per_page'>;

/** Decodes the query string, without `?`. */
export function decodeListJobTokenScopeProjectsQuery(raw: string): Decoded<ListJobTokenScopeProjectsQueryWithDefaults> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1job_token_scope~1allowlist/get');
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
  const query: Unchecked<ListJobTokenScopeProjectsQueryWithDefaults> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeAddProjectToJobTokenScopePath(raw: readonly string[]): Decoded<AddProjectToJobTokenScopePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1job_token_scope~1allowlist/post');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<AddProjectToJobTokenScopePath> = { id };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeAddProjectToJobTokenScopeBody(raw: unknown): Decoded<JobTokenScopeProjectAdd> {
  return checkedValue(raw, '/body', isJobTokenScopeProjectAdd, collectJobTokenScopeProjectAdd);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeAddProjectToJobTokenScopeForm(raw: string, others?: object): Decoded<JobTokenScopeProjectAdd> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    jobTokenScopeProjectAddShape,
    'all',
    '#/paths/~1projects~1{id}~1job_token_scope~1allowlist/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : checkedForm(body, '/body', isJobTokenScopeProjectAdd, collectJobTokenScopeProjectAdd);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeRemoveProjectFromJobTokenScopePath(
  raw: readonly string[],
): Decoded<RemoveProjectFromJobTokenScopePath> {
  const schema = '#/paths/~1projects~1{id}~1job_token_scope~1allowlist~1{target_project_id}/delete';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const targetProjectId = asInteger(values.text(1, 'target_project_id'));
  const { issues } = values;
  if (targetProjectId !== undefined && !Number.isInteger(targetProjectId))
    fail(issues, '/path/target_project_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<RemoveProjectFromJobTokenScopePath> = { id, target_project_id: targetProjectId };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListJobTokenScopeGroupsPath(raw: readonly string[]): Decoded<ListJobTokenScopeGroupsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<ListJobTokenScopeGroupsPath> = { id };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/job_token_scope/groups_allowlist`, with defaults. */
export type ListJobTokenScopeGroupsQueryWithDefaults = Defaulted<ListJobTokenScopeGroupsQuery, 'page' | 'per_page'>;

/** Decodes the query string, without `?`. */
export function decodeListJobTokenScopeGroupsQuery(raw: string): Decoded<ListJobTokenScopeGroupsQueryWithDefaults> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist/get');
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
  const query: Unchecked<ListJobTokenScopeGroupsQueryWithDefaults> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeAddGroupToJobTokenScopePath(raw: readonly string[]): Decoded<AddGroupToJobTokenScopePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist/post');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<AddGroupToJobTokenScopePath> = { id };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeAddGroupToJobTokenScopeBody(raw: unknown): Decoded<JobTokenScopeGroupAdd> {
  return checkedValue(raw, '/body', isJobTokenScopeGroupAdd, collectJobTokenScopeGroupAdd);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeAddGroupToJobTokenScopeForm(raw: string, others?: object): Decoded<JobTokenScopeGroupAdd> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    jobTokenScopeGroupAddShape,
    'all',
    '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : checkedForm(body, '/body', isJobTokenScopeGroupAdd, collectJobTokenScopeGroupAdd);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeRemoveGroupFromJobTokenScopePath(
  raw: readonly string[],
): Decoded<RemoveGroupFromJobTokenScopePath> {
  const schema = '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist~1{target_group_id}/delete';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const targetGroupId = asInteger(values.text(1, 'target_group_id'));
  const { issues } = values;
  if (targetGroupId !== undefined && !Number.isInteger(targetGroupId))
    fail(issues, '/path/target_group_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<RemoveGroupFromJobTokenScopePath> = { id, target_group_id: targetGroupId };
  return decodedNumbers(path, '/path', issues);
}
