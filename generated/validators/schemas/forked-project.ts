// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ForkedProject } from '../../types/index.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';
import { collectForkLinks, isForkLinks } from './fork-links.ts';
import { collectForkNamespace, isForkNamespace } from './fork-namespace.ts';

/** Whether `value` is a valid `ForkedProject`. */
export function isForkedProject(value: unknown): value is ForkedProject {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
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
  if (!json.isInteger(value['creator_id'])) return false;
  const defaultBranch = value['default_branch'];
  if (defaultBranch !== null && typeof defaultBranch !== 'string') return false;
  const description = value['description'];
  if (description !== null && typeof description !== 'string') return false;
  const descriptionHtml = value['description_html'];
  if (descriptionHtml !== null && typeof descriptionHtml !== 'string') return false;
  const enforceAuthChecksOnUploads = value['enforce_auth_checks_on_uploads'];
  if (typeof enforceAuthChecksOnUploads !== 'boolean' && enforceAuthChecksOnUploads !== null) return false;
  if (!json.isInteger(value['forks_count'])) return false;
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
  if (!json.isInteger(value['open_issues_count'])) return false;
  if (typeof value['path'] !== 'string') return false;
  if (typeof value['path_with_namespace'] !== 'string') return false;
  const publicJobs = value['public_jobs'];
  if (publicJobs === undefined || !isForkedProjectPublicJobs(publicJobs)) return false;
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
  const securityAndComplianceAccessLevel = value['security_and_compliance_access_level'];
  if (
    securityAndComplianceAccessLevel === undefined ||
    !isForkedProjectSecurityAndComplianceAccessLevel(securityAndComplianceAccessLevel)
  )
    return false;
  const sharedRunnersEnabled = value['shared_runners_enabled'];
  if (typeof sharedRunnersEnabled !== 'boolean' && sharedRunnersEnabled !== null) return false;
  const sharedWithGroups = value['shared_with_groups'];
  if (!json.isArray(sharedWithGroups) || !sharedWithGroups.every(isForkedProjectSharedWithGroupsItem)) return false;
  const snippetsEnabled = value['snippets_enabled'];
  if (typeof snippetsEnabled !== 'boolean' && snippetsEnabled !== null) return false;
  if (typeof value['squash_option'] !== 'string') return false;
  if (typeof value['ssh_url_to_repo'] !== 'string') return false;
  if (!json.isInteger(value['star_count'])) return false;
  const suggestionCommitMessage = value['suggestion_commit_message'];
  if (suggestionCommitMessage !== null && typeof suggestionCommitMessage !== 'string') return false;
  const tagList = value['tag_list'];
  if (!json.isArray(tagList) || !tagList.every((item) => typeof item === 'string')) return false;
  const topics = value['topics'];
  if (!json.isArray(topics) || !topics.every((item) => typeof item === 'string')) return false;
  const updatedAt = value['updated_at'];
  if (typeof updatedAt !== 'string' || !hasDateTimeFormat(updatedAt)) return false;
  if (typeof value['visibility'] !== 'string') return false;
  if (typeof value['web_url'] !== 'string') return false;
  const wikiEnabled = value['wiki_enabled'];
  return typeof wikiEnabled === 'boolean' || wikiEnabled === null;
}

