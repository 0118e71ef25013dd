// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestSimple } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `MergeRequestSimple`. */
export function isMergeRequestSimple(value: unknown): value is MergeRequestSimple {
  if (!isObject(value)) return false;
  const iid = value['iid'];
  if (!isInteger(iid)) return false;
  const description = value['description'];
  if (description !== null && typeof description !== 'string') return false;
  const state = value['state'];
  if (state !== 'opened' && state !== 'closed' && state !== 'merged' && state !== 'locked') return false;
  const title = value['title'];
  if (typeof title !== 'string') return false;
  const webUrl = value['web_url'];
  return typeof webUrl === 'string';
}

/** Every reason why `value` is not a valid `MergeRequestSimple`; none when it is. */
export function checkMergeRequestSimple(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestSimple(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestSimple`. */
export function collectMergeRequestSimple(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestSimple/type');
    return;
  }
  const iid = value['iid'];
  if (iid === undefined)
    report(issues, path, 'must have the property "iid"', '#/components/schemas/MergeRequestSimple/required');
  else if (!isInteger(iid))
    report(issues, `${path}/iid`, 'must be an integer', '#/components/schemas/MergeRequestSimple/properties/iid/type');
  const description = value['description'];
  if (description === undefined)
    report(issues, path, 'must have the property "description"', '#/components/schemas/MergeRequestSimple/required');
  else if (description !== null && typeof description !== 'string')
    report(
      issues,
      `${path}/description`,
      'must be a string or null',
      '#/components/schemas/MergeRequestSimple/properties/description/type',
    );
  const state = value['state'];
  if (state === undefined)
    report(issues, path, 'must have the property "state"', '#/components/schemas/MergeRequestSimple/required');
  else if (state !== 'opened' && state !== 'closed' && state !== 'merged' && state !== 'locked')
    report(
      issues,
      `${path}/state`,
      'must be one of "opened", "closed", "merged", "locked"',
      '#/components/schemas/MergeRequestSimple/properties/state/enum',
    );
  const title = value['title'];
  if (title === undefined)
    report(issues, path, 'must have the property "title"', '#/components/schemas/MergeRequestSimple/required');
  else if (typeof title !== 'string')
    report(
      issues,
      `${path}/title`,
      'must be a string',
      '#/components/schemas/MergeRequestSimple/properties/title/type',
    );
  const webUrl = value['web_url'];
  if (webUrl === undefined)
    report(issues, path, 'must have the property "web_url"', '#/components/schemas/MergeRequestSimple/required');
  else if (typeof webUrl !== 'string')
    report(
      issues,
      `${path}/web_url`,
      'must be a string',
      '#/components/schemas/MergeRequestSimple/properties/web_url/type',
    );
}
