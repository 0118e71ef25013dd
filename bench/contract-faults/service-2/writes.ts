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

const changesText = (name: string, change: (text: string) => string) => (body: Json) => {
  const value = body[name];
  if (typeof value === 'string') body[name] = change(value);
};

const rewritten = (change: (text: string) => string) =>
  changesText('content', (base64) => Buffer.from(change(Buffer.from(base64, 'base64').toString())).toString('base64'));

/** Faults of writes: values that are not stored, or stored as other ones. */
export const secondWriteFaults: readonly PlantedFault[] = [
  fault(
    'an update resets the color',
    'updateProjectLabel',
    setsUnsentProperties(`PUT ${labels}/*`, { color: '#0f0f0f' }),
  ),
  fault(
    'an update resets a number',
    'updateReplicationSite',
    setsUnsentProperties(`PUT ${sites}/*`, { files_max_capacity: 10 }),
  ),
  fault(
    'an update removes the description',
    'updateMergeRequest',
    setsUnsentProperties(`PUT ${mergeRequestsOfProject}/*`, { description: '' }),
  ),
  fault(
    'a description is cut',
    'createProjectMilestone',
    sentBodies(
      `POST ${milestones}`,
      changesText('description', (text) => text.slice(0, 3)),
    ),
  ),
  fault(
    'a number is rounded to tens',
    'updateReplicationSite',
    sentBodies(`PUT ${sites}/*`, (body) => {
      const value = body['repos_max_capacity'];
      if (typeof value === 'number') body['repos_max_capacity'] = Math.max(10, Math.round(value / 10) * 10);
    }),
  ),
  fault(
    'null is not stored',
    'updateProjectLabel',
    sentBodies(`PUT ${labels}/*`, (body) => {
      if (body['priority'] === null) delete body['priority'];
    }),
  ),
  fault(
    'false is not stored',
    'updatePipelineSchedule',
    sentBodies(`PUT ${schedules}/*`, (body) => {
      if (body['active'] === false) delete body['active'];
    }),
  ),
  fault(
    'a time zone is only in the response',
    'updatePipelineSchedule',
    forgetsProperty(`PUT ${schedules}/*`, 'cron_timezone', true),
  ),
  fault(
    'approval rules are not stored',
    'createProtectedEnvironment',
    forgetsProperty(`POST ${environments}`, 'approval_rules'),
  ),
  fault(
    'a setting is stored as its opposite',
    'updateJobTokenScope',
    sentBodies(`PATCH ${project}/job_token_scope`, (body) => {
      if (typeof body['enabled'] === 'boolean') body['enabled'] = !body['enabled'];
    }),
  ),
  fault(
    'a domain is not stored',
    'updatePagesSettings',
    forgetsProperty(`PATCH ${project}/pages`, 'pages_primary_domain'),
  ),
  fault(
    'the type of a variable is not stored',
    'updatePipelineScheduleVariable',
    forgetsProperty(`PUT ${schedules}/*/variables/*`, 'variable_type'),
  ),
  fault(
    'the value of a variable is in upper case',
    'createPipelineScheduleVariable',
    sentBodies(
      `POST ${schedules}/*/variables`,
      changesText('value', (text) => text.toUpperCase()),
    ),
  ),
  fault(
    'a new file ends with a line break',
    'createRepositoryFile',
    sentBodies(
      `POST ${files}/*`,
      rewritten((text) => `${text}\n`),
    ),
  ),
  fault(
    'the line ends of a file change',
    'updateRepositoryFile',
    sentBodies(
      `PUT ${files}/*`,
      rewritten((text) => text.replaceAll('\n', '\r\n')),
    ),
  ),
  fault(
    'a setting that is replaced keeps its value',
    'replaceErrorTrackingSettings',
    ((stored: { integrated?: unknown }) =>
      together(
        sentBodies(`PUT ${errorTracking}`, (body) => {
          stored.integrated = body['integrated'];
          if (typeof body['integrated'] === 'boolean') body['integrated'] = false;
        }),
        bodies(`PUT ${errorTracking}`, (body) => void (body['integrated'] = stored.integrated)),
      ))({}),
  ),
  fault('a new name is ignored', 'updateProjectLabelByName', forgetsProperty(`PUT ${labels}`, 'new_name')),
  fault(
    'the two addresses of a badge are swapped',
    'createProjectBadge',
    sentBodies(`POST ${badges}`, (body) => ({ ...body, link_url: body['image_url'], image_url: body['link_url'] })),
  ),
  fault(
    'a due date is a day later',
    'updateProjectMilestone',
    bodies('GET /projects/24/milestones/*', (body) => {
      const due = body['due_date'];
      if (typeof due === 'string') body['due_date'] = new Date(Date.parse(due) + 86_400_000).toISOString().slice(0, 10);
    }),
  ),
  fault(
    'spaces in a title are lost',
    'createMergeRequest',
    sentBodies(
      `POST ${mergeRequestsOfProject}`,
      changesText('description', (text) => text.replaceAll(' ', '')),
    ),
  ),
];
