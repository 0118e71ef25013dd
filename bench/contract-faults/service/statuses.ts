import { status } from '../../../test/contract/faults/change.ts';
import { replacesStatus } from '../changes.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import {
  badges,
  environments,
  errorTracking,
  labels,
  mergeRequests,
  milestones,
  project,
  schedules,
  sites,
} from './paths.ts';

const fault = faultsOf('statuses');

const replaced = (operation: string, pattern: string, from: number, to: number): PlantedFault =>
  fault(`${to} for ${from}`, operation, replacesStatus(pattern, from, to));

export const serviceStatusFaults: readonly PlantedFault[] = [
  replaced('createProjectLabel', `POST ${labels}`, 422, 400),
  replaced('createProjectLabel', `POST ${labels}`, 422, 409),
  replaced('updateProjectMilestone', `PUT ${milestones}/*`, 422, 400),
  replaced('createPipelineSchedule', `POST ${schedules}`, 422, 409),
  replaced('createProtectedEnvironment', `POST ${environments}`, 422, 400),
  replaced('listMergeRequests', `GET ${mergeRequests}`, 422, 400),
  replaced('updateErrorTrackingSettings', `PATCH ${errorTracking}`, 403, 404),
  replaced('createProtectedEnvironment', `POST ${environments}`, 403, 404),
  replaced('deleteProjectMilestone', 'DELETE /projects/57/milestones/*', 403, 404),
  replaced('getProjectBadge', `GET ${badges}/*`, 404, 403),
  replaced('getPipelineSchedule', `GET ${schedules}/*`, 404, 410),
  replaced('updateProjectBadge', `PUT ${badges}/*`, 404, 422),
  replaced('deleteReplicationSite', `DELETE ${sites}/*`, 404, 204),
  replaced('getReplicationSite', `GET ${sites}/*`, 401, 404),
  replaced('listProjectMilestones', `GET ${milestones}`, 401, 400),
  replaced('createProjectBadge', `POST ${badges}`, 401, 403),
  fault('202 for 201', 'createProjectMilestone', status(`POST ${milestones}`, 202)),
  fault('200 for 204', 'unprotectEnvironment', status(`DELETE ${environments}/*`, 200)),
  replaced('updateProjectLabel', `PUT ${labels}/*`, 422, 418),
  fault('200 for 201', 'runPipelineSchedule', status(`POST ${project}/pipeline_schedules/*/play`, 200)),
];
