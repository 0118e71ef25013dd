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
import {
  collectProtectedEnvironmentCreate,
  isProtectedEnvironmentCreate,
} from '../schemas/protected-environment-create.ts';
import {
  collectProtectedEnvironmentUpdate,
  isProtectedEnvironmentUpdate,
} from '../schemas/protected-environment-update.ts';

/** The path values of `GET /projects/{id}/protected_environments`. */
export type ListProtectedEnvironmentsPath = operations['listProtectedEnvironments']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListProtectedEnvironmentsPath(raw: readonly string[]): Decoded<ListProtectedEnvironmentsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1protected_environments/get');
  const path: Unchecked<ListProtectedEnvironmentsPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `GET /projects/{id}/protected_environments`. */
export type ListProtectedEnvironmentsQuery = Defaulted<
  NonNullable<operations['listProtectedEnvironments']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListProtectedEnvironmentsQuery(raw: string): Decoded<ListProtectedEnvironmentsQuery> {
  const query: Unchecked<ListProtectedEnvironmentsQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1protected_environments/get');
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
    isListProtectedEnvironmentsQuery,
    collectListProtectedEnvironmentsQuery,
  );
}

/** The path values of `POST /projects/{id}/protected_environments`. */
export type CreateProtectedEnvironmentPath = operations['createProtectedEnvironment']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeCreateProtectedEnvironmentPath(raw: readonly string[]): Decoded<CreateProtectedEnvironmentPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1protected_environments/post');
  const path: Unchecked<CreateProtectedEnvironmentPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `POST /projects/{id}/protected_environments`. */
export type CreateProtectedEnvironmentBody =
  operations['createProtectedEnvironment']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeCreateProtectedEnvironmentBody(raw: unknown): Decoded<CreateProtectedEnvironmentBody> {
  return decoded(raw, '/body', [], isProtectedEnvironmentCreate, collectProtectedEnvironmentCreate);
}

/** The form of `POST /projects/{id}/protected_environments`. */
export type CreateProtectedEnvironmentForm =
  operations['createProtectedEnvironment']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeCreateProtectedEnvironmentForm(raw: string): Decoded<CreateProtectedEnvironmentForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {
      properties: {
        approval_rules: {
          items: {
            properties: {
              required_approvals: asInteger,
              group_inheritance_type: asInteger,
              user_id: asInteger,
              group_id: asInteger,
              access_level: asInteger,
            },
          },
        },
        deploy_access_levels: {
          items: {
            properties: {
              group_inheritance_type: asInteger,
              user_id: asInteger,
              group_id: asInteger,
              access_level: asInteger,
            },
          },
        },
      },
    },
    'all',
    '#/paths/~1projects~1{id}~1protected_environments/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isProtectedEnvironmentCreate, collectProtectedEnvironmentCreate);
}

/** The path values of `GET /projects/{id}/protected_environments/{name}`. */
export type GetProtectedEnvironmentPath = operations['getProtectedEnvironment']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetProtectedEnvironmentPath(raw: readonly string[]): Decoded<GetProtectedEnvironmentPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1protected_environments~1{name}/get');
  const path: Unchecked<GetProtectedEnvironmentPath> = {
    id: asInteger(values.text(0, 'id')),
    name: values.text(1, 'name'),
  };
  return decoded(path, '/path', values.issues);
}

/** The path values of `PUT /projects/{id}/protected_environments/{name}`. */
export type UpdateProtectedEnvironmentPath = operations['updateProtectedEnvironment']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeUpdateProtectedEnvironmentPath(raw: readonly string[]): Decoded<UpdateProtectedEnvironmentPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1protected_environments~1{name}/put');
  const path: Unchecked<UpdateProtectedEnvironmentPath> = {
    id: asInteger(values.text(0, 'id')),
    name: values.text(1, 'name'),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `PUT /projects/{id}/protected_environments/{name}`. */
export type UpdateProtectedEnvironmentBody = NonNullable<
  operations['updateProtectedEnvironment']['requestBody']
>['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeUpdateProtectedEnvironmentBody(raw: unknown): Decoded<UpdateProtectedEnvironmentBody> {
  return decoded(raw, '/body', [], isProtectedEnvironmentUpdate, collectProtectedEnvironmentUpdate);
}

/** The form of `PUT /projects/{id}/protected_environments/{name}`. */
export type UpdateProtectedEnvironmentForm = NonNullable<
  operations['updateProtectedEnvironment']['requestBody']
>['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeUpdateProtectedEnvironmentForm(raw: string): Decoded<UpdateProtectedEnvironmentForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {
      properties: {
        approval_rules: {
          items: {
            properties: {
              required_approvals: asInteger,
              group_inheritance_type: asInteger,
              user_id: asInteger,
              group_id: asInteger,
              access_level: asInteger,
              id: asInteger,
              _destroy: asBoolean,
            },
          },
        },
        deploy_access_levels: {
          items: {
            properties: {
              group_inheritance_type: asInteger,
              user_id: asInteger,
              group_id: asInteger,
              access_level: asInteger,
              id: asInteger,
              _destroy: asBoolean,
            },
          },
        },
      },
    },
    'all',
    '#/paths/~1projects~1{id}~1protected_environments~1{name}/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isProtectedEnvironmentUpdate, collectProtectedEnvironmentUpdate);
}

/** The path values of `DELETE /projects/{id}/protected_environments/{name}`. */
export type UnprotectEnvironmentPath = operations['unprotectEnvironment']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeUnprotectEnvironmentPath(raw: readonly string[]): Decoded<UnprotectEnvironmentPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1protected_environments~1{name}/delete');
  const path: Unchecked<UnprotectEnvironmentPath> = {
    id: asInteger(values.text(0, 'id')),
    name: values.text(1, 'name'),
  };
  return decoded(path, '/path', values.issues);
}

function isListProtectedEnvironmentsQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  return perPage === undefined || (json.isInteger(perPage) && perPage <= 100);
}

function collectListProtectedEnvironmentsQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1protected_environments/get/parameters/query',
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
