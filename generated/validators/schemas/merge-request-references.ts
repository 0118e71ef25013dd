// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestReferences } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `MergeRequestReferences`. */
export function isMergeRequestReferences(value: unknown): value is MergeRequestReferences {
  if (!isObject(value)) return false;
  const full = value['full'];
  if (typeof full !== 'string') return false;
  const relative = value['relative'];
  if (typeof relative !== 'string') return false;
  const short = value['short'];
  return typeof short === 'string';
}

/** Every reason why `value` is not a valid `MergeRequestReferences`; none when it is. */
export function checkMergeRequestReferences(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestReferences(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestReferences`. */
export function collectMergeRequestReferences(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestReferences/type');
    return;
  }
  const full = value['full'];
  if (full === undefined)
    report(issues, path, 'must have the property "full"', '#/components/schemas/MergeRequestReferences/required');
  else if (typeof full !== 'string')
    report(
      issues,
      `${path}/full`,
      'must be a string',
      '#/components/schemas/MergeRequestReferences/properties/full/type',
    );
  const relative = value['relative'];
  if (relative === undefined)
    report(issues, path, 'must have the property "relative"', '#/components/schemas/MergeRequestReferences/required');
  else if (typeof relative !== 'string')
    report(
      issues,
      `${path}/relative`,
      'must be a string',
      '#/components/schemas/MergeRequestReferences/properties/relative/type',
    );
  const short = value['short'];
  if (short === undefined)
    report(issues, path, 'must have the property "short"', '#/components/schemas/MergeRequestReferences/required');
  else if (typeof short !== 'string')
    report(
      issues,
      `${path}/short`,
      'must be a string',
      '#/components/schemas/MergeRequestReferences/properties/short/type',
    );
}
