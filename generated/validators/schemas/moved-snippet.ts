// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MovedSnippet } from '../../types/index.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { hasObjectType } from '../runtime/json-types.ts';
import { type ValidationIssue, fail, issuesOf, reportMissing } from '../runtime/report.ts';
import { type StandardSchema, standardSchema } from '../runtime/standard-schema.ts';

/** Whether `value` is a valid `MovedSnippet`. */
export function isMovedSnippet(value: unknown): value is MovedSnippet {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  const description = value['description'];
  if (description !== null && typeof description !== 'string') return false;
  if (typeof value['http_url_to_repo'] !== 'string') return false;
  const projectId = value['project_id'];
  if (!Number.isInteger(projectId) && projectId !== null) return false;
  if (typeof value['raw_url'] !== 'string') return false;
  if (typeof value['ssh_url_to_repo'] !== 'string') return false;
  if (typeof value['title'] !== 'string') return false;
  const updatedAt = value['updated_at'];
  if (typeof updatedAt !== 'string' || !hasDateTimeFormat(updatedAt)) return false;
  if (typeof value['visibility'] !== 'string') return false;
  return typeof value['web_url'] === 'string';
}

/**
 * Returns the reasons why `value` is not a valid `MovedSnippet`; none if it is.
 * A list that would be too long is cut, and ends with an issue whose keyword is `more`.
 */
export function checkMovedSnippet(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMovedSnippet, collectMovedSnippet);
}

/** `MovedSnippet` as a [Standard Schema](https://standardschema.dev), which routers and form libraries take. */
export const movedSnippetSchema: StandardSchema<MovedSnippet> = /* @__PURE__ */ standardSchema(
  isMovedSnippet,
  checkMovedSnippet,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MovedSnippet`. */
export function collectMovedSnippet(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MovedSnippet';
  if (!hasObjectType(value)) return fail(issues, path, 'type', 'must be an object', schema);
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, 'id', schema);
  else if (!Number.isInteger(id)) fail(issues, `${path}/id`, 'type', 'must be an integer', `${schema}/properties/id`);
  const createdAt = value['created_at'];
  if (createdAt === undefined) reportMissing(issues, path, 'created_at', schema);
  else if (typeof createdAt !== 'string')
    fail(issues, `${path}/created_at`, 'type', 'must be a string', `${schema}/properties/created_at`);
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    fail(
      issues,
      `${path}/created_at`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/created_at`,
    );
  const description = value['description'];
  if (description === undefined) reportMissing(issues, path, 'description', schema);
  else if (description !== null && typeof description !== 'string')
    fail(issues, `${path}/description`, 'type', 'must be a string or null', `${schema}/properties/description`);
  const httpUrlToRepo = value['http_url_to_repo'];
  if (httpUrlToRepo === undefined) reportMissing(issues, path, 'http_url_to_repo', schema);
  else if (typeof httpUrlToRepo !== 'string')
    fail(issues, `${path}/http_url_to_repo`, 'type', 'must be a string', `${schema}/properties/http_url_to_repo`);
  const projectId = value['project_id'];
  if (projectId === undefined) reportMissing(issues, path, 'project_id', schema);
  else if (!Number.isInteger(projectId) && projectId !== null)
    fail(issues, `${path}/project_id`, 'type', 'must be an integer or null', `${schema}/properties/project_id`);
  const rawUrl = value['raw_url'];
  if (rawUrl === undefined) reportMissing(issues, path, 'raw_url', schema);
  else if (typeof rawUrl !== 'string')
    fail(issues, `${path}/raw_url`, 'type', 'must be a string', `${schema}/properties/raw_url`);
  const sshUrlToRepo = value['ssh_url_to_repo'];
  if (sshUrlToRepo === undefined) reportMissing(issues, path, 'ssh_url_to_repo', schema);
  else if (typeof sshUrlToRepo !== 'string')
    fail(issues, `${path}/ssh_url_to_repo`, 'type', 'must be a string', `${schema}/properties/ssh_url_to_repo`);
  const title = value['title'];
  if (title === undefined) reportMissing(issues, path, 'title', schema);
  else if (typeof title !== 'string')
    fail(issues, `${path}/title`, 'type', 'must be a string', `${schema}/properties/title`);
  const updatedAt = value['updated_at'];
  if (updatedAt === undefined) reportMissing(issues, path, 'updated_at', schema);
  else if (typeof updatedAt !== 'string')
    fail(issues, `${path}/updated_at`, 'type', 'must be a string', `${schema}/properties/updated_at`);
  if (typeof updatedAt === 'string' && !hasDateTimeFormat(updatedAt))
    fail(
      issues,
      `${path}/updated_at`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/updated_at`,
    );
  const visibility = value['visibility'];
  if (visibility === undefined) reportMissing(issues, path, 'visibility', schema);
  else if (typeof visibility !== 'string')
    fail(issues, `${path}/visibility`, 'type', 'must be a string', `${schema}/properties/visibility`);
  const webUrl = value['web_url'];
  if (webUrl === undefined) reportMissing(issues, path, 'web_url', schema);
  else if (typeof webUrl !== 'string')
    fail(issues, `${path}/web_url`, 'type', 'must be a string', `${schema}/properties/web_url`);
}
