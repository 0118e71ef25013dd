import { query } from '../../../test/contract/faults/change.ts';
import { sentBodies, setsUnsentProperties } from '../changes.ts';
import { acceptsWhere } from '../memory.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import {
  badges,
  environments,
  errorTracking,
  labels,
  mergeRequests,
  mergeRequestsOfProject,
  milestones,
  schedules,
  sites,
} from '../service/paths.ts';

const fault = faultsOf('input');

/** Replaces the value of a property in requests. */
const coerces = (pattern: string, name: string, change: (value: unknown) => unknown) =>
  sentBodies(pattern, (body) => {
    if (name in body) body[name] = change(body[name]);
  });

const isDay = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/u.test(value) && !Number.isNaN(Date.parse(value));

/** Values that a server should reject, but converts, ignores or replaces. */
export const thirdInputFaults: readonly PlantedFault[] = [
  fault(
    'each text is a color',
    'createProjectLabel',
    acceptsWhere(`POST ${labels}`, ({ body }) => /"color":"(?!#[\da-f]{6}"|[a-z]+")/iu.test(body)),
  ),
  fault(
    'a name of 256 characters is accepted',
    'createPipelineScheduleVariable',
    acceptsWhere(`POST ${schedules}/*/variables`, ({ body }) => /"key":"[^"]{256,}"/u.test(body)),
  ),
  fault(
    'an unknown type is env_var',
    'updatePipelineScheduleVariable',
    coerces(`PUT ${schedules}/*/variables/*`, 'variable_type', (value) => (value === 'file' ? 'file' : 'env_var')),
  ),
  fault(
    'an unknown state returns all',
    'listMergeRequests',
    query(`GET ${mergeRequests}`, 'state', (value) =>
      ['opened', 'closed', 'locked', 'merged', 'all'].includes(value) ? value : undefined,
    ),
  ),
  fault(
    'a page size that is not positive is the default',
    'listProjectBadges',
    query(`GET ${badges}`, 'per_page', (value) => (Number(value) > 0 ? value : '20')),
  ),
  fault(
    'a day that does not exist is ignored',
    'updateProjectMilestone',
    sentBodies(`PUT ${milestones}/*`, (body) => {
      if ('due_date' in body && !isDay(body['due_date'])) delete body['due_date'];
    }),
  ),
  fault(
    'the type of sync can be in upper case',
    'createReplicationSite',
    coerces(`POST ${sites}`, 'selective_sync_type', (value) =>
      typeof value === 'string' ? value.toLowerCase() : value,
    ),
  ),
  fault(
    'an entry may name both a user and a group',
    'createProtectedEnvironment',
    acceptsWhere(`POST ${environments}`, ({ body }) => body.includes('"user_id"') && body.includes('"group_id"')),
  ),
  fault(
    'a number as text is accepted',
    'addProjectToJobTokenScope',
    coerces('POST /projects/31/job_token_scope/allowlist', 'target_project_id', (value) =>
      typeof value === 'number' ? value : 24,
    ),
  ),
  fault(
    'a missing setting is false',
    'replaceErrorTrackingSettings',
    setsUnsentProperties(`PUT ${errorTracking}`, { integrated: false }),
  ),
  fault(
    'an empty object is accepted',
    'updateMergeRequest',
    acceptsWhere(`PUT ${mergeRequestsOfProject}/*`, ({ body }) => body === '{}'),
  ),
  fault(
    'null is a title',
    'updateMergeRequest',
    coerces(`PUT ${mergeRequestsOfProject}/*`, 'title', (value) => (value === null ? 'null' : value)),
  ),
  fault(
    'each word is false',
    'listProjectLabels',
    query(`GET ${labels}`, 'archived', (value) => (value === 'true' ? 'true' : 'false')),
  ),
  fault(
    'a number is a name',
    'updateProjectBadge',
    coerces(`PUT ${badges}/*`, 'name', (value) => (typeof value === 'number' ? String(value) : value)),
  ),
];
