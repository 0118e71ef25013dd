import { bodies, items, query, requests, successes } from '../../../test/contract/faults/change.ts';
import { changesOrder, hasParameter, ignoresParameter, lists } from '../changes.ts';
import { freezesItems } from '../memory.ts';
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
} from '../service/paths.ts';

const fault = faultsOf('lists');

const pageOf = (target: string): number => Number(/[?&]page=(\d+)/u.exec(target)?.[1] ?? 1);

/** Faults of lists: totals of deleted items, pages that overlap or leave out items, and items with old or reduced values. */
export const thirdListFaults: readonly PlantedFault[] = [
  fault(
    'x-total counts deleted milestones',
    'deleteProjectMilestone listProjectMilestones',
    ((most: { count: number }) =>
      successes(`GET ${milestones}`, ({ headers }, { target }) => {
        if (/[?&](?:state|title|search|iids|updated)/u.test(target)) return;
        most.count = Math.max(most.count, Number(headers['x-total']));
        headers['x-total'] = String(most.count);
      }))({ count: 0 }),
  ),
  fault(
    'active is old in the list',
    'updatePipelineSchedule listPipelineSchedules',
    freezesItems(`GET ${schedules}`, 'active'),
  ),
  fault(
    'the second page leaves out its first item',
    'listProjectLabels',
    lists(`GET ${labels}`, (all, { target }) => (pageOf(target) === 2 ? all.slice(1) : all)),
  ),
  fault(
    'the third page is the second',
    'listMergeRequests',
    query(`GET ${mergeRequests}`, 'page', (value) => (value === '3' ? '2' : value)),
  ),
  fault(
    'titles are ordered in one direction',
    'listMergeRequests',
    requests(`GET ${mergeRequests}`, (passing) => {
      if (/order_by=title/u.test(passing.target)) passing.target = passing.target.replace(/&?sort=[a-z]+/u, '');
    }),
  ),
  fault(
    'a page has at most two items',
    'listProjectMilestones',
    query(`GET ${milestones}`, 'per_page', (value) => (Number(value) > 2 ? '2' : value)),
  ),
  fault(
    'the last page has a next one',
    'listNamespaces',
    successes('GET /namespaces', ({ headers }) => {
      if (headers['x-next-page'] === '') headers['x-next-page'] = String(Number(headers['x-page']) + 1);
    }),
  ),
  fault(
    'environments have no access levels in the list',
    'listProtectedEnvironments getProtectedEnvironment',
    items(`GET ${environments}`, (item) => void (item['deploy_access_levels'] = [])),
  ),
  fault(
    'x-total-pages is always 1',
    'listReplicationSites',
    successes(`GET ${sites}`, ({ headers }) => void (headers['x-total-pages'] = '1')),
  ),
  fault(
    'the last item of a full page is missing',
    'listErrorTrackingClientKeys',
    lists(`GET ${clientKeys}`, (all, { target }) => {
      const size = Number(/[?&]per_page=(\d+)/u.exec(target)?.[1] ?? 20);
      return all.length === size ? all.slice(0, -1) : all;
    }),
  ),
  fault('the order changes', 'listIssueWeightEvents', changesOrder(`GET ${project}/issues/*/resource_weight_events`)),
  fault('the page size is ignored', 'listProjectForks', ignoresParameter(`GET ${project}/forks`, 'per_page')),
  fault(
    'the name of a badge is null in the list',
    'listProjectBadges getProjectBadge',
    bodies(`GET ${badges}`, (body, passing) =>
      hasParameter(passing, 'page')
        ? body
        : (body as unknown as Record<string, unknown>[]).map((item) => ({ ...item, name: null })),
    ),
  ),
];
