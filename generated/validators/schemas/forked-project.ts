// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ForkedProject } from '../../types/index.ts';
import { isDateTime } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';
import { collectForkLinks, isForkLinks } from './fork-links.ts';
import { collectForkNamespace, isForkNamespace } from './fork-namespace.ts';

/** Whether `value` is a valid `ForkedProject`. */
export function isForkedProject(value: unknown): value is ForkedProject {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const name = value['name'];
  if (typeof name !== 'string') return false;
  const links = value['_links'];
  if (!isForkLinks(links)) return false;
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
  const containerRegistryImagePrefix = value['container_registry_image_prefix'];
  if (typeof containerRegistryImagePrefix !== 'string') return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !isDateTime(createdAt)) return false;
  const creatorId = value['creator_id'];
  if (!isInteger(creatorId)) return false;
  const defaultBranch = value['default_branch'];
  if (defaultBranch !== null && typeof defaultBranch !== 'string') return false;
  const description = value['description'];
  if (description !== null && typeof description !== 'string') return false;
  const descriptionHtml = value['description_html'];
  if (descriptionHtml !== null && typeof descriptionHtml !== 'string') return false;
  const enforceAuthChecksOnUploads = value['enforce_auth_checks_on_uploads'];
  if (typeof enforceAuthChecksOnUploads !== 'boolean' && enforceAuthChecksOnUploads !== null) return false;
  const forksCount = value['forks_count'];
  if (!isInteger(forksCount)) return false;
  const groupRunnersEnabled = value['group_runners_enabled'];
  if (typeof groupRunnersEnabled !== 'boolean' && groupRunnersEnabled !== null) return false;
  const httpUrlToRepo = value['http_url_to_repo'];
  if (typeof httpUrlToRepo !== 'string') return false;
  const importStatus = value['import_status'];
  if (typeof importStatus !== 'string') return false;
  const issuesEnabled = value['issues_enabled'];
  if (typeof issuesEnabled !== 'boolean' && issuesEnabled !== null) return false;
  const jobsEnabled = value['jobs_enabled'];
  if (typeof jobsEnabled !== 'boolean' && jobsEnabled !== null) return false;
  const lastActivityAt = value['last_activity_at'];
  if (typeof lastActivityAt !== 'string' || !isDateTime(lastActivityAt)) return false;
  const mergeCommitTemplate = value['merge_commit_template'];
  if (mergeCommitTemplate !== null && typeof mergeCommitTemplate !== 'string') return false;
  const mergeMethod = value['merge_method'];
  if (typeof mergeMethod !== 'string') return false;
  const mergeRequestsEnabled = value['merge_requests_enabled'];
  if (typeof mergeRequestsEnabled !== 'boolean' && mergeRequestsEnabled !== null) return false;
  const nameWithNamespace = value['name_with_namespace'];
  if (typeof nameWithNamespace !== 'string') return false;
  const namespace = value['namespace'];
  if (!isForkNamespace(namespace)) return false;
  const onlyAllowMergeIfAllDiscussionsAreResolved = value['only_allow_merge_if_all_discussions_are_resolved'];
  if (
    typeof onlyAllowMergeIfAllDiscussionsAreResolved !== 'boolean' &&
    onlyAllowMergeIfAllDiscussionsAreResolved !== null
  )
    return false;
  const onlyAllowMergeIfPipelineSucceeds = value['only_allow_merge_if_pipeline_succeeds'];
  if (typeof onlyAllowMergeIfPipelineSucceeds !== 'boolean' && onlyAllowMergeIfPipelineSucceeds !== null) return false;
  const openIssuesCount = value['open_issues_count'];
  if (!isInteger(openIssuesCount)) return false;
  const pathProperty = value['path'];
  if (typeof pathProperty !== 'string') return false;
  const pathWithNamespace = value['path_with_namespace'];
  if (typeof pathWithNamespace !== 'string') return false;
  if (value['public_jobs'] === undefined) return false;
  const readmeUrl = value['readme_url'];
  if (readmeUrl !== null && typeof readmeUrl !== 'string') return false;
  const removeSourceBranchAfterMerge = value['remove_source_branch_after_merge'];
  if (typeof removeSourceBranchAfterMerge !== 'boolean' && removeSourceBranchAfterMerge !== null) return false;
  const repositoryObjectFormat = value['repository_object_format'];
  if (typeof repositoryObjectFormat !== 'string') return false;
  const requestAccessEnabled = value['request_access_enabled'];
  if (typeof requestAccessEnabled !== 'boolean' && requestAccessEnabled !== null) return false;
  const resolveOutdatedDiffDiscussions = value['resolve_outdated_diff_discussions'];
  if (typeof resolveOutdatedDiffDiscussions !== 'boolean' && resolveOutdatedDiffDiscussions !== null) return false;
  const restrictUserDefinedVariables = value['restrict_user_defined_variables'];
  if (typeof restrictUserDefinedVariables !== 'boolean' && restrictUserDefinedVariables !== null) return false;
  if (value['security_and_compliance_access_level'] === undefined) return false;
  const sharedRunnersEnabled = value['shared_runners_enabled'];
  if (typeof sharedRunnersEnabled !== 'boolean' && sharedRunnersEnabled !== null) return false;
  const sharedWithGroups = value['shared_with_groups'];
  if (!isForkedProjectSharedWithGroups(sharedWithGroups)) return false;
  const snippetsEnabled = value['snippets_enabled'];
  if (typeof snippetsEnabled !== 'boolean' && snippetsEnabled !== null) return false;
  const squashOption = value['squash_option'];
  if (typeof squashOption !== 'string') return false;
  const sshUrlToRepo = value['ssh_url_to_repo'];
  if (typeof sshUrlToRepo !== 'string') return false;
  const starCount = value['star_count'];
  if (!isInteger(starCount)) return false;
  const suggestionCommitMessage = value['suggestion_commit_message'];
  if (suggestionCommitMessage !== null && typeof suggestionCommitMessage !== 'string') return false;
  const tagList = value['tag_list'];
  if (!isForkedProjectTagList(tagList)) return false;
  const topics = value['topics'];
  if (!isForkedProjectTopics(topics)) return false;
  const updatedAt = value['updated_at'];
  if (typeof updatedAt !== 'string' || !isDateTime(updatedAt)) return false;
  const visibility = value['visibility'];
  if (typeof visibility !== 'string') return false;
  const webUrl = value['web_url'];
  if (typeof webUrl !== 'string') return false;
  const wikiEnabled = value['wiki_enabled'];
  if (typeof wikiEnabled !== 'boolean' && wikiEnabled !== null) return false;
  return true;
}

