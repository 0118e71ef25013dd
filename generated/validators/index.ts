// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

export { acceptedMessageSchema, checkAcceptedMessage, isAcceptedMessage } from './schemas/accepted-message.ts';
export { badgeSchema, checkBadge, isBadge } from './schemas/badge.ts';
export { badgeCreateSchema, checkBadgeCreate, isBadgeCreate } from './schemas/badge-create.ts';
export { badgeRenderingSchema, checkBadgeRendering, isBadgeRendering } from './schemas/badge-rendering.ts';
export { badgeUpdateSchema, checkBadgeUpdate, isBadgeUpdate } from './schemas/badge-update.ts';
export { blameCommitSchema, checkBlameCommit, isBlameCommit } from './schemas/blame-commit.ts';
export { blameRangeSchema, checkBlameRange, isBlameRange } from './schemas/blame-range.ts';
export { checkCount, countSchema, isCount } from './schemas/count.ts';
export {
  checkDeployAccessEntryChange,
  deployAccessEntryChangeSchema,
  isDeployAccessEntryChange,
} from './schemas/deploy-access-entry-change.ts';
export {
  checkDeployAccessEntryRemoval,
  deployAccessEntryRemovalSchema,
  isDeployAccessEntryRemoval,
} from './schemas/deploy-access-entry-removal.ts';
export { checkDeployAccessLevel, deployAccessLevelSchema, isDeployAccessLevel } from './schemas/deploy-access-level.ts';
export {
  checkDeployAccessLevelCreate,
  deployAccessLevelCreateSchema,
  isDeployAccessLevelCreate,
} from './schemas/deploy-access-level-create.ts';
export {
  checkDeployAccessLevelUpdate,
  deployAccessLevelUpdateSchema,
  isDeployAccessLevelUpdate,
} from './schemas/deploy-access-level-update.ts';
export {
  checkDeployAccessSubject,
  deployAccessSubjectSchema,
  isDeployAccessSubject,
} from './schemas/deploy-access-subject.ts';
export {
  checkDeployApprovalRule,
  deployApprovalRuleSchema,
  isDeployApprovalRule,
} from './schemas/deploy-approval-rule.ts';
export {
  checkDeployApprovalRuleCreate,
  deployApprovalRuleCreateSchema,
  isDeployApprovalRuleCreate,
} from './schemas/deploy-approval-rule-create.ts';
export {
  checkDeployApprovalRuleUpdate,
  deployApprovalRuleUpdateSchema,
  isDeployApprovalRuleUpdate,
} from './schemas/deploy-approval-rule-update.ts';
export { checkErrorBody, errorBodySchema, isErrorBody } from './schemas/error-body.ts';
export {
  checkErrorTrackingClientKey,
  errorTrackingClientKeySchema,
  isErrorTrackingClientKey,
} from './schemas/error-tracking-client-key.ts';
export {
  checkErrorTrackingSettings,
  errorTrackingSettingsSchema,
  isErrorTrackingSettings,
} from './schemas/error-tracking-settings.ts';
export {
  checkErrorTrackingSettingsReplace,
  errorTrackingSettingsReplaceSchema,
  isErrorTrackingSettingsReplace,
} from './schemas/error-tracking-settings-replace.ts';
export {
  checkErrorTrackingSettingsUpdate,
  errorTrackingSettingsUpdateSchema,
  isErrorTrackingSettingsUpdate,
} from './schemas/error-tracking-settings-update.ts';
export { checkForkCreate, forkCreateSchema, isForkCreate } from './schemas/fork-create.ts';
export { checkForkLinks, forkLinksSchema, isForkLinks } from './schemas/fork-links.ts';
export { checkForkNamespace, forkNamespaceSchema, isForkNamespace } from './schemas/fork-namespace.ts';
export { checkForkRelationship, forkRelationshipSchema, isForkRelationship } from './schemas/fork-relationship.ts';
export { checkForkStarted, forkStartedSchema, isForkStarted } from './schemas/fork-started.ts';
export { checkForkedProject, forkedProjectSchema, isForkedProject } from './schemas/forked-project.ts';
export { checkIssueWeightEvent, isIssueWeightEvent, issueWeightEventSchema } from './schemas/issue-weight-event.ts';
export { checkJobTokenScope, isJobTokenScope, jobTokenScopeSchema } from './schemas/job-token-scope.ts';
export {
  checkJobTokenScopeGroup,
  isJobTokenScopeGroup,
  jobTokenScopeGroupSchema,
} from './schemas/job-token-scope-group.ts';
export {
  checkJobTokenScopeGroupAdd,
  isJobTokenScopeGroupAdd,
  jobTokenScopeGroupAddSchema,
} from './schemas/job-token-scope-group-add.ts';
export {
  checkJobTokenScopeGroupLink,
  isJobTokenScopeGroupLink,
  jobTokenScopeGroupLinkSchema,
} from './schemas/job-token-scope-group-link.ts';
export {
  checkJobTokenScopeNamespace,
  isJobTokenScopeNamespace,
  jobTokenScopeNamespaceSchema,
} from './schemas/job-token-scope-namespace.ts';
export {
  checkJobTokenScopeProject,
  isJobTokenScopeProject,
  jobTokenScopeProjectSchema,
} from './schemas/job-token-scope-project.ts';
export {
  checkJobTokenScopeProjectAdd,
  isJobTokenScopeProjectAdd,
  jobTokenScopeProjectAddSchema,
} from './schemas/job-token-scope-project-add.ts';
export {
  checkJobTokenScopeProjectLink,
  isJobTokenScopeProjectLink,
  jobTokenScopeProjectLinkSchema,
} from './schemas/job-token-scope-project-link.ts';
export {
  checkJobTokenScopeUpdate,
  isJobTokenScopeUpdate,
  jobTokenScopeUpdateSchema,
} from './schemas/job-token-scope-update.ts';
export { checkLabel, isLabel, labelSchema } from './schemas/label.ts';
export { checkLabelCreate, isLabelCreate, labelCreateSchema } from './schemas/label-create.ts';
export {
  checkLabelPromotionByName,
  isLabelPromotionByName,
  labelPromotionByNameSchema,
} from './schemas/label-promotion-by-name.ts';
export {
  checkLabelUnsubscription,
  isLabelUnsubscription,
  labelUnsubscriptionSchema,
} from './schemas/label-unsubscription.ts';
export { checkLabelUpdate, isLabelUpdate, labelUpdateSchema } from './schemas/label-update.ts';
export {
  checkLabelUpdateByName,
  isLabelUpdateByName,
  labelUpdateByNameSchema,
} from './schemas/label-update-by-name.ts';
export {
  checkLabelUpdatedByName,
  isLabelUpdatedByName,
  labelUpdatedByNameSchema,
} from './schemas/label-updated-by-name.ts';
export { checkMergeRequest, isMergeRequest, mergeRequestSchema } from './schemas/merge-request.ts';
export {
  checkMergeRequestChanged,
  isMergeRequestChanged,
  mergeRequestChangedSchema,
} from './schemas/merge-request-changed.ts';
export {
  checkMergeRequestCreate,
  isMergeRequestCreate,
  mergeRequestCreateSchema,
} from './schemas/merge-request-create.ts';
export {
  checkMergeRequestDetail,
  isMergeRequestDetail,
  mergeRequestDetailSchema,
} from './schemas/merge-request-detail.ts';
export { checkMergeRequestDiff, isMergeRequestDiff, mergeRequestDiffSchema } from './schemas/merge-request-diff.ts';
export {
  checkMergeRequestDiffRefs,
  isMergeRequestDiffRefs,
  mergeRequestDiffRefsSchema,
} from './schemas/merge-request-diff-refs.ts';
export {
  checkMergeRequestHeadPipeline,
  isMergeRequestHeadPipeline,
  mergeRequestHeadPipelineSchema,
} from './schemas/merge-request-head-pipeline.ts';
export { checkMergeRequestLabel, isMergeRequestLabel, mergeRequestLabelSchema } from './schemas/merge-request-label.ts';
export { checkMergeRequestMerge, isMergeRequestMerge, mergeRequestMergeSchema } from './schemas/merge-request-merge.ts';
export {
  checkMergeRequestMerged,
  isMergeRequestMerged,
  mergeRequestMergedSchema,
} from './schemas/merge-request-merged.ts';
export {
  checkMergeRequestMilestone,
  isMergeRequestMilestone,
  mergeRequestMilestoneSchema,
} from './schemas/merge-request-milestone.ts';
export {
  checkMergeRequestPipeline,
  isMergeRequestPipeline,
  mergeRequestPipelineSchema,
} from './schemas/merge-request-pipeline.ts';
export {
  checkMergeRequestPipelineCreated,
  isMergeRequestPipelineCreated,
  mergeRequestPipelineCreatedSchema,
} from './schemas/merge-request-pipeline-created.ts';
export {
  checkMergeRequestPipelineDetail,
  isMergeRequestPipelineDetail,
  mergeRequestPipelineDetailSchema,
} from './schemas/merge-request-pipeline-detail.ts';
export {
  checkMergeRequestPipelineReference,
  isMergeRequestPipelineReference,
  mergeRequestPipelineReferenceSchema,
} from './schemas/merge-request-pipeline-reference.ts';
export {
  checkMergeRequestPipelineStatus,
  isMergeRequestPipelineStatus,
  mergeRequestPipelineStatusSchema,
} from './schemas/merge-request-pipeline-status.ts';
export {
  checkMergeRequestReferences,
  isMergeRequestReferences,
  mergeRequestReferencesSchema,
} from './schemas/merge-request-references.ts';
export {
  checkMergeRequestSimple,
  isMergeRequestSimple,
  mergeRequestSimpleSchema,
} from './schemas/merge-request-simple.ts';
export {
  checkMergeRequestTaskCompletion,
  isMergeRequestTaskCompletion,
  mergeRequestTaskCompletionSchema,
} from './schemas/merge-request-task-completion.ts';
export {
  checkMergeRequestTimeStats,
  isMergeRequestTimeStats,
  mergeRequestTimeStatsSchema,
} from './schemas/merge-request-time-stats.ts';
export {
  checkMergeRequestUpdate,
  isMergeRequestUpdate,
  mergeRequestUpdateSchema,
} from './schemas/merge-request-update.ts';
export {
  checkMilestoneBurndownEvent,
  isMilestoneBurndownEvent,
  milestoneBurndownEventSchema,
} from './schemas/milestone-burndown-event.ts';
export { checkMilestoneIssue, isMilestoneIssue, milestoneIssueSchema } from './schemas/milestone-issue.ts';
export {
  checkMilestoneMergeRequest,
  isMilestoneMergeRequest,
  milestoneMergeRequestSchema,
} from './schemas/milestone-merge-request.ts';
export { checkMovedSnippet, isMovedSnippet, movedSnippetSchema } from './schemas/moved-snippet.ts';
export { checkNamespace, isNamespace, namespaceSchema } from './schemas/namespace.ts';
export {
  checkNamespaceExistence,
  isNamespaceExistence,
  namespaceExistenceSchema,
} from './schemas/namespace-existence.ts';
export { checkPagesDeployment, isPagesDeployment, pagesDeploymentSchema } from './schemas/pages-deployment.ts';
export { checkPagesSettings, isPagesSettings, pagesSettingsSchema } from './schemas/pages-settings.ts';
export {
  checkPagesSettingsUpdate,
  isPagesSettingsUpdate,
  pagesSettingsUpdateSchema,
} from './schemas/pages-settings-update.ts';
export { checkPercentage, isPercentage, percentageSchema } from './schemas/percentage.ts';
export { checkPipelineSchedule, isPipelineSchedule, pipelineScheduleSchema } from './schemas/pipeline-schedule.ts';
export {
  checkPipelineScheduleCreate,
  isPipelineScheduleCreate,
  pipelineScheduleCreateSchema,
} from './schemas/pipeline-schedule-create.ts';
export {
  checkPipelineScheduleDetail,
  isPipelineScheduleDetail,
  pipelineScheduleDetailSchema,
} from './schemas/pipeline-schedule-detail.ts';
export {
  checkPipelineScheduleInput,
  isPipelineScheduleInput,
  pipelineScheduleInputSchema,
} from './schemas/pipeline-schedule-input.ts';
export {
  checkPipelineScheduleInputCreate,
  isPipelineScheduleInputCreate,
  pipelineScheduleInputCreateSchema,
} from './schemas/pipeline-schedule-input-create.ts';
export {
  checkPipelineScheduleInputUpdate,
  isPipelineScheduleInputUpdate,
  pipelineScheduleInputUpdateSchema,
} from './schemas/pipeline-schedule-input-update.ts';
export {
  checkPipelineScheduleLastPipeline,
  isPipelineScheduleLastPipeline,
  pipelineScheduleLastPipelineSchema,
} from './schemas/pipeline-schedule-last-pipeline.ts';
export {
  checkPipelineSchedulePipeline,
  isPipelineSchedulePipeline,
  pipelineSchedulePipelineSchema,
} from './schemas/pipeline-schedule-pipeline.ts';
export {
  checkPipelineScheduleResult,
  isPipelineScheduleResult,
  pipelineScheduleResultSchema,
} from './schemas/pipeline-schedule-result.ts';
export {
  checkPipelineScheduleRun,
  isPipelineScheduleRun,
  pipelineScheduleRunSchema,
} from './schemas/pipeline-schedule-run.ts';
export {
  checkPipelineScheduleUpdate,
  isPipelineScheduleUpdate,
  pipelineScheduleUpdateSchema,
} from './schemas/pipeline-schedule-update.ts';
export {
  checkPipelineScheduleVariable,
  isPipelineScheduleVariable,
  pipelineScheduleVariableSchema,
} from './schemas/pipeline-schedule-variable.ts';
export {
  checkPipelineScheduleVariableCreate,
  isPipelineScheduleVariableCreate,
  pipelineScheduleVariableCreateSchema,
} from './schemas/pipeline-schedule-variable-create.ts';
export {
  checkPipelineScheduleVariableDeletion,
  isPipelineScheduleVariableDeletion,
  pipelineScheduleVariableDeletionSchema,
} from './schemas/pipeline-schedule-variable-deletion.ts';
export {
  checkPipelineScheduleVariableDetail,
  isPipelineScheduleVariableDetail,
  pipelineScheduleVariableDetailSchema,
} from './schemas/pipeline-schedule-variable-detail.ts';
export {
  checkPipelineScheduleVariableUpdate,
  isPipelineScheduleVariableUpdate,
  pipelineScheduleVariableUpdateSchema,
} from './schemas/pipeline-schedule-variable-update.ts';
export { checkProjectMilestone, isProjectMilestone, projectMilestoneSchema } from './schemas/project-milestone.ts';
export {
  checkProjectMilestoneCreate,
  isProjectMilestoneCreate,
  projectMilestoneCreateSchema,
} from './schemas/project-milestone-create.ts';
export {
  checkProjectMilestoneHinted,
  isProjectMilestoneHinted,
  projectMilestoneHintedSchema,
} from './schemas/project-milestone-hinted.ts';
export {
  checkProjectMilestoneUpdate,
  isProjectMilestoneUpdate,
  projectMilestoneUpdateSchema,
} from './schemas/project-milestone-update.ts';
export {
  checkProjectRegistryRepository,
  isProjectRegistryRepository,
  projectRegistryRepositorySchema,
} from './schemas/project-registry-repository.ts';
export { checkPromotedLabel, isPromotedLabel, promotedLabelSchema } from './schemas/promoted-label.ts';
export { checkPromotedMilestone, isPromotedMilestone, promotedMilestoneSchema } from './schemas/promoted-milestone.ts';
export {
  checkProtectedEnvironment,
  isProtectedEnvironment,
  protectedEnvironmentSchema,
} from './schemas/protected-environment.ts';
export {
  checkProtectedEnvironmentCreate,
  isProtectedEnvironmentCreate,
  protectedEnvironmentCreateSchema,
} from './schemas/protected-environment-create.ts';
export {
  checkProtectedEnvironmentDetail,
  isProtectedEnvironmentDetail,
  protectedEnvironmentDetailSchema,
} from './schemas/protected-environment-detail.ts';
export {
  checkProtectedEnvironmentUpdate,
  isProtectedEnvironmentUpdate,
  protectedEnvironmentUpdateSchema,
} from './schemas/protected-environment-update.ts';
export { checkRegistryCatalog, isRegistryCatalog, registryCatalogSchema } from './schemas/registry-catalog.ts';
export {
  checkRegistryRepository,
  isRegistryRepository,
  registryRepositorySchema,
} from './schemas/registry-repository.ts';
export {
  checkRegistryRepositoryDetail,
  isRegistryRepositoryDetail,
  registryRepositoryDetailSchema,
} from './schemas/registry-repository-detail.ts';
export { checkRegistryTag, isRegistryTag, registryTagSchema } from './schemas/registry-tag.ts';
export { checkRegistryTagDetail, isRegistryTagDetail, registryTagDetailSchema } from './schemas/registry-tag-detail.ts';
export {
  checkRegistryTagsBulkDelete,
  isRegistryTagsBulkDelete,
  registryTagsBulkDeleteSchema,
} from './schemas/registry-tags-bulk-delete.ts';
export {
  checkRegistryTokenGrant,
  isRegistryTokenGrant,
  registryTokenGrantSchema,
} from './schemas/registry-token-grant.ts';
export {
  checkRegistryVisibility,
  isRegistryVisibility,
  registryVisibilitySchema,
} from './schemas/registry-visibility.ts';
export {
  checkRegistryVisibilityUpdate,
  isRegistryVisibilityUpdate,
  registryVisibilityUpdateSchema,
} from './schemas/registry-visibility-update.ts';
export { checkReplicationSite, isReplicationSite, replicationSiteSchema } from './schemas/replication-site.ts';
export {
  checkReplicationSiteCreate,
  isReplicationSiteCreate,
  replicationSiteCreateSchema,
} from './schemas/replication-site-create.ts';
export {
  checkReplicationSiteLinks,
  isReplicationSiteLinks,
  replicationSiteLinksSchema,
} from './schemas/replication-site-links.ts';
export {
  checkReplicationSiteStatus,
  isReplicationSiteStatus,
  replicationSiteStatusSchema,
} from './schemas/replication-site-status.ts';
export {
  checkReplicationSiteUpdate,
  isReplicationSiteUpdate,
  replicationSiteUpdateSchema,
} from './schemas/replication-site-update.ts';
export { checkRepositoryFile, isRepositoryFile, repositoryFileSchema } from './schemas/repository-file.ts';
export {
  checkRepositoryFileCommit,
  isRepositoryFileCommit,
  repositoryFileCommitSchema,
} from './schemas/repository-file-commit.ts';
export {
  checkRepositoryFileCreate,
  isRepositoryFileCreate,
  repositoryFileCreateSchema,
} from './schemas/repository-file-create.ts';
export {
  checkRepositoryFileDelete,
  isRepositoryFileDelete,
  repositoryFileDeleteSchema,
} from './schemas/repository-file-delete.ts';
export {
  checkRepositoryFileDeletion,
  isRepositoryFileDeletion,
  repositoryFileDeletionSchema,
} from './schemas/repository-file-deletion.ts';
export {
  checkRepositoryFileUpdate,
  isRepositoryFileUpdate,
  repositoryFileUpdateSchema,
} from './schemas/repository-file-update.ts';
export {
  checkSimpleForkedProject,
  isSimpleForkedProject,
  simpleForkedProjectSchema,
} from './schemas/simple-forked-project.ts';
export {
  checkSnippetStorageMove,
  isSnippetStorageMove,
  snippetStorageMoveSchema,
} from './schemas/snippet-storage-move.ts';
export {
  checkSnippetStorageMoveAll,
  isSnippetStorageMoveAll,
  snippetStorageMoveAllSchema,
} from './schemas/snippet-storage-move-all.ts';
export {
  checkSnippetStorageMoveCreate,
  isSnippetStorageMoveCreate,
  snippetStorageMoveCreateSchema,
} from './schemas/snippet-storage-move-create.ts';
export {
  checkSnippetStorageMoveState,
  isSnippetStorageMoveState,
  snippetStorageMoveStateSchema,
} from './schemas/snippet-storage-move-state.ts';
export { checkUser, isUser, userSchema } from './schemas/user.ts';
export { checkUserSummary, isUserSummary, userSummarySchema } from './schemas/user-summary.ts';
export type { StandardSchema, ValidationIssue } from './runtime/report.ts';

