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
  collectErrorTrackingSettingsReplace,
  isErrorTrackingSettingsReplace,
} from '../schemas/error-tracking-settings-replace.ts';
import {
  collectErrorTrackingSettingsUpdate,
  isErrorTrackingSettingsUpdate,
} from '../schemas/error-tracking-settings-update.ts';

/** The path values of `GET /projects/{id}/error_tracking/client_keys`. */
export type ListErrorTrackingClientKeysPath = operations['listErrorTrackingClientKeys']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListErrorTrackingClientKeysPath(
  raw: readonly string[],
): Decoded<ListErrorTrackingClientKeysPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1error_tracking~1client_keys/get');
  const path: Unchecked<ListErrorTrackingClientKeysPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `GET /projects/{id}/error_tracking/client_keys`. */
export type ListErrorTrackingClientKeysQuery = Defaulted<
  NonNullable<operations['listErrorTrackingClientKeys']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListErrorTrackingClientKeysQuery(raw: string): Decoded<ListErrorTrackingClientKeysQuery> {
  const query: Unchecked<ListErrorTrackingClientKeysQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1error_tracking~1client_keys/get');
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
    isListErrorTrackingClientKeysQuery,
    collectListErrorTrackingClientKeysQuery,
  );
}

/** The path values of `POST /projects/{id}/error_tracking/client_keys`. */
export type CreateErrorTrackingClientKeyPath = operations['createErrorTrackingClientKey']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeCreateErrorTrackingClientKeyPath(
  raw: readonly string[],
): Decoded<CreateErrorTrackingClientKeyPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1error_tracking~1client_keys/post');
  const path: Unchecked<CreateErrorTrackingClientKeyPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The path values of `DELETE /projects/{id}/error_tracking/client_keys/{key_id}`. */
export type DeleteErrorTrackingClientKeyPath = operations['deleteErrorTrackingClientKey']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteErrorTrackingClientKeyPath(
  raw: readonly string[],
): Decoded<DeleteErrorTrackingClientKeyPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1error_tracking~1client_keys~1{key_id}/delete');
  const path: Unchecked<DeleteErrorTrackingClientKeyPath> = {
    id: asInteger(values.text(0, 'id')),
    key_id: asInteger(values.text(1, 'key_id')),
  };
  return decoded(
    path,
    '/path',
    values.issues,
    isDeleteErrorTrackingClientKeyPath,
    collectDeleteErrorTrackingClientKeyPath,
  );
}

/** The path values of `GET /projects/{id}/error_tracking/settings`. */
export type GetErrorTrackingSettingsPath = operations['getErrorTrackingSettings']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetErrorTrackingSettingsPath(raw: readonly string[]): Decoded<GetErrorTrackingSettingsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1error_tracking~1settings/get');
  const path: Unchecked<GetErrorTrackingSettingsPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The path values of `PUT /projects/{id}/error_tracking/settings`. */
export type ReplaceErrorTrackingSettingsPath = operations['replaceErrorTrackingSettings']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeReplaceErrorTrackingSettingsPath(
  raw: readonly string[],
): Decoded<ReplaceErrorTrackingSettingsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1error_tracking~1settings/put');
  const path: Unchecked<ReplaceErrorTrackingSettingsPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `PUT /projects/{id}/error_tracking/settings`. */
export type ReplaceErrorTrackingSettingsBody =
  operations['replaceErrorTrackingSettings']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeReplaceErrorTrackingSettingsBody(raw: unknown): Decoded<ReplaceErrorTrackingSettingsBody> {
  return decoded(raw, '/body', [], isErrorTrackingSettingsReplace, collectErrorTrackingSettingsReplace);
}

/** The form of `PUT /projects/{id}/error_tracking/settings`. */
export type ReplaceErrorTrackingSettingsForm =
  operations['replaceErrorTrackingSettings']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeReplaceErrorTrackingSettingsForm(raw: string): Decoded<ReplaceErrorTrackingSettingsForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    { properties: { active: asBoolean, integrated: asBoolean } },
    'all',
    '#/paths/~1projects~1{id}~1error_tracking~1settings/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isErrorTrackingSettingsReplace, collectErrorTrackingSettingsReplace);
}

/** The path values of `PATCH /projects/{id}/error_tracking/settings`. */
export type UpdateErrorTrackingSettingsPath = operations['updateErrorTrackingSettings']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeUpdateErrorTrackingSettingsPath(
  raw: readonly string[],
): Decoded<UpdateErrorTrackingSettingsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1error_tracking~1settings/patch');
  const path: Unchecked<UpdateErrorTrackingSettingsPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `PATCH /projects/{id}/error_tracking/settings`. */
export type UpdateErrorTrackingSettingsBody =
  operations['updateErrorTrackingSettings']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeUpdateErrorTrackingSettingsBody(raw: unknown): Decoded<UpdateErrorTrackingSettingsBody> {
  return decoded(raw, '/body', [], isErrorTrackingSettingsUpdate, collectErrorTrackingSettingsUpdate);
}

/** The form of `PATCH /projects/{id}/error_tracking/settings`. */
export type UpdateErrorTrackingSettingsForm =
  operations['updateErrorTrackingSettings']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeUpdateErrorTrackingSettingsForm(raw: string): Decoded<UpdateErrorTrackingSettingsForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    { properties: { active: asBoolean, integrated: asBoolean } },
    'all',
    '#/paths/~1projects~1{id}~1error_tracking~1settings/patch/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isErrorTrackingSettingsUpdate, collectErrorTrackingSettingsUpdate);
}

function isListErrorTrackingClientKeysQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  return perPage === undefined || (json.isInteger(perPage) && perPage <= 100);
}

function collectListErrorTrackingClientKeysQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1error_tracking~1client_keys/get/parameters/query',
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

function isDeleteErrorTrackingClientKeyPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const keyId = value['key_id'];
  return keyId === undefined || Number.isInteger(keyId);
}

function collectDeleteErrorTrackingClientKeyPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1error_tracking~1client_keys~1{key_id}/delete/parameters/path',
    );
  const keyId = value['key_id'];
  if (keyId !== undefined && !Number.isInteger(keyId))
    fail(
      issues,
      `${path}/key_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1error_tracking~1client_keys~1{key_id}/delete/parameters/1/schema',
    );
}
