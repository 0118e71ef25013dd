import { bodies, items, query, successes } from '../../../test/contract/faults/change.ts';
import { hasParameter, lists } from '../changes.ts';
import { keepsItems } from '../memory.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import { badges, labels, mergeRequests, milestones, project, schedules } from '../service/paths.ts';

const fault = faultsOf('lists');

const pageOf = (target: string): number => Number(/[?&]page=(\d+)/u.exec(target)?.[1] ?? 1);

/** Faults of lists: order, pages, totals, and items that differ from those read alone. */
export const secondListFaults: readonly PlantedFault[] = [
  fault(
    'x-total counts all milestones, also with a filter',
    'listProjectMilestones',
    ((all: { total?: unknown }) =>
      successes(`GET ${milestones}`, ({ headers }, passing) => {
        const isFiltered = ['state', 'title', 'search', 'iids[]', 'updated_after', 'updated_before'].some((name) =>
          hasParameter(passing, name),
        );
        if (isFiltered && all.total !== undefined) headers['x-total'] = String(all.total);
        else all.total = headers['x-total'];
      }))({}),
  ),
  fault(
    'x-total-pages is rounded down',
    'listProjectLabels',
    successes(`GET ${labels}`, ({ headers }) => {
      headers['x-total-pages'] = String(Math.floor(Number(headers['x-total']) / Number(headers['x-per-page'])));
    }),
  ),
  fault(
    'x-next-page leaves out a page',
    'listMergeRequests',
    successes(`GET ${mergeRequests}`, ({ headers }) => {
      if (headers['x-next-page'] !== '' && headers['x-next-page'] !== undefined)
        headers['x-next-page'] = String(Number(headers['x-next-page']) + 1);
    }),
  ),
  fault(
    'x-prev-page is empty on the second page',
    'listProjectLabels',
    successes(`GET ${labels}`, ({ headers }) => void (headers['x-prev-page'] = '')),
  ),
  fault(
    'x-page is always 1',
    'listNamespaces',
    successes('GET /namespaces', ({ headers }) => void (headers['x-page'] = '1')),
  ),
  fault(
    'the second page begins with the last item of the first',
    'listProjectLabels',
    ((last: Map<string, Record<string, unknown> | undefined>) =>
      lists(`GET ${labels}`, (all, { target }) => {
        // Each sequence of pages has its own last item.
        const query = target.replace(/([?&])page=\d+&?/u, '$1');
        const known = last.get(query);
        if (pageOf(target) === 1) last.set(query, all.at(-1));
        return pageOf(target) === 2 && known !== undefined ? [known, ...all.slice(1)] : all;
      }))(new Map<string, Record<string, unknown> | undefined>()),
  ),
  fault(
    'the order depends on the page size',
    'listProjectLabels',
    lists(`GET ${labels}`, (all, passing) => (hasParameter(passing, 'per_page') ? all.toReversed() : all)),
  ),
  fault(
    'the description is null in the list',
    'listProjectLabels getProjectLabel',
    items(`GET ${labels}`, (item) => void (item['description'] = null)),
  ),
  fault(
    'times of the list have another zone',
    'listPipelineSchedules getPipelineSchedule',
    items(`GET ${schedules}`, (item) => void (item['created_at'] = String(item['created_at']).replace('Z', '+02:00'))),
  ),
  fault(
    'a large page has two items',
    'listProjectLabels',
    lists(`GET ${labels}`, (all, { target }) => (/per_page=100\b/u.test(target) ? all.slice(0, 2) : all)),
  ),
  fault('a deleted schedule stays in the list', 'deletePipelineSchedule', keepsItems(`GET ${schedules}`)),
  fault(
    'a new badge is twice in the list',
    'createProjectBadge listProjectBadges',
    lists(`GET ${badges}`, (all) => [...all, ...all.slice(-1)]),
  ),
  fault(
    'an empty page is null',
    'listProjectMilestones',
    bodies(`GET ${milestones}`, (body) => ((body as unknown as unknown[]).length === 0 ? [null] : body)),
  ),
  fault(
    'the order of the last change is that of the creation',
    'listMergeRequests',
    query(`GET ${mergeRequests}`, 'order_by', (value) => (value === 'updated_at' ? 'created_at' : value)),
  ),
  fault(
    'ordered by title only in one direction',
    'listMergeRequests',
    query(`GET ${mergeRequests}`, 'order_by', (value) => (value === 'title' ? 'created_at' : value)),
  ),
  fault(
    'the user of an event is another one in the list',
    'listIssueWeightEvents getIssueWeightEvent',
    items(`GET ${project}/issues/*/resource_weight_events`, (item) => {
      item['user'] = { ...(item['user'] as object), id: 1 };
    }),
  ),
  fault(
    'the title has another case in the list',
    'listMergeRequests getMergeRequest',
    items(`GET ${mergeRequests}`, (item) => void (item['title'] = String(item['title']).toUpperCase())),
  ),
];
