// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeProject } from '../../types/index.ts';
import { isDateTime } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';
import { collectJobTokenScopeNamespace, isJobTokenScopeNamespace } from './job-token-scope-namespace.ts';

/** Whether `value` is a valid `JobTokenScopeProject`. */
export function isJobTokenScopeProject(value: unknown): value is JobTokenScopeProject {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const name = value['name'];
  if (typeof name !== 'string') return false;
  const avatarUrl = value['avatar_url'];
  if (avatarUrl !== null && typeof avatarUrl !== 'string') return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !isDateTime(createdAt)) return false;
  const defaultBranch = value['default_branch'];
  if (typeof defaultBranch !== 'string') return false;
  const description = value['description'];
  if (description !== null && typeof description !== 'string') return false;
  const httpUrlToRepo = value['http_url_to_repo'];
  if (typeof httpUrlToRepo !== 'string') return false;
  const lastActivityAt = value['last_activity_at'];
  if (typeof lastActivityAt !== 'string' || !isDateTime(lastActivityAt)) return false;
  const nameWithNamespace = value['name_with_namespace'];
  if (typeof nameWithNamespace !== 'string') return false;
  const namespace = value['namespace'];
  if (!isJobTokenScopeNamespace(namespace)) return false;
  const pathProperty = value['path'];
  if (typeof pathProperty !== 'string') return false;
  const pathWithNamespace = value['path_with_namespace'];
  if (typeof pathWithNamespace !== 'string') return false;
  const sshUrlToRepo = value['ssh_url_to_repo'];
  if (typeof sshUrlToRepo !== 'string') return false;
  const starCount = value['star_count'];
  if (!isInteger(starCount)) return false;
  const tagList = value['tag_list'];
  if (!isJobTokenScopeProjectTagList(tagList)) return false;
  const topics = value['topics'];
  if (!isJobTokenScopeProjectTopics(topics)) return false;
  const webUrl = value['web_url'];
  return typeof webUrl === 'string';
}

