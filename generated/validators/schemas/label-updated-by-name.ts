// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { LabelUpdatedByName } from '../../types/index.ts';
import { hasObjectType } from '../runtime/json-types.ts';
import { type ValidationIssue, fail, failProperty, issuesOf } from '../runtime/report.ts';
import { type StandardSchema, standardSchema } from '../runtime/standard-schema.ts';

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
  if (!hasObjectType(value)) return fail(issues, path, 'type', 'must be an object', schema);
  const id = value['id'];
  if (id !== undefined && !Number.isInteger(id)) failProperty(issues, path, schema, 'id', 'type', 'must be an integer');
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    failProperty(issues, path, schema, 'name', 'type', 'must be a string');
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean' && archived !== null)
    failProperty(issues, path, schema, 'archived', 'type', 'must be true, false or null');
  const closedIssuesCount = value['closed_issues_count'];
  if (closedIssuesCount !== undefined && !Number.isInteger(closedIssuesCount))
    failProperty(issues, path, schema, 'closed_issues_count', 'type', 'must be an integer');
  const color = value['color'];
  if (color !== undefined && typeof color !== 'string')
    failProperty(issues, path, schema, 'color', 'type', 'must be a string');
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string')
    failProperty(issues, path, schema, 'description', 'type', 'must be a string or null');
  const descriptionHtml = value['description_html'];
  if (descriptionHtml !== undefined && descriptionHtml !== null && typeof descriptionHtml !== 'string')
    failProperty(issues, path, schema, 'description_html', 'type', 'must be a string or null');
  const isProjectLabelProperty = value['is_project_label'];
  if (
    isProjectLabelProperty !== undefined &&
    typeof isProjectLabelProperty !== 'boolean' &&
    isProjectLabelProperty !== null
  )
    failProperty(issues, path, schema, 'is_project_label', 'type', 'must be true, false or null');
  const openIssuesCount = value['open_issues_count'];
  if (openIssuesCount !== undefined && !Number.isInteger(openIssuesCount))
    failProperty(issues, path, schema, 'open_issues_count', 'type', 'must be an integer');
  const openMergeRequestsCount = value['open_merge_requests_count'];
  if (openMergeRequestsCount !== undefined && !Number.isInteger(openMergeRequestsCount))
    failProperty(issues, path, schema, 'open_merge_requests_count', 'type', 'must be an integer');
  const priority = value['priority'];
  if (priority !== undefined && !Number.isInteger(priority) && priority !== null)
    failProperty(issues, path, schema, 'priority', 'type', 'must be an integer or null');
  const subscribed = value['subscribed'];
  if (subscribed !== undefined && typeof subscribed !== 'boolean' && subscribed !== null)
    failProperty(issues, path, schema, 'subscribed', 'type', 'must be true, false or null');
  const textColor = value['text_color'];
  if (textColor !== undefined && typeof textColor !== 'string')
    failProperty(issues, path, schema, 'text_color', 'type', 'must be a string');
}
