// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestLabel } from '../../types/merge-requests.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `MergeRequestLabel`. */
export function isMergeRequestLabel(value: unknown): value is MergeRequestLabel {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  if (typeof value['name'] !== 'string') return false;
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean' && archived !== null) return false;
  if (typeof value['color'] !== 'string') return false;
  const description = value['description'];
  if (description !== null && typeof description !== 'string') return false;
  const descriptionHtml = value['description_html'];
  if (descriptionHtml !== null && typeof descriptionHtml !== 'string') return false;
  return typeof value['text_color'] === 'string';
}

/** Returns the reasons why `value` is not a valid `MergeRequestLabel`; none if it is. */
export function checkMergeRequestLabel(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestLabel, collectMergeRequestLabel);
}

/** `MergeRequestLabel` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestLabelSchema: StandardSchema<MergeRequestLabel> = /* @__PURE__ */ standardSchema(
  isMergeRequestLabel,
  checkMergeRequestLabel,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestLabel`. */
export function collectMergeRequestLabel(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestLabel';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const name = value['name'];
  if (name === undefined) reportMissing(issues, path, schema, 'name');
  else if (typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean' && archived !== null)
    failType(issues, path, schema, '/archived', 'must be true, false or null');
  const color = value['color'];
  if (color === undefined) reportMissing(issues, path, schema, 'color');
  else if (typeof color !== 'string') failType(issues, path, schema, '/color', 'must be a string');
  const description = value['description'];
  if (description === undefined) reportMissing(issues, path, schema, 'description');
  else if (description !== null && typeof description !== 'string')
    failType(issues, path, schema, '/description', 'must be a string or null');
  const descriptionHtml = value['description_html'];
  if (descriptionHtml === undefined) reportMissing(issues, path, schema, 'description_html');
  else if (descriptionHtml !== null && typeof descriptionHtml !== 'string')
    failType(issues, path, schema, '/description_html', 'must be a string or null');
  const textColor = value['text_color'];
  if (textColor === undefined) reportMissing(issues, path, schema, 'text_color');
  else if (typeof textColor !== 'string') failType(issues, path, schema, '/text_color', 'must be a string');
}
