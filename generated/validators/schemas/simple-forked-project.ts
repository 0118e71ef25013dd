// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { SimpleForkedProject } from '../../types/project-forks.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';
import { collectMergeRequestPipelineStatus } from './merge-request-pipeline-status.ts';

/** Returns true if `value` is a valid `SimpleForkedProject`. */
export function isSimpleForkedProject(value: unknown): value is SimpleForkedProject {
  return hasObjectType(value);
}

/** Returns the reasons why `value` is not a valid `SimpleForkedProject`; none if it is. */
export function checkSimpleForkedProject(value: unknown): ValidationIssue[] {
  return issuesOf(value, isSimpleForkedProject, collectSimpleForkedProject);
}

/** `SimpleForkedProject` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const simpleForkedProjectSchema: StandardSchema<SimpleForkedProject> = /* @__PURE__ */ standardSchema(
  isSimpleForkedProject,
  checkSimpleForkedProject,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `SimpleForkedProject`. */
export function collectSimpleForkedProject(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectMergeRequestPipelineStatus(value, path, issues, '#/components/schemas/SimpleForkedProject');
}