/** Every reason why `value` is not a valid `ForkedProject`; none when it is. */
export function checkForkedProject(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectForkedProject(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ForkedProject`. */
export function collectForkedProject(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ForkedProject/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/ForkedProject/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/ForkedProject/properties/id/type');
  const name = value['name'];
  if (name === undefined)
    report(issues, path, 'must have the property "name"', '#/components/schemas/ForkedProject/required');
  else if (typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', '#/components/schemas/ForkedProject/properties/name/type');
  const links = value['_links'];
  if (links === undefined)
    report(issues, path, 'must have the property "_links"', '#/components/schemas/ForkedProject/required');
  else collectForkLinks(links, `${path}/_links`, issues);
  const allowMergeOnSkippedPipeline = value['allow_merge_on_skipped_pipeline'];
  if (allowMergeOnSkippedPipeline === undefined)
    report(
      issues,
      path,
      'must have the property "allow_merge_on_skipped_pipeline"',
      '#/components/schemas/ForkedProject/required',
    );
  else if (typeof allowMergeOnSkippedPipeline !== 'boolean' && allowMergeOnSkippedPipeline !== null)
    report(
      issues,
      `${path}/allow_merge_on_skipped_pipeline`,
      'must be true or false or null',
      '#/components/schemas/ForkedProject/properties/allow_merge_on_skipped_pipeline/type',
    );
  const archived = value['archived'];
  if (archived === undefined)
    report(issues, path, 'must have the property "archived"', '#/components/schemas/ForkedProject/required');
  else if (typeof archived !== 'boolean' && archived !== null)
    report(
      issues,
      `${path}/archived`,
      'must be true or false or null',
      '#/components/schemas/ForkedProject/properties/archived/type',
    );
  const autocloseReferencedIssues = value['autoclose_referenced_issues'];
  if (autocloseReferencedIssues === undefined)
    report(
      issues,
      path,
      'must have the property "autoclose_referenced_issues"',
      '#/components/schemas/ForkedProject/required',
    );
  else if (typeof autocloseReferencedIssues !== 'boolean' && autocloseReferencedIssues !== null)
    report(
      issues,
      `${path}/autoclose_referenced_issues`,
      'must be true or false or null',
      '#/components/schemas/ForkedProject/properties/autoclose_referenced_issues/type',
    );
  const avatarUrl = value['avatar_url'];
  if (avatarUrl === undefined)
    report(issues, path, 'must have the property "avatar_url"', '#/components/schemas/ForkedProject/required');
  else if (avatarUrl !== null && typeof avatarUrl !== 'string')
    report(
      issues,
      `${path}/avatar_url`,
      'must be a string or null',
      '#/components/schemas/ForkedProject/properties/avatar_url/type',
    );
  const canCreateMergeRequestIn = value['can_create_merge_request_in'];
  if (canCreateMergeRequestIn === undefined)
    report(
      issues,
      path,
      'must have the property "can_create_merge_request_in"',
      '#/components/schemas/ForkedProject/required',
    );
  else if (typeof canCreateMergeRequestIn !== 'boolean' && canCreateMergeRequestIn !== null)
    report(
      issues,
      `${path}/can_create_merge_request_in`,
      'must be true or false or null',
      '#/components/schemas/ForkedProject/properties/can_create_merge_request_in/type',
    );
  const containerRegistryAccessLevel = value['container_registry_access_level'];
  if (containerRegistryAccessLevel === undefined)
    report(
      issues,
      path,
      'must have the property "container_registry_access_level"',
      '#/components/schemas/ForkedProject/required',
    );
  else if (
    containerRegistryAccessLevel !== 'enabled' &&
    containerRegistryAccessLevel !== 'private' &&
    containerRegistryAccessLevel !== 'disabled'
  )
    report(
      issues,
      `${path}/container_registry_access_level`,
      'must be one of "enabled", "private", "disabled"',
      '#/components/schemas/ForkedProject/properties/container_registry_access_level/enum',
    );
  const containerRegistryEnabled = value['container_registry_enabled'];
  if (containerRegistryEnabled === undefined)
    report(
      issues,
      path,
      'must have the property "container_registry_enabled"',
      '#/components/schemas/ForkedProject/required',
    );
  else if (typeof containerRegistryEnabled !== 'boolean' && containerRegistryEnabled !== null)
    report(
      issues,
      `${path}/container_registry_enabled`,
      'must be true or false or null',
      '#/components/schemas/ForkedProject/properties/container_registry_enabled/type',
    );
  const containerRegistryImagePrefix = value['container_registry_image_prefix'];
  if (containerRegistryImagePrefix === undefined)
    report(
      issues,
      path,
      'must have the property "container_registry_image_prefix"',
      '#/components/schemas/ForkedProject/required',
    );
  else if (typeof containerRegistryImagePrefix !== 'string')
    report(
      issues,
      `${path}/container_registry_image_prefix`,
      'must be a string',
      '#/components/schemas/ForkedProject/properties/container_registry_image_prefix/type',
    );
  const createdAt = value['created_at'];
  if (createdAt === undefined)
    report(issues, path, 'must have the property "created_at"', '#/components/schemas/ForkedProject/required');
  else collectForkedProjectCreatedAt(createdAt, `${path}/created_at`, issues);
  const creatorId = value['creator_id'];
  if (creatorId === undefined)
    report(issues, path, 'must have the property "creator_id"', '#/components/schemas/ForkedProject/required');
  else if (!isInteger(creatorId))
    report(
      issues,
      `${path}/creator_id`,
      'must be an integer',
      '#/components/schemas/ForkedProject/properties/creator_id/type',
    );
  const defaultBranch = value['default_branch'];
  if (defaultBranch === undefined)
    report(issues, path, 'must have the property "default_branch"', '#/components/schemas/ForkedProject/required');
  else if (defaultBranch !== null && typeof defaultBranch !== 'string')
    report(
      issues,
      `${path}/default_branch`,
      'must be a string or null',
      '#/components/schemas/ForkedProject/properties/default_branch/type',
    );
  const description = value['description'];
  if (description === undefined)
    report(issues, path, 'must have the property "description"', '#/components/schemas/ForkedProject/required');
  else if (description !== null && typeof description !== 'string')
    report(
      issues,
      `${path}/description`,
      'must be a string or null',
      '#/components/schemas/ForkedProject/properties/description/type',
    );
  const descriptionHtml = value['description_html'];
  if (descriptionHtml === undefined)
    report(issues, path, 'must have the property "description_html"', '#/components/schemas/ForkedProject/required');
  else if (descriptionHtml !== null && typeof descriptionHtml !== 'string')
    report(
      issues,
      `${path}/description_html`,
      'must be a string or null',
      '#/components/schemas/ForkedProject/properties/description_html/type',
    );
  const enforceAuthChecksOnUploads = value['enforce_auth_checks_on_uploads'];
  if (enforceAuthChecksOnUploads === undefined)
    report(
      issues,
      path,
      'must have the property "enforce_auth_checks_on_uploads"',
      '#/components/schemas/ForkedProject/required',
    );
  else if (typeof enforceAuthChecksOnUploads !== 'boolean' && enforceAuthChecksOnUploads !== null)
    report(
      issues,
      `${path}/enforce_auth_checks_on_uploads`,
      'must be true or false or null',
      '#/components/schemas/ForkedProject/properties/enforce_auth_checks_on_uploads/type',
    );
  const forksCount = value['forks_count'];
  if (forksCount === undefined)
    report(issues, path, 'must have the property "forks_count"', '#/components/schemas/ForkedProject/required');
  else if (!isInteger(forksCount))
    report(
      issues,
      `${path}/forks_count`,
      'must be an integer',
      '#/components/schemas/ForkedProject/properties/forks_count/type',
    );
  const groupRunnersEnabled = value['group_runners_enabled'];
  if (groupRunnersEnabled === undefined)
    report(
      issues,
      path,
      'must have the property "group_runners_enabled"',
      '#/components/schemas/ForkedProject/required',
    );
  else if (typeof groupRunnersEnabled !== 'boolean' && groupRunnersEnabled !== null)
    report(
      issues,
      `${path}/group_runners_enabled`,
      'must be true or false or null',
      '#/components/schemas/ForkedProject/properties/group_runners_enabled/type',
    );
  const httpUrlToRepo = value['http_url_to_repo'];
  if (httpUrlToRepo === undefined)
    report(issues, path, 'must have the property "http_url_to_repo"', '#/components/schemas/ForkedProject/required');
  else if (typeof httpUrlToRepo !== 'string')
    report(
      issues,
      `${path}/http_url_to_repo`,
      'must be a string',
      '#/components/schemas/ForkedProject/properties/http_url_to_repo/type',
    );
  const importStatus = value['import_status'];
  if (importStatus === undefined)
    report(issues, path, 'must have the property "import_status"', '#/components/schemas/ForkedProject/required');
  else if (typeof importStatus !== 'string')
    report(
      issues,
      `${path}/import_status`,
      'must be a string',
      '#/components/schemas/ForkedProject/properties/import_status/type',
    );
  const issuesEnabled = value['issues_enabled'];
  if (issuesEnabled === undefined)
    report(issues, path, 'must have the property "issues_enabled"', '#/components/schemas/ForkedProject/required');
  else if (typeof issuesEnabled !== 'boolean' && issuesEnabled !== null)
    report(
      issues,
      `${path}/issues_enabled`,
      'must be true or false or null',
      '#/components/schemas/ForkedProject/properties/issues_enabled/type',
    );
  const jobsEnabled = value['jobs_enabled'];
  if (jobsEnabled === undefined)
    report(issues, path, 'must have the property "jobs_enabled"', '#/components/schemas/ForkedProject/required');
  else if (typeof jobsEnabled !== 'boolean' && jobsEnabled !== null)
    report(
      issues,
      `${path}/jobs_enabled`,
      'must be true or false or null',
      '#/components/schemas/ForkedProject/properties/jobs_enabled/type',
    );
  const lastActivityAt = value['last_activity_at'];
  if (lastActivityAt === undefined)
    report(issues, path, 'must have the property "last_activity_at"', '#/components/schemas/ForkedProject/required');
  else collectForkedProjectLastActivityAt(lastActivityAt, `${path}/last_activity_at`, issues);
  const mergeCommitTemplate = value['merge_commit_template'];
  if (mergeCommitTemplate === undefined)
    report(
      issues,
      path,
      'must have the property "merge_commit_template"',
      '#/components/schemas/ForkedProject/required',
    );
  else if (mergeCommitTemplate !== null && typeof mergeCommitTemplate !== 'string')
    report(
      issues,
      `${path}/merge_commit_template`,
      'must be a string or null',
      '#/components/schemas/ForkedProject/properties/merge_commit_template/type',
    );
  const mergeMethod = value['merge_method'];
  if (mergeMethod === undefined)
    report(issues, path, 'must have the property "merge_method"', '#/components/schemas/ForkedProject/required');
  else if (typeof mergeMethod !== 'string')
    report(
      issues,
      `${path}/merge_method`,
      'must be a string',
      '#/components/schemas/ForkedProject/properties/merge_method/type',
    );
  const mergeRequestsEnabled = value['merge_requests_enabled'];
  if (mergeRequestsEnabled === undefined)
    report(
      issues,
      path,
      'must have the property "merge_requests_enabled"',
      '#/components/schemas/ForkedProject/required',
    );
  else if (typeof mergeRequestsEnabled !== 'boolean' && mergeRequestsEnabled !== null)
    report(
      issues,
      `${path}/merge_requests_enabled`,
      'must be true or false or null',
      '#/components/schemas/ForkedProject/properties/merge_requests_enabled/type',
    );
  const nameWithNamespace = value['name_with_namespace'];
  if (nameWithNamespace === undefined)
    report(issues, path, 'must have the property "name_with_namespace"', '#/components/schemas/ForkedProject/required');
  else if (typeof nameWithNamespace !== 'string')
    report(
      issues,
      `${path}/name_with_namespace`,
      'must be a string',
      '#/components/schemas/ForkedProject/properties/name_with_namespace/type',
    );
  const namespace = value['namespace'];
  if (namespace === undefined)
    report(issues, path, 'must have the property "namespace"', '#/components/schemas/ForkedProject/required');
  else collectForkNamespace(namespace, `${path}/namespace`, issues);
  const onlyAllowMergeIfAllDiscussionsAreResolved = value['only_allow_merge_if_all_discussions_are_resolved'];
  if (onlyAllowMergeIfAllDiscussionsAreResolved === undefined)
    report(
      issues,
      path,
      'must have the property "only_allow_merge_if_all_discussions_are_resolved"',
      '#/components/schemas/ForkedProject/required',
    );
  else if (
    typeof onlyAllowMergeIfAllDiscussionsAreResolved !== 'boolean' &&
    onlyAllowMergeIfAllDiscussionsAreResolved !== null
  )
    report(
      issues,
      `${path}/only_allow_merge_if_all_discussions_are_resolved`,
      'must be true or false or null',
      '#/components/schemas/ForkedProject/properties/only_allow_merge_if_all_discussions_are_resolved/type',
    );
  const onlyAllowMergeIfPipelineSucceeds = value['only_allow_merge_if_pipeline_succeeds'];
  if (onlyAllowMergeIfPipelineSucceeds === undefined)
    report(
      issues,
      path,
      'must have the property "only_allow_merge_if_pipeline_succeeds"',
      '#/components/schemas/ForkedProject/required',
    );
  else if (typeof onlyAllowMergeIfPipelineSucceeds !== 'boolean' && onlyAllowMergeIfPipelineSucceeds !== null)
    report(
      issues,
      `${path}/only_allow_merge_if_pipeline_succeeds`,
      'must be true or false or null',
      '#/components/schemas/ForkedProject/properties/only_allow_merge_if_pipeline_succeeds/type',
    );
  const openIssuesCount = value['open_issues_count'];
  if (openIssuesCount === undefined)
    report(issues, path, 'must have the property "open_issues_count"', '#/components/schemas/ForkedProject/required');
  else if (!isInteger(openIssuesCount))
    report(
      issues,
      `${path}/open_issues_count`,
      'must be an integer',
      '#/components/schemas/ForkedProject/properties/open_issues_count/type',
    );
  const pathProperty = value['path'];
  if (pathProperty === undefined)
    report(issues, path, 'must have the property "path"', '#/components/schemas/ForkedProject/required');
  else if (typeof pathProperty !== 'string')
    report(issues, `${path}/path`, 'must be a string', '#/components/schemas/ForkedProject/properties/path/type');
  const pathWithNamespace = value['path_with_namespace'];
  if (pathWithNamespace === undefined)
    report(issues, path, 'must have the property "path_with_namespace"', '#/components/schemas/ForkedProject/required');
  else if (typeof pathWithNamespace !== 'string')
    report(
      issues,
      `${path}/path_with_namespace`,
      'must be a string',
      '#/components/schemas/ForkedProject/properties/path_with_namespace/type',
    );
  if (value['public_jobs'] === undefined)
    report(issues, path, 'must have the property "public_jobs"', '#/components/schemas/ForkedProject/required');
  const readmeUrl = value['readme_url'];
  if (readmeUrl === undefined)
    report(issues, path, 'must have the property "readme_url"', '#/components/schemas/ForkedProject/required');
  else if (readmeUrl !== null && typeof readmeUrl !== 'string')
    report(
      issues,
      `${path}/readme_url`,
      'must be a string or null',
      '#/components/schemas/ForkedProject/properties/readme_url/type',
    );
  const removeSourceBranchAfterMerge = value['remove_source_branch_after_merge'];
  if (removeSourceBranchAfterMerge === undefined)
    report(
      issues,
      path,
      'must have the property "remove_source_branch_after_merge"',
      '#/components/schemas/ForkedProject/required',
    );
  else if (typeof removeSourceBranchAfterMerge !== 'boolean' && removeSourceBranchAfterMerge !== null)
    report(
      issues,
      `${path}/remove_source_branch_after_merge`,
      'must be true or false or null',
      '#/components/schemas/ForkedProject/properties/remove_source_branch_after_merge/type',
    );
  const repositoryObjectFormat = value['repository_object_format'];
  if (repositoryObjectFormat === undefined)
    report(
      issues,
      path,
      'must have the property "repository_object_format"',
      '#/components/schemas/ForkedProject/required',
    );
  else if (typeof repositoryObjectFormat !== 'string')
    report(
      issues,
      `${path}/repository_object_format`,
      'must be a string',
      '#/components/schemas/ForkedProject/properties/repository_object_format/type',
    );
  const requestAccessEnabled = value['request_access_enabled'];
  if (requestAccessEnabled === undefined)
    report(
      issues,
      path,
      'must have the property "request_access_enabled"',
      '#/components/schemas/ForkedProject/required',
    );
  else if (typeof requestAccessEnabled !== 'boolean' && requestAccessEnabled !== null)
    report(
      issues,
      `${path}/request_access_enabled`,
      'must be true or false or null',
      '#/components/schemas/ForkedProject/properties/request_access_enabled/type',
    );
  const resolveOutdatedDiffDiscussions = value['resolve_outdated_diff_discussions'];
  if (resolveOutdatedDiffDiscussions === undefined)
    report(
      issues,
      path,
      'must have the property "resolve_outdated_diff_discussions"',
      '#/components/schemas/ForkedProject/required',
    );
  else if (typeof resolveOutdatedDiffDiscussions !== 'boolean' && resolveOutdatedDiffDiscussions !== null)
    report(
      issues,
      `${path}/resolve_outdated_diff_discussions`,
      'must be true or false or null',
      '#/components/schemas/ForkedProject/properties/resolve_outdated_diff_discussions/type',
    );
  const restrictUserDefinedVariables = value['restrict_user_defined_variables'];
  if (restrictUserDefinedVariables === undefined)
    report(
      issues,
      path,
      'must have the property "restrict_user_defined_variables"',
      '#/components/schemas/ForkedProject/required',
    );
  else if (typeof restrictUserDefinedVariables !== 'boolean' && restrictUserDefinedVariables !== null)
    report(
      issues,
      `${path}/restrict_user_defined_variables`,
      'must be true or false or null',
      '#/components/schemas/ForkedProject/properties/restrict_user_defined_variables/type',
    );
  if (value['security_and_compliance_access_level'] === undefined)
    report(
      issues,
      path,
      'must have the property "security_and_compliance_access_level"',
      '#/components/schemas/ForkedProject/required',
    );
  const sharedRunnersEnabled = value['shared_runners_enabled'];
  if (sharedRunnersEnabled === undefined)
    report(
      issues,
      path,
      'must have the property "shared_runners_enabled"',
      '#/components/schemas/ForkedProject/required',
    );
  else if (typeof sharedRunnersEnabled !== 'boolean' && sharedRunnersEnabled !== null)
    report(
      issues,
      `${path}/shared_runners_enabled`,
      'must be true or false or null',
      '#/components/schemas/ForkedProject/properties/shared_runners_enabled/type',
    );
  const sharedWithGroups = value['shared_with_groups'];
  if (sharedWithGroups === undefined)
    report(issues, path, 'must have the property "shared_with_groups"', '#/components/schemas/ForkedProject/required');
  else collectForkedProjectSharedWithGroups(sharedWithGroups, `${path}/shared_with_groups`, issues);
  const snippetsEnabled = value['snippets_enabled'];
  if (snippetsEnabled === undefined)
    report(issues, path, 'must have the property "snippets_enabled"', '#/components/schemas/ForkedProject/required');
  else if (typeof snippetsEnabled !== 'boolean' && snippetsEnabled !== null)
    report(
      issues,
      `${path}/snippets_enabled`,
      'must be true or false or null',
      '#/components/schemas/ForkedProject/properties/snippets_enabled/type',
    );
  const squashOption = value['squash_option'];
  if (squashOption === undefined)
    report(issues, path, 'must have the property "squash_option"', '#/components/schemas/ForkedProject/required');
  else if (typeof squashOption !== 'string')
    report(
      issues,
      `${path}/squash_option`,
      'must be a string',
      '#/components/schemas/ForkedProject/properties/squash_option/type',
    );
  const sshUrlToRepo = value['ssh_url_to_repo'];
  if (sshUrlToRepo === undefined)
    report(issues, path, 'must have the property "ssh_url_to_repo"', '#/components/schemas/ForkedProject/required');
  else if (typeof sshUrlToRepo !== 'string')
    report(
      issues,
      `${path}/ssh_url_to_repo`,
      'must be a string',
      '#/components/schemas/ForkedProject/properties/ssh_url_to_repo/type',
    );
  const starCount = value['star_count'];
  if (starCount === undefined)
    report(issues, path, 'must have the property "star_count"', '#/components/schemas/ForkedProject/required');
  else if (!isInteger(starCount))
    report(
      issues,
      `${path}/star_count`,
      'must be an integer',
      '#/components/schemas/ForkedProject/properties/star_count/type',
    );
  const suggestionCommitMessage = value['suggestion_commit_message'];
  if (suggestionCommitMessage === undefined)
    report(
      issues,
      path,
      'must have the property "suggestion_commit_message"',
      '#/components/schemas/ForkedProject/required',
    );
  else if (suggestionCommitMessage !== null && typeof suggestionCommitMessage !== 'string')
    report(
      issues,
      `${path}/suggestion_commit_message`,
      'must be a string or null',
      '#/components/schemas/ForkedProject/properties/suggestion_commit_message/type',
    );
  const tagList = value['tag_list'];
  if (tagList === undefined)
    report(issues, path, 'must have the property "tag_list"', '#/components/schemas/ForkedProject/required');
  else collectForkedProjectTagList(tagList, `${path}/tag_list`, issues);
  const topics = value['topics'];
  if (topics === undefined)
    report(issues, path, 'must have the property "topics"', '#/components/schemas/ForkedProject/required');
  else collectForkedProjectTopics(topics, `${path}/topics`, issues);
  const updatedAt = value['updated_at'];
  if (updatedAt === undefined)
    report(issues, path, 'must have the property "updated_at"', '#/components/schemas/ForkedProject/required');
  else collectForkedProjectUpdatedAt(updatedAt, `${path}/updated_at`, issues);
  const visibility = value['visibility'];
  if (visibility === undefined)
    report(issues, path, 'must have the property "visibility"', '#/components/schemas/ForkedProject/required');
  else if (typeof visibility !== 'string')
    report(
      issues,
      `${path}/visibility`,
      'must be a string',
      '#/components/schemas/ForkedProject/properties/visibility/type',
    );
  const webUrl = value['web_url'];
  if (webUrl === undefined)
    report(issues, path, 'must have the property "web_url"', '#/components/schemas/ForkedProject/required');
  else if (typeof webUrl !== 'string')
    report(issues, `${path}/web_url`, 'must be a string', '#/components/schemas/ForkedProject/properties/web_url/type');
  const wikiEnabled = value['wiki_enabled'];
  if (wikiEnabled === undefined)
    report(issues, path, 'must have the property "wiki_enabled"', '#/components/schemas/ForkedProject/required');
  else if (typeof wikiEnabled !== 'boolean' && wikiEnabled !== null)
    report(
      issues,
      `${path}/wiki_enabled`,
      'must be true or false or null',
      '#/components/schemas/ForkedProject/properties/wiki_enabled/type',
    );
}

function isForkedProjectSharedWithGroups(value: unknown): boolean {
  return Array.isArray(value);
}

function collectForkedProjectSharedWithGroups(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(issues, path, 'must be an array', '#/components/schemas/ForkedProject/properties/shared_with_groups/type');
    return;
  }
}

function isForkedProjectTagList(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (typeof item !== 'string') return false;
  }
  return true;
}

function collectForkedProjectTagList(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(issues, path, 'must be an array', '#/components/schemas/ForkedProject/properties/tag_list/type');
    return;
  }
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string')
      report(
        issues,
        `${path}/${index}`,
        'must be a string',
        '#/components/schemas/ForkedProject/properties/tag_list/items/type',
      );
  }
}

function isForkedProjectTopics(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (typeof item !== 'string') return false;
  }
  return true;
}

function collectForkedProjectTopics(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(issues, path, 'must be an array', '#/components/schemas/ForkedProject/properties/topics/type');
    return;
  }
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string')
      report(
        issues,
        `${path}/${index}`,
        'must be a string',
        '#/components/schemas/ForkedProject/properties/topics/items/type',
      );
  }
}

function collectForkedProjectCreatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/ForkedProject/properties/created_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/ForkedProject/properties/created_at/format',
    );
}

function collectForkedProjectLastActivityAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/ForkedProject/properties/last_activity_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/ForkedProject/properties/last_activity_at/format',
    );
}

function collectForkedProjectUpdatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/ForkedProject/properties/updated_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/ForkedProject/properties/updated_at/format',
    );
}
