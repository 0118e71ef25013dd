import { bodies } from '../../../test/contract/faults/change.ts';
import {
  doesNothing,
  forgetsProperty,
  remembersReads,
  sentBodies,
  setsUnsentProperties,
  together,
} from '../changes.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import {
  badges,
  errorTracking,
  files,
  labels,
  mergeRequestsOfProject,
  milestones,
  project,
  schedules,
  sites,
} from './paths.ts';

const fault = faultsOf('writes');

const forgets = (operation: string, pattern: string, names: string, isEchoed = false): PlantedFault[] =>
  names
    .split(' ')
    .map((name) =>
      fault(
        `${name} is not stored${isEchoed ? ', but in the response' : ''}`,
        operation,
        forgetsProperty(pattern, name, isEchoed),
      ),
    );

const parent = (target: string): string => target.replace(/\/[^/?]+(?:\?.*)?$/u, '');

export const serviceWriteFaults: readonly PlantedFault[] = [
  ...forgets('updateProjectLabel', `PUT ${labels}/*`, 'description priority archived'),
  ...forgets('updateProjectLabel', `PUT ${labels}/*`, 'color', true),
  ...forgets('updateProjectMilestone', `PUT ${milestones}/*`, 'due_date start_date description'),
  ...forgets('updatePipelineSchedule', `PUT ${schedules}/*`, 'cron active cron_timezone'),
  ...forgets('updateProjectBadge', `PUT ${badges}/*`, 'name', true),
  ...forgets('updateReplicationSite', `PUT ${sites}/*`, 'files_max_capacity enabled'),
  ...forgets('updateReplicationSite', `PUT ${sites}/*`, 'internal_url', true),
  ...forgets('updateMergeRequest', `PUT ${mergeRequestsOfProject}/*`, 'description title squash'),
  ...forgets('createProjectLabel', `POST ${labels}`, 'description archived'),
  ...forgets('createProjectMilestone', `POST ${milestones}`, 'start_date'),
  ...forgets('createPipelineSchedule', `POST ${schedules}`, 'cron_timezone active'),
  ...forgets('createReplicationSite', `POST ${sites}`, 'sync_object_storage'),
  ...forgets('createProjectBadge', `POST ${badges}`, 'name', true),
  ...forgets('createMergeRequest', `POST ${mergeRequestsOfProject}`, 'description'),
  fault(
    'an update resets the description',
    'updateProjectMilestone',
    setsUnsentProperties(`PUT ${milestones}/*`, { description: '' }),
  ),
  fault(
    'an update of one property resets active',
    'updatePipelineSchedule',
    setsUnsentProperties(`PUT ${schedules}/*`, { active: false }),
  ),
  fault(
    'a PATCH resets another setting',
    'updateErrorTrackingSettings',
    setsUnsentProperties(`PATCH ${errorTracking}`, { integrated: true }),
  ),
  fault(
    'settings are not stored',
    'updateErrorTrackingSettings',
    together(
      sentBodies(`PATCH ${errorTracking}`, (body) => {
        sent = body;
        return { active: true };
      }),
      bodies(`PATCH ${errorTracking}`, (body) => ({ ...body, ...sent })),
    ),
  ),
  fault('settings are read from a cache', 'replaceErrorTrackingSettings', remembersReads(`GET ${errorTracking}`)),
  fault('settings are read from a cache', 'updateJobTokenScope', remembersReads(`GET ${project}/job_token_scope`)),
  fault(
    'a setting of pages is not stored',
    'updatePagesSettings',
    forgetsProperty(`PATCH ${project}/pages`, 'pages_https_only'),
  ),
  fault(
    'taking ownership is not visible',
    'takePipelineScheduleOwnership',
    doesNothing(`POST ${schedules}/*/take_ownership`, 200, parent),
  ),
  fault('subscribing has no effect', 'subscribeToProjectLabel', doesNothing(`POST ${labels}/*/subscribe`, 200, parent)),
  fault('a subscription is not visible in reads', 'subscribeToProjectLabel', remembersReads(`GET ${labels}/*`)),
  fault(
    'the content of a new file ends with another byte',
    'createRepositoryFile',
    sentBodies(`POST ${files}/*`, (body) => ({ ...body, content: 'b3RoZXI=' })),
  ),
  fault(
    'the content of a file is not updated',
    'updateRepositoryFile',
    sentBodies(`PUT ${files}/*`, (body) => ({ ...body, content: 'b3RoZXI=' })),
  ),
];

let sent: Record<string, unknown> = {};
