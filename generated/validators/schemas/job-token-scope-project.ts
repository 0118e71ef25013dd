// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeProject } from '../../types/job-token-scope.ts';
import { dateTimeMessage, hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasArrayType,
  hasObjectType,
  issuesOf,
  reportMissing,
  reportStrings,
  standardSchema,
} from '../runtime/report.ts';
import { every } from '../runtime/values.ts';
import { collectJobTokenScopeNamespace, isJobTokenScopeNamespace } from './job-token-scope-namespace.ts';

/** Returns true if `value` is a valid `JobTokenScopeProject`. */
export function isJobTokenScopeProject(value: unknown): value is JobTokenScopeProject {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
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
  if (!Number.isInteger(value['star_count'])) return false;
  const tagList = value['tag_list'];
  if (!hasArrayType(tagList) || !every(tagList, (item) => typeof item === 'string')) return false;
  const topics = value['topics'];
  if (!hasArrayType(topics) || !every(topics, (item) => typeof item === 'string')) return false;
  return typeof value['web_url'] === 'string';
}

/** Returns the reasons why `value` is not a valid `JobTokenScopeProject`; none if it is. */
export function checkJobTokenScopeProject(value: unknown): ValidationIssue[] {
  return issuesOf(value, isJobTokenScopeProject, collectJobTokenScopeProject);
}

/** `JobTokenScopeProject` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const jobTokenScopeProjectSchema: StandardSchema<JobTokenScopeProject> = /* @__PURE__ */ standardSchema(
  isJobTokenScopeProject,
  checkJobTokenScopeProject,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeProject`. */
export function collectJobTokenScopeProject(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/JobTokenScopeProject';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const name = value['name'];
  if (name === undefined) reportMissing(issues, path, schema, 'name');
  else if (typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
  const avatarUrl = value['avatar_url'];
  if (avatarUrl === undefined) reportMissing(issues, path, schema, 'avatar_url');
  else if (avatarUrl !== null && typeof avatarUrl !== 'string')
    failType(issues, path, schema, '/avatar_url', 'must be a string or null');
  const createdAt = value['created_at'];
  if (createdAt === undefined) reportMissing(issues, path, schema, 'created_at');
  else if (typeof createdAt !== 'string') failType(issues, path, schema, '/created_at', 'must be a string');
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    failProperty(issues, path, schema, '/created_at', 'format', dateTimeMessage);
  const defaultBranch = value['default_branch'];
  if (defaultBranch === undefined) reportMissing(issues, path, schema, 'default_branch');
  else if (typeof defaultBranch !== 'string') failType(issues, path, schema, '/default_branch', 'must be a string');
  const description = value['description'];
  if (description === undefined) reportMissing(issues, path, schema, 'description');
  else if (description !== null && typeof description !== 'string')
    failType(issues, path, schema, '/description', 'must be a string or null');
  const httpUrlToRepo = value['http_url_to_repo'];
  if (httpUrlToRepo === undefined) reportMissing(issues, path, schema, 'http_url_to_repo');
  else if (typeof httpUrlToRepo !== 'string') failType(issues, path, schema, '/http_url_to_repo', 'must be a string');
  const lastActivityAt = value['last_activity_at'];
  if (lastActivityAt === undefined) reportMissing(issues, path, schema, 'last_activity_at');
  else if (typeof lastActivityAt !== 'string') failType(issues, path, schema, '/last_activity_at', 'must be a string');
  if (typeof lastActivityAt === 'string' && !hasDateTimeFormat(lastActivityAt))
    failProperty(issues, path, schema, '/last_activity_at', 'format', dateTimeMessage);
  const nameWithNamespace = value['name_with_namespace'];
  if (nameWithNamespace === undefined) reportMissing(issues, path, schema, 'name_with_namespace');
  else if (typeof nameWithNamespace !== 'string')
    failType(issues, path, schema, '/name_with_namespace', 'must be a string');
  const namespace = value['namespace'];
  if (namespace === undefined) reportMissing(issues, path, schema, 'namespace');
  else collectJobTokenScopeNamespace(namespace, `${path}/namespace`, issues);
  const pathProperty = value['path'];
  if (pathProperty === undefined) reportMissing(issues, path, schema, 'path');
  else if (typeof pathProperty !== 'string') failType(issues, path, schema, '/path', 'must be a string');
  const pathWithNamespace = value['path_with_namespace'];
  if (pathWithNamespace === undefined) reportMissing(issues, path, schema, 'path_with_namespace');
  else if (typeof pathWithNamespace !== 'string')
    failType(issues, path, schema, '/path_with_namespace', 'must be a string');
  const sshUrlToRepo = value['ssh_url_to_repo'];
  if (sshUrlToRepo === undefined) reportMissing(issues, path, schema, 'ssh_url_to_repo');
  else if (typeof sshUrlToRepo !== 'string') failType(issues, path, schema, '/ssh_url_to_repo', 'must be a string');
  const starCount = value['star_count'];
  if (starCount === undefined) reportMissing(issues, path, schema, 'star_count');
  else if (!Number.isInteger(starCount)) failType(issues, path, schema, '/star_count', 'must be an integer');
  const tagList = value['tag_list'];
  if (tagList === undefined) reportMissing(issues, path, schema, 'tag_list');
  else reportStrings(tagList, `${path}/tag_list`, issues, schema, '/properties/tag_list');
  const topics = value['topics'];
  if (topics === undefined) reportMissing(issues, path, schema, 'topics');
  else reportStrings(topics, `${path}/topics`, issues, schema, '/properties/topics');
  const webUrl = value['web_url'];
  if (webUrl === undefined) reportMissing(issues, path, schema, 'web_url');
  else if (typeof webUrl !== 'string') failType(issues, path, schema, '/web_url', 'must be a string');
}
