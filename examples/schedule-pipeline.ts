// Creates a schedule that runs a pipeline every night, unless a schedule with the same description exists. Then sets a
// variable of the schedule, and runs the schedule now.
//
//     node examples/schedule-pipeline.ts aurora/compass main 'Nightly build' BUILD_PROFILE=release

import { clientFromEnvironment } from './client.ts';

const [, , project, ref, description, assignment = ''] = process.argv;
if (project === undefined || ref === undefined || description === undefined) {
  throw new TypeError('Which project, branch and description?');
}
const [key = '', value = ''] = assignment.split('=', 2);
const client = clientFromEnvironment();

const schedule = (await scheduled()) ?? (await create());
const path = { id: project, pipeline_schedule_id: schedule.id };

if (key !== '') {
  const { variables = [] } = await client.pipelineSchedules.get(path);
  if (variables.some((variable) => variable.key === key)) {
    await client.pipelineSchedules.updateVariable({ ...path, key }, { value });
  } else {
    await client.pipelineSchedules.createVariable(path, { key, value });
  }
}

const { message } = await client.pipelineSchedules.play(path);
process.stdout.write(`schedule ${schedule.id}, next at ${schedule.next_run_at}: ${message}\n`);

async function scheduled() {
  for await (const found of client.pipelineSchedules.list({ id: project ?? '' })) {
    if (found.description === description) return found;
  }
  return undefined;
}

function create() {
  return client.pipelineSchedules.create(
    { id: project ?? '' },
    { cron: '0 1 * * *', cron_timezone: 'UTC', description: description ?? '', ref: ref ?? '' },
  );
}
