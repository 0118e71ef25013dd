// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  CreateProjectLabelPath,
  DeleteProjectLabelByNamePath,
  DeleteProjectLabelByNameQuery,
  DeleteProjectLabelPath,
  GetProjectLabelPath,
  GetProjectLabelQuery,
  LabelCreate,
  LabelPromotionByName,
  LabelUpdate,
  LabelUpdateByName,
  ListProjectLabelsPath,
  ListProjectLabelsQuery,
  PromoteProjectLabelByNamePath,
  PromoteProjectLabelPath,
  SubscribeToProjectLabelPath,
  UnsubscribeFromProjectLabelPath,
  UpdateProjectLabelByNamePath,
  UpdateProjectLabelPath,
} from '../../types/project-labels.ts';
import { checkedForm, formValue } from '../runtime/forms.ts';
import {
  type Decoded,
  type Defaulted,
  PathValues,
  type Unchecked,
  asBoolean,
  asInteger,
  asNull,
  checkedValue,
  decoded,
  decodedNumbers,
} from '../runtime/parameters.ts';
import { Pairs, type Shape } from '../runtime/queries.ts';
import { type ValidationIssue, fail, hasIntegerType } from '../runtime/report.ts';
import { collectLabelCreate, isLabelCreate } from '../schemas/label-create.ts';
import { collectLabelPromotionByName, isLabelPromotionByName } from '../schemas/label-promotion-by-name.ts';
import { collectLabelUpdateByName, isLabelUpdateByName } from '../schemas/label-update-by-name.ts';
import { collectLabelUpdate, isLabelUpdate } from '../schemas/label-update.ts';

const labelCreateShape: Shape = {
  properties: { archived: asBoolean, priority: (value: unknown) => asNull(asInteger(value)) },
};

const labelUpdateByNameShape: Shape = {
  properties: { archived: asBoolean, label_id: asInteger, priority: (value: unknown) => asNull(asInteger(value)) },
};

const labelUpdateShape: Shape = {
  properties: { archived: asBoolean, priority: (value: unknown) => asNull(asInteger(value)) },
};

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListProjectLabelsPath(raw: readonly string[]): Decoded<ListProjectLabelsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<ListProjectLabelsPath> = { id };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/labels`, with defaults. */
export type ListProjectLabelsQueryWithDefaults = Defaulted<
  ListProjectLabelsQuery,
  'include_ancestor_groups' | 'page' | 'per_page' | 'with_counts'
>;

/** Decodes the query string, without `?`. */
export function decodeListProjectLabelsQuery(raw: string): Decoded<ListProjectLabelsQueryWithDefaults> {
  const schema = '#/paths/~1projects~1{id}~1labels/get';
  const pairs = new Pairs(raw, '/query', schema);
  let archived: unknown;
  let includeAncestorGroups: unknown;
  let page: unknown;
  let perPage: unknown;
  let search: unknown;
  let withCounts: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'archived':
        archived = asBoolean(pairs.only(archived));
        break;
      case 'include_ancestor_groups':
        includeAncestorGroups = asBoolean(pairs.only(includeAncestorGroups));
        break;
      case 'page':
        page = asInteger(pairs.only(page));
        break;
      case 'per_page':
        perPage = asInteger(pairs.only(perPage));
        break;
      case 'search':
        search = pairs.only(search);
        break;
      case 'with_counts':
        withCounts = asBoolean(pairs.only(withCounts));
        break;
    }
  }
  const { issues } = pairs;
  if (archived !== undefined && typeof archived !== 'boolean')
    fail(issues, '/query/archived', `${schema}/parameters/4/schema`, 'type', 'must be true or false');
  if (includeAncestorGroups !== undefined && typeof includeAncestorGroups !== 'boolean')
    fail(issues, '/query/include_ancestor_groups', `${schema}/parameters/2/schema`, 'type', 'must be true or false');
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'type', 'must be an integer');
  if (hasIntegerType(page) && page < 1)
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'minimum', 'must be at least 1');
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'type', 'must be an integer');
  if (hasIntegerType(perPage) && perPage > 100)
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'maximum', 'must be at most 100');
  if (withCounts !== undefined && typeof withCounts !== 'boolean')
    fail(issues, '/query/with_counts', `${schema}/parameters/1/schema`, 'type', 'must be true or false');
  const query: Unchecked<ListProjectLabelsQueryWithDefaults> = {
    include_ancestor_groups: includeAncestorGroups ?? true,
    page: page ?? 1,
    per_page: perPage ?? 20,
    with_counts: withCounts ?? false,
  };
  if (archived !== undefined) query.archived = archived;
  if (search !== undefined) query.search = search;
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeCreateProjectLabelPath(raw: readonly string[]): Decoded<CreateProjectLabelPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels/post');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<CreateProjectLabelPath> = { id };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeCreateProjectLabelBody(raw: unknown): Decoded<LabelCreate> {
  return checkedValue(raw, '/body', isLabelCreate, collectLabelCreate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeCreateProjectLabelForm(raw: string, others?: object): Decoded<LabelCreate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    labelCreateShape,
    'all',
    '#/paths/~1projects~1{id}~1labels/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0 ? { issues } : checkedForm(body, '/body', isLabelCreate, collectLabelCreate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeUpdateProjectLabelByNamePath(raw: readonly string[]): Decoded<UpdateProjectLabelByNamePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels/put');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<UpdateProjectLabelByNamePath> = { id };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeUpdateProjectLabelByNameBody(raw: unknown): Decoded<LabelUpdateByName> {
  return checkedValue(raw, '/body', isLabelUpdateByName, collectLabelUpdateByName);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeUpdateProjectLabelByNameForm(raw: string, others?: object): Decoded<LabelUpdateByName> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    labelUpdateByNameShape,
    'all',
    '#/paths/~1projects~1{id}~1labels/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0 ? { issues } : checkedForm(body, '/body', isLabelUpdateByName, collectLabelUpdateByName);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeDeleteProjectLabelByNamePath(raw: readonly string[]): Decoded<DeleteProjectLabelByNamePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels/delete');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<DeleteProjectLabelByNamePath> = { id };
  return decoded(path, values.issues);
}

/** Decodes the query string, without `?`. */
export function decodeDeleteProjectLabelByNameQuery(raw: string): Decoded<DeleteProjectLabelByNameQuery> {
  const schema = '#/paths/~1projects~1{id}~1labels/delete';
  const pairs = new Pairs(raw, '/query', schema);
  let name: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'name':
        name = pairs.only(name);
        break;
    }
  }
  if (name === undefined) pairs.missing('name', `${schema}/parameters/1/required`);
  const query: Unchecked<DeleteProjectLabelByNameQuery> = { name };
  return decoded(query, pairs.issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodePromoteProjectLabelByNamePath(raw: readonly string[]): Decoded<PromoteProjectLabelByNamePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels~1promote/put');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<PromoteProjectLabelByNamePath> = { id };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodePromoteProjectLabelByNameBody(raw: unknown): Decoded<LabelPromotionByName> {
  return checkedValue(raw, '/body', isLabelPromotionByName, collectLabelPromotionByName);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodePromoteProjectLabelByNameForm(raw: string, others?: object): Decoded<LabelPromotionByName> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1projects~1{id}~1labels~1promote/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : checkedForm(body, '/body', isLabelPromotionByName, collectLabelPromotionByName);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetProjectLabelPath(raw: readonly string[]): Decoded<GetProjectLabelPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels~1{label_id}/get');
  const id = asInteger(values.text(0, 'id'));
  const labelId = asInteger(values.text(1, 'label_id'));
  const path: Unchecked<GetProjectLabelPath> = { id, label_id: labelId };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/labels/{label_id}`, with defaults. */
