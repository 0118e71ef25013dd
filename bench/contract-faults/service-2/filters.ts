import { items, query, requests } from '../../../test/contract/faults/change.ts';
import { hasParameter, lists, mistakesParameter } from '../changes.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import { badges, labels, mergeRequests, milestones, project, schedules } from '../service/paths.ts';

const fault = faultsOf('filters');
const pipelines = `${schedules}/*/pipelines`;

/** Faults of filters: items that do not match, or a match that is missing. */
export const secondFilterFaults: readonly PlantedFault[] = [
  fault(
    'inactive returns all schedules',
    'listPipelineSchedules',
    query(`GET ${schedules}`, 'scope', (value) => (value === 'inactive' ? undefined : value)),
  ),
  fault(
    'only the first number of a list counts',
    'listProjectMilestones',
    requests(`GET ${milestones}`, (passing) => {
      let count = 0;
      passing.target = passing.target.replaceAll(/&?iids(?:\[\]|%5B%5D)=[^&]*/giu, (part) => {
        count += 1;
        return count === 1 ? part : '';
      });
    }),
  ),
  fault(
    'only the first of two labels counts',
    'listMergeRequests',
    query(`GET ${mergeRequests}`, 'labels', (value) => value.split(',')[0]),
  ),
  fault(
    'the search ignores titles',
    'listMergeRequests',
    requests(`GET ${mergeRequests}`, (passing) => {
      if (hasParameter(passing, 'search') && !hasParameter(passing, 'in')) passing.target += '&in=description';
    }),
  ),
  fault(
    'a time is read as a day',
    'listMergeRequests',
    query(`GET ${mergeRequests}`, 'created_before', (value) => `${value.slice(0, 10)}T00:00:00Z`),
  ),
  fault(
    'merged returns all merge requests',
    'listMergeRequests',
    query(`GET ${mergeRequests}`, 'state', (value) => (value === 'merged' ? 'all' : value)),
  ),
  fault(
    'locked returns the open merge requests',
    'listMergeRequests',
    query(`GET ${mergeRequests}`, 'state', (value) => (value === 'locked' ? 'opened' : value)),
  ),
  fault(
    'wip=no is ignored',
    'listMergeRequests',
    query(`GET ${mergeRequests}`, 'wip', (value) => (value === 'no' ? undefined : value)),
  ),
  fault(
    'archived=false is ignored',
    'listProjectLabels',
    query(`GET ${labels}`, 'archived', (value) => (value === 'false' ? undefined : value)),
  ),
  fault(
    'a search with a page size is ignored',
    'listNamespaces',
    requests('GET /namespaces', (passing) => {
      if (hasParameter(passing, 'per_page')) passing.target = passing.target.replace(/&?search=[^&]*/u, '');
    }),
  ),
  fault(
    'success also returns failed pipelines',
    'listPipelineSchedulePipelines',
    query(`GET ${pipelines}`, 'status', (value) => (value === 'success' ? undefined : value)),
  ),
  fault(
    'reviewers are authors',
    'listMergeRequests',
    mistakesParameter(`GET ${mergeRequests}`, 'reviewer_username', 'author_username'),
  ),
  fault(
    'the source branch is the target branch',
    'listMergeRequests',
    mistakesParameter(`GET ${mergeRequests}`, 'source_branch', 'target_branch'),
  ),
  fault(
    'a title is a search',
    'listProjectMilestones',
    query(`GET ${milestones}`, 'title', (value) => value.slice(0, -1)),
  ),
  fault(
    'a name finds nothing',
    'listProjectBadges',
    lists(`GET ${badges}`, (all, passing) => (hasParameter(passing, 'name') ? [] : all)),
  ),
  fault(
    'public forks are missing',
    'listProjectForks',
    lists(`GET ${project}/forks`, (all, { target }) => (/visibility=public/u.test(target) ? [] : all)),
  ),
  fault(
    'updated_after excludes the newest',
    'listProjectMilestones',
    lists(`GET ${milestones}`, (all, passing) => (hasParameter(passing, 'updated_after') ? all.slice(1) : all)),
  ),
  fault(
    'the state of filtered items is another one',
    'listProjectMilestones',
    items(`GET ${milestones}`, (item) => void (item['state'] = 'active')),
  ),
];
