// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Label } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `Label`. */
export function isLabel(value: unknown): value is Label {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const name = value['name'];
  if (typeof name !== 'string') return false;
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean' && archived !== null) return false;
  const closedIssuesCount = value['closed_issues_count'];
  if (closedIssuesCount !== undefined && !isInteger(closedIssuesCount)) return false;
  const color = value['color'];
  if (typeof color !== 'string') return false;
  const description = value['description'];
  if (description !== null && typeof description !== 'string') return false;
  const descriptionHtml = value['description_html'];
  if (descriptionHtml !== null && typeof descriptionHtml !== 'string') return false;
  const isProjectLabelProperty = value['is_project_label'];
  if (typeof isProjectLabelProperty !== 'boolean' && isProjectLabelProperty !== null) return false;
  const openIssuesCount = value['open_issues_count'];
  if (openIssuesCount !== undefined && !isInteger(openIssuesCount)) return false;
  const openMergeRequestsCount = value['open_merge_requests_count'];
  if (openMergeRequestsCount !== undefined && !isInteger(openMergeRequestsCount)) return false;
  const priority = value['priority'];
  if (!isInteger(priority) && priority !== null) return false;
  const subscribed = value['subscribed'];
  if (typeof subscribed !== 'boolean' && subscribed !== null) return false;
  const textColor = value['text_color'];
  return typeof textColor === 'string';
}

/** Every reason why `value` is not a valid `Label`; none when it is. */
export function checkLabel(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectLabel(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `Label`. */
export function collectLabel(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/Label/type');
    return;
  }
  const id = value['id'];
  if (id === undefined) report(issues, path, 'must have the property "id"', '#/components/schemas/Label/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/Label/properties/id/type');
  const name = value['name'];
  if (name === undefined) report(issues, path, 'must have the property "name"', '#/components/schemas/Label/required');
  else if (typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', '#/components/schemas/Label/properties/name/type');
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean' && archived !== null)
    report(
      issues,
      `${path}/archived`,
      'must be true or false or null',
      '#/components/schemas/Label/properties/archived/type',
    );
  const closedIssuesCount = value['closed_issues_count'];
  if (closedIssuesCount !== undefined && !isInteger(closedIssuesCount))
    report(
      issues,
      `${path}/closed_issues_count`,
      'must be an integer',
      '#/components/schemas/Label/properties/closed_issues_count/type',
    );
  const color = value['color'];
  if (color === undefined)
    report(issues, path, 'must have the property "color"', '#/components/schemas/Label/required');
  else if (typeof color !== 'string')
    report(issues, `${path}/color`, 'must be a string', '#/components/schemas/Label/properties/color/type');
  const description = value['description'];
  if (description === undefined)
    report(issues, path, 'must have the property "description"', '#/components/schemas/Label/required');
  else if (description !== null && typeof description !== 'string')
    report(
      issues,
      `${path}/description`,
      'must be a string or null',
      '#/components/schemas/Label/properties/description/type',
    );
  const descriptionHtml = value['description_html'];
  if (descriptionHtml === undefined)
    report(issues, path, 'must have the property "description_html"', '#/components/schemas/Label/required');
  else if (descriptionHtml !== null && typeof descriptionHtml !== 'string')
    report(
      issues,
      `${path}/description_html`,
      'must be a string or null',
      '#/components/schemas/Label/properties/description_html/type',
    );
  const isProjectLabelProperty = value['is_project_label'];
  if (isProjectLabelProperty === undefined)
    report(issues, path, 'must have the property "is_project_label"', '#/components/schemas/Label/required');
  else if (typeof isProjectLabelProperty !== 'boolean' && isProjectLabelProperty !== null)
    report(
      issues,
      `${path}/is_project_label`,
      'must be true or false or null',
      '#/components/schemas/Label/properties/is_project_label/type',
    );
  const openIssuesCount = value['open_issues_count'];
  if (openIssuesCount !== undefined && !isInteger(openIssuesCount))
    report(
      issues,
      `${path}/open_issues_count`,
      'must be an integer',
      '#/components/schemas/Label/properties/open_issues_count/type',
    );
  const openMergeRequestsCount = value['open_merge_requests_count'];
  if (openMergeRequestsCount !== undefined && !isInteger(openMergeRequestsCount))
    report(
      issues,
      `${path}/open_merge_requests_count`,
      'must be an integer',
      '#/components/schemas/Label/properties/open_merge_requests_count/type',
    );
  const priority = value['priority'];
  if (priority === undefined)
    report(issues, path, 'must have the property "priority"', '#/components/schemas/Label/required');
  else if (!isInteger(priority) && priority !== null)
    report(
      issues,
      `${path}/priority`,
      'must be an integer or null',
      '#/components/schemas/Label/properties/priority/type',
    );
  const subscribed = value['subscribed'];
  if (subscribed === undefined)
    report(issues, path, 'must have the property "subscribed"', '#/components/schemas/Label/required');
  else if (typeof subscribed !== 'boolean' && subscribed !== null)
    report(
      issues,
      `${path}/subscribed`,
      'must be true or false or null',
      '#/components/schemas/Label/properties/subscribed/type',
    );
  const textColor = value['text_color'];
  if (textColor === undefined)
    report(issues, path, 'must have the property "text_color"', '#/components/schemas/Label/required');
  else if (typeof textColor !== 'string')
    report(issues, `${path}/text_color`, 'must be a string', '#/components/schemas/Label/properties/text_color/type');
}
