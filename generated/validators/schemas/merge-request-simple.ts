// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestSimple } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `MergeRequestSimple`. */
export function isMergeRequestSimple(value: unknown): value is MergeRequestSimple {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['iid'])) return false;
  const description = value['description'];
  if (description !== null && typeof description !== 'string') return false;
  const state = value['state'];
  if (state !== 'opened' && state !== 'closed' && state !== 'merged' && state !== 'locked') return false;
  if (typeof value['title'] !== 'string') return false;
  return typeof value['web_url'] === 'string';
}

/** Every reason why `value` is not a valid `MergeRequestSimple`; none when it is. */
export function checkMergeRequestSimple(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestSimple, collectMergeRequestSimple);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestSimple`. */
export function collectMergeRequestSimple(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestSimple';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['description', 'iid', 'state', 'title', 'web_url'], `${schema}/required`);
  const iid = value['iid'];
  if (iid !== undefined && !json.isInteger(iid))
    report(issues, `${path}/iid`, 'must be an integer', `${schema}/properties/iid/type`);
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string')
    report(issues, `${path}/description`, 'must be a string or null', `${schema}/properties/description/type`);
  const state = value['state'];
  if (state !== undefined && state !== 'opened' && state !== 'closed' && state !== 'merged' && state !== 'locked')
    report(
      issues,
      `${path}/state`,
      'must be one of "opened", "closed", "merged", "locked"',
      `${schema}/properties/state/enum`,
    );
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string')
    report(issues, `${path}/title`, 'must be a string', `${schema}/properties/title/type`);
  const webUrl = value['web_url'];
  if (webUrl !== undefined && typeof webUrl !== 'string')
    report(issues, `${path}/web_url`, 'must be a string', `${schema}/properties/web_url/type`);
}
