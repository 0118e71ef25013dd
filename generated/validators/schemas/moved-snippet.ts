// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MovedSnippet } from '../../types/snippet-storage-moves.ts';
import { dateTimeMessage, hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `MovedSnippet`. */
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

/** Returns the reasons why `value` is not a valid `MovedSnippet`; none if it is. */
export function checkMovedSnippet(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMovedSnippet, collectMovedSnippet);
}

/** `MovedSnippet` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const movedSnippetSchema: StandardSchema<MovedSnippet> = /* @__PURE__ */ standardSchema(
  isMovedSnippet,
  checkMovedSnippet,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MovedSnippet`. */
export function collectMovedSnippet(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MovedSnippet';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const createdAt = value['created_at'];
  if (createdAt === undefined) reportMissing(issues, path, schema, 'created_at');
  else if (typeof createdAt !== 'string') failType(issues, path, schema, '/created_at', 'must be a string');
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    failProperty(issues, path, schema, '/created_at', 'format', dateTimeMessage);
  const description = value['description'];
  if (description === undefined) reportMissing(issues, path, schema, 'description');
  else if (description !== null && typeof description !== 'string')
    failType(issues, path, schema, '/description', 'must be a string or null');
  const httpUrlToRepo = value['http_url_to_repo'];
  if (httpUrlToRepo === undefined) reportMissing(issues, path, schema, 'http_url_to_repo');
  else if (typeof httpUrlToRepo !== 'string') failType(issues, path, schema, '/http_url_to_repo', 'must be a string');
  const projectId = value['project_id'];
  if (projectId === undefined) reportMissing(issues, path, schema, 'project_id');
  else if (!Number.isInteger(projectId) && projectId !== null)
    failType(issues, path, schema, '/project_id', 'must be an integer or null');
  const rawUrl = value['raw_url'];
  if (rawUrl === undefined) reportMissing(issues, path, schema, 'raw_url');
  else if (typeof rawUrl !== 'string') failType(issues, path, schema, '/raw_url', 'must be a string');
  const sshUrlToRepo = value['ssh_url_to_repo'];
  if (sshUrlToRepo === undefined) reportMissing(issues, path, schema, 'ssh_url_to_repo');
  else if (typeof sshUrlToRepo !== 'string') failType(issues, path, schema, '/ssh_url_to_repo', 'must be a string');
  const title = value['title'];
  if (title === undefined) reportMissing(issues, path, schema, 'title');
  else if (typeof title !== 'string') failType(issues, path, schema, '/title', 'must be a string');
  const updatedAt = value['updated_at'];
  if (updatedAt === undefined) reportMissing(issues, path, schema, 'updated_at');
  else if (typeof updatedAt !== 'string') failType(issues, path, schema, '/updated_at', 'must be a string');
  if (typeof updatedAt === 'string' && !hasDateTimeFormat(updatedAt))
    failProperty(issues, path, schema, '/updated_at', 'format', dateTimeMessage);
  const visibility = value['visibility'];
  if (visibility === undefined) reportMissing(issues, path, schema, 'visibility');
  else if (typeof visibility !== 'string') failType(issues, path, schema, '/visibility', 'must be a string');
  const webUrl = value['web_url'];
  if (webUrl === undefined) reportMissing(issues, path, schema, 'web_url');
  else if (typeof webUrl !== 'string') failType(issues, path, schema, '/web_url', 'must be a string');
}
