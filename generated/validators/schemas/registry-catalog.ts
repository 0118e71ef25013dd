// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryCatalog } from '../../types/index.ts';
import { type ValidationIssue, issuesOf } from '../runtime/index.ts';

/** Whether `_value` is a valid `RegistryCatalog`. */
export function isRegistryCatalog(_value: unknown): _value is RegistryCatalog {
  return true;
}

/** Every reason why `value` is not a valid `RegistryCatalog`; none when it is. */
export function checkRegistryCatalog(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRegistryCatalog, collectRegistryCatalog);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryCatalog`. */
export function collectRegistryCatalog(_value: unknown, _path: string, _issues: ValidationIssue[]): void {}
