import { answers, status } from '../../../test/contract/faults/change.ts';
import { replacesStatus } from '../changes.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import { environments, files, labels, milestones, project, schedules, sites } from '../service/paths.ts';

const fault = faultsOf('statuses');

const replaced = (operation: string, pattern: string, from: number, to: number): PlantedFault =>
  fault(`${to} for ${from}`, operation, replacesStatus(pattern, from, to));

/** Statuses that frameworks and handlers confuse. */
export const thirdStatusFaults: readonly PlantedFault[] = [
  replaced('updateProjectLabel', `PUT ${labels}/*`, 404, 422),
  replaced('deletePipelineSchedule', `DELETE ${schedules}/*`, 401, 404),
  replaced('getRepositoryFile', `GET ${files}/*`, 404, 400),
  replaced('updateJobTokenScope', `PATCH ${project}/job_token_scope`, 403, 401),
  replaced('listPipelineSchedulePipelines', `GET ${schedules}/*/pipelines`, 422, 400),
  replaced('deleteProjectMilestone', `DELETE ${milestones}/*`, 204, 202),
  fault('202 for 200', 'updateReplicationSite', status(`PUT ${sites}/*`, 202)),
  fault(
    'an empty success for an unknown environment',
    'getProtectedEnvironment',
    answers(`GET ${environments}/*`, (answered) => {
      if (answered.status === 404) Object.assign(answered, { status: 204, body: '' });
    }),
  ),
];
