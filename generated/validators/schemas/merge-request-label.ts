// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestLabel } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `MergeRequestLabel`. */
export function isMergeRequestLabel(value: unknown): value is MergeRequestLabel {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
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

/** Every reason why `value` is not a valid `MergeRequestLabel`; none when it is. */
export function checkMergeRequestLabel(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestLabel, collectMergeRequestLabel);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestLabel`. */
export function collectMergeRequestLabel(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestLabel';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    ['color', 'description', 'description_html', 'id', 'name', 'text_color'],
    `${schema}/required`,
  );
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', `${schema}/properties/name/type`);
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean' && archived !== null)
    report(issues, `${path}/archived`, 'must be true, false or null', `${schema}/properties/archived/type`);
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
  const textColor = value['text_color'];
  if (textColor !== undefined && typeof textColor !== 'string')
    report(issues, `${path}/text_color`, 'must be a string', `${schema}/properties/text_color/type`);
}
