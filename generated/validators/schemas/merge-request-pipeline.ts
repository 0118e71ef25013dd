// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestPipeline } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `MergeRequestPipeline`. */
export function isMergeRequestPipeline(value: unknown): value is MergeRequestPipeline {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  if (typeof value['ref'] !== 'string') return false;
  if (typeof value['sha'] !== 'string') return false;
  return typeof value['status'] === 'string';
}

/** Every reason why `value` is not a valid `MergeRequestPipeline`; none when it is. */
export function checkMergeRequestPipeline(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestPipeline, collectMergeRequestPipeline);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestPipeline`. */
export function collectMergeRequestPipeline(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestPipeline';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['id', 'ref', 'sha', 'status'], `${schema}/required`);
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const ref = value['ref'];
  if (ref !== undefined && typeof ref !== 'string')
    report(issues, `${path}/ref`, 'must be a string', `${schema}/properties/ref/type`);
  const sha = value['sha'];
  if (sha !== undefined && typeof sha !== 'string')
    report(issues, `${path}/sha`, 'must be a string', `${schema}/properties/sha/type`);
  const status = value['status'];
  if (status !== undefined && typeof status !== 'string')
    report(issues, `${path}/status`, 'must be a string', `${schema}/properties/status/type`);
}
