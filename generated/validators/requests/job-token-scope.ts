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
  decoded,
  formValue,
} from '../runtime/parameters/index.ts';
import { collectJobTokenScopeGroupAdd, isJobTokenScopeGroupAdd } from '../schemas/job-token-scope-group-add.ts';
import { collectJobTokenScopeProjectAdd, isJobTokenScopeProjectAdd } from '../schemas/job-token-scope-project-add.ts';
import { collectJobTokenScopeUpdate, isJobTokenScopeUpdate } from '../schemas/job-token-scope-update.ts';

/** The path values of `GET /projects/{id}/job_token_scope`. */
export type GetJobTokenScopePath = operations['getJobTokenScope']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetJobTokenScopePath(raw: readonly string[]): Decoded<GetJobTokenScopePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1job_token_scope/get');
  const path: Unchecked<GetJobTokenScopePath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The path values of `PATCH /projects/{id}/job_token_scope`. */
export type UpdateJobTokenScopePath = operations['updateJobTokenScope']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeUpdateJobTokenScopePath(raw: readonly string[]): Decoded<UpdateJobTokenScopePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1job_token_scope/patch');
  const path: Unchecked<UpdateJobTokenScopePath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `PATCH /projects/{id}/job_token_scope`. */
export type UpdateJobTokenScopeBody = operations['updateJobTokenScope']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeUpdateJobTokenScopeBody(raw: unknown): Decoded<UpdateJobTokenScopeBody> {
  return decoded(raw, '/body', [], isJobTokenScopeUpdate, collectJobTokenScopeUpdate);
}

/** The form of `PATCH /projects/{id}/job_token_scope`. */
export type UpdateJobTokenScopeForm =
  operations['updateJobTokenScope']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeUpdateJobTokenScopeForm(raw: string): Decoded<UpdateJobTokenScopeForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    { properties: { enabled: asBoolean } },
    'all',
    '#/paths/~1projects~1{id}~1job_token_scope/patch/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isJobTokenScopeUpdate, collectJobTokenScopeUpdate);
}

/** The path values of `GET /projects/{id}/job_token_scope/allowlist`. */
export type ListJobTokenScopeProjectsPath = operations['listJobTokenScopeProjects']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListJobTokenScopeProjectsPath(raw: readonly string[]): Decoded<ListJobTokenScopeProjectsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1job_token_scope~1allowlist/get');
  const path: Unchecked<ListJobTokenScopeProjectsPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `GET /projects/{id}/job_token_scope/allowlist`. */
export type ListJobTokenScopeProjectsQuery = Defaulted<
  NonNullable<operations['listJobTokenScopeProjects']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListJobTokenScopeProjectsQuery(raw: string): Decoded<ListJobTokenScopeProjectsQuery> {
  const query: Unchecked<ListJobTokenScopeProjectsQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1job_token_scope~1allowlist/get');
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
    isListJobTokenScopeProjectsQuery,
    collectListJobTokenScopeProjectsQuery,
  );
}

/** The path values of `POST /projects/{id}/job_token_scope/allowlist`. */
export type AddProjectToJobTokenScopePath = operations['addProjectToJobTokenScope']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeAddProjectToJobTokenScopePath(raw: readonly string[]): Decoded<AddProjectToJobTokenScopePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1job_token_scope~1allowlist/post');
  const path: Unchecked<AddProjectToJobTokenScopePath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `POST /projects/{id}/job_token_scope/allowlist`. */
export type AddProjectToJobTokenScopeBody =
  operations['addProjectToJobTokenScope']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeAddProjectToJobTokenScopeBody(raw: unknown): Decoded<AddProjectToJobTokenScopeBody> {
  return decoded(raw, '/body', [], isJobTokenScopeProjectAdd, collectJobTokenScopeProjectAdd);
}

/** The form of `POST /projects/{id}/job_token_scope/allowlist`. */
export type AddProjectToJobTokenScopeForm =
  operations['addProjectToJobTokenScope']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeAddProjectToJobTokenScopeForm(raw: string): Decoded<AddProjectToJobTokenScopeForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    { properties: { target_project_id: asInteger } },
    'all',
    '#/paths/~1projects~1{id}~1job_token_scope~1allowlist/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isJobTokenScopeProjectAdd, collectJobTokenScopeProjectAdd);
}

/** The path values of `DELETE /projects/{id}/job_token_scope/allowlist/{target_project_id}`. */
export type RemoveProjectFromJobTokenScopePath = operations['removeProjectFromJobTokenScope']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeRemoveProjectFromJobTokenScopePath(
  raw: readonly string[],
): Decoded<RemoveProjectFromJobTokenScopePath> {
  const values = new PathValues(
    raw,
    '#/paths/~1projects~1{id}~1job_token_scope~1allowlist~1{target_project_id}/delete',
  );
  const path: Unchecked<RemoveProjectFromJobTokenScopePath> = {
    id: asInteger(values.text(0, 'id')),
    target_project_id: asInteger(values.text(1, 'target_project_id')),
  };
  return decoded(
    path,
    '/path',
    values.issues,
    isRemoveProjectFromJobTokenScopePath,
    collectRemoveProjectFromJobTokenScopePath,
  );
}

