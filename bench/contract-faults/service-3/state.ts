import { acceptsEverything, bodies, items, staleReads } from '../../../test/contract/faults/change.ts';
import { splitQuery } from '../../../templates/shared/query-component.ts';
import { doesNothing, hasParameter, lists, remembersReads, sentBodies, together } from '../changes.ts';
import { freezesItems, freezesProperty, keepsItems, staleUntilRead, staleUnlessSent } from '../memory.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import {
  badges,
  clientKeys,
  environments,
  files,
  labels,
  mergeRequests,
  mergeRequestsOfProject,
  milestones,
  project,
  schedules,
  sites,
} from '../service/paths.ts';

const fault = faultsOf('state');

const scope = '/projects/31/job_token_scope';

/** Faults that a client notices in a later request: caches, indexes, and actions that are only in their own response. */
export const thirdStateFaults: readonly PlantedFault[] = [
  fault(
    'a deleted badge stays in the list with a filter',
    'deleteProjectBadge listProjectBadges',
    ((all) => ({
      response: (answered, passing) => {
        if (hasParameter(passing, 'name')) all.response?.(answered, passing);
      },
    }))(keepsItems(`GET ${badges}`)),
  ),
  fault(
    'an updated label has its old color in the list',
    'updateProjectLabel listProjectLabels',
    freezesItems(`GET ${labels}`, 'color'),
  ),
  fault(
    'an updated merge request has its old title in the list',
    'updateMergeRequest listMergeRequests',
    freezesItems(`GET ${mergeRequests}`, 'title'),
  ),
  fault(
    'a closed milestone stays in the list of active ones',
    'updateProjectMilestone listProjectMilestones',
    ((all) => ({
      response: (answered, passing) => {
        if (passing.target.includes('state=active')) all.response?.(answered, passing);
      },
    }))(keepsItems(`GET ${milestones}`)),
  ),
  fault(
    'closing a milestone is only in the response',
    'updateProjectMilestone',
    ((wanted: { event?: unknown }) =>
      together(
        sentBodies(`PUT ${milestones}/*`, (body) => {
          wanted.event = body['state_event'];
          if (body['state_event'] === 'close') delete body['state_event'];
        }),
        bodies(`PUT ${milestones}/*`, (body) => {
          if (wanted.event === 'close') body['state'] = 'closed';
        }),
      ))({}),
  ),
  fault(
    'a subscription is not in the list',
    'subscribeToProjectLabel listProjectLabels',
    items(`GET ${labels}`, (item) => void (item['subscribed'] = false)),
  ),
  fault(
    'a deleted label can be updated',
    'deleteProjectLabel updateProjectLabel',
    acceptsEverything(`PUT ${labels}/*`, [404]),
  ),
  fault(
    'a deleted milestone stays in the list',
    'deleteProjectMilestone listProjectMilestones',
    keepsItems(`GET ${milestones}`),
  ),
  fault(
    'a new key has another value in the list',
    'createErrorTrackingClientKey listErrorTrackingClientKeys',
    items(`GET ${clientKeys}`, (item) => void (item['public_key'] = `old-${String(item['id'])}`)),
  ),
  fault(
    'an added group is not in the list',
    'addGroupToJobTokenScope listJobTokenScopeGroups',
    staleReads(`GET ${scope}/groups_allowlist`),
  ),
  fault('a removed project stays in the list', 'removeProjectFromJobTokenScope', keepsItems(`GET ${scope}/allowlist`)),
  fault(
    'an unprotected environment can be read',
    'unprotectEnvironment getProtectedEnvironment',
    staleReads(`GET ${environments}/*`),
  ),
  fault(
    'a deletion by name has no effect',
    'deleteProjectLabelByName',
    doesNothing(`DELETE ${labels}`, 204, (target) => splitQuery(target).path),
  ),
  fault(
    'the first read after an update is old',
    'updateJobTokenScope getJobTokenScope',
    staleUntilRead(`PATCH ${project}/job_token_scope`, `GET ${project}/job_token_scope`),
  ),
  fault(
    'only a new name is visible in reads',
    'updateReplicationSite',
    staleUnlessSent(`PUT ${sites}/*`, `GET ${sites}/*`, 'name'),
  ),
  fault(
    'merging is only in the response',
    'mergeMergeRequest getMergeRequest',
    freezesProperty([`GET ${mergeRequestsOfProject}/*`], 'state'),
  ),
  fault(
    'the raw file is that before the update',
    'updateRepositoryFile getRawRepositoryFile',
    remembersReads(`GET ${files}/*/raw`),
  ),
  fault(
    'schedules have another owner in the list',
    'createPipelineSchedule listPipelineSchedules',
    lists(`GET ${schedules}`, (all) =>
      all.map((item) => ({ ...item, owner: { ...(item['owner'] as object), id: 999 } })),
    ),
  ),
];
