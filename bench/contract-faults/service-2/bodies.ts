import { answers, bodies, items } from '../../../test/contract/faults/change.ts';
import { freezesProperty } from '../memory.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import {
  badges,
  environments,
  files,
  labels,
  mergeRequests,
  milestones,
  project,
  schedules,
} from '../service/paths.ts';

const fault = faultsOf('bodies');

const sets = (pattern: string, name: string, value: unknown) => bodies(pattern, (body) => void (body[name] = value));

/** Faults of the values in bodies. */
export const secondBodyFaults: readonly PlantedFault[] = [
  fault('null for an absent property', 'getProjectLabel', sets(`GET ${labels}/*`, 'open_issues_count', null)),
  fault('a state in upper case', 'getProjectMilestone', sets(`GET ${milestones}/*`, 'state', 'ACTIVE')),
  fault(
    'a kind in another case',
    'listNamespaces',
    items('GET /namespaces', (item) => void (item['kind'] = 'Group')),
  ),
  fault(
    'created before the request',
    'createProjectMilestone',
    sets(`POST ${milestones}`, 'created_at', '2001-02-03T04:05:06.000Z'),
  ),
  fault(
    'the time of the last change does not move',
    'updateProjectMilestone',
    freezesProperty([`GET ${milestones}/*`, `PUT ${milestones}/*`], 'updated_at'),
  ),
  fault(
    'the time of the last change does not move',
    'updatePipelineSchedule',
    freezesProperty([`GET ${schedules}/*`, `PUT ${schedules}/*`], 'updated_at'),
  ),
  fault(
    'the number of a new badge is wrong',
    'createProjectBadge',
    bodies(`POST ${badges}`, (body) => void (body['id'] = Number(body['id']) + 1000)),
  ),
  fault('a day in another notation', 'getProjectMilestone', sets(`GET ${milestones}/*`, 'due_date', '30.04.2026')),
  fault(
    'a fraction for an integer',
    'getIssueWeightEvent',
    sets(`GET ${project}/issues/*/resource_weight_events/*`, 'id', 1.5),
  ),
  fault('an address without host', 'getNamespace', sets('GET /namespaces/*', 'web_url', 'groups aurora')),
  fault(
    'an object for a list',
    'getProtectedEnvironment',
    sets(`GET ${environments}/*`, 'deploy_access_levels', { id: 1 }),
  ),
  fault(
    'the size of a file is wrong',
    'getRepositoryFile getRepositoryFileMetadata',
    bodies(`GET ${files}/*`, (body) => void (body['size'] = Number(body['size']) + 1)),
  ),
  fault(
    'an error that is an HTML page',
    'createProjectBadge',
    answers(`POST ${badges}`, (answered) => {
      if (answered.status !== 422) return;
      answered.headers['content-type'] = 'text/html';
      answered.body = '<p>Wrong</p>';
    }),
  ),
  fault(
    'an error that is cut',
    'deleteProjectLabel',
    answers(`DELETE ${labels}/*`, (answered) => {
      if (answered.status === 404) answered.body = answered.body.slice(0, -1);
    }),
  ),
  fault(
    'a number as text',
    'listMergeRequests',
    items(`GET ${mergeRequests}`, (item) => void (item['iid'] = String(item['iid']))),
  ),
  fault(
    'a boolean as text',
    'listProjectMilestones',
    items(`GET ${milestones}`, (item) => void (item['expired'] = 'false')),
  ),
  fault(
    'a property of a nested object is missing',
    'getPipelineSchedule',
    bodies(`GET ${schedules}/*`, (body) => {
      const { username: _name, ...owner } = body['owner'] as Record<string, unknown>;
      body['owner'] = owner;
    }),
  ),
  fault(
    'a response is wrapped',
    'getReplicationSite',
    bodies('GET /geo_sites/*', (body) => ({ data: body })),
  ),
];