/** The path values of `GET /projects/{id}/job_token_scope/groups_allowlist`. */
export type ListJobTokenScopeGroupsPath = operations['listJobTokenScopeGroups']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListJobTokenScopeGroupsPath(raw: readonly string[]): Decoded<ListJobTokenScopeGroupsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist/get');
  const path: Unchecked<ListJobTokenScopeGroupsPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `GET /projects/{id}/job_token_scope/groups_allowlist`. */
export type ListJobTokenScopeGroupsQuery = Defaulted<
  NonNullable<operations['listJobTokenScopeGroups']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListJobTokenScopeGroupsQuery(raw: string): Decoded<ListJobTokenScopeGroupsQuery> {
  const query: Unchecked<ListJobTokenScopeGroupsQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist/get');
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
  return decoded(query, '/query', pairs.issues, isListJobTokenScopeGroupsQuery, collectListJobTokenScopeGroupsQuery);
}

/** The path values of `POST /projects/{id}/job_token_scope/groups_allowlist`. */
export type AddGroupToJobTokenScopePath = operations['addGroupToJobTokenScope']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeAddGroupToJobTokenScopePath(raw: readonly string[]): Decoded<AddGroupToJobTokenScopePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist/post');
  const path: Unchecked<AddGroupToJobTokenScopePath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `POST /projects/{id}/job_token_scope/groups_allowlist`. */
export type AddGroupToJobTokenScopeBody =
  operations['addGroupToJobTokenScope']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeAddGroupToJobTokenScopeBody(raw: unknown): Decoded<AddGroupToJobTokenScopeBody> {
  return decoded(raw, '/body', [], isJobTokenScopeGroupAdd, collectJobTokenScopeGroupAdd);
}

/** The form of `POST /projects/{id}/job_token_scope/groups_allowlist`. */
export type AddGroupToJobTokenScopeForm =
  operations['addGroupToJobTokenScope']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeAddGroupToJobTokenScopeForm(raw: string): Decoded<AddGroupToJobTokenScopeForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    { properties: { target_group_id: asInteger } },
    'all',
    '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isJobTokenScopeGroupAdd, collectJobTokenScopeGroupAdd);
}

/** The path values of `DELETE /projects/{id}/job_token_scope/groups_allowlist/{target_group_id}`. */
export type RemoveGroupFromJobTokenScopePath = operations['removeGroupFromJobTokenScope']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeRemoveGroupFromJobTokenScopePath(
  raw: readonly string[],
): Decoded<RemoveGroupFromJobTokenScopePath> {
  const values = new PathValues(
    raw,
    '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist~1{target_group_id}/delete',
  );
  const path: Unchecked<RemoveGroupFromJobTokenScopePath> = {
    id: asInteger(values.text(0, 'id')),
    target_group_id: asInteger(values.text(1, 'target_group_id')),
  };
  return decoded(
    path,
    '/path',
    values.issues,
    isRemoveGroupFromJobTokenScopePath,
    collectRemoveGroupFromJobTokenScopePath,
  );
}

function isListJobTokenScopeProjectsQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  return perPage === undefined || (json.isInteger(perPage) && perPage <= 100);
}

function collectListJobTokenScopeProjectsQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1job_token_scope~1allowlist/get/parameters/query',
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

function isRemoveProjectFromJobTokenScopePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const targetProjectId = value['target_project_id'];
  return targetProjectId === undefined || Number.isInteger(targetProjectId);
}

function collectRemoveProjectFromJobTokenScopePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1job_token_scope~1allowlist~1{target_project_id}/delete/parameters/path',
    );
  const targetProjectId = value['target_project_id'];
  if (targetProjectId !== undefined && !Number.isInteger(targetProjectId))
    fail(
      issues,
      `${path}/target_project_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1job_token_scope~1allowlist~1{target_project_id}/delete/parameters/1/schema',
    );
}

function isListJobTokenScopeGroupsQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  return perPage === undefined || (json.isInteger(perPage) && perPage <= 100);
}

function collectListJobTokenScopeGroupsQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist/get/parameters/query',
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

function isRemoveGroupFromJobTokenScopePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const targetGroupId = value['target_group_id'];
  return targetGroupId === undefined || Number.isInteger(targetGroupId);
}

function collectRemoveGroupFromJobTokenScopePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist~1{target_group_id}/delete/parameters/path',
    );
  const targetGroupId = value['target_group_id'];
  if (targetGroupId !== undefined && !Number.isInteger(targetGroupId))
    fail(
      issues,
      `${path}/target_group_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1job_token_scope~1groups_allowlist~1{target_group_id}/delete/parameters/1/schema',
    );
}
