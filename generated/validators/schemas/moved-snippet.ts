// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MovedSnippet } from '../../types/index.ts';
import { isDateTime } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `MovedSnippet`. */
export function isMovedSnippet(value: unknown): value is MovedSnippet {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !isDateTime(createdAt)) return false;
  const description = value['description'];
  if (description !== null && typeof description !== 'string') return false;
  const httpUrlToRepo = value['http_url_to_repo'];
  if (typeof httpUrlToRepo !== 'string') return false;
  const projectId = value['project_id'];
  if (!isInteger(projectId) && projectId !== null) return false;
  const rawUrl = value['raw_url'];
  if (typeof rawUrl !== 'string') return false;
  const sshUrlToRepo = value['ssh_url_to_repo'];
  if (typeof sshUrlToRepo !== 'string') return false;
  const title = value['title'];
  if (typeof title !== 'string') return false;
  const updatedAt = value['updated_at'];
  if (typeof updatedAt !== 'string' || !isDateTime(updatedAt)) return false;
  const visibility = value['visibility'];
  if (typeof visibility !== 'string') return false;
  const webUrl = value['web_url'];
  return typeof webUrl === 'string';
}

/** Every reason why `value` is not a valid `MovedSnippet`; none when it is. */
export function checkMovedSnippet(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMovedSnippet(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MovedSnippet`. */
export function collectMovedSnippet(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MovedSnippet/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/MovedSnippet/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/MovedSnippet/properties/id/type');
  const createdAt = value['created_at'];
  if (createdAt === undefined)
    report(issues, path, 'must have the property "created_at"', '#/components/schemas/MovedSnippet/required');
  else collectMovedSnippetCreatedAt(createdAt, `${path}/created_at`, issues);
  const description = value['description'];
  if (description === undefined)
    report(issues, path, 'must have the property "description"', '#/components/schemas/MovedSnippet/required');
  else if (description !== null && typeof description !== 'string')
    report(
      issues,
      `${path}/description`,
      'must be a string or null',
      '#/components/schemas/MovedSnippet/properties/description/type',
    );
  const httpUrlToRepo = value['http_url_to_repo'];
  if (httpUrlToRepo === undefined)
    report(issues, path, 'must have the property "http_url_to_repo"', '#/components/schemas/MovedSnippet/required');
  else if (typeof httpUrlToRepo !== 'string')
    report(
      issues,
      `${path}/http_url_to_repo`,
      'must be a string',
      '#/components/schemas/MovedSnippet/properties/http_url_to_repo/type',
    );
  const projectId = value['project_id'];
  if (projectId === undefined)
    report(issues, path, 'must have the property "project_id"', '#/components/schemas/MovedSnippet/required');
  else if (!isInteger(projectId) && projectId !== null)
    report(
      issues,
      `${path}/project_id`,
      'must be an integer or null',
      '#/components/schemas/MovedSnippet/properties/project_id/type',
    );
  const rawUrl = value['raw_url'];
  if (rawUrl === undefined)
    report(issues, path, 'must have the property "raw_url"', '#/components/schemas/MovedSnippet/required');
  else if (typeof rawUrl !== 'string')
    report(issues, `${path}/raw_url`, 'must be a string', '#/components/schemas/MovedSnippet/properties/raw_url/type');
  const sshUrlToRepo = value['ssh_url_to_repo'];
  if (sshUrlToRepo === undefined)
    report(issues, path, 'must have the property "ssh_url_to_repo"', '#/components/schemas/MovedSnippet/required');
  else if (typeof sshUrlToRepo !== 'string')
    report(
      issues,
      `${path}/ssh_url_to_repo`,
      'must be a string',
      '#/components/schemas/MovedSnippet/properties/ssh_url_to_repo/type',
    );
  const title = value['title'];
  if (title === undefined)
    report(issues, path, 'must have the property "title"', '#/components/schemas/MovedSnippet/required');
  else if (typeof title !== 'string')
    report(issues, `${path}/title`, 'must be a string', '#/components/schemas/MovedSnippet/properties/title/type');
  const updatedAt = value['updated_at'];
  if (updatedAt === undefined)
    report(issues, path, 'must have the property "updated_at"', '#/components/schemas/MovedSnippet/required');
  else collectMovedSnippetUpdatedAt(updatedAt, `${path}/updated_at`, issues);
  const visibility = value['visibility'];
  if (visibility === undefined)
    report(issues, path, 'must have the property "visibility"', '#/components/schemas/MovedSnippet/required');
  else if (typeof visibility !== 'string')
    report(
      issues,
      `${path}/visibility`,
      'must be a string',
      '#/components/schemas/MovedSnippet/properties/visibility/type',
    );
  const webUrl = value['web_url'];
  if (webUrl === undefined)
    report(issues, path, 'must have the property "web_url"', '#/components/schemas/MovedSnippet/required');
  else if (typeof webUrl !== 'string')
    report(issues, `${path}/web_url`, 'must be a string', '#/components/schemas/MovedSnippet/properties/web_url/type');
}

function collectMovedSnippetCreatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/MovedSnippet/properties/created_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/MovedSnippet/properties/created_at/format',
    );
}

function collectMovedSnippetUpdatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/MovedSnippet/properties/updated_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/MovedSnippet/properties/updated_at/format',
    );
}
