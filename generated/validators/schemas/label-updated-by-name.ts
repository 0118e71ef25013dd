// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { LabelUpdatedByName } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `LabelUpdatedByName`. */
export function isLabelUpdatedByName(value: unknown): value is LabelUpdatedByName {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (id !== undefined && !isInteger(id)) return false;
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string') return false;
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean' && archived !== null) return false;
  const closedIssuesCount = value['closed_issues_count'];
  if (closedIssuesCount !== undefined && !isInteger(closedIssuesCount)) return false;
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
  if (openIssuesCount !== undefined && !isInteger(openIssuesCount)) return false;
  const openMergeRequestsCount = value['open_merge_requests_count'];
  if (openMergeRequestsCount !== undefined && !isInteger(openMergeRequestsCount)) return false;
  const priority = value['priority'];
  if (priority !== undefined && !isInteger(priority) && priority !== null) return false;
  const subscribed = value['subscribed'];
  if (subscribed !== undefined && typeof subscribed !== 'boolean' && subscribed !== null) return false;
  const textColor = value['text_color'];
  if (textColor !== undefined && typeof textColor !== 'string') return false;
  return true;
}

/** Every reason why `value` is not a valid `LabelUpdatedByName`; none when it is. */
export function checkLabelUpdatedByName(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectLabelUpdatedByName(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `LabelUpdatedByName`. */
export function collectLabelUpdatedByName(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/LabelUpdatedByName/type');
    return;
  }
  const id = value['id'];
  if (id !== undefined && !isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/LabelUpdatedByName/properties/id/type');
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', '#/components/schemas/LabelUpdatedByName/properties/name/type');
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean' && archived !== null)
    report(
      issues,
      `${path}/archived`,
      'must be true or false or null',
      '#/components/schemas/LabelUpdatedByName/properties/archived/type',
    );
  const closedIssuesCount = value['closed_issues_count'];
  if (closedIssuesCount !== undefined && !isInteger(closedIssuesCount))
    report(
      issues,
      `${path}/closed_issues_count`,
      'must be an integer',
      '#/components/schemas/LabelUpdatedByName/properties/closed_issues_count/type',
    );
  const color = value['color'];
  if (color !== undefined && typeof color !== 'string')
    report(
      issues,
      `${path}/color`,
      'must be a string',
      '#/components/schemas/LabelUpdatedByName/properties/color/type',
    );
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string')
    report(
      issues,
      `${path}/description`,
      'must be a string or null',
      '#/components/schemas/LabelUpdatedByName/properties/description/type',
    );
  const descriptionHtml = value['description_html'];
  if (descriptionHtml !== undefined && descriptionHtml !== null && typeof descriptionHtml !== 'string')
    report(
      issues,
      `${path}/description_html`,
      'must be a string or null',
      '#/components/schemas/LabelUpdatedByName/properties/description_html/type',
    );
  const isProjectLabelProperty = value['is_project_label'];
  if (
    isProjectLabelProperty !== undefined &&
    typeof isProjectLabelProperty !== 'boolean' &&
    isProjectLabelProperty !== null
  )
    report(
      issues,
      `${path}/is_project_label`,
      'must be true or false or null',
      '#/components/schemas/LabelUpdatedByName/properties/is_project_label/type',
    );
  const openIssuesCount = value['open_issues_count'];
  if (openIssuesCount !== undefined && !isInteger(openIssuesCount))
    report(
      issues,
      `${path}/open_issues_count`,
      'must be an integer',
      '#/components/schemas/LabelUpdatedByName/properties/open_issues_count/type',
    );
  const openMergeRequestsCount = value['open_merge_requests_count'];
  if (openMergeRequestsCount !== undefined && !isInteger(openMergeRequestsCount))
    report(
      issues,
      `${path}/open_merge_requests_count`,
      'must be an integer',
      '#/components/schemas/LabelUpdatedByName/properties/open_merge_requests_count/type',
    );
  const priority = value['priority'];
  if (priority !== undefined && !isInteger(priority) && priority !== null)
    report(
      issues,
      `${path}/priority`,
      'must be an integer or null',
      '#/components/schemas/LabelUpdatedByName/properties/priority/type',
    );
  const subscribed = value['subscribed'];
  if (subscribed !== undefined && typeof subscribed !== 'boolean' && subscribed !== null)
    report(
      issues,
      `${path}/subscribed`,
      'must be true or false or null',
      '#/components/schemas/LabelUpdatedByName/properties/subscribed/type',
    );
  const textColor = value['text_color'];
  if (textColor !== undefined && typeof textColor !== 'string')
    report(
      issues,
      `${path}/text_color`,
      'must be a string',
      '#/components/schemas/LabelUpdatedByName/properties/text_color/type',
    );
}
