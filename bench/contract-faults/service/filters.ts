import { query } from '../../../test/contract/faults/change.ts';
import { hasParameter, ignoresParameter, lists, losesFirstItem, mistakesParameter } from '../changes.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import { badges, labels, mergeRequests, milestones, project, schedules } from './paths.ts';

const fault = faultsOf('filters');

const ignored = (operation: string, pattern: string, names: string): PlantedFault[] =>
  names.split(' ').map((name) => fault(`${name} is ignored`, operation, ignoresParameter(`GET ${pattern}`, name)));

const pipelines = `${schedules}/*/pipelines`;

export const serviceFilterFaults: readonly PlantedFault[] = [
  ...ignored(
    'listMergeRequests',
    mergeRequests,
    'state author_id author_username assignee_id reviewer_id reviewer_username labels milestone source_branch target_branch',
  ),
  ...ignored(
    'listMergeRequests',
    mergeRequests,
    'created_after created_before updated_after updated_before search wip merge_user_id in',
  ),
  ...ignored('listProjectMilestones', milestones, 'iids[] state title search updated_after updated_before'),
  ...ignored('listPipelineSchedules', schedules, 'scope'),
  ...ignored('listPipelineSchedulePipelines', pipelines, 'status scope created_after updated_before'),
  ...ignored('listProjectBadges', badges, 'name'),
  ...ignored('listNamespaces', '/namespaces', 'search top_level_only'),
  ...ignored('listProjectLabels', labels, 'archived search'),
  ...ignored('listProjectForks', `${project}/forks`, 'visibility archived updated_after search'),
  fault(
    'created_after compares the time of the last change',
    'listMergeRequests',
    mistakesParameter(`GET ${mergeRequests}`, 'created_after', 'updated_after'),
  ),
  fault('author_id loses an item', 'listMergeRequests', losesFirstItem(`GET ${mergeRequests}`, 'author_id')),
  fault('title loses an item', 'listProjectMilestones', losesFirstItem(`GET ${milestones}`, 'title')),
  fault('status loses an item', 'listPipelineSchedulePipelines', losesFirstItem(`GET ${pipelines}`, 'status')),
  fault(
    'opened also returns closed merge requests',
    'listMergeRequests',
    query(`GET ${mergeRequests}`, 'state', (value) => (value === 'opened' ? 'all' : value)),
  ),
  fault(
    'updated_before is ignored together with state',
    'listProjectMilestones',
    lists(`GET ${milestones}`, (items, passing) =>
      hasParameter(passing, 'state') && hasParameter(passing, 'updated_before') ? [] : items,
    ),
  ),
  fault(
    'the state closed returns active milestones',
    'listProjectMilestones',
    query(`GET ${milestones}`, 'state', (value) => (value === 'closed' ? 'active' : value)),
  ),
];
