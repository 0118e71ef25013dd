import { bodies, header, items, query, staleReads, successes } from '../../../test/contract/faults/change.ts';
import { changesOrder, hasParameter, ignoresParameter, lists } from '../changes.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import {
  badges,
  clientKeys,
  environments,
  labels,
  mergeRequests,
  milestones,
  project,
  schedules,
  sites,
} from './paths.ts';

const fault = faultsOf('lists');
const pipelines = `${schedules}/*/pipelines`;

export const serviceListFaults: readonly PlantedFault[] = [
  fault('order_by is ignored', 'listMergeRequests', ignoresParameter(`GET ${mergeRequests}`, 'order_by')),
  fault('sort is ignored', 'listMergeRequests', ignoresParameter(`GET ${mergeRequests}`, 'sort')),
  fault('sort is ignored', 'listPipelineSchedulePipelines', ignoresParameter(`GET ${pipelines}`, 'sort')),
  fault(
    'the default order is ascending',
    'listMergeRequests',
    lists(`GET ${mergeRequests}`, (all, passing) => (hasParameter(passing, 'sort') ? all : all.toReversed())),
  ),
  fault(
    'the default order is descending',
    'listPipelineSchedulePipelines',
    lists(`GET ${pipelines}`, (all, passing) => (hasParameter(passing, 'sort') ? all : all.toReversed())),
  ),
  fault(
    'the default page has one item',
    'listProjectLabels',
    lists(`GET ${labels}`, (all, passing) => (hasParameter(passing, 'per_page') ? all : all.slice(0, 1))),
  ),
  fault(
    'the default page has two items',
    'listNamespaces',
    lists('GET /namespaces', (all, passing) => (hasParameter(passing, 'per_page') ? all : all.slice(0, 2))),
  ),
  fault(
    'the default page size is 50',
    'listProjectMilestones',
    successes(`GET ${milestones}`, ({ headers }, passing) => {
      if (!hasParameter(passing, 'per_page')) headers['x-per-page'] = '50';
    }),
  ),
  fault('the order changes', 'listProjectLabels', changesOrder(`GET ${labels}`)),
  fault('the order changes', 'listProjectBadges', changesOrder(`GET ${badges}`)),
  fault('the order changes', 'listPipelineSchedules', changesOrder(`GET ${schedules}`)),
  fault('the order changes', 'listReplicationSites', changesOrder(`GET ${sites}`)),
  fault(
    'labels have another color in the list',
    'listProjectLabels getProjectLabel',
    items(`GET ${labels}`, (item) => void (item.color = '#123456')),
  ),
  fault(
    'milestones have another due date in the list',
    'listProjectMilestones getProjectMilestone',
    items(`GET ${milestones}`, (item) => void (item.due_date = '2020-01-01')),
  ),
  fault(
    'badges have another kind in the list',
    'listProjectBadges getProjectBadge',
    items(`GET ${badges}`, (item) => void (item.kind = item.kind === 'group' ? 'project' : 'group')),
  ),
  fault(
    'schedules have another cron in the list',
    'listPipelineSchedules getPipelineSchedule',
    items(`GET ${schedules}`, (item) => void (item.cron = '1 1 1 1 1')),
  ),
  fault(
    'namespaces have another web_url in the list',
    'listNamespaces getNamespace',
    items('GET /namespaces', (item) => void (item.web_url = `${String(item.web_url)}/`)),
  ),
  fault(
    'sites are disabled in the list',
    'listReplicationSites getReplicationSite',
    items(`GET ${sites}`, (item) => void (item.enabled = item.enabled !== true)),
  ),
  fault(
    'weight events have another weight in the list',
    'listIssueWeightEvents getIssueWeightEvent',
    items(`GET ${project}/issues/*/resource_weight_events`, (item) => void (item.weight = 99)),
  ),
  fault('a deleted badge stays in the list', 'deleteProjectBadge', staleList(`${badges}`)),
  fault('a deleted label stays in the list', 'deleteProjectLabel', staleList(labels)),
  fault('a deleted client key stays in the list', 'deleteErrorTrackingClientKey', staleList(clientKeys)),
  fault('a deleted site stays in the list', 'deleteReplicationSite', staleList(sites)),
  fault('an unprotected environment stays in the list', 'unprotectEnvironment', staleList(environments)),
  fault(
    'a created schedule is not in the list',
    'listPipelineSchedules createPipelineSchedule',
    staleReads(`GET ${schedules}`),
  ),
  fault(
    'a created key is not in the list',
    'listErrorTrackingClientKeys createErrorTrackingClientKey',
    staleReads(`GET ${clientKeys}`),
  ),
  fault(
    'x-total is one too many',
    'listProjectMilestones',
    successes(`GET ${milestones}`, ({ headers }) => void (headers['x-total'] = String(Number(headers['x-total']) + 1))),
  ),
  fault('x-total is always 100', 'listReplicationSites', header(`GET ${sites}`, 'x-total', '100')),
  fault(
    'the first label is twice in the list',
    'listProjectLabels',
    lists(`GET ${labels}`, (all, passing) =>
      /[?&]page=(?!1\b)/u.test(passing.target) ? all : [...all.slice(0, 1), ...all],
    ),
  ),
  fault(
    'pages are counted from 0',
    'listMergeRequests',
    query(`GET ${mergeRequests}`, 'page', (value) => String(Number(value) + 1)),
  ),
  fault(
    'the list has only the first item',
    'listProjectBadges',
    bodies(`GET ${badges}`, (body) => (body as unknown as unknown[]).slice(0, 1)),
  ),
];

/** Keeps each item that a list ever had, except in the first response. */
function staleList(path: string): ReturnType<typeof lists> {
  const seen = new Map<unknown, Record<string, unknown>>();
  return lists(`GET ${path}`, (all) => {
    const keyOf = (item: Record<string, unknown>): unknown => item['id'] ?? item['name'];
    for (const item of all) seen.set(keyOf(item), item);
    const deleted = [...seen.values()].filter((item) => !all.some((other) => keyOf(other) === keyOf(item)));
    return [...all, ...deleted];
  });
}