/** Every reason why `value` is not a valid `ForkedProject`; none when it is. */
export function checkForkedProject(value: unknown): ValidationIssue[] {
  return issuesOf(value, isForkedProject, collectForkedProject);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ForkedProject`. */
export function collectForkedProject(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ForkedProject';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    [
      '_links',
      'allow_merge_on_skipped_pipeline',
      'archived',
      'autoclose_referenced_issues',
      'avatar_url',
      'can_create_merge_request_in',
      'container_registry_access_level',
      'container_registry_enabled',
      'container_registry_image_prefix',
      'created_at',
      'creator_id',
      'default_branch',
      'description',
      'description_html',
      'enforce_auth_checks_on_uploads',
      'forks_count',
      'group_runners_enabled',
      'http_url_to_repo',
      'id',
      'import_status',
      'issues_enabled',
      'jobs_enabled',
      'last_activity_at',
      'merge_commit_template',
      'merge_method',
      'merge_requests_enabled',
      'name',
      'name_with_namespace',
      'namespace',
      'only_allow_merge_if_all_discussions_are_resolved',
      'only_allow_merge_if_pipeline_succeeds',
      'open_issues_count',
      'path',
      'path_with_namespace',
      'public_jobs',
      'readme_url',
      'remove_source_branch_after_merge',
      'repository_object_format',
      'request_access_enabled',
      'resolve_outdated_diff_discussions',
      'restrict_user_defined_variables',
      'security_and_compliance_access_level',
      'shared_runners_enabled',
      'shared_with_groups',
      'snippets_enabled',
      'squash_option',
      'ssh_url_to_repo',
      'star_count',
      'suggestion_commit_message',
      'tag_list',
      'topics',
      'updated_at',
      'visibility',
      'web_url',
      'wiki_enabled',
    ],
    `${schema}/required`,
  );
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', `${schema}/properties/name/type`);
  const links = value['_links'];
  if (links !== undefined) collectForkLinks(links, `${path}/_links`, issues);
  const allowMergeOnSkippedPipeline = value['allow_merge_on_skipped_pipeline'];
  if (
    allowMergeOnSkippedPipeline !== undefined &&
    typeof allowMergeOnSkippedPipeline !== 'boolean' &&
    allowMergeOnSkippedPipeline !== null
  )
    report(
      issues,
      `${path}/allow_merge_on_skipped_pipeline`,
      'must be true, false or null',
      `${schema}/properties/allow_merge_on_skipped_pipeline/type`,
    );
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean' && archived !== null)
    report(issues, `${path}/archived`, 'must be true, false or null', `${schema}/properties/archived/type`);
  const autocloseReferencedIssues = value['autoclose_referenced_issues'];
  if (
    autocloseReferencedIssues !== undefined &&
    typeof autocloseReferencedIssues !== 'boolean' &&
    autocloseReferencedIssues !== null
  )
    report(
      issues,
      `${path}/autoclose_referenced_issues`,
      'must be true, false or null',
      `${schema}/properties/autoclose_referenced_issues/type`,
    );
  const avatarUrl = value['avatar_url'];
  if (avatarUrl !== undefined && avatarUrl !== null && typeof avatarUrl !== 'string')
    report(issues, `${path}/avatar_url`, 'must be a string or null', `${schema}/properties/avatar_url/type`);
  const canCreateMergeRequestIn = value['can_create_merge_request_in'];
  if (
    canCreateMergeRequestIn !== undefined &&
    typeof canCreateMergeRequestIn !== 'boolean' &&
    canCreateMergeRequestIn !== null
  )
    report(
      issues,
      `${path}/can_create_merge_request_in`,
      'must be true, false or null',
      `${schema}/properties/can_create_merge_request_in/type`,
    );
  const containerRegistryAccessLevel = value['container_registry_access_level'];
  if (
    containerRegistryAccessLevel !== undefined &&
    containerRegistryAccessLevel !== 'enabled' &&
    containerRegistryAccessLevel !== 'private' &&
    containerRegistryAccessLevel !== 'disabled'
  )
    report(
      issues,
      `${path}/container_registry_access_level`,
      'must be one of "enabled", "private", "disabled"',
      `${schema}/properties/container_registry_access_level/enum`,
    );
  const containerRegistryEnabled = value['container_registry_enabled'];
  if (
    containerRegistryEnabled !== undefined &&
    typeof containerRegistryEnabled !== 'boolean' &&
    containerRegistryEnabled !== null
  )
    report(
      issues,
      `${path}/container_registry_enabled`,
      'must be true, false or null',
      `${schema}/properties/container_registry_enabled/type`,
    );
  const containerRegistryImagePrefix = value['container_registry_image_prefix'];
  if (containerRegistryImagePrefix !== undefined && typeof containerRegistryImagePrefix !== 'string')
    report(
      issues,
      `${path}/container_registry_image_prefix`,
      'must be a string',
      `${schema}/properties/container_registry_image_prefix/type`,
    );
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
  const creatorId = value['creator_id'];
  if (creatorId !== undefined && !json.isInteger(creatorId))
    report(issues, `${path}/creator_id`, 'must be an integer', `${schema}/properties/creator_id/type`);
  const defaultBranch = value['default_branch'];
  if (defaultBranch !== undefined && defaultBranch !== null && typeof defaultBranch !== 'string')
    report(issues, `${path}/default_branch`, 'must be a string or null', `${schema}/properties/default_branch/type`);
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string')
    report(issues, `${path}/description`, 'must be a string or null', `${schema}/properties/description/type`);
  const descriptionHtml = value['description_html'];
  if (descriptionHtml !== undefined && descriptionHtml !== null && typeof descriptionHtml !== 'string')
    report(
      issues,
      `${path}/description_html`,
      'must be a string or null',
      `${schema}/properties/description_html/type`,
    );
  const enforceAuthChecksOnUploads = value['enforce_auth_checks_on_uploads'];
  if (
    enforceAuthChecksOnUploads !== undefined &&
    typeof enforceAuthChecksOnUploads !== 'boolean' &&
    enforceAuthChecksOnUploads !== null
  )
    report(
      issues,
      `${path}/enforce_auth_checks_on_uploads`,
      'must be true, false or null',
      `${schema}/properties/enforce_auth_checks_on_uploads/type`,
    );
  const forksCount = value['forks_count'];
  if (forksCount !== undefined && !json.isInteger(forksCount))
    report(issues, `${path}/forks_count`, 'must be an integer', `${schema}/properties/forks_count/type`);
  const groupRunnersEnabled = value['group_runners_enabled'];
  if (groupRunnersEnabled !== undefined && typeof groupRunnersEnabled !== 'boolean' && groupRunnersEnabled !== null)
    report(
      issues,
      `${path}/group_runners_enabled`,
      'must be true, false or null',
      `${schema}/properties/group_runners_enabled/type`,
    );
  const httpUrlToRepo = value['http_url_to_repo'];
  if (httpUrlToRepo !== undefined && typeof httpUrlToRepo !== 'string')
    report(issues, `${path}/http_url_to_repo`, 'must be a string', `${schema}/properties/http_url_to_repo/type`);
  const importStatus = value['import_status'];
  if (importStatus !== undefined && typeof importStatus !== 'string')
    report(issues, `${path}/import_status`, 'must be a string', `${schema}/properties/import_status/type`);
  const issuesEnabled = value['issues_enabled'];
  if (issuesEnabled !== undefined && typeof issuesEnabled !== 'boolean' && issuesEnabled !== null)
    report(issues, `${path}/issues_enabled`, 'must be true, false or null', `${schema}/properties/issues_enabled/type`);
  const jobsEnabled = value['jobs_enabled'];
  if (jobsEnabled !== undefined && typeof jobsEnabled !== 'boolean' && jobsEnabled !== null)
    report(issues, `${path}/jobs_enabled`, 'must be true, false or null', `${schema}/properties/jobs_enabled/type`);
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
  const mergeCommitTemplate = value['merge_commit_template'];
  if (mergeCommitTemplate !== undefined && mergeCommitTemplate !== null && typeof mergeCommitTemplate !== 'string')
    report(
      issues,
      `${path}/merge_commit_template`,
      'must be a string or null',
      `${schema}/properties/merge_commit_template/type`,
    );
  const mergeMethod = value['merge_method'];
  if (mergeMethod !== undefined && typeof mergeMethod !== 'string')
    report(issues, `${path}/merge_method`, 'must be a string', `${schema}/properties/merge_method/type`);
  const mergeRequestsEnabled = value['merge_requests_enabled'];
  if (mergeRequestsEnabled !== undefined && typeof mergeRequestsEnabled !== 'boolean' && mergeRequestsEnabled !== null)
    report(
      issues,
      `${path}/merge_requests_enabled`,
      'must be true, false or null',
      `${schema}/properties/merge_requests_enabled/type`,
    );
  const nameWithNamespace = value['name_with_namespace'];
  if (nameWithNamespace !== undefined && typeof nameWithNamespace !== 'string')
    report(issues, `${path}/name_with_namespace`, 'must be a string', `${schema}/properties/name_with_namespace/type`);
  const namespace = value['namespace'];
  if (namespace !== undefined) collectForkNamespace(namespace, `${path}/namespace`, issues);
  const onlyAllowMergeIfAllDiscussionsAreResolved = value['only_allow_merge_if_all_discussions_are_resolved'];
  if (
    onlyAllowMergeIfAllDiscussionsAreResolved !== undefined &&
    typeof onlyAllowMergeIfAllDiscussionsAreResolved !== 'boolean' &&
    onlyAllowMergeIfAllDiscussionsAreResolved !== null
  )
    report(
      issues,
      `${path}/only_allow_merge_if_all_discussions_are_resolved`,
      'must be true, false or null',
      `${schema}/properties/only_allow_merge_if_all_discussions_are_resolved/type`,
    );
  const onlyAllowMergeIfPipelineSucceeds = value['only_allow_merge_if_pipeline_succeeds'];
  if (
    onlyAllowMergeIfPipelineSucceeds !== undefined &&
    typeof onlyAllowMergeIfPipelineSucceeds !== 'boolean' &&
    onlyAllowMergeIfPipelineSucceeds !== null
  )
    report(
      issues,
      `${path}/only_allow_merge_if_pipeline_succeeds`,
      'must be true, false or null',
      `${schema}/properties/only_allow_merge_if_pipeline_succeeds/type`,
    );
  const openIssuesCount = value['open_issues_count'];
  if (openIssuesCount !== undefined && !json.isInteger(openIssuesCount))
    report(issues, `${path}/open_issues_count`, 'must be an integer', `${schema}/properties/open_issues_count/type`);
  const pathProperty = value['path'];
  if (pathProperty !== undefined && typeof pathProperty !== 'string')
    report(issues, `${path}/path`, 'must be a string', `${schema}/properties/path/type`);
  const pathWithNamespace = value['path_with_namespace'];
  if (pathWithNamespace !== undefined && typeof pathWithNamespace !== 'string')
    report(issues, `${path}/path_with_namespace`, 'must be a string', `${schema}/properties/path_with_namespace/type`);
  const publicJobs = value['public_jobs'];
  if (publicJobs !== undefined) collectForkedProjectPublicJobs(publicJobs, `${path}/public_jobs`, issues);
  const readmeUrl = value['readme_url'];
  if (readmeUrl !== undefined && readmeUrl !== null && typeof readmeUrl !== 'string')
    report(issues, `${path}/readme_url`, 'must be a string or null', `${schema}/properties/readme_url/type`);
  const removeSourceBranchAfterMerge = value['remove_source_branch_after_merge'];
  if (
    removeSourceBranchAfterMerge !== undefined &&
    typeof removeSourceBranchAfterMerge !== 'boolean' &&
    removeSourceBranchAfterMerge !== null
  )
    report(
      issues,
      `${path}/remove_source_branch_after_merge`,
      'must be true, false or null',
      `${schema}/properties/remove_source_branch_after_merge/type`,
    );
  const repositoryObjectFormat = value['repository_object_format'];
  if (repositoryObjectFormat !== undefined && typeof repositoryObjectFormat !== 'string')
    report(
      issues,
      `${path}/repository_object_format`,
      'must be a string',
      `${schema}/properties/repository_object_format/type`,
    );
  const requestAccessEnabled = value['request_access_enabled'];
  if (requestAccessEnabled !== undefined && typeof requestAccessEnabled !== 'boolean' && requestAccessEnabled !== null)
    report(
      issues,
      `${path}/request_access_enabled`,
      'must be true, false or null',
      `${schema}/properties/request_access_enabled/type`,
    );
  const resolveOutdatedDiffDiscussions = value['resolve_outdated_diff_discussions'];
  if (
    resolveOutdatedDiffDiscussions !== undefined &&
    typeof resolveOutdatedDiffDiscussions !== 'boolean' &&
    resolveOutdatedDiffDiscussions !== null
  )
    report(
      issues,
      `${path}/resolve_outdated_diff_discussions`,
      'must be true, false or null',
      `${schema}/properties/resolve_outdated_diff_discussions/type`,
    );
  const restrictUserDefinedVariables = value['restrict_user_defined_variables'];
  if (
    restrictUserDefinedVariables !== undefined &&
    typeof restrictUserDefinedVariables !== 'boolean' &&
    restrictUserDefinedVariables !== null
  )
    report(
      issues,
      `${path}/restrict_user_defined_variables`,
      'must be true, false or null',
      `${schema}/properties/restrict_user_defined_variables/type`,
    );
  const securityAndComplianceAccessLevel = value['security_and_compliance_access_level'];
  if (securityAndComplianceAccessLevel !== undefined)
    collectForkedProjectSecurityAndComplianceAccessLevel(
      securityAndComplianceAccessLevel,
      `${path}/security_and_compliance_access_level`,
      issues,
    );
  const sharedRunnersEnabled = value['shared_runners_enabled'];
  if (sharedRunnersEnabled !== undefined && typeof sharedRunnersEnabled !== 'boolean' && sharedRunnersEnabled !== null)
    report(
      issues,
      `${path}/shared_runners_enabled`,
      'must be true, false or null',
      `${schema}/properties/shared_runners_enabled/type`,
    );
  const sharedWithGroups = value['shared_with_groups'];
  if (sharedWithGroups !== undefined)
    collectForkedProjectSharedWithGroups(sharedWithGroups, `${path}/shared_with_groups`, issues);
  const snippetsEnabled = value['snippets_enabled'];
  if (snippetsEnabled !== undefined && typeof snippetsEnabled !== 'boolean' && snippetsEnabled !== null)
    report(
      issues,
      `${path}/snippets_enabled`,
      'must be true, false or null',
      `${schema}/properties/snippets_enabled/type`,
    );
  const squashOption = value['squash_option'];
  if (squashOption !== undefined && typeof squashOption !== 'string')
    report(issues, `${path}/squash_option`, 'must be a string', `${schema}/properties/squash_option/type`);
  const sshUrlToRepo = value['ssh_url_to_repo'];
  if (sshUrlToRepo !== undefined && typeof sshUrlToRepo !== 'string')
    report(issues, `${path}/ssh_url_to_repo`, 'must be a string', `${schema}/properties/ssh_url_to_repo/type`);
  const starCount = value['star_count'];
  if (starCount !== undefined && !json.isInteger(starCount))
    report(issues, `${path}/star_count`, 'must be an integer', `${schema}/properties/star_count/type`);
  const suggestionCommitMessage = value['suggestion_commit_message'];
  if (
    suggestionCommitMessage !== undefined &&
    suggestionCommitMessage !== null &&
    typeof suggestionCommitMessage !== 'string'
  )
    report(
      issues,
      `${path}/suggestion_commit_message`,
      'must be a string or null',
      `${schema}/properties/suggestion_commit_message/type`,
    );
  const tagList = value['tag_list'];
  if (tagList !== undefined) collectForkedProjectTagList(tagList, `${path}/tag_list`, issues);
  const topics = value['topics'];
  if (topics !== undefined) collectForkedProjectTopics(topics, `${path}/topics`, issues);
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
  const wikiEnabled = value['wiki_enabled'];
  if (wikiEnabled !== undefined && typeof wikiEnabled !== 'boolean' && wikiEnabled !== null)
    report(issues, `${path}/wiki_enabled`, 'must be true, false or null', `${schema}/properties/wiki_enabled/type`);
}

function isForkedProjectPublicJobs(_value: unknown): boolean {
  return true;
}

function collectForkedProjectPublicJobs(_value: unknown, _path: string, _issues: ValidationIssue[]): void {}

function isForkedProjectSecurityAndComplianceAccessLevel(_value: unknown): boolean {
  return true;
}

function collectForkedProjectSecurityAndComplianceAccessLevel(
  _value: unknown,
  _path: string,
  _issues: ValidationIssue[],
): void {}

function isForkedProjectSharedWithGroupsItem(_value: unknown): boolean {
  return true;
}

function collectForkedProjectSharedWithGroupsItem(_value: unknown, _path: string, _issues: ValidationIssue[]): void {}

function collectForkedProjectSharedWithGroups(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/ForkedProject/properties/shared_with_groups/type',
    );
  for (const [index, item] of value.entries()) {
    collectForkedProjectSharedWithGroupsItem(item, `${path}/${index}`, issues);
  }
}

function collectForkedProjectTagList(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ForkedProject/properties/tag_list';
  if (!json.isArray(value)) return report(issues, path, 'must be an array', `${schema}/type`);
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string') report(issues, `${path}/${index}`, 'must be a string', `${schema}/items/type`);
  }
}

function collectForkedProjectTopics(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ForkedProject/properties/topics';
  if (!json.isArray(value)) return report(issues, path, 'must be an array', `${schema}/type`);
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string') report(issues, `${path}/${index}`, 'must be a string', `${schema}/items/type`);
  }
}
