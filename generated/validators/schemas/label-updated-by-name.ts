// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { LabelUpdatedByName } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report } from '../runtime/index.ts';

/** Whether `value` is a valid `LabelUpdatedByName`. */
export function isLabelUpdatedByName(value: unknown): value is LabelUpdatedByName {
  if (!json.isObject(value)) return false;
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id)) return false;
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string') return false;
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean' && archived !== null) return false;
  const closedIssuesCount = value['closed_issues_count'];
  if (closedIssuesCount !== undefined && !json.isInteger(closedIssuesCount)) return false;
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
  if (openIssuesCount !== undefined && !json.isInteger(openIssuesCount)) return false;
  const openMergeRequestsCount = value['open_merge_requests_count'];
  if (openMergeRequestsCount !== undefined && !json.isInteger(openMergeRequestsCount)) return false;
  const priority = value['priority'];
  if (priority !== undefined && !json.isInteger(priority) && priority !== null) return false;
  const subscribed = value['subscribed'];
  if (subscribed !== undefined && typeof subscribed !== 'boolean' && subscribed !== null) return false;
  const textColor = value['text_color'];
  return textColor === undefined || typeof textColor === 'string';
}

/** Every reason why `value` is not a valid `LabelUpdatedByName`; none when it is. */
export function checkLabelUpdatedByName(value: unknown): ValidationIssue[] {
  return issuesOf(value, isLabelUpdatedByName, collectLabelUpdatedByName);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `LabelUpdatedByName`. */
export function collectLabelUpdatedByName(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/LabelUpdatedByName';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', `${schema}/properties/name/type`);
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean' && archived !== null)
    report(issues, `${path}/archived`, 'must be true, false or null', `${schema}/properties/archived/type`);
  const closedIssuesCount = value['closed_issues_count'];
  if (closedIssuesCount !== undefined && !json.isInteger(closedIssuesCount))
    report(
      issues,
      `${path}/closed_issues_count`,
      'must be an integer',
      `${schema}/properties/closed_issues_count/type`,
    );
  const color = value['color'];
  if (color !== undefined && typeof color !== 'string')
    report(issues, `${path}/color`, 'must be a string', `${schema}/properties/color/type`);
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string')
    report(issues, `${path}/description`, 'must be a string or null', `${schema}/properties/description/type`);
  const descriptionHtml = value['description_html'];
  if (descriptionHtml !== undefined && descriptionHtml !== null && typeof descriptionHtml !== 'string')
    report(
      issues,
      `${path}/description_html`,
      'must be a string or null',
      `${schema}/properties/description_html/type`,
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
      'must be true, false or null',
      `${schema}/properties/is_project_label/type`,
    );
  const openIssuesCount = value['open_issues_count'];
  if (openIssuesCount !== undefined && !json.isInteger(openIssuesCount))
    report(issues, `${path}/open_issues_count`, 'must be an integer', `${schema}/properties/open_issues_count/type`);
  const openMergeRequestsCount = value['open_merge_requests_count'];
  if (openMergeRequestsCount !== undefined && !json.isInteger(openMergeRequestsCount))
    report(
      issues,
      `${path}/open_merge_requests_count`,
      'must be an integer',
      `${schema}/properties/open_merge_requests_count/type`,
    );
  const priority = value['priority'];
  if (priority !== undefined && !json.isInteger(priority) && priority !== null)
    report(issues, `${path}/priority`, 'must be an integer or null', `${schema}/properties/priority/type`);
  const subscribed = value['subscribed'];
  if (subscribed !== undefined && typeof subscribed !== 'boolean' && subscribed !== null)
    report(issues, `${path}/subscribed`, 'must be true, false or null', `${schema}/properties/subscribed/type`);
  const textColor = value['text_color'];
  if (textColor !== undefined && typeof textColor !== 'string')
    report(issues, `${path}/text_color`, 'must be a string', `${schema}/properties/text_color/type`);
}
