// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestReferences } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `MergeRequestReferences`. */
export function isMergeRequestReferences(value: unknown): value is MergeRequestReferences {
  if (!json.isObject(value)) return false;
  if (typeof value['full'] !== 'string') return false;
  if (typeof value['relative'] !== 'string') return false;
  return typeof value['short'] === 'string';
}

/** Every reason why `value` is not a valid `MergeRequestReferences`; none when it is. */
export function checkMergeRequestReferences(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestReferences, collectMergeRequestReferences);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestReferences`. */
export function collectMergeRequestReferences(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestReferences';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['full', 'relative', 'short'], `${schema}/required`);
  const full = value['full'];
  if (full !== undefined && typeof full !== 'string')
    report(issues, `${path}/full`, 'must be a string', `${schema}/properties/full/type`);
  const relative = value['relative'];
  if (relative !== undefined && typeof relative !== 'string')
    report(issues, `${path}/relative`, 'must be a string', `${schema}/properties/relative/type`);
  const short = value['short'];
  if (short !== undefined && typeof short !== 'string')
    report(issues, `${path}/short`, 'must be a string', `${schema}/properties/short/type`);
}
