// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  GetPagesSettingsPath,
  PagesSettingsUpdate,
  UnpublishPagesPath,
  UpdatePagesSettingsPath,
} from '../../types/pages.ts';
import { checkedForm, formValue } from '../runtime/forms.ts';
import {
  type Decoded,
  PathValues,
  type Unchecked,
  asBoolean,
  asInteger,
  checkedValue,
  decoded,
} from '../runtime/parameters.ts';
import type { Shape } from '../runtime/queries.ts';
import type { ValidationIssue } from '../runtime/report.ts';
import { collectPagesSettingsUpdate, isPagesSettingsUpdate } from '../schemas/pages-settings-update.ts';

const pagesSettingsUpdateShape: Shape = {
  properties: { pages_https_only: asBoolean, pages_unique_domain_enabled: asBoolean },
};

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetPagesSettingsPath(raw: readonly string[]): Decoded<GetPagesSettingsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1pages/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<GetPagesSettingsPath> = { id };
  return decoded(path, values.issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeUpdatePagesSettingsPath(raw: readonly string[]): Decoded<UpdatePagesSettingsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1pages/patch');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<UpdatePagesSettingsPath> = { id };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeUpdatePagesSettingsBody(raw: unknown): Decoded<PagesSettingsUpdate> {
  return checkedValue(raw, '/body', isPagesSettingsUpdate, collectPagesSettingsUpdate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeUpdatePagesSettingsForm(raw: string, others?: object): Decoded<PagesSettingsUpdate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    pagesSettingsUpdateShape,
    'all',
    '#/paths/~1projects~1{id}~1pages/patch/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0 ? { issues } : checkedForm(body, '/body', isPagesSettingsUpdate, collectPagesSettingsUpdate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeUnpublishPagesPath(raw: readonly string[]): Decoded<UnpublishPagesPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1pages/delete');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<UnpublishPagesPath> = { id };
  return decoded(path, values.issues);
}
