import { answers, header, successes } from '../../../test/contract/faults/change.ts';
import { byteOrderMark, bytes, links } from '../changes.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import { badges, files, labels, mergeRequests, milestones, project, schedules, sites } from './paths.ts';

const fault = faultsOf('headers and bytes');

export const serviceHeaderFaults: readonly PlantedFault[] = [
  fault(
    'JSON begins with a byte order mark',
    'getProjectLabel',
    bytes(`GET ${labels}/*`, (body) => byteOrderMark + body),
  ),
  fault(
    'JSON begins with a byte order mark',
    'listProjectBadges',
    bytes(`GET ${badges}`, (body) => byteOrderMark + body),
  ),
  fault(
    'JSON is Latin-1',
    'getProjectMilestone',
    bytes(`GET ${milestones}/*`, (body) => body.replace('"title":"', '"title":"\u00e9')),
  ),
  fault(
    'JSON is Latin-1',
    'listNamespaces',
    bytes('GET /namespaces', (body) => body.replace('"name":"', '"name":"\u00fc')),
  ),
  fault(
    'JSON is cut',
    'getPipelineSchedule',
    bytes(`GET ${schedules}/*`, (body) => body.slice(0, -1)),
  ),
  fault(
    'Link leads to another host',
    'listProjectLabels',
    links(`GET ${labels}`, (link) => link.replaceAll(/<https?:\/\/[^/]+/gu, '<http://elsewhere.example.net')),
  ),
  fault(
    'Link leads to another host',
    'listMergeRequests',
    links(`GET ${mergeRequests}`, (link) => link.replaceAll(/<https?:\/\/[^/]+/gu, '<https://elsewhere.example.net')),
  ),
  fault(
    'Link loses the page size',
    'listProjectMilestones',
    links(`GET ${milestones}`, (link) => link.replaceAll(/([?&])per_page=\d+&?/gu, '$1')),
  ),
  fault(
    'Link loses the filters',
    'listMergeRequests',
    links(`GET ${mergeRequests}`, (link) =>
      link.replaceAll(/([?&])(?:scope|state|author_id|order_by|sort)=[^&>]*/gu, '$1'),
    ),
  ),
  fault(
    'Link loses the order',
    'listMergeRequests',
    links(`GET ${mergeRequests}`, (link) => link.replaceAll(/([?&])(?:order_by|sort)=[^&>]*/gu, '$1')),
  ),
  fault(
    'HEAD has another x-total',
    'listProjectLabels',
    answers(`HEAD ${labels}`, ({ headers }) => void (headers['x-total'] = '9')),
  ),
  fault(
    'HEAD has another Link',
    'listProjectMilestones',
    answers(`HEAD ${milestones}`, ({ headers }) => {
      if (headers['link'] !== undefined) headers['link'] = String(headers['link']).replaceAll('page=1', 'page=7');
    }),
  ),
  fault(
    'HEAD has another content type',
    'getReplicationSite',
    answers(`HEAD ${sites}/*`, ({ headers }) => void (headers['content-type'] = 'text/html')),
  ),
  fault(
    'HEAD has another length',
    'getProjectBadge',
    answers(`HEAD ${badges}/*`, ({ headers }) => void (headers['content-length'] = '7')),
  ),
  fault(
    'HEAD has another size of the file',
    'getRepositoryFileMetadata getRepositoryFile',
    header(`HEAD ${files}/*`, 'x-service-size', '7'),
  ),
  fault(
    'HEAD gets 404',
    'getPipelineSchedule',
    answers(`HEAD ${schedules}/*`, (answered) => void (answered.status = 404)),
  ),
  fault('a list is sent as text', 'listProjectForks', header(`GET ${project}/forks`, 'content-type', 'text/plain')),
  fault(
    'Link has no relation next',
    'listMergeRequests',
    links(`GET ${mergeRequests}`, (link) =>
      link
        .split(', ')
        .filter((part) => !part.includes('rel="next"'))
        .join(', '),
    ),
  ),
  fault(
    'the file name in a header is wrong',
    'getRepositoryFileMetadata getRepositoryFile',
    successes(`HEAD ${files}/*`, ({ headers }) => {
      for (const name of Object.keys(headers)) if (/file-?name$/u.test(name)) headers[name] = 'other.txt';
    }),
  ),
];
