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
  asNull,
  decoded,
  formValue,
} from '../runtime/parameters/index.ts';
import { collectLabelCreate, isLabelCreate } from '../schemas/label-create.ts';
import { collectLabelPromotionByName, isLabelPromotionByName } from '../schemas/label-promotion-by-name.ts';
import { collectLabelUpdateByName, isLabelUpdateByName } from '../schemas/label-update-by-name.ts';
import { collectLabelUpdate, isLabelUpdate } from '../schemas/label-update.ts';

/** The path values of `GET /projects/{id}/labels`. */
export type ListProjectLabelsPath = operations['listProjectLabels']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListProjectLabelsPath(raw: readonly string[]): Decoded<ListProjectLabelsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels/get');
  const path: Unchecked<ListProjectLabelsPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `GET /projects/{id}/labels`. */
export type ListProjectLabelsQuery = Defaulted<
  NonNullable<operations['listProjectLabels']['parameters']['query']>,
  'include_ancestor_groups' | 'page' | 'per_page' | 'with_counts'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListProjectLabelsQuery(raw: string): Decoded<ListProjectLabelsQuery> {
  const query: Unchecked<ListProjectLabelsQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1labels/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'archived':
        query.archived = asBoolean(pairs.only(query.archived));
        break;
      case 'include_ancestor_groups':
        query.include_ancestor_groups = asBoolean(pairs.only(query.include_ancestor_groups));
        break;
      case 'page':
        query.page = asInteger(pairs.only(query.page));
        break;
      case 'per_page':
        query.per_page = asInteger(pairs.only(query.per_page));
        break;
      case 'search':
        query.search = pairs.only(query.search);
        break;
      case 'with_counts':
        query.with_counts = asBoolean(pairs.only(query.with_counts));
        break;
    }
  }
  query.include_ancestor_groups ??= true;
  query.page ??= 1;
  query.per_page ??= 20;
  query.with_counts ??= false;
  return decoded(query, '/query', pairs.issues, isListProjectLabelsQuery, collectListProjectLabelsQuery);
}

/** The path values of `POST /projects/{id}/labels`. */
export type CreateProjectLabelPath = operations['createProjectLabel']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeCreateProjectLabelPath(raw: readonly string[]): Decoded<CreateProjectLabelPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels/post');
  const path: Unchecked<CreateProjectLabelPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `POST /projects/{id}/labels`. */
export type CreateProjectLabelBody = operations['createProjectLabel']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeCreateProjectLabelBody(raw: unknown): Decoded<CreateProjectLabelBody> {
  return decoded(raw, '/body', [], isLabelCreate, collectLabelCreate);
}

/** The form of `POST /projects/{id}/labels`. */
export type CreateProjectLabelForm =
  operations['createProjectLabel']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeCreateProjectLabelForm(raw: string): Decoded<CreateProjectLabelForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    { properties: { archived: asBoolean, priority: (value) => asNull(asInteger(value)) } },
    'all',
    '#/paths/~1projects~1{id}~1labels/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0 ? { issues } : decoded(body, '/body', issues, isLabelCreate, collectLabelCreate);
}

/** The path values of `PUT /projects/{id}/labels`. */
export type UpdateProjectLabelByNamePath = operations['updateProjectLabelByName']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeUpdateProjectLabelByNamePath(raw: readonly string[]): Decoded<UpdateProjectLabelByNamePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels/put');
  const path: Unchecked<UpdateProjectLabelByNamePath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `PUT /projects/{id}/labels`. */
export type UpdateProjectLabelByNameBody =
  operations['updateProjectLabelByName']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeUpdateProjectLabelByNameBody(raw: unknown): Decoded<UpdateProjectLabelByNameBody> {
  return decoded(raw, '/body', [], isLabelUpdateByName, collectLabelUpdateByName);
}

/** The form of `PUT /projects/{id}/labels`. */
export type UpdateProjectLabelByNameForm =
  operations['updateProjectLabelByName']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeUpdateProjectLabelByNameForm(raw: string): Decoded<UpdateProjectLabelByNameForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    { properties: { archived: asBoolean, label_id: asInteger, priority: (value) => asNull(asInteger(value)) } },
    'all',
    '#/paths/~1projects~1{id}~1labels/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0 ? { issues } : decoded(body, '/body', issues, isLabelUpdateByName, collectLabelUpdateByName);
}

