import { answers, header, successes } from '../../../test/contract/faults/change.ts';
import { byteOrderMark, bytes, links } from '../changes.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import { badges, files, labels, mergeRequests, milestones, project, schedules, sites } from '../service/paths.ts';

const fault = faultsOf('headers and bytes');

/** Faults of headers, and of the bytes of bodies. */
export const secondHeaderFaults: readonly PlantedFault[] = [
  fault(
    'the charset is UTF-16',
    'listProjectBadges',
    header(`GET ${badges}`, 'content-type', 'application/json; charset=utf-16'),
  ),
  fault(
    'JSON is UTF-16',
    'getProjectLabel',
    bytes(`GET ${labels}/*`, (body) => body.replaceAll(/./gsu, '$&\u0000')),
  ),
  fault(
    'an error begins with a byte order mark',
    'createProjectLabel',
    answers(`POST ${labels}`, (answered) => {
      if (answered.status === 422) answered.body = byteOrderMark + answered.body;
    }),
  ),
  fault(
    'an error is not UTF-8',
    'updateProjectMilestone',
    answers(`PUT ${milestones}/*`, (answered) => {
      if (answered.status === 422) answered.body = answered.body.replace('":"', '":"\u00e9');
    }),
  ),
  fault(
    'the link prev leads to the same page',
    'listProjectLabels',
    links(`GET ${labels}`, (link) => link.replace(/([?&]page=)\d+([^>]*>; rel="prev")/u, '$12$2')),
  ),
  fault(
    'Link loses the state',
    'listProjectMilestones',
    links(`GET ${milestones}`, (link) => link.replaceAll(/([?&])state=[^&>]*&?/gu, '$1')),
  ),
  fault(
    'the link last leads to the first page',
    'listMergeRequests',
    links(`GET ${mergeRequests}`, (link) => link.replace(/([?&]page=)\d+([^>]*>; rel="last")/u, '$11$2')),
  ),
  fault(
    'Link loses the port',
    'listProjectLabels',
    links(`GET ${labels}`, (link) => link.replaceAll(/<http:\/\/([^/:]+):\d+/gu, '<http://$1:81')),
  ),
  fault(
    'HEAD has another page size',
    'listMergeRequests',
    answers(`HEAD ${mergeRequests}`, ({ headers }) => void (headers['x-per-page'] = '100')),
  ),
  fault(
    'HEAD has another length of the raw file',
    'getRawRepositoryFile getRawRepositoryFileMetadata',
    answers(`HEAD ${files}/*/raw`, ({ headers }) => void (headers['content-length'] = '3')),
  ),
  fault('plain JSON is declared as gzip', 'listNamespaces', header('GET /namespaces', 'content-encoding', 'gzip')),
  fault(
    'JSON has a comma before the end',
    'getNamespace',
    bytes('GET /namespaces/*', (body) => body.replace(/\}$/u, ',}')),
  ),
  fault(
    'JSON contains NaN',
    'getReplicationSite',
    bytes(`GET ${sites}/*`, (body) => body.replace(/"files_max_capacity":\d+/u, '"files_max_capacity":NaN')),
  ),
  fault(
    'two JSON values follow each other',
    'getPagesSettings',
    bytes(`GET ${project}/pages`, (body) => body + body),
  ),
  fault('x-total is a fraction', 'listProjectBadges', header(`GET ${badges}`, 'x-total', '2.5')),
  fault(
    'a redirect loses the query',
    'listProjectMilestones',
    answers('GET /projects/aurora%2Fpathfinder/milestones', ({ headers }) => {
      headers['location'] = String(headers['location']).replace('/milestones', '/labels');
    }),
  ),
  fault(
    'a control character in a text',
    'getPipelineSchedule',
    bytes(`GET ${schedules}/*`, (body) => body.replace('"description":"', '"description":"\u0007')),
  ),
  fault(
    'the header of a file has another hash',
    'getRepositoryFileMetadata getRepositoryFile',
    successes(`HEAD ${files}/*`, ({ headers }) => {
      for (const name of Object.keys(headers)) if (name.endsWith('content-sha256')) headers[name] = '0'.repeat(64);
    }),
  ),
];
