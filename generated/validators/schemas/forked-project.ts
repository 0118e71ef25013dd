// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ForkedProject } from '../../types/project-forks.ts';
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
import { collectForkLinks, isForkLinks } from './fork-links.ts';
import { collectForkNamespace, isForkNamespace } from './fork-namespace.ts';

/** Returns true if `value` is a valid `ForkedProject`. */
export function isForkedProject(value: unknown): value is ForkedProject {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  if (typeof value['name'] !== 'string') return false;
  if (!isForkLinks(value['_links'])) return false;
  const allowMergeOnSkippedPipeline = value['allow_merge_on_skipped_pipeline'];
  if (typeof allowMergeOnSkippedPipeline !== 'boolean' && allowMergeOnSkippedPipeline !== null) return false;
  const archived = value['archived'];
  if (typeof archived !== 'boolean' && archived !== null) return false;
  const autocloseReferencedIssues = value['autoclose_referenced_issues'];
  if (typeof autocloseReferencedIssues !== 'boolean' && autocloseReferencedIssues !== null) return false;
  const avatarUrl = value['avatar_url'];
  if (avatarUrl !== null && typeof avatarUrl !== 'string') return false;
  const canCreateMergeRequestIn = value['can_create_merge_request_in'];
  if (typeof canCreateMergeRequestIn !== 'boolean' && canCreateMergeRequestIn !== null) return false;
  const containerRegistryAccessLevel = value['container_registry_access_level'];
  if (
    containerRegistryAccessLevel !== 'enabled' &&
    containerRegistryAccessLevel !== 'private' &&
    containerRegistryAccessLevel !== 'disabled'
  )
    return false;
  const containerRegistryEnabled = value['container_registry_enabled'];
  if (typeof containerRegistryEnabled !== 'boolean' && containerRegistryEnabled !== null) return false;
  if (typeof value['container_registry_image_prefix'] !== 'string') return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  if (!Number.isInteger(value['creator_id'])) return false;
  const defaultBranch = value['default_branch'];
  if (defaultBranch !== null && typeof defaultBranch !== 'string') return false;
  const description = value['description'];
  if (description !== null && typeof description !== 'string') return false;
  const descriptionHtml = value['description_html'];
  if (descriptionHtml !== null && typeof descriptionHtml !== 'string') return false;
  const enforceAuthChecksOnUploads = value['enforce_auth_checks_on_uploads'];
  if (typeof enforceAuthChecksOnUploads !== 'boolean' && enforceAuthChecksOnUploads !== null) return false;
  if (!Number.isInteger(value['forks_count'])) return false;
  const groupRunnersEnabled = value['group_runners_enabled'];
  if (typeof groupRunnersEnabled !== 'boolean' && groupRunnersEnabled !== null) return false;
  if (typeof value['http_url_to_repo'] !== 'string') return false;
  if (typeof value['import_status'] !== 'string') return false;
  const issuesEnabled = value['issues_enabled'];
  if (typeof issuesEnabled !== 'boolean' && issuesEnabled !== null) return false;
  const jobsEnabled = value['jobs_enabled'];
  if (typeof jobsEnabled !== 'boolean' && jobsEnabled !== null) return false;
  const lastActivityAt = value['last_activity_at'];
  if (typeof lastActivityAt !== 'string' || !hasDateTimeFormat(lastActivityAt)) return false;
  const mergeCommitTemplate = value['merge_commit_template'];
  if (mergeCommitTemplate !== null && typeof mergeCommitTemplate !== 'string') return false;
  if (typeof value['merge_method'] !== 'string') return false;
  const mergeRequestsEnabled = value['merge_requests_enabled'];
  if (typeof mergeRequestsEnabled !== 'boolean' && mergeRequestsEnabled !== null) return false;
  if (typeof value['name_with_namespace'] !== 'string') return false;
  if (!isForkNamespace(value['namespace'])) return false;
  const onlyAllowMergeIfAllDiscussionsAreResolved = value['only_allow_merge_if_all_discussions_are_resolved'];
  if (
    typeof onlyAllowMergeIfAllDiscussionsAreResolved !== 'boolean' &&
    onlyAllowMergeIfAllDiscussionsAreResolved !== null
  )
    return false;
  const onlyAllowMergeIfPipelineSucceeds = value['only_allow_merge_if_pipeline_succeeds'];
  if (typeof onlyAllowMergeIfPipelineSucceeds !== 'boolean' && onlyAllowMergeIfPipelineSucceeds !== null) return false;
  if (!Number.isInteger(value['open_issues_count'])) return false;
  if (typeof value['path'] !== 'string') return false;
  if (typeof value['path_with_namespace'] !== 'string') return false;
  if (value['public_jobs'] === undefined) return false;
  const readmeUrl = value['readme_url'];
  if (readmeUrl !== null && typeof readmeUrl !== 'string') return false;
  const removeSourceBranchAfterMerge = value['remove_source_branch_after_merge'];
  if (typeof removeSourceBranchAfterMerge !== 'boolean' && removeSourceBranchAfterMerge !== null) return false;
  if (typeof value['repository_object_format'] !== 'string') return false;
  const requestAccessEnabled = value['request_access_enabled'];
  if (typeof requestAccessEnabled !== 'boolean' && requestAccessEnabled !== null) return false;
  const resolveOutdatedDiffDiscussions = value['resolve_outdated_diff_discussions'];
  if (typeof resolveOutdatedDiffDiscussions !== 'boolean' && resolveOutdatedDiffDiscussions !== null) return false;
  const restrictUserDefinedVariables = value['restrict_user_defined_variables'];
  if (typeof restrictUserDefinedVariables !== 'boolean' && restrictUserDefinedVariables !== null) return false;
  if (value['security_and_compliance_access_level'] === undefined) return false;
  const sharedRunnersEnabled = value['shared_runners_enabled'];
  if (typeof sharedRunnersEnabled !== 'boolean' && sharedRunnersEnabled !== null) return false;
  if (!hasArrayType(value['shared_with_groups'])) return false;
  const snippetsEnabled = value['snippets_enabled'];
  if (typeof snippetsEnabled !== 'boolean' && snippetsEnabled !== null) return false;
  if (typeof value['squash_option'] !== 'string') return false;
  if (typeof value['ssh_url_to_repo'] !== 'string') return false;
  if (!Number.isInteger(value['star_count'])) return false;
  const suggestionCommitMessage = value['suggestion_commit_message'];
  if (suggestionCommitMessage !== null && typeof suggestionCommitMessage !== 'string') return false;
  const tagList = value['tag_list'];
  if (!hasArrayType(tagList) || !every(tagList, (item) => typeof item === 'string')) return false;
  const topics = value['topics'];
  if (!hasArrayType(topics) || !every(topics, (item) => typeof item === 'string')) return false;
  const updatedAt = value['updated_at'];
  if (typeof updatedAt !== 'string' || !hasDateTimeFormat(updatedAt)) return false;
  if (typeof value['visibility'] !== 'string') return false;
  if (typeof value['web_url'] !== 'string') return false;
  const wikiEnabled = value['wiki_enabled'];
  return typeof wikiEnabled === 'boolean' || wikiEnabled === null;
}