/** The path values of `DELETE /projects/{id}/labels`. */
export type DeleteProjectLabelByNamePath = operations['deleteProjectLabelByName']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteProjectLabelByNamePath(raw: readonly string[]): Decoded<DeleteProjectLabelByNamePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels/delete');
  const path: Unchecked<DeleteProjectLabelByNamePath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `DELETE /projects/{id}/labels`. */
export type DeleteProjectLabelByNameQuery = operations['deleteProjectLabelByName']['parameters']['query'];

/** Reads the query: as on the wire, without `?`. */
export function decodeDeleteProjectLabelByNameQuery(raw: string): Decoded<DeleteProjectLabelByNameQuery> {
  const query: Unchecked<DeleteProjectLabelByNameQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1labels/delete');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'name':
        query.name = pairs.only(query.name);
        break;
    }
  }
  if (query.name === undefined) pairs.missing('name', '#/paths/~1projects~1{id}~1labels/delete/parameters/1/required');
  return decoded(query, '/query', pairs.issues);
}

/** The path values of `PUT /projects/{id}/labels/promote`. */
export type PromoteProjectLabelByNamePath = operations['promoteProjectLabelByName']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodePromoteProjectLabelByNamePath(raw: readonly string[]): Decoded<PromoteProjectLabelByNamePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels~1promote/put');
  const path: Unchecked<PromoteProjectLabelByNamePath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `PUT /projects/{id}/labels/promote`. */
export type PromoteProjectLabelByNameBody =
  operations['promoteProjectLabelByName']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodePromoteProjectLabelByNameBody(raw: unknown): Decoded<PromoteProjectLabelByNameBody> {
  return decoded(raw, '/body', [], isLabelPromotionByName, collectLabelPromotionByName);
}

/** The form of `PUT /projects/{id}/labels/promote`. */
export type PromoteProjectLabelByNameForm =
  operations['promoteProjectLabelByName']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodePromoteProjectLabelByNameForm(raw: string): Decoded<PromoteProjectLabelByNameForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1projects~1{id}~1labels~1promote/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isLabelPromotionByName, collectLabelPromotionByName);
}

