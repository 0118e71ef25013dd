import { answers, bodies, staleReads } from '../../../test/contract/faults/change.ts';
import { acceptsEverything } from '../../../test/contract/faults/change.ts';
import { doesNothing, lists, remembersReads, sentBodies, setsUnsentProperties, together } from '../changes.ts';
import { changesSiblings, keepsItems, losesSibling } from '../memory.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import {
  badges,
  files,
  labels,
  mergeRequests,
  mergeRequestsOfProject,
  milestones,
  project,
  schedules,
} from '../service/paths.ts';

const fault = faultsOf('state');

const scope = `${project}/job_token_scope`;
const parent = (target: string): string => target.replace(/\/[^/?]+(?:\?.*)?$/u, '');

/** Faults that a client notices in a later request. */
export const secondStateFaults: readonly PlantedFault[] = [
  fault(
    'a second deletion succeeds',
    'deleteProjectMilestone',
    answers(`DELETE ${milestones}/*`, (answered) => {
      if (answered.status === 404) Object.assign(answered, { status: 204, body: '' });
    }),
  ),
  fault(
    'each update activates the milestone',
    'updateProjectMilestone',
    setsUnsentProperties(`PUT ${milestones}/*`, { state_event: 'activate' }),
  ),
  fault(
    'unsubscribing has no effect',
    'unsubscribeFromProjectLabel',
    doesNothing(`POST ${labels}/*/unsubscribe`, 200, parent),
  ),
  fault(
    'closing a merge request has no effect',
    'updateMergeRequest',
    sentBodies(`PUT ${mergeRequestsOfProject}/*`, (body) => {
      if (body['state_event'] === 'close') return { ...body, state_event: undefined };
      return body;
    }),
  ),
  fault(
    'a deleted variable stays in the schedule',
    'deletePipelineScheduleVariable',
    keepsItems(`GET ${schedules}/*`, 'variables'),
  ),
  fault(
    'a new variable is not in the schedule',
    'createPipelineScheduleVariable',
    bodies(`GET ${schedules}/*`, (body) => void (body['variables'] = [])),
  ),
  fault(
    'a removed group stays in the list',
    'removeGroupFromJobTokenScope',
    keepsItems('GET /projects/31/job_token_scope/groups_allowlist'),
  ),
  fault(
    'an added project is not in the list',
    'addProjectToJobTokenScope listJobTokenScopeProjects',
    together(remembersReads(`GET ${scope}/allowlist`), remembersReads('GET /projects/31/job_token_scope/allowlist')),
  ),
  fault(
    'a deleted file can be read',
    'deleteRepositoryFile getRepositoryFile createRepositoryFile',
    acceptsEverything(`GET ${files}/*`, [404]),
  ),
  fault(
    'a new merge request is not in the list',
    'createMergeRequest listMergeRequests',
    staleReads(`GET ${mergeRequests}`),
  ),
  fault(
    'a deleted schedule can be read',
    'deletePipelineSchedule getPipelineSchedule',
    acceptsEverything(`GET ${schedules}/*`, [404]),
  ),
  fault(
    'an updated badge is old in the list',
    'updateProjectBadge listProjectBadges',
    ((first) =>
      lists(`GET ${badges}`, (all) =>
        all.map((item) => {
          const known = first.get(item['id']) ?? item;
          first.set(item['id'], known);
          return known;
        }),
      ))(new Map<unknown, Record<string, unknown>>()),
  ),
  fault('a deletion also hides another badge', 'deleteProjectBadge', losesSibling(`DELETE ${badges}/*`, badges)),
  fault(
    'an update also changes the other schedules',
    'updatePipelineSchedule',
    changesSiblings(`PUT ${schedules}/*`, schedules, (item) => void (item['cron'] = '0 0 * * *')),
  ),
  fault(
    'an update also changes the other labels',
    'updateProjectLabel',
    changesSiblings(`PUT ${labels}/*`, labels, (item) => void (item['color'] = '#010203')),
  ),
  fault(
    'an update of a variable is not in the schedule',
    'updatePipelineScheduleVariable',
    remembersReads(`GET ${schedules}/*`),
  ),
  fault(
    'a second subscription says that it is gone',
    'subscribeToProjectLabel',
    together(
      remembersReads(`GET ${labels}/*`),
      bodies(`POST ${labels}/*/subscribe`, (body) => void (body['subscribed'] = false)),
    ),
  ),
];
