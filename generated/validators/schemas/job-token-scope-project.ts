// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeProject } from '../../types/index.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';
import { collectJobTokenScopeNamespace, isJobTokenScopeNamespace } from './job-token-scope-namespace.ts';

/** Whether `value` is a valid `JobTokenScopeProject`. */
export function isJobTokenScopeProject(value: unknown): value is JobTokenScopeProject {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  if (typeof value['name'] !== 'string') return false;
  const avatarUrl = value['avatar_url'];
  if (avatarUrl !== null && typeof avatarUrl !== 'string') return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  if (typeof value['default_branch'] !== 'string') return false;
  const description = value['description'];
  if (description !== null && typeof description !== 'string') return false;
  if (typeof value['http_url_to_repo'] !== 'string') return false;
  const lastActivityAt = value['last_activity_at'];
  if (typeof lastActivityAt !== 'string' || !hasDateTimeFormat(lastActivityAt)) return false;
  if (typeof value['name_with_namespace'] !== 'string') return false;
  if (!isJobTokenScopeNamespace(value['namespace'])) return false;
  if (typeof value['path'] !== 'string') return false;
  if (typeof value['path_with_namespace'] !== 'string') return false;
  if (typeof value['ssh_url_to_repo'] !== 'string') return false;
  if (!json.isInteger(value['star_count'])) return false;
  const tagList = value['tag_list'];
  if (!json.isArray(tagList) || !tagList.every((item) => typeof item === 'string')) return false;
  const topics = value['topics'];
  if (!json.isArray(topics) || !topics.every((item) => typeof item === 'string')) return false;
  return typeof value['web_url'] === 'string';
}

/** Every reason why `value` is not a valid `JobTokenScopeProject`; none when it is. */
export function checkJobTokenScopeProject(value: unknown): ValidationIssue[] {
  return issuesOf(value, isJobTokenScopeProject, collectJobTokenScopeProject);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeProject`. */
export function collectJobTokenScopeProject(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/JobTokenScopeProject';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    [
      'avatar_url',
      'created_at',
      'default_branch',
      'description',
      'http_url_to_repo',
      'id',
      'last_activity_at',
      'name',
      'name_with_namespace',
      'namespace',
      'path',
      'path_with_namespace',
      'ssh_url_to_repo',
      'star_count',
      'tag_list',
      'topics',
      'web_url',
    ],
    `${schema}/required`,
  );
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', `${schema}/properties/name/type`);
  const avatarUrl = value['avatar_url'];
  if (avatarUrl !== undefined && avatarUrl !== null && typeof avatarUrl !== 'string')
    report(issues, `${path}/avatar_url`, 'must be a string or null', `${schema}/properties/avatar_url/type`);
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
  const defaultBranch = value['default_branch'];
  if (defaultBranch !== undefined && typeof defaultBranch !== 'string')
    report(issues, `${path}/default_branch`, 'must be a string', `${schema}/properties/default_branch/type`);
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string')
    report(issues, `${path}/description`, 'must be a string or null', `${schema}/properties/description/type`);
  const httpUrlToRepo = value['http_url_to_repo'];
  if (httpUrlToRepo !== undefined && typeof httpUrlToRepo !== 'string')
    report(issues, `${path}/http_url_to_repo`, 'must be a string', `${schema}/properties/http_url_to_repo/type`);
  const lastActivityAt = value['last_activity_at'];
  if (lastActivityAt !== undefined && typeof lastActivityAt !== 'string')
    report(issues, `${path}/last_activity_at`, 'must be a string', `${schema}/properties/last_activity_at/type`);
  if (typeof lastActivityAt === 'string' && !hasDateTimeFormat(lastActivityAt))
    report(
      issues,
      `${path}/last_activity_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/last_activity_at/format`,
    );
  const nameWithNamespace = value['name_with_namespace'];
  if (nameWithNamespace !== undefined && typeof nameWithNamespace !== 'string')
    report(issues, `${path}/name_with_namespace`, 'must be a string', `${schema}/properties/name_with_namespace/type`);
  const namespace = value['namespace'];
  if (namespace !== undefined) collectJobTokenScopeNamespace(namespace, `${path}/namespace`, issues);
  const pathProperty = value['path'];
  if (pathProperty !== undefined && typeof pathProperty !== 'string')
    report(issues, `${path}/path`, 'must be a string', `${schema}/properties/path/type`);
  const pathWithNamespace = value['path_with_namespace'];
  if (pathWithNamespace !== undefined && typeof pathWithNamespace !== 'string')
    report(issues, `${path}/path_with_namespace`, 'must be a string', `${schema}/properties/path_with_namespace/type`);
  const sshUrlToRepo = value['ssh_url_to_repo'];
  if (sshUrlToRepo !== undefined && typeof sshUrlToRepo !== 'string')
    report(issues, `${path}/ssh_url_to_repo`, 'must be a string', `${schema}/properties/ssh_url_to_repo/type`);
  const starCount = value['star_count'];
  if (starCount !== undefined && !json.isInteger(starCount))
    report(issues, `${path}/star_count`, 'must be an integer', `${schema}/properties/star_count/type`);
  const tagList = value['tag_list'];
  if (tagList !== undefined) collectJobTokenScopeProjectTagList(tagList, `${path}/tag_list`, issues);
  const topics = value['topics'];
  if (topics !== undefined) collectJobTokenScopeProjectTopics(topics, `${path}/topics`, issues);
  const webUrl = value['web_url'];
  if (webUrl !== undefined && typeof webUrl !== 'string')
    report(issues, `${path}/web_url`, 'must be a string', `${schema}/properties/web_url/type`);
}

function collectJobTokenScopeProjectTagList(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/JobTokenScopeProject/properties/tag_list';
  if (!json.isArray(value)) return report(issues, path, 'must be an array', `${schema}/type`);
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string') report(issues, `${path}/${index}`, 'must be a string', `${schema}/items/type`);
  }
}

function collectJobTokenScopeProjectTopics(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/JobTokenScopeProject/properties/topics';
  if (!json.isArray(value)) return report(issues, path, 'must be an array', `${schema}/type`);
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string') report(issues, `${path}/${index}`, 'must be a string', `${schema}/items/type`);
  }
}