/** Returns the reasons why `value` is not a valid `ForkedProject`; none if it is. */
export function checkForkedProject(value: unknown): ValidationIssue[] {
  return issuesOf(value, isForkedProject, collectForkedProject);
}

/** `ForkedProject` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const forkedProjectSchema: StandardSchema<ForkedProject> = /* @__PURE__ */ standardSchema(
  isForkedProject,
  checkForkedProject,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `ForkedProject`. */
export function collectForkedProject(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ForkedProject';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const name = value['name'];
  if (name === undefined) reportMissing(issues, path, schema, 'name');
  else if (typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
  const links = value['_links'];
  if (links === undefined) reportMissing(issues, path, schema, '_links');
  else collectForkLinks(links, `${path}/_links`, issues);
  const allowMergeOnSkippedPipeline = value['allow_merge_on_skipped_pipeline'];
  if (allowMergeOnSkippedPipeline === undefined) reportMissing(issues, path, schema, 'allow_merge_on_skipped_pipeline');
  else if (typeof allowMergeOnSkippedPipeline !== 'boolean' && allowMergeOnSkippedPipeline !== null)
    failType(issues, path, schema, '/allow_merge_on_skipped_pipeline', 'must be true, false or null');
  const archived = value['archived'];
  if (archived === undefined) reportMissing(issues, path, schema, 'archived');
  else if (typeof archived !== 'boolean' && archived !== null)
    failType(issues, path, schema, '/archived', 'must be true, false or null');
  const autocloseReferencedIssues = value['autoclose_referenced_issues'];
  if (autocloseReferencedIssues === undefined) reportMissing(issues, path, schema, 'autoclose_referenced_issues');
  else if (typeof autocloseReferencedIssues !== 'boolean' && autocloseReferencedIssues !== null)
    failType(issues, path, schema, '/autoclose_referenced_issues', 'must be true, false or null');
  const avatarUrl = value['avatar_url'];
  if (avatarUrl === undefined) reportMissing(issues, path, schema, 'avatar_url');
  else if (avatarUrl !== null && typeof avatarUrl !== 'string')
    failType(issues, path, schema, '/avatar_url', 'must be a string or null');
  const canCreateMergeRequestIn = value['can_create_merge_request_in'];
  if (canCreateMergeRequestIn === undefined) reportMissing(issues, path, schema, 'can_create_merge_request_in');
  else if (typeof canCreateMergeRequestIn !== 'boolean' && canCreateMergeRequestIn !== null)
    failType(issues, path, schema, '/can_create_merge_request_in', 'must be true, false or null');
  const containerRegistryAccessLevel = value['container_registry_access_level'];
  if (containerRegistryAccessLevel === undefined)
    reportMissing(issues, path, schema, 'container_registry_access_level');
  else if (
    containerRegistryAccessLevel !== 'enabled' &&
    containerRegistryAccessLevel !== 'private' &&
    containerRegistryAccessLevel !== 'disabled'
  )
    failProperty(
      issues,
      path,
      schema,
      '/container_registry_access_level',
      'enum',
      'must be one of "enabled", "private", "disabled"',
    );
  const containerRegistryEnabled = value['container_registry_enabled'];
  if (containerRegistryEnabled === undefined) reportMissing(issues, path, schema, 'container_registry_enabled');
  else if (typeof containerRegistryEnabled !== 'boolean' && containerRegistryEnabled !== null)
    failType(issues, path, schema, '/container_registry_enabled', 'must be true, false or null');
  const containerRegistryImagePrefix = value['container_registry_image_prefix'];
  if (containerRegistryImagePrefix === undefined)
    reportMissing(issues, path, schema, 'container_registry_image_prefix');
  else if (typeof containerRegistryImagePrefix !== 'string')
    failType(issues, path, schema, '/container_registry_image_prefix', 'must be a string');
  const createdAt = value['created_at'];
  if (createdAt === undefined) reportMissing(issues, path, schema, 'created_at');
  else if (typeof createdAt !== 'string') failType(issues, path, schema, '/created_at', 'must be a string');
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    failProperty(issues, path, schema, '/created_at', 'format', dateTimeMessage);
  const creatorId = value['creator_id'];
  if (creatorId === undefined) reportMissing(issues, path, schema, 'creator_id');
  else if (!Number.isInteger(creatorId)) failType(issues, path, schema, '/creator_id', 'must be an integer');
  const defaultBranch = value['default_branch'];
  if (defaultBranch === undefined) reportMissing(issues, path, schema, 'default_branch');
  else if (defaultBranch !== null && typeof defaultBranch !== 'string')
    failType(issues, path, schema, '/default_branch', 'must be a string or null');
  const description = value['description'];
  if (description === undefined) reportMissing(issues, path, schema, 'description');
  else if (description !== null && typeof description !== 'string')
    failType(issues, path, schema, '/description', 'must be a string or null');
  const descriptionHtml = value['description_html'];
  if (descriptionHtml === undefined) reportMissing(issues, path, schema, 'description_html');
  else if (descriptionHtml !== null && typeof descriptionHtml !== 'string')
    failType(issues, path, schema, '/description_html', 'must be a string or null');
  const enforceAuthChecksOnUploads = value['enforce_auth_checks_on_uploads'];
  if (enforceAuthChecksOnUploads === undefined) reportMissing(issues, path, schema, 'enforce_auth_checks_on_uploads');
  else if (typeof enforceAuthChecksOnUploads !== 'boolean' && enforceAuthChecksOnUploads !== null)
    failType(issues, path, schema, '/enforce_auth_checks_on_uploads', 'must be true, false or null');
  const forksCount = value['forks_count'];
  if (forksCount === undefined) reportMissing(issues, path, schema, 'forks_count');
  else if (!Number.isInteger(forksCount)) failType(issues, path, schema, '/forks_count', 'must be an integer');
  const groupRunnersEnabled = value['group_runners_enabled'];
  if (groupRunnersEnabled === undefined) reportMissing(issues, path, schema, 'group_runners_enabled');
  else if (typeof groupRunnersEnabled !== 'boolean' && groupRunnersEnabled !== null)
    failType(issues, path, schema, '/group_runners_enabled', 'must be true, false or null');
  const httpUrlToRepo = value['http_url_to_repo'];
  if (httpUrlToRepo === undefined) reportMissing(issues, path, schema, 'http_url_to_repo');
  else if (typeof httpUrlToRepo !== 'string') failType(issues, path, schema, '/http_url_to_repo', 'must be a string');
  const importStatus = value['import_status'];
  if (importStatus === undefined) reportMissing(issues, path, schema, 'import_status');
  else if (typeof importStatus !== 'string') failType(issues, path, schema, '/import_status', 'must be a string');
  const issuesEnabled = value['issues_enabled'];
  if (issuesEnabled === undefined) reportMissing(issues, path, schema, 'issues_enabled');
  else if (typeof issuesEnabled !== 'boolean' && issuesEnabled !== null)
    failType(issues, path, schema, '/issues_enabled', 'must be true, false or null');
  const jobsEnabled = value['jobs_enabled'];
  if (jobsEnabled === undefined) reportMissing(issues, path, schema, 'jobs_enabled');
  else if (typeof jobsEnabled !== 'boolean' && jobsEnabled !== null)
    failType(issues, path, schema, '/jobs_enabled', 'must be true, false or null');
  const lastActivityAt = value['last_activity_at'];
  if (lastActivityAt === undefined) reportMissing(issues, path, schema, 'last_activity_at');
  else if (typeof lastActivityAt !== 'string') failType(issues, path, schema, '/last_activity_at', 'must be a string');
  if (typeof lastActivityAt === 'string' && !hasDateTimeFormat(lastActivityAt))
    failProperty(issues, path, schema, '/last_activity_at', 'format', dateTimeMessage);
  const mergeCommitTemplate = value['merge_commit_template'];
  if (mergeCommitTemplate === undefined) reportMissing(issues, path, schema, 'merge_commit_template');
  else if (mergeCommitTemplate !== null && typeof mergeCommitTemplate !== 'string')
    failType(issues, path, schema, '/merge_commit_template', 'must be a string or null');
  const mergeMethod = value['merge_method'];
  if (mergeMethod === undefined) reportMissing(issues, path, schema, 'merge_method');
  else if (typeof mergeMethod !== 'string') failType(issues, path, schema, '/merge_method', 'must be a string');
  const mergeRequestsEnabled = value['merge_requests_enabled'];
  if (mergeRequestsEnabled === undefined) reportMissing(issues, path, schema, 'merge_requests_enabled');
  else if (typeof mergeRequestsEnabled !== 'boolean' && mergeRequestsEnabled !== null)
    failType(issues, path, schema, '/merge_requests_enabled', 'must be true, false or null');
  const nameWithNamespace = value['name_with_namespace'];
  if (nameWithNamespace === undefined) reportMissing(issues, path, schema, 'name_with_namespace');
  else if (typeof nameWithNamespace !== 'string')
    failType(issues, path, schema, '/name_with_namespace', 'must be a string');
  const namespace = value['namespace'];
  if (namespace === undefined) reportMissing(issues, path, schema, 'namespace');
  else collectForkNamespace(namespace, `${path}/namespace`, issues);
  const onlyAllowMergeIfAllDiscussionsAreResolved = value['only_allow_merge_if_all_discussions_are_resolved'];
  if (onlyAllowMergeIfAllDiscussionsAreResolved === undefined)
    reportMissing(issues, path, schema, 'only_allow_merge_if_all_discussions_are_resolved');
  else if (
    typeof onlyAllowMergeIfAllDiscussionsAreResolved !== 'boolean' &&
    onlyAllowMergeIfAllDiscussionsAreResolved !== null
  )
    failType(issues, path, schema, '/only_allow_merge_if_all_discussions_are_resolved', 'must be true, false or null');
  const onlyAllowMergeIfPipelineSucceeds = value['only_allow_merge_if_pipeline_succeeds'];
  if (onlyAllowMergeIfPipelineSucceeds === undefined)
    reportMissing(issues, path, schema, 'only_allow_merge_if_pipeline_succeeds');
  else if (typeof onlyAllowMergeIfPipelineSucceeds !== 'boolean' && onlyAllowMergeIfPipelineSucceeds !== null)
    failType(issues, path, schema, '/only_allow_merge_if_pipeline_succeeds', 'must be true, false or null');
  const openIssuesCount = value['open_issues_count'];
  if (openIssuesCount === undefined) reportMissing(issues, path, schema, 'open_issues_count');
  else if (!Number.isInteger(openIssuesCount))
    failType(issues, path, schema, '/open_issues_count', 'must be an integer');
  const pathProperty = value['path'];
  if (pathProperty === undefined) reportMissing(issues, path, schema, 'path');
  else if (typeof pathProperty !== 'string') failType(issues, path, schema, '/path', 'must be a string');
  const pathWithNamespace = value['path_with_namespace'];
  if (pathWithNamespace === undefined) reportMissing(issues, path, schema, 'path_with_namespace');
  else if (typeof pathWithNamespace !== 'string')
    failType(issues, path, schema, '/path_with_namespace', 'must be a string');
  if (value['public_jobs'] === undefined) reportMissing(issues, path, schema, 'public_jobs');
  const readmeUrl = value['readme_url'];
  if (readmeUrl === undefined) reportMissing(issues, path, schema, 'readme_url');
  else if (readmeUrl !== null && typeof readmeUrl !== 'string')
    failType(issues, path, schema, '/readme_url', 'must be a string or null');
  const removeSourceBranchAfterMerge = value['remove_source_branch_after_merge'];
  if (removeSourceBranchAfterMerge === undefined)
    reportMissing(issues, path, schema, 'remove_source_branch_after_merge');
  else if (typeof removeSourceBranchAfterMerge !== 'boolean' && removeSourceBranchAfterMerge !== null)
    failType(issues, path, schema, '/remove_source_branch_after_merge', 'must be true, false or null');
  const repositoryObjectFormat = value['repository_object_format'];
  if (repositoryObjectFormat === undefined) reportMissing(issues, path, schema, 'repository_object_format');
  else if (typeof repositoryObjectFormat !== 'string')
    failType(issues, path, schema, '/repository_object_format', 'must be a string');
  const requestAccessEnabled = value['request_access_enabled'];
  if (requestAccessEnabled === undefined) reportMissing(issues, path, schema, 'request_access_enabled');
  else if (typeof requestAccessEnabled !== 'boolean' && requestAccessEnabled !== null)
    failType(issues, path, schema, '/request_access_enabled', 'must be true, false or null');
  const resolveOutdatedDiffDiscussions = value['resolve_outdated_diff_discussions'];
  if (resolveOutdatedDiffDiscussions === undefined)
    reportMissing(issues, path, schema, 'resolve_outdated_diff_discussions');
  else if (typeof resolveOutdatedDiffDiscussions !== 'boolean' && resolveOutdatedDiffDiscussions !== null)
    failType(issues, path, schema, '/resolve_outdated_diff_discussions', 'must be true, false or null');
  const restrictUserDefinedVariables = value['restrict_user_defined_variables'];
  if (restrictUserDefinedVariables === undefined)
    reportMissing(issues, path, schema, 'restrict_user_defined_variables');
  else if (typeof restrictUserDefinedVariables !== 'boolean' && restrictUserDefinedVariables !== null)
    failType(issues, path, schema, '/restrict_user_defined_variables', 'must be true, false or null');
  if (value['security_and_compliance_access_level'] === undefined)
    reportMissing(issues, path, schema, 'security_and_compliance_access_level');
  const sharedRunnersEnabled = value['shared_runners_enabled'];
  if (sharedRunnersEnabled === undefined) reportMissing(issues, path, schema, 'shared_runners_enabled');
  else if (typeof sharedRunnersEnabled !== 'boolean' && sharedRunnersEnabled !== null)
    failType(issues, path, schema, '/shared_runners_enabled', 'must be true, false or null');
  const sharedWithGroups = value['shared_with_groups'];
  if (sharedWithGroups === undefined) reportMissing(issues, path, schema, 'shared_with_groups');
  else if (!hasArrayType(sharedWithGroups)) failType(issues, path, schema, '/shared_with_groups', 'must be an array');
  const snippetsEnabled = value['snippets_enabled'];
  if (snippetsEnabled === undefined) reportMissing(issues, path, schema, 'snippets_enabled');
  else if (typeof snippetsEnabled !== 'boolean' && snippetsEnabled !== null)
    failType(issues, path, schema, '/snippets_enabled', 'must be true, false or null');
  const squashOption = value['squash_option'];
  if (squashOption === undefined) reportMissing(issues, path, schema, 'squash_option');
  else if (typeof squashOption !== 'string') failType(issues, path, schema, '/squash_option', 'must be a string');
  const sshUrlToRepo = value['ssh_url_to_repo'];
  if (sshUrlToRepo === undefined) reportMissing(issues, path, schema, 'ssh_url_to_repo');
  else if (typeof sshUrlToRepo !== 'string') failType(issues, path, schema, '/ssh_url_to_repo', 'must be a string');
  const starCount = value['star_count'];
  if (starCount === undefined) reportMissing(issues, path, schema, 'star_count');
  else if (!Number.isInteger(starCount)) failType(issues, path, schema, '/star_count', 'must be an integer');
  const suggestionCommitMessage = value['suggestion_commit_message'];
  if (suggestionCommitMessage === undefined) reportMissing(issues, path, schema, 'suggestion_commit_message');
  else if (suggestionCommitMessage !== null && typeof suggestionCommitMessage !== 'string')
    failType(issues, path, schema, '/suggestion_commit_message', 'must be a string or null');
  const tagList = value['tag_list'];
  if (tagList === undefined) reportMissing(issues, path, schema, 'tag_list');
  else reportStrings(tagList, `${path}/tag_list`, issues, schema, '/properties/tag_list');
  const topics = value['topics'];
  if (topics === undefined) reportMissing(issues, path, schema, 'topics');
  else reportStrings(topics, `${path}/topics`, issues, schema, '/properties/topics');
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
  const wikiEnabled = value['wiki_enabled'];
  if (wikiEnabled === undefined) reportMissing(issues, path, schema, 'wiki_enabled');
  else if (typeof wikiEnabled !== 'boolean' && wikiEnabled !== null)
    failType(issues, path, schema, '/wiki_enabled', 'must be true, false or null');
}
