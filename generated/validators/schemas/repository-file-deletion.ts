// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RepositoryFileDeletion } from '../../types/repository-files.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  issuesOf,
  reportNothing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `_value` is a valid `RepositoryFileDeletion`. */
export function isRepositoryFileDeletion(_value: unknown): _value is RepositoryFileDeletion {
  return true;
}

/** Returns the reasons why `value` is not a valid `RepositoryFileDeletion`; none if it is. */
export function checkRepositoryFileDeletion(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRepositoryFileDeletion, collectRepositoryFileDeletion);
}

/** `RepositoryFileDeletion` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const repositoryFileDeletionSchema: StandardSchema<RepositoryFileDeletion> = /* @__PURE__ */ standardSchema(
  isRepositoryFileDeletion,
  checkRepositoryFileDeletion,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `RepositoryFileDeletion`. */
export const collectRepositoryFileDeletion: (value: unknown, path: string, issues: ValidationIssue[]) => void =
  reportNothing;
