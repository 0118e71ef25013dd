// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestLabel } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `MergeRequestLabel`. */
export function isMergeRequestLabel(value: unknown): value is MergeRequestLabel {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const name = value['name'];
  if (typeof name !== 'string') return false;
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean' && archived !== null) return false;
  const color = value['color'];
  if (typeof color !== 'string') return false;
  const description = value['description'];
  if (description !== null && typeof description !== 'string') return false;
  const descriptionHtml = value['description_html'];
  if (descriptionHtml !== null && typeof descriptionHtml !== 'string') return false;
  const textColor = value['text_color'];
  return typeof textColor === 'string';
}

/** Every reason why `value` is not a valid `MergeRequestLabel`; none when it is. */
export function checkMergeRequestLabel(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestLabel(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestLabel`. */
export function collectMergeRequestLabel(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestLabel/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/MergeRequestLabel/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/MergeRequestLabel/properties/id/type');
  const name = value['name'];
  if (name === undefined)
    report(issues, path, 'must have the property "name"', '#/components/schemas/MergeRequestLabel/required');
  else if (typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', '#/components/schemas/MergeRequestLabel/properties/name/type');
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean' && archived !== null)
    report(
      issues,
      `${path}/archived`,
      'must be true or false or null',
      '#/components/schemas/MergeRequestLabel/properties/archived/type',
    );
  const color = value['color'];
  if (color === undefined)
    report(issues, path, 'must have the property "color"', '#/components/schemas/MergeRequestLabel/required');
  else if (typeof color !== 'string')
    report(issues, `${path}/color`, 'must be a string', '#/components/schemas/MergeRequestLabel/properties/color/type');
  const description = value['description'];
  if (description === undefined)
    report(issues, path, 'must have the property "description"', '#/components/schemas/MergeRequestLabel/required');
  else if (description !== null && typeof description !== 'string')
    report(
      issues,
      `${path}/description`,
      'must be a string or null',
      '#/components/schemas/MergeRequestLabel/properties/description/type',
    );
  const descriptionHtml = value['description_html'];
  if (descriptionHtml === undefined)
    report(
      issues,
      path,
      'must have the property "description_html"',
      '#/components/schemas/MergeRequestLabel/required',
    );
  else if (descriptionHtml !== null && typeof descriptionHtml !== 'string')
    report(
      issues,
      `${path}/description_html`,
      'must be a string or null',
      '#/components/schemas/MergeRequestLabel/properties/description_html/type',
    );
  const textColor = value['text_color'];
  if (textColor === undefined)
    report(issues, path, 'must have the property "text_color"', '#/components/schemas/MergeRequestLabel/required');
  else if (typeof textColor !== 'string')
    report(
      issues,
      `${path}/text_color`,
      'must be a string',
      '#/components/schemas/MergeRequestLabel/properties/text_color/type',
    );
}
