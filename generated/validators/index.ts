// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

export { checkAcceptedMessage, isAcceptedMessage } from './schemas/accepted-message.ts';
export { checkBadge, isBadge } from './schemas/badge.ts';
export { checkBadgeCreate, isBadgeCreate } from './schemas/badge-create.ts';
export { checkBadgeRendering, isBadgeRendering } from './schemas/badge-rendering.ts';
export { checkBadgeUpdate, isBadgeUpdate } from './schemas/badge-update.ts';
export { checkBlameCommit, isBlameCommit } from './schemas/blame-commit.ts';
export { checkBlameRange, isBlameRange } from './schemas/blame-range.ts';
export { checkCount, isCount } from './schemas/count.ts';
export { checkDeployAccessEntryChange, isDeployAccessEntryChange } from './schemas/deploy-access-entry-change.ts';
export { checkDeployAccessEntryRemoval, isDeployAccessEntryRemoval } from './schemas/deploy-access-entry-removal.ts';
export { checkDeployAccessLevel, isDeployAccessLevel } from './schemas/deploy-access-level.ts';
export { checkDeployAccessLevelCreate, isDeployAccessLevelCreate } from './schemas/deploy-access-level-create.ts';
export { checkDeployAccessLevelUpdate, isDeployAccessLevelUpdate } from './schemas/deploy-access-level-update.ts';
export { checkDeployAccessSubject, isDeployAccessSubject } from './schemas/deploy-access-subject.ts';
export { checkDeployApprovalRule, isDeployApprovalRule } from './schemas/deploy-approval-rule.ts';
export { checkDeployApprovalRuleCreate, isDeployApprovalRuleCreate } from './schemas/deploy-approval-rule-create.ts';
export { checkDeployApprovalRuleUpdate, isDeployApprovalRuleUpdate } from './schemas/deploy-approval-rule-update.ts';
export { checkErrorBody, isErrorBody } from './schemas/error-body.ts';
export { checkErrorTrackingClientKey, isErrorTrackingClientKey } from './schemas/error-tracking-client-key.ts';
export { checkErrorTrackingSettings, isErrorTrackingSettings } from './schemas/error-tracking-settings.ts';
export {
  checkErrorTrackingSettingsReplace,
  isErrorTrackingSettingsReplace,
} from './schemas/error-tracking-settings-replace.ts';
export {
  checkErrorTrackingSettingsUpdate,
  isErrorTrackingSettingsUpdate,
} from './schemas/error-tracking-settings-update.ts';
export { checkForkCreate, isForkCreate } from './schemas/fork-create.ts';
export { checkForkLinks, isForkLinks } from './schemas/fork-links.ts';
export { checkForkNamespace, isForkNamespace } from './schemas/fork-namespace.ts';
export { checkForkRelationship, isForkRelationship } from './schemas/fork-relationship.ts';
export { checkForkStarted, isForkStarted } from './schemas/fork-started.ts';
export { checkForkedProject, isForkedProject } from './schemas/forked-project.ts';
export { checkIssueWeightEvent, isIssueWeightEvent } from './schemas/issue-weight-event.ts';
export { checkJobTokenScope, isJobTokenScope } from './schemas/job-token-scope.ts';
export { checkJobTokenScopeGroup, isJobTokenScopeGroup } from './schemas/job-token-scope-group.ts';
export { checkJobTokenScopeGroupAdd, isJobTokenScopeGroupAdd } from './schemas/job-token-scope-group-add.ts';
export { checkJobTokenScopeGroupLink, isJobTokenScopeGroupLink } from './schemas/job-token-scope-group-link.ts';
export { checkJobTokenScopeNamespace, isJobTokenScopeNamespace } from './schemas/job-token-scope-namespace.ts';
export { checkJobTokenScopeProject, isJobTokenScopeProject } from './schemas/job-token-scope-project.ts';
export { checkJobTokenScopeProjectAdd, isJobTokenScopeProjectAdd } from './schemas/job-token-scope-project-add.ts';
export { checkJobTokenScopeProjectLink, isJobTokenScopeProjectLink } from './schemas/job-token-scope-project-link.ts';
export { checkJobTokenScopeUpdate, isJobTokenScopeUpdate } from './schemas/job-token-scope-update.ts';
export { checkLabel, isLabel } from './schemas/label.ts';
export { checkLabelCreate, isLabelCreate } from './schemas/label-create.ts';
export { checkLabelPromotionByName, isLabelPromotionByName } from './schemas/label-promotion-by-name.ts';
export { checkLabelUnsubscription, isLabelUnsubscription } from './schemas/label-unsubscription.ts';
export { checkLabelUpdate, isLabelUpdate } from './schemas/label-update.ts';
export { checkLabelUpdateByName, isLabelUpdateByName } from './schemas/label-update-by-name.ts';
export { checkLabelUpdatedByName, isLabelUpdatedByName } from './schemas/label-updated-by-name.ts';
export { checkMergeRequest, isMergeRequest } from './schemas/merge-request.ts';
export { checkMergeRequestChanged, isMergeRequestChanged } from './schemas/merge-request-changed.ts';
export { checkMergeRequestCreate, isMergeRequestCreate } from './schemas/merge-request-create.ts';
export { checkMergeRequestDetail, isMergeRequestDetail } from './schemas/merge-request-detail.ts';
export { checkMergeRequestDiff, isMergeRequestDiff } from './schemas/merge-request-diff.ts';
export { checkMergeRequestDiffRefs, isMergeRequestDiffRefs } from './schemas/merge-request-diff-refs.ts';
export { checkMergeRequestHeadPipeline, isMergeRequestHeadPipeline } from './schemas/merge-request-head-pipeline.ts';
export { checkMergeRequestLabel, isMergeRequestLabel } from './schemas/merge-request-label.ts';
export { checkMergeRequestMerge, isMergeRequestMerge } from './schemas/merge-request-merge.ts';
export { checkMergeRequestMerged, isMergeRequestMerged } from './schemas/merge-request-merged.ts';
export { checkMergeRequestMilestone, isMergeRequestMilestone } from './schemas/merge-request-milestone.ts';
export { checkMergeRequestPipeline, isMergeRequestPipeline } from './schemas/merge-request-pipeline.ts';
export {
  checkMergeRequestPipelineCreated,
  isMergeRequestPipelineCreated,
} from './schemas/merge-request-pipeline-created.ts';
export {
  checkMergeRequestPipelineDetail,
  isMergeRequestPipelineDetail,
} from './schemas/merge-request-pipeline-detail.ts';
export {
  checkMergeRequestPipelineReference,
  isMergeRequestPipelineReference,
} from './schemas/merge-request-pipeline-reference.ts';
export {
  checkMergeRequestPipelineStatus,
  isMergeRequestPipelineStatus,
} from './schemas/merge-request-pipeline-status.ts';
export { checkMergeRequestReferences, isMergeRequestReferences } from './schemas/merge-request-references.ts';
export { checkMergeRequestSimple, isMergeRequestSimple } from './schemas/merge-request-simple.ts';
export {
  checkMergeRequestTaskCompletion,
  isMergeRequestTaskCompletion,
} from './schemas/merge-request-task-completion.ts';
export { checkMergeRequestTimeStats, isMergeRequestTimeStats } from './schemas/merge-request-time-stats.ts';
export { checkMergeRequestUpdate, isMergeRequestUpdate } from './schemas/merge-request-update.ts';
export { checkMilestoneBurndownEvent, isMilestoneBurndownEvent } from './schemas/milestone-burndown-event.ts';
export { checkMilestoneIssue, isMilestoneIssue } from './schemas/milestone-issue.ts';
export { checkMilestoneMergeRequest, isMilestoneMergeRequest } from './schemas/milestone-merge-request.ts';
export { checkMovedSnippet, isMovedSnippet } from './schemas/moved-snippet.ts';
export { checkNamespace, isNamespace } from './schemas/namespace.ts';
export { checkNamespaceExistence, isNamespaceExistence } from './schemas/namespace-existence.ts';
export { checkPagesDeployment, isPagesDeployment } from './schemas/pages-deployment.ts';
export { checkPagesSettings, isPagesSettings } from './schemas/pages-settings.ts';
export { checkPagesSettingsUpdate, isPagesSettingsUpdate } from './schemas/pages-settings-update.ts';
export { checkPercentage, isPercentage } from './schemas/percentage.ts';
export { checkPipelineSchedule, isPipelineSchedule } from './schemas/pipeline-schedule.ts';
export { checkPipelineScheduleCreate, isPipelineScheduleCreate } from './schemas/pipeline-schedule-create.ts';
export { checkPipelineScheduleDetail, isPipelineScheduleDetail } from './schemas/pipeline-schedule-detail.ts';
export { checkPipelineScheduleInput, isPipelineScheduleInput } from './schemas/pipeline-schedule-input.ts';
export {
  checkPipelineScheduleInputCreate,
  isPipelineScheduleInputCreate,
} from './schemas/pipeline-schedule-input-create.ts';
export {
  checkPipelineScheduleInputUpdate,
  isPipelineScheduleInputUpdate,
} from './schemas/pipeline-schedule-input-update.ts';
export {
  checkPipelineScheduleLastPipeline,
  isPipelineScheduleLastPipeline,
} from './schemas/pipeline-schedule-last-pipeline.ts';
export { checkPipelineSchedulePipeline, isPipelineSchedulePipeline } from './schemas/pipeline-schedule-pipeline.ts';
export { checkPipelineScheduleResult, isPipelineScheduleResult } from './schemas/pipeline-schedule-result.ts';
export { checkPipelineScheduleRun, isPipelineScheduleRun } from './schemas/pipeline-schedule-run.ts';
export { checkPipelineScheduleUpdate, isPipelineScheduleUpdate } from './schemas/pipeline-schedule-update.ts';
export { checkPipelineScheduleVariable, isPipelineScheduleVariable } from './schemas/pipeline-schedule-variable.ts';
export {
  checkPipelineScheduleVariableCreate,
  isPipelineScheduleVariableCreate,
} from './schemas/pipeline-schedule-variable-create.ts';
export {
  checkPipelineScheduleVariableDeletion,
  isPipelineScheduleVariableDeletion,
} from './schemas/pipeline-schedule-variable-deletion.ts';
export {
  checkPipelineScheduleVariableDetail,
  isPipelineScheduleVariableDetail,
} from './schemas/pipeline-schedule-variable-detail.ts';
export {
  checkPipelineScheduleVariableUpdate,
  isPipelineScheduleVariableUpdate,
} from './schemas/pipeline-schedule-variable-update.ts';
export { checkProjectMilestone, isProjectMilestone } from './schemas/project-milestone.ts';
export { checkProjectMilestoneCreate, isProjectMilestoneCreate } from './schemas/project-milestone-create.ts';
export { checkProjectMilestoneHinted, isProjectMilestoneHinted } from './schemas/project-milestone-hinted.ts';
export { checkProjectMilestoneUpdate, isProjectMilestoneUpdate } from './schemas/project-milestone-update.ts';
export { checkProjectRegistryRepository, isProjectRegistryRepository } from './schemas/project-registry-repository.ts';
export { checkPromotedLabel, isPromotedLabel } from './schemas/promoted-label.ts';
export { checkPromotedMilestone, isPromotedMilestone } from './schemas/promoted-milestone.ts';
export { checkProtectedEnvironment, isProtectedEnvironment } from './schemas/protected-environment.ts';
export {
  checkProtectedEnvironmentCreate,
  isProtectedEnvironmentCreate,
} from './schemas/protected-environment-create.ts';
export {
  checkProtectedEnvironmentDetail,
  isProtectedEnvironmentDetail,
} from './schemas/protected-environment-detail.ts';
export {
  checkProtectedEnvironmentUpdate,
  isProtectedEnvironmentUpdate,
} from './schemas/protected-environment-update.ts';
export { checkRegistryCatalog, isRegistryCatalog } from './schemas/registry-catalog.ts';
export { checkRegistryRepository, isRegistryRepository } from './schemas/registry-repository.ts';
export { checkRegistryRepositoryDetail, isRegistryRepositoryDetail } from './schemas/registry-repository-detail.ts';
export { checkRegistryTag, isRegistryTag } from './schemas/registry-tag.ts';
export { checkRegistryTagDetail, isRegistryTagDetail } from './schemas/registry-tag-detail.ts';
export { checkRegistryTagsBulkDelete, isRegistryTagsBulkDelete } from './schemas/registry-tags-bulk-delete.ts';
export { checkRegistryTokenGrant, isRegistryTokenGrant } from './schemas/registry-token-grant.ts';
export { checkRegistryVisibility, isRegistryVisibility } from './schemas/registry-visibility.ts';
export { checkRegistryVisibilityUpdate, isRegistryVisibilityUpdate } from './schemas/registry-visibility-update.ts';
export { checkReplicationSite, isReplicationSite } from './schemas/replication-site.ts';
export { checkReplicationSiteCreate, isReplicationSiteCreate } from './schemas/replication-site-create.ts';
export { checkReplicationSiteLinks, isReplicationSiteLinks } from './schemas/replication-site-links.ts';
export { checkReplicationSiteStatus, isReplicationSiteStatus } from './schemas/replication-site-status.ts';
export { checkReplicationSiteUpdate, isReplicationSiteUpdate } from './schemas/replication-site-update.ts';
export { checkRepositoryFile, isRepositoryFile } from './schemas/repository-file.ts';
export { checkRepositoryFileCommit, isRepositoryFileCommit } from './schemas/repository-file-commit.ts';
export { checkRepositoryFileCreate, isRepositoryFileCreate } from './schemas/repository-file-create.ts';
export { checkRepositoryFileDelete, isRepositoryFileDelete } from './schemas/repository-file-delete.ts';
export { checkRepositoryFileDeletion, isRepositoryFileDeletion } from './schemas/repository-file-deletion.ts';
export { checkRepositoryFileUpdate, isRepositoryFileUpdate } from './schemas/repository-file-update.ts';
export { checkSimpleForkedProject, isSimpleForkedProject } from './schemas/simple-forked-project.ts';
export { checkSnippetStorageMove, isSnippetStorageMove } from './schemas/snippet-storage-move.ts';
export { checkSnippetStorageMoveAll, isSnippetStorageMoveAll } from './schemas/snippet-storage-move-all.ts';
export { checkSnippetStorageMoveCreate, isSnippetStorageMoveCreate } from './schemas/snippet-storage-move-create.ts';
export { checkSnippetStorageMoveState, isSnippetStorageMoveState } from './schemas/snippet-storage-move-state.ts';
export { checkUser, isUser } from './schemas/user.ts';
export { checkUserSummary, isUserSummary } from './schemas/user-summary.ts';

export type { ValidationIssue } from './runtime/index.ts';