export type GetProjectLabelQueryWithDefaults = Defaulted<GetProjectLabelQuery, 'include_ancestor_groups'>;

/** Decodes the query string, without `?`. */
export function decodeGetProjectLabelQuery(raw: string): Decoded<GetProjectLabelQueryWithDefaults> {
  const schema = '#/paths/~1projects~1{id}~1labels~1{label_id}/get';
  const pairs = new Pairs(raw, '/query', schema);
  let includeAncestorGroups: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'include_ancestor_groups':
        includeAncestorGroups = asBoolean(pairs.only(includeAncestorGroups));
        break;
    }
  }
  const { issues } = pairs;
  if (includeAncestorGroups !== undefined && typeof includeAncestorGroups !== 'boolean')
    fail(issues, '/query/include_ancestor_groups', `${schema}/parameters/2/schema`, 'type', 'must be true or false');
  const query: Unchecked<GetProjectLabelQueryWithDefaults> = { include_ancestor_groups: includeAncestorGroups ?? true };
  return decoded(query, issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeUpdateProjectLabelPath(raw: readonly string[]): Decoded<UpdateProjectLabelPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels~1{label_id}/put');
  const id = asInteger(values.text(0, 'id'));
  const labelId = asInteger(values.text(1, 'label_id'));
  const path: Unchecked<UpdateProjectLabelPath> = { id, label_id: labelId };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeUpdateProjectLabelBody(raw: unknown): Decoded<LabelUpdate> {
  return checkedValue(raw, '/body', isLabelUpdate, collectLabelUpdate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeUpdateProjectLabelForm(raw: string, others?: object): Decoded<LabelUpdate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    labelUpdateShape,
    'all',
    '#/paths/~1projects~1{id}~1labels~1{label_id}/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0 ? { issues } : checkedForm(body, '/body', isLabelUpdate, collectLabelUpdate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeDeleteProjectLabelPath(raw: readonly string[]): Decoded<DeleteProjectLabelPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels~1{label_id}/delete');
  const id = asInteger(values.text(0, 'id'));
  const labelId = asInteger(values.text(1, 'label_id'));
  const path: Unchecked<DeleteProjectLabelPath> = { id, label_id: labelId };
  return decoded(path, values.issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodePromoteProjectLabelPath(raw: readonly string[]): Decoded<PromoteProjectLabelPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels~1{label_id}~1promote/put');
  const id = asInteger(values.text(0, 'id'));
  const labelId = asInteger(values.text(1, 'label_id'));
  const path: Unchecked<PromoteProjectLabelPath> = { id, label_id: labelId };
  return decoded(path, values.issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeSubscribeToProjectLabelPath(raw: readonly string[]): Decoded<SubscribeToProjectLabelPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels~1{label_id}~1subscribe/post');
  const id = asInteger(values.text(0, 'id'));
  const labelId = asInteger(values.text(1, 'label_id'));
  const path: Unchecked<SubscribeToProjectLabelPath> = { id, label_id: labelId };
  return decoded(path, values.issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeUnsubscribeFromProjectLabelPath(
  raw: readonly string[],
): Decoded<UnsubscribeFromProjectLabelPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1labels~1{label_id}~1unsubscribe/post');
  const id = asInteger(values.text(0, 'id'));
  const labelId = asInteger(values.text(1, 'label_id'));
  const path: Unchecked<UnsubscribeFromProjectLabelPath> = { id, label_id: labelId };
  return decoded(path, values.issues);
}
