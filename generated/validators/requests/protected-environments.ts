// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  CreateProtectedEnvironmentPath,
  GetProtectedEnvironmentPath,
  ListProtectedEnvironmentsPath,
  ListProtectedEnvironmentsQuery,
  ProtectedEnvironmentCreate,
  ProtectedEnvironmentUpdate,
  UnprotectEnvironmentPath,
  UpdateProtectedEnvironmentPath,
} from '../../types/protected-environments.ts';
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
import {
  collectProtectedEnvironmentCreate,
  isProtectedEnvironmentCreate,
} from '../schemas/protected-environment-create.ts';
import {
  collectProtectedEnvironmentUpdate,
  isProtectedEnvironmentUpdate,
} from '../schemas/protected-environment-update.ts';

const deployApprovalRuleCreateShape: Shape = {
  properties: {
    required_approvals: asInteger,
    group_inheritance_type: asInteger,
    user_id: asInteger,
    group_id: asInteger,
    access_level: asInteger,
  },
};

const deployAccessLevelCreateShape: Shape = {
  properties: { group_inheritance_type: asInteger, user_id: asInteger, group_id: asInteger, access_level: asInteger },
};

const deployApprovalRuleUpdateShape: Shape = {
  properties: {
    required_approvals: asInteger,
    group_inheritance_type: asInteger,
    user_id: asInteger,
    group_id: asInteger,
    access_level: asInteger,
    id: asInteger,
    _destroy: asBoolean,
  },
};

const deployAccessLevelUpdateShape: Shape = {
  properties: {
    group_inheritance_type: asInteger,
    user_id: asInteger,
    group_id: asInteger,
    access_level: asInteger,
    id: asInteger,
    _destroy: asBoolean,
  },
};

const protectedEnvironmentCreateShape: Shape = {
  properties: {
    approval_rules: { items: deployApprovalRuleCreateShape },
    deploy_access_levels: { items: deployAccessLevelCreateShape },
  },
};

const protectedEnvironmentUpdateShape: Shape = {
  properties: {
    approval_rules: { items: deployApprovalRuleUpdateShape },
    deploy_access_levels: { items: deployAccessLevelUpdateShape },
  },
};

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListProtectedEnvironmentsPath(raw: readonly string[]): Decoded<ListProtectedEnvironmentsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1protected_environments/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<ListProtectedEnvironmentsPath> = { id };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/protected_environments`, with defaults. */
export type ListProtectedEnvironmentsQueryWithDefaults = Defaulted<ListProtectedEnvironmentsQuery, 'page' | 'per_page'>;

/** Decodes the query string, without `?`. */
export function decodeListProtectedEnvironmentsQuery(raw: string): Decoded<ListProtectedEnvironmentsQueryWithDefaults> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1protected_environments/get');
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
  const query: Unchecked<ListProtectedEnvironmentsQueryWithDefaults> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeCreateProtectedEnvironmentPath(raw: readonly string[]): Decoded<CreateProtectedEnvironmentPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1protected_environments/post');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<CreateProtectedEnvironmentPath> = { id };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeCreateProtectedEnvironmentBody(raw: unknown): Decoded<ProtectedEnvironmentCreate> {
  return checkedValue(raw, '/body', isProtectedEnvironmentCreate, collectProtectedEnvironmentCreate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeCreateProtectedEnvironmentForm(
  raw: string,
  others?: object,
): Decoded<ProtectedEnvironmentCreate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    protectedEnvironmentCreateShape,
    'all',
    '#/paths/~1projects~1{id}~1protected_environments/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : checkedForm(body, '/body', isProtectedEnvironmentCreate, collectProtectedEnvironmentCreate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetProtectedEnvironmentPath(raw: readonly string[]): Decoded<GetProtectedEnvironmentPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1protected_environments~1{name}/get');
  const id = asInteger(values.text(0, 'id'));
  const name = values.text(1, 'name');
  const path: Unchecked<GetProtectedEnvironmentPath> = { id, name };
  return decoded(path, values.issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeUpdateProtectedEnvironmentPath(raw: readonly string[]): Decoded<UpdateProtectedEnvironmentPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1protected_environments~1{name}/put');
  const id = asInteger(values.text(0, 'id'));
  const name = values.text(1, 'name');
  const path: Unchecked<UpdateProtectedEnvironmentPath> = { id, name };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeUpdateProtectedEnvironmentBody(raw: unknown): Decoded<ProtectedEnvironmentUpdate> {
  return checkedValue(raw, '/body', isProtectedEnvironmentUpdate, collectProtectedEnvironmentUpdate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeUpdateProtectedEnvironmentForm(
  raw: string,
  others?: object,
): Decoded<ProtectedEnvironmentUpdate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    protectedEnvironmentUpdateShape,
    'all',
    '#/paths/~1projects~1{id}~1protected_environments~1{name}/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : checkedForm(body, '/body', isProtectedEnvironmentUpdate, collectProtectedEnvironmentUpdate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeUnprotectEnvironmentPath(raw: readonly string[]): Decoded<UnprotectEnvironmentPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1protected_environments~1{name}/delete');
  const id = asInteger(values.text(0, 'id'));
  const name = values.text(1, 'name');
  const path: Unchecked<UnprotectEnvironmentPath> = { id, name };
  return decoded(path, values.issues);
}
