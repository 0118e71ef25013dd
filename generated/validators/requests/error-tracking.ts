// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  CreateErrorTrackingClientKeyPath,
  DeleteErrorTrackingClientKeyPath,
  ErrorTrackingSettingsReplace,
  ErrorTrackingSettingsUpdate,
  GetErrorTrackingSettingsPath,
  ListErrorTrackingClientKeysPath,
  ListErrorTrackingClientKeysQuery,
  ReplaceErrorTrackingSettingsPath,
  UpdateErrorTrackingSettingsPath,
} from '../../types/error-tracking.ts';
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
  collectErrorTrackingSettingsReplace,
  isErrorTrackingSettingsReplace,
} from '../schemas/error-tracking-settings-replace.ts';
import {
  collectErrorTrackingSettingsUpdate,
  isErrorTrackingSettingsUpdate,
} from '../schemas/error-tracking-settings-update.ts';

const errorTrackingSettingsReplaceShape: Shape = { properties: { active: asBoolean, integrated: asBoolean } };

const errorTrackingSettingsUpdateShape: Shape = { properties: { active: asBoolean, integrated: asBoolean } };

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListErrorTrackingClientKeysPath(
  raw: readonly string[],
): Decoded<ListErrorTrackingClientKeysPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1error_tracking~1client_keys/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<ListErrorTrackingClientKeysPath> = { id };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/error_tracking/client_keys`, with defaults. */
export type ListErrorTrackingClientKeysQueryWithDefaults = Defaulted<
  ListErrorTrackingClientKeysQuery,
  'page' | 'per_page'
>;

/** Decodes the query string, without `?`. */
export function decodeListErrorTrackingClientKeysQuery(
  raw: string,
): Decoded<ListErrorTrackingClientKeysQueryWithDefaults> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1error_tracking~1client_keys/get');
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
  const query: Unchecked<ListErrorTrackingClientKeysQueryWithDefaults> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeCreateErrorTrackingClientKeyPath(
  raw: readonly string[],
): Decoded<CreateErrorTrackingClientKeyPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1error_tracking~1client_keys/post');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<CreateErrorTrackingClientKeyPath> = { id };
  return decoded(path, values.issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeDeleteErrorTrackingClientKeyPath(
  raw: readonly string[],
): Decoded<DeleteErrorTrackingClientKeyPath> {
  const schema = '#/paths/~1projects~1{id}~1error_tracking~1client_keys~1{key_id}/delete';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const keyId = asInteger(values.text(1, 'key_id'));
  const { issues } = values;
  if (keyId !== undefined && !Number.isInteger(keyId))
    fail(issues, '/path/key_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<DeleteErrorTrackingClientKeyPath> = { id, key_id: keyId };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetErrorTrackingSettingsPath(raw: readonly string[]): Decoded<GetErrorTrackingSettingsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1error_tracking~1settings/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<GetErrorTrackingSettingsPath> = { id };
  return decoded(path, values.issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeReplaceErrorTrackingSettingsPath(
  raw: readonly string[],
): Decoded<ReplaceErrorTrackingSettingsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1error_tracking~1settings/put');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<ReplaceErrorTrackingSettingsPath> = { id };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeReplaceErrorTrackingSettingsBody(raw: unknown): Decoded<ErrorTrackingSettingsReplace> {
  return checkedValue(raw, '/body', isErrorTrackingSettingsReplace, collectErrorTrackingSettingsReplace);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeReplaceErrorTrackingSettingsForm(
  raw: string,
  others?: object,
): Decoded<ErrorTrackingSettingsReplace> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    errorTrackingSettingsReplaceShape,
    'all',
    '#/paths/~1projects~1{id}~1error_tracking~1settings/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : checkedForm(body, '/body', isErrorTrackingSettingsReplace, collectErrorTrackingSettingsReplace);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeUpdateErrorTrackingSettingsPath(
  raw: readonly string[],
): Decoded<UpdateErrorTrackingSettingsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1error_tracking~1settings/patch');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<UpdateErrorTrackingSettingsPath> = { id };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeUpdateErrorTrackingSettingsBody(raw: unknown): Decoded<ErrorTrackingSettingsUpdate> {
  return checkedValue(raw, '/body', isErrorTrackingSettingsUpdate, collectErrorTrackingSettingsUpdate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeUpdateErrorTrackingSettingsForm(
  raw: string,
  others?: object,
): Decoded<ErrorTrackingSettingsUpdate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    errorTrackingSettingsUpdateShape,
    'all',
    '#/paths/~1projects~1{id}~1error_tracking~1settings/patch/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : checkedForm(body, '/body', isErrorTrackingSettingsUpdate, collectErrorTrackingSettingsUpdate);
}
