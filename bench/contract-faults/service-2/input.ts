import { query } from '../../../test/contract/faults/change.ts';
import { requests } from '../../../test/contract/faults/change.ts';
import { sentBodies } from '../changes.ts';
import { acceptsWhere } from '../memory.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import { badges, labels, mergeRequests, milestones, project, schedules, sites } from '../service/paths.ts';

const fault = faultsOf('input');

/** Values that the server should reject. */
export const secondInputFaults: readonly PlantedFault[] = [
  fault(
    'an unknown event is ignored',
    'updateProjectMilestone',
    sentBodies(`PUT ${milestones}/*`, (body) => {
      if (body['state_event'] !== 'close' && body['state_event'] !== 'activate') delete body['state_event'];
    }),
  ),
  fault(
    'an empty title is accepted',
    'createProjectMilestone',
    acceptsWhere(`POST ${milestones}`, ({ body }) => /"title":""/u.test(body)),
  ),
  fault(
    'the page 0 is the first page',
    'listProjectLabels',
    query(`GET ${labels}`, 'page', (value) => (value === '0' ? undefined : value)),
  ),
  fault(
    'a page that is a word is the first page',
    'listNamespaces',
    query('GET /namespaces', 'page', (value) => (/^\d+$/u.test(value) ? value : '1')),
  ),
  fault(
    'a time that is none is ignored',
    'listProjectMilestones',
    query(`GET ${milestones}`, 'updated_after', (value) => (Number.isNaN(Date.parse(value)) ? undefined : value)),
  ),
  fault(
    'an unknown direction is ignored',
    'listMergeRequests',
    query(`GET ${mergeRequests}`, 'sort', (value) => (value === 'asc' || value === 'desc' ? value : undefined)),
  ),
  fault(
    'a missing color is black',
    'createProjectLabel',
    sentBodies(`POST ${labels}`, (body) => ({ color: '#000000', ...body })),
  ),
  fault(
    'a text is accepted for a number',
    'updateReplicationSite',
    sentBodies(`PUT ${sites}/*`, (body) => {
      if (typeof body['repos_max_capacity'] === 'string') delete body['repos_max_capacity'];
    }),
  ),
  fault(
    'a required parameter can be missing',
    'renderProjectBadge',
    requests(`GET ${badges}/render`, (passing) => {
      const [path = '', text = ''] = passing.target.split('?');
      const sent = new URLSearchParams(text);
      if (!sent.has('link_url')) sent.set('link_url', 'https://example.com/');
      passing.target = `${path}?${sent.toString()}`;
    }),
  ),
  fault(
    'a list is accepted as a body',
    'createProjectBadge',
    acceptsWhere(`POST ${badges}`, ({ body }) => body.startsWith('[')),
  ),
  fault(
    'each word is a boolean',
    'updatePipelineSchedule',
    sentBodies(`PUT ${schedules}/*`, (body) => {
      if ('active' in body && typeof body['active'] !== 'boolean') body['active'] = true;
    }),
  ),
  fault(
    'malformed JSON is an empty update',
    'updateProjectBadge',
    requests(`PUT ${badges}/*`, (passing) => {
      try {
        if (/json/u.test(passing.headers['content-type'] ?? '')) JSON.parse(passing.body);
      } catch {
        passing.body = '{"name":"same"}';
      }
    }),
  ),
  fault(
    'each media type is read as JSON',
    'createPipelineSchedule',
    acceptsWhere(`POST ${schedules}`, ({ headers }) => !/json|form|multipart/u.test(headers['content-type'] ?? '')),
  ),
  fault(
    'a fraction is rounded',
    'createReplicationSite',
    sentBodies(`POST ${sites}`, (body) => {
      for (const [name, value] of Object.entries(body)) if (typeof value === 'number') body[name] = Math.floor(value);
    }),
  ),
  fault(
    'an address that is none is accepted',
    'createProjectBadge',
    acceptsWhere(`POST ${badges}`, ({ body }) => /"(?:link|image)_url":"(?!https?:)/u.test(body)),
  ),
  fault(
    'null is ignored',
    'updateProjectLabel',
    sentBodies(`PUT ${labels}/*`, (body) => {
      if (body['color'] === null) delete body['color'];
    }),
  ),
  fault(
    'an access level that does not exist is accepted',
    'createProtectedEnvironment',
    acceptsWhere(`POST ${project}/protected_environments`, ({ body }) => /access_level/u.test(body)),
  ),
];
