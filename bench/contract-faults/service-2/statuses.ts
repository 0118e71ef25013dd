import { answers, status } from '../../../test/contract/faults/change.ts';
import { replacesStatus } from '../changes.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import { badges, files, labels, mergeRequests, milestones, project, schedules, sites } from '../service/paths.ts';

const fault = faultsOf('statuses');

const replaced = (operation: string, pattern: string, from: number, to: number): PlantedFault =>
  fault(`${to} for ${from}`, operation, replacesStatus(pattern, from, to));

/** Faults of statuses. */
export const secondStatusFaults: readonly PlantedFault[] = [
  replaced('createProjectMilestone', `POST ${milestones}`, 422, 400),
  replaced('getNamespace', 'GET /namespaces/*', 404, 400),
  replaced('listPipelineSchedules', `GET ${schedules}`, 401, 403),
  replaced('deleteProjectLabel', `DELETE ${labels}/*`, 404, 204),
  replaced('getProjectMilestone', `GET ${milestones}/*`, 404, 410),
  replaced('runPipelineSchedule', `POST ${schedules}/*/play`, 201, 202),
  replaced('deleteProjectBadge', `DELETE ${badges}/*`, 204, 200),
  replaced('updateReplicationSite', `PUT ${sites}/*`, 403, 401),
  replaced('createReplicationSite', `POST ${sites}`, 403, 404),
  replaced('subscribeToProjectLabel', `POST ${labels}/*/subscribe`, 304, 409),
  fault(
    'a moved project is not found',
    'listProjectLabels',
    answers('GET /projects/aurora%2Fpathfinder/labels', (answered) => {
      answered.status = 404;
      delete answered.headers['location'];
    }),
  ),
  replaced('addGroupToJobTokenScope', 'POST /projects/31/job_token_scope/groups_allowlist', 422, 403),
  replaced('listMergeRequests', `GET ${mergeRequests}`, 422, 404),
  fault('200 for 201', 'createRepositoryFile', status(`POST ${files}/*`, 200)),
  fault('206 for 200', 'getRepositoryFile', status(`GET ${files}/*`, 206)),
  replaced('getMergeRequest', `GET ${project}/merge_requests/*`, 404, 403),
  replaced('updatePipelineSchedule', `PUT ${schedules}/*`, 401, 404),
];
