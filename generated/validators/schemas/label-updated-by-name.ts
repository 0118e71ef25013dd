// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { LabelUpdatedByName } from '../../types/project-labels.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `LabelUpdatedByName`. */
export function isLabelUpdatedByName(value: unknown): value is LabelUpdatedByName {
  if (!hasObjectType(value)) return false;
  const id = value['id'];
  if (id !== undefined && !Number.isInteger(id)) return false;
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string') return false;
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean' && archived !== null) return false;
  const closedIssuesCount = value['closed_issues_count'];
  if (closedIssuesCount !== undefined && !Number.isInteger(closedIssuesCount)) return false;
  const color = value['color'];
  if (color !== undefined && typeof color !== 'string') return false;
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string') return false;
  const descriptionHtml = value['description_html'];
  if (descriptionHtml !== undefined && descriptionHtml !== null && typeof descriptionHtml !== 'string') return false;
  const isProjectLabelProperty = value['is_project_label'];
  if (
    isProjectLabelProperty !== undefined &&
    typeof isProjectLabelProperty !== 'boolean' &&
    isProjectLabelProperty !== null
  )
    return false;
  const openIssuesCount = value['open_issues_count'];
  if (openIssuesCount !== undefined && !Number.isInteger(openIssuesCount)) return false;
  const openMergeRequestsCount = value['open_merge_requests_count'];
  if (openMergeRequestsCount !== undefined && !Number.isInteger(openMergeRequestsCount)) return false;
  const priority = value['priority'];
  if (priority !== undefined && !Number.isInteger(priority) && priority !== null) return false;
  const subscribed = value['subscribed'];
  if (subscribed !== undefined && typeof subscribed !== 'boolean' && subscribed !== null) return false;
  const textColor = value['text_color'];
  return textColor === undefined || typeof textColor === 'string';
}

/** Returns the reasons why `value` is not a valid `LabelUpdatedByName`; none if it is. */
export function checkLabelUpdatedByName(value: unknown): ValidationIssue[] {
  return issuesOf(value, isLabelUpdatedByName, collectLabelUpdatedByName);
}

/** `LabelUpdatedByName` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const labelUpdatedByNameSchema: StandardSchema<LabelUpdatedByName> = /* @__PURE__ */ standardSchema(
  isLabelUpdatedByName,
  checkLabelUpdatedByName,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `LabelUpdatedByName`. */
export function collectLabelUpdatedByName(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/LabelUpdatedByName';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id !== undefined && !Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean' && archived !== null)
    failType(issues, path, schema, '/archived', 'must be true, false or null');
  const closedIssuesCount = value['closed_issues_count'];
  if (closedIssuesCount !== undefined && !Number.isInteger(closedIssuesCount))
    failType(issues, path, schema, '/closed_issues_count', 'must be an integer');
  const color = value['color'];
  if (color !== undefined && typeof color !== 'string') failType(issues, path, schema, '/color', 'must be a string');
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string')
    failType(issues, path, schema, '/description', 'must be a string or null');
  const descriptionHtml = value['description_html'];
  if (descriptionHtml !== undefined && descriptionHtml !== null && typeof descriptionHtml !== 'string')
    failType(issues, path, schema, '/description_html', 'must be a string or null');
  const isProjectLabelProperty = value['is_project_label'];
  if (
    isProjectLabelProperty !== undefined &&
    typeof isProjectLabelProperty !== 'boolean' &&
    isProjectLabelProperty !== null
  )
    failType(issues, path, schema, '/is_project_label', 'must be true, false or null');
  const openIssuesCount = value['open_issues_count'];
  if (openIssuesCount !== undefined && !Number.isInteger(openIssuesCount))
    failType(issues, path, schema, '/open_issues_count', 'must be an integer');
  const openMergeRequestsCount = value['open_merge_requests_count'];
  if (openMergeRequestsCount !== undefined && !Number.isInteger(openMergeRequestsCount))
    failType(issues, path, schema, '/open_merge_requests_count', 'must be an integer');
  const priority = value['priority'];
  if (priority !== undefined && !Number.isInteger(priority) && priority !== null)
    failType(issues, path, schema, '/priority', 'must be an integer or null');
  const subscribed = value['subscribed'];
  if (subscribed !== undefined && typeof subscribed !== 'boolean' && subscribed !== null)
    failType(issues, path, schema, '/subscribed', 'must be true, false or null');
  const textColor = value['text_color'];
  if (textColor !== undefined && typeof textColor !== 'string')
    failType(issues, path, schema, '/text_color', 'must be a string');
}