/** The path values of `GET /projects/{id}/labels/{label_id}`. */
export type GetProjectLabelPath = operations['getProjectLabel']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetProjectLabelPath(raw: readonly string[]): Decoded<GetProjectLabelPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels~1{label_id}/get');
  const path: Unchecked<GetProjectLabelPath> = {
    id: asInteger(values.text(0, 'id')),
    label_id: asInteger(values.text(1, 'label_id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `GET /projects/{id}/labels/{label_id}`. */
export type GetProjectLabelQuery = Defaulted<
  NonNullable<operations['getProjectLabel']['parameters']['query']>,
  'include_ancestor_groups'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeGetProjectLabelQuery(raw: string): Decoded<GetProjectLabelQuery> {
  const query: Unchecked<GetProjectLabelQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1labels~1{label_id}/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'include_ancestor_groups':
        query.include_ancestor_groups = asBoolean(pairs.only(query.include_ancestor_groups));
        break;
    }
  }
  query.include_ancestor_groups ??= true;
  return decoded(query, '/query', pairs.issues, isGetProjectLabelQuery, collectGetProjectLabelQuery);
}

/** The path values of `PUT /projects/{id}/labels/{label_id}`. */
export type UpdateProjectLabelPath = operations['updateProjectLabel']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeUpdateProjectLabelPath(raw: readonly string[]): Decoded<UpdateProjectLabelPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels~1{label_id}/put');
  const path: Unchecked<UpdateProjectLabelPath> = {
    id: asInteger(values.text(0, 'id')),
    label_id: asInteger(values.text(1, 'label_id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `PUT /projects/{id}/labels/{label_id}`. */
export type UpdateProjectLabelBody = operations['updateProjectLabel']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeUpdateProjectLabelBody(raw: unknown): Decoded<UpdateProjectLabelBody> {
  return decoded(raw, '/body', [], isLabelUpdate, collectLabelUpdate);
}

/** The form of `PUT /projects/{id}/labels/{label_id}`. */
export type UpdateProjectLabelForm =
  operations['updateProjectLabel']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeUpdateProjectLabelForm(raw: string): Decoded<UpdateProjectLabelForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    { properties: { archived: asBoolean, priority: (value) => asNull(asInteger(value)) } },
    'all',
    '#/paths/~1projects~1{id}~1labels~1{label_id}/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0 ? { issues } : decoded(body, '/body', issues, isLabelUpdate, collectLabelUpdate);
}

/** The path values of `DELETE /projects/{id}/labels/{label_id}`. */
export type DeleteProjectLabelPath = operations['deleteProjectLabel']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteProjectLabelPath(raw: readonly string[]): Decoded<DeleteProjectLabelPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels~1{label_id}/delete');
  const path: Unchecked<DeleteProjectLabelPath> = {
    id: asInteger(values.text(0, 'id')),
    label_id: asInteger(values.text(1, 'label_id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The path values of `PUT /projects/{id}/labels/{label_id}/promote`. */
export type PromoteProjectLabelPath = operations['promoteProjectLabel']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodePromoteProjectLabelPath(raw: readonly string[]): Decoded<PromoteProjectLabelPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels~1{label_id}~1promote/put');
  const path: Unchecked<PromoteProjectLabelPath> = {
    id: asInteger(values.text(0, 'id')),
    label_id: asInteger(values.text(1, 'label_id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The path values of `POST /projects/{id}/labels/{label_id}/subscribe`. */
export type SubscribeToProjectLabelPath = operations['subscribeToProjectLabel']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeSubscribeToProjectLabelPath(raw: readonly string[]): Decoded<SubscribeToProjectLabelPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels~1{label_id}~1subscribe/post');
  const path: Unchecked<SubscribeToProjectLabelPath> = {
    id: asInteger(values.text(0, 'id')),
    label_id: asInteger(values.text(1, 'label_id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The path values of `POST /projects/{id}/labels/{label_id}/unsubscribe`. */
export type UnsubscribeFromProjectLabelPath = operations['unsubscribeFromProjectLabel']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeUnsubscribeFromProjectLabelPath(
  raw: readonly string[],
): Decoded<UnsubscribeFromProjectLabelPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels~1{label_id}~1unsubscribe/post');
  const path: Unchecked<UnsubscribeFromProjectLabelPath> = {
    id: asInteger(values.text(0, 'id')),
    label_id: asInteger(values.text(1, 'label_id')),
  };
  return decoded(path, '/path', values.issues);
}

function isListProjectLabelsQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean') return false;
  const includeAncestorGroups = value['include_ancestor_groups'];
  if (includeAncestorGroups !== undefined && typeof includeAncestorGroups !== 'boolean') return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  if (perPage !== undefined && (!json.isInteger(perPage) || perPage > 100)) return false;
  const withCounts = value['with_counts'];
  return withCounts === undefined || typeof withCounts === 'boolean';
}

function collectListProjectLabelsQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(issues, path, 'type', 'must be an object', '#/paths/~1projects~1{id}~1labels/get/parameters/query');
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean')
    fail(
      issues,
      `${path}/archived`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1labels/get/parameters/4/schema',
    );
  const includeAncestorGroups = value['include_ancestor_groups'];
  if (includeAncestorGroups !== undefined && typeof includeAncestorGroups !== 'boolean')
    fail(
      issues,
      `${path}/include_ancestor_groups`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1labels/get/parameters/2/schema',
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
  const withCounts = value['with_counts'];
  if (withCounts !== undefined && typeof withCounts !== 'boolean')
    fail(
      issues,
      `${path}/with_counts`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1labels/get/parameters/1/schema',
    );
}

function isGetProjectLabelQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const includeAncestorGroups = value['include_ancestor_groups'];
  return includeAncestorGroups === undefined || typeof includeAncestorGroups === 'boolean';
}

function collectGetProjectLabelQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1labels~1{label_id}/get/parameters/query',
    );
  const includeAncestorGroups = value['include_ancestor_groups'];
  if (includeAncestorGroups !== undefined && typeof includeAncestorGroups !== 'boolean')
    fail(
      issues,
      `${path}/include_ancestor_groups`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1labels~1{label_id}/get/parameters/2/schema',
    );
}