/** Every reason why `value` is not a valid `JobTokenScopeProject`; none when it is. */
export function checkJobTokenScopeProject(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectJobTokenScopeProject(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeProject`. */
export function collectJobTokenScopeProject(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/JobTokenScopeProject/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/JobTokenScopeProject/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/JobTokenScopeProject/properties/id/type');
  const name = value['name'];
  if (name === undefined)
    report(issues, path, 'must have the property "name"', '#/components/schemas/JobTokenScopeProject/required');
  else if (typeof name !== 'string')
    report(
      issues,
      `${path}/name`,
      'must be a string',
      '#/components/schemas/JobTokenScopeProject/properties/name/type',
    );
  const avatarUrl = value['avatar_url'];
  if (avatarUrl === undefined)
    report(issues, path, 'must have the property "avatar_url"', '#/components/schemas/JobTokenScopeProject/required');
  else if (avatarUrl !== null && typeof avatarUrl !== 'string')
    report(
      issues,
      `${path}/avatar_url`,
      'must be a string or null',
      '#/components/schemas/JobTokenScopeProject/properties/avatar_url/type',
    );
  const createdAt = value['created_at'];
  if (createdAt === undefined)
    report(issues, path, 'must have the property "created_at"', '#/components/schemas/JobTokenScopeProject/required');
  else collectJobTokenScopeProjectCreatedAt(createdAt, `${path}/created_at`, issues);
  const defaultBranch = value['default_branch'];
  if (defaultBranch === undefined)
    report(
      issues,
      path,
      'must have the property "default_branch"',
      '#/components/schemas/JobTokenScopeProject/required',
    );
  else if (typeof defaultBranch !== 'string')
    report(
      issues,
      `${path}/default_branch`,
      'must be a string',
      '#/components/schemas/JobTokenScopeProject/properties/default_branch/type',
    );
  const description = value['description'];
  if (description === undefined)
    report(issues, path, 'must have the property "description"', '#/components/schemas/JobTokenScopeProject/required');
  else if (description !== null && typeof description !== 'string')
    report(
      issues,
      `${path}/description`,
      'must be a string or null',
      '#/components/schemas/JobTokenScopeProject/properties/description/type',
    );
  const httpUrlToRepo = value['http_url_to_repo'];
  if (httpUrlToRepo === undefined)
    report(
      issues,
      path,
      'must have the property "http_url_to_repo"',
      '#/components/schemas/JobTokenScopeProject/required',
    );
  else if (typeof httpUrlToRepo !== 'string')
    report(
      issues,
      `${path}/http_url_to_repo`,
      'must be a string',
      '#/components/schemas/JobTokenScopeProject/properties/http_url_to_repo/type',
    );
  const lastActivityAt = value['last_activity_at'];
  if (lastActivityAt === undefined)
    report(
      issues,
      path,
      'must have the property "last_activity_at"',
      '#/components/schemas/JobTokenScopeProject/required',
    );
  else collectJobTokenScopeProjectLastActivityAt(lastActivityAt, `${path}/last_activity_at`, issues);
  const nameWithNamespace = value['name_with_namespace'];
  if (nameWithNamespace === undefined)
    report(
      issues,
      path,
      'must have the property "name_with_namespace"',
      '#/components/schemas/JobTokenScopeProject/required',
    );
  else if (typeof nameWithNamespace !== 'string')
    report(
      issues,
      `${path}/name_with_namespace`,
      'must be a string',
      '#/components/schemas/JobTokenScopeProject/properties/name_with_namespace/type',
    );
  const namespace = value['namespace'];
  if (namespace === undefined)
    report(issues, path, 'must have the property "namespace"', '#/components/schemas/JobTokenScopeProject/required');
  else collectJobTokenScopeNamespace(namespace, `${path}/namespace`, issues);
  const pathProperty = value['path'];
  if (pathProperty === undefined)
    report(issues, path, 'must have the property "path"', '#/components/schemas/JobTokenScopeProject/required');
  else if (typeof pathProperty !== 'string')
    report(
      issues,
      `${path}/path`,
      'must be a string',
      '#/components/schemas/JobTokenScopeProject/properties/path/type',
    );
  const pathWithNamespace = value['path_with_namespace'];
  if (pathWithNamespace === undefined)
    report(
      issues,
      path,
      'must have the property "path_with_namespace"',
      '#/components/schemas/JobTokenScopeProject/required',
    );
  else if (typeof pathWithNamespace !== 'string')
    report(
      issues,
      `${path}/path_with_namespace`,
      'must be a string',
      '#/components/schemas/JobTokenScopeProject/properties/path_with_namespace/type',
    );
  const sshUrlToRepo = value['ssh_url_to_repo'];
  if (sshUrlToRepo === undefined)
    report(
      issues,
      path,
      'must have the property "ssh_url_to_repo"',
      '#/components/schemas/JobTokenScopeProject/required',
    );
  else if (typeof sshUrlToRepo !== 'string')
    report(
      issues,
      `${path}/ssh_url_to_repo`,
      'must be a string',
      '#/components/schemas/JobTokenScopeProject/properties/ssh_url_to_repo/type',
    );
  const starCount = value['star_count'];
  if (starCount === undefined)
    report(issues, path, 'must have the property "star_count"', '#/components/schemas/JobTokenScopeProject/required');
  else if (!isInteger(starCount))
    report(
      issues,
      `${path}/star_count`,
      'must be an integer',
      '#/components/schemas/JobTokenScopeProject/properties/star_count/type',
    );
  const tagList = value['tag_list'];
  if (tagList === undefined)
    report(issues, path, 'must have the property "tag_list"', '#/components/schemas/JobTokenScopeProject/required');
  else collectJobTokenScopeProjectTagList(tagList, `${path}/tag_list`, issues);
  const topics = value['topics'];
  if (topics === undefined)
    report(issues, path, 'must have the property "topics"', '#/components/schemas/JobTokenScopeProject/required');
  else collectJobTokenScopeProjectTopics(topics, `${path}/topics`, issues);
  const webUrl = value['web_url'];
  if (webUrl === undefined)
    report(issues, path, 'must have the property "web_url"', '#/components/schemas/JobTokenScopeProject/required');
  else if (typeof webUrl !== 'string')
    report(
      issues,
      `${path}/web_url`,
      'must be a string',
      '#/components/schemas/JobTokenScopeProject/properties/web_url/type',
    );
}

function isJobTokenScopeProjectTagList(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (typeof item !== 'string') return false;
  }
  return true;
}

function collectJobTokenScopeProjectTagList(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(issues, path, 'must be an array', '#/components/schemas/JobTokenScopeProject/properties/tag_list/type');
    return;
  }
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string')
      report(
        issues,
        `${path}/${index}`,
        'must be a string',
        '#/components/schemas/JobTokenScopeProject/properties/tag_list/items/type',
      );
  }
}

function isJobTokenScopeProjectTopics(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (typeof item !== 'string') return false;
  }
  return true;
}

function collectJobTokenScopeProjectTopics(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(issues, path, 'must be an array', '#/components/schemas/JobTokenScopeProject/properties/topics/type');
    return;
  }
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string')
      report(
        issues,
        `${path}/${index}`,
        'must be a string',
        '#/components/schemas/JobTokenScopeProject/properties/topics/items/type',
      );
  }
}

function collectJobTokenScopeProjectCreatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/JobTokenScopeProject/properties/created_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/JobTokenScopeProject/properties/created_at/format',
    );
}

function collectJobTokenScopeProjectLastActivityAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string',
      '#/components/schemas/JobTokenScopeProject/properties/last_activity_at/type',
    );
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/JobTokenScopeProject/properties/last_activity_at/format',
    );
}
