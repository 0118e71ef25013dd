// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MovedSnippet } from '../../types/index.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `MovedSnippet`. */
export function isMovedSnippet(value: unknown): value is MovedSnippet {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  const description = value['description'];
  if (description !== null && typeof description !== 'string') return false;
  if (typeof value['http_url_to_repo'] !== 'string') return false;
  const projectId = value['project_id'];
  if (!json.isInteger(projectId) && projectId !== null) return false;
  if (typeof value['raw_url'] !== 'string') return false;
  if (typeof value['ssh_url_to_repo'] !== 'string') return false;
  if (typeof value['title'] !== 'string') return false;
  const updatedAt = value['updated_at'];
  if (typeof updatedAt !== 'string' || !hasDateTimeFormat(updatedAt)) return false;
  if (typeof value['visibility'] !== 'string') return false;
  return typeof value['web_url'] === 'string';
}

/** Every reason why `value` is not a valid `MovedSnippet`; none when it is. */
export function checkMovedSnippet(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMovedSnippet, collectMovedSnippet);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MovedSnippet`. */
export function collectMovedSnippet(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MovedSnippet';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    [
      'created_at',
      'description',
      'http_url_to_repo',
      'id',
      'project_id',
      'raw_url',
      'ssh_url_to_repo',
      'title',
      'updated_at',
      'visibility',
      'web_url',
    ],
    `${schema}/required`,
  );
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const createdAt = value['created_at'];
  if (createdAt !== undefined && typeof createdAt !== 'string')
    report(issues, `${path}/created_at`, 'must be a string', `${schema}/properties/created_at/type`);
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    report(
      issues,
      `${path}/created_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/created_at/format`,
    );
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string')
    report(issues, `${path}/description`, 'must be a string or null', `${schema}/properties/description/type`);
  const httpUrlToRepo = value['http_url_to_repo'];
  if (httpUrlToRepo !== undefined && typeof httpUrlToRepo !== 'string')
    report(issues, `${path}/http_url_to_repo`, 'must be a string', `${schema}/properties/http_url_to_repo/type`);
  const projectId = value['project_id'];
  if (projectId !== undefined && !json.isInteger(projectId) && projectId !== null)
    report(issues, `${path}/project_id`, 'must be an integer or null', `${schema}/properties/project_id/type`);
  const rawUrl = value['raw_url'];
  if (rawUrl !== undefined && typeof rawUrl !== 'string')
    report(issues, `${path}/raw_url`, 'must be a string', `${schema}/properties/raw_url/type`);
  const sshUrlToRepo = value['ssh_url_to_repo'];
  if (sshUrlToRepo !== undefined && typeof sshUrlToRepo !== 'string')
    report(issues, `${path}/ssh_url_to_repo`, 'must be a string', `${schema}/properties/ssh_url_to_repo/type`);
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string')
    report(issues, `${path}/title`, 'must be a string', `${schema}/properties/title/type`);
  const updatedAt = value['updated_at'];
  if (updatedAt !== undefined && typeof updatedAt !== 'string')
    report(issues, `${path}/updated_at`, 'must be a string', `${schema}/properties/updated_at/type`);
  if (typeof updatedAt === 'string' && !hasDateTimeFormat(updatedAt))
    report(
      issues,
      `${path}/updated_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/updated_at/format`,
    );
  const visibility = value['visibility'];
  if (visibility !== undefined && typeof visibility !== 'string')
    report(issues, `${path}/visibility`, 'must be a string', `${schema}/properties/visibility/type`);
  const webUrl = value['web_url'];
  if (webUrl !== undefined && typeof webUrl !== 'string')
    report(issues, `${path}/web_url`, 'must be a string', `${schema}/properties/web_url/type`);
}
