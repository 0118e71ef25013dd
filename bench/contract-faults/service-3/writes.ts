import { bodies } from '../../../test/contract/faults/change.ts';
import { forgetsProperty, sentBodies, setsUnsentProperties, together, type Json } from '../changes.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import {
  badges,
  environments,
  errorTracking,
  files,
  labels,
  mergeRequestsOfProject,
  milestones,
  project,
  schedules,
  sites,
} from '../service/paths.ts';

const fault = faultsOf('writes');

/** Removes a property from requests in which it has a given value. */
const ignoresValue = (pattern: string, name: string, isIgnored: (value: unknown) => boolean) =>
  sentBodies(pattern, (body) => {
    if (name in body && isIgnored(body[name])) delete body[name];
  });

/** Stores a property only if the request also has another one. */
const storesTogether = (pattern: string, name: string, other: string) =>
  sentBodies(pattern, (body) => {
    if (!(other in body)) delete body[name];
  });

/** Also sets another property if a request has a property, but not the other one. */
const alsoSets = (pattern: string, name: string, other: string, value: (sent: unknown) => unknown) =>
  sentBodies(pattern, (body) => {
    if (name in body && !(other in body)) body[other] = value(body[name]);
  });

/** The last value of a setting, which a replacement does not switch off. */
const setting: { integrated?: unknown } = {};
const remembersSetting = (method: string) =>
  bodies(`${method} ${errorTracking}`, (body) => void (setting.integrated = body['integrated']));

/** Faults of writes that a server makes in its own code: columns, defaults, values that count as false, and properties that are not sent. */
export const thirdWriteFaults: readonly PlantedFault[] = [
  fault(
    'the first day is only stored together with the last',
    'updateProjectMilestone',
    storesTogether(`PUT ${milestones}/*`, 'start_date', 'due_date'),
  ),
  fault(
    'cron is only stored together with its time zone',
    'updatePipelineSchedule',
    storesTogether(`PUT ${schedules}/*`, 'cron', 'cron_timezone'),
  ),
  fault(
    'an update that does not send a number sets its default',
    'updateReplicationSite',
    setsUnsentProperties(`PUT ${sites}/*`, { verification_max_capacity: 100 }),
  ),
  fault(
    'an update of the value resets the type of a variable',
    'updatePipelineScheduleVariable',
    setsUnsentProperties(`PUT ${schedules}/*/variables/*`, { variable_type: 'env_var' }),
  ),
  fault(
    'the last day of a new milestone is only in the response',
    'createProjectMilestone',
    forgetsProperty(`POST ${milestones}`, 'due_date', true),
  ),
  fault(
    'the type of a new variable is only in the response',
    'createPipelineScheduleVariable',
    forgetsProperty(`POST ${schedules}/*/variables`, 'variable_type', true),
  ),
  fault(
    'a new site is switched off by default',
    'createReplicationSite',
    setsUnsentProperties(`POST ${sites}`, { enabled: false }),
  ),
  fault(
    'a new schedule is inactive by default',
    'createPipelineSchedule',
    setsUnsentProperties(`POST ${schedules}`, { active: false }),
  ),
  fault(
    'the priority 0 is no priority',
    'createProjectLabel',
    sentBodies(`POST ${labels}`, (body) => {
      if (body['priority'] === 0) body['priority'] = null;
    }),
  ),
  fault(
    'an empty description is ignored',
    'updateProjectMilestone',
    ignoresValue(`PUT ${milestones}/*`, 'description', (value) => value === ''),
  ),
  fault(
    'squash cannot be switched off',
    'updateMergeRequest',
    ignoresValue(`PUT ${mergeRequestsOfProject}/*`, 'squash', (value) => value === false),
  ),
  fault(
    'null does not remove the milestone',
    'updateMergeRequest',
    ignoresValue(`PUT ${mergeRequestsOfProject}/*`, 'milestone_id', (value) => value === null),
  ),
  fault(
    'an empty list of storages is ignored',
    'updateReplicationSite',
    ignoresValue(`PUT ${sites}/*`, 'selective_sync_shards', (value) => Array.isArray(value) && value.length === 0),
  ),
  fault(
    'a description loses its last character',
    'updatePipelineSchedule',
    sentBodies(`PUT ${schedules}/*`, (body) => {
      if (typeof body['description'] === 'string') body['description'] = body['description'].slice(0, -1);
    }),
  ),
  fault(
    'a replacement does not switch off a setting',
    'replaceErrorTrackingSettings',
    together(
      remembersSetting('GET'),
      remembersSetting('PATCH'),
      sentBodies(`PUT ${errorTracking}`, (body) => {
        if (body['integrated'] === false && setting.integrated === true) body['integrated'] = true;
      }),
      remembersSetting('PUT'),
    ),
  ),
  fault(
    'a setting also changes another one',
    'updatePagesSettings',
    alsoSets(`PATCH ${project}/pages`, 'pages_unique_domain_enabled', 'pages_https_only', (sent) => sent),
  ),
  fault(
    'the image is also the link',
    'updateProjectBadge',
    alsoSets(`PUT ${badges}/*`, 'image_url', 'link_url', (sent) => sent),
  ),
  fault(
    'only the first access level is stored',
    'createProtectedEnvironment',
    sentBodies(`POST ${environments}`, (body) => {
      const levels = body['deploy_access_levels'];
      if (Array.isArray(levels)) body['deploy_access_levels'] = levels.slice(0, 1);
    }),
  ),
  fault(
    'a number is stored in two columns',
    'createReplicationSite',
    sentBodies(`POST ${sites}`, (body: Json) => {
      if ('repos_max_capacity' in body) body['files_max_capacity'] = body['repos_max_capacity'];
    }),
  ),
  fault(
    'a file in base64 is stored as text',
    'updateRepositoryFile',
    ignoresValue(`PUT ${files}/*`, 'encoding', (value) => value === 'base64'),
  ),
];
