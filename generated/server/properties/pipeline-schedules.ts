// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DescribedProperties } from '../runtime/properties.ts';
import { propertiesOfUserSummary } from './shared.ts';

/** The described properties of a `PipelineSchedule`. */
export const propertiesOfPipelineSchedule: DescribedProperties = {
  names: [
    'id',
    'active',
    'created_at',
    'cron',
    'cron_timezone',
    'description',
    'next_run_at',
    'owner',
    'ref',
    'updated_at',
  ],
  inner: () => ({ properties: { owner: propertiesOfUserSummary } }),
};

/** The described properties of a `PipelineScheduleDetail`. */
export const propertiesOfPipelineScheduleDetail: DescribedProperties = {
  inner: () => ({
    all: [
      propertiesOfPipelineSchedule,
      {
        names: ['inputs', 'last_pipeline', 'variables'],
        inner: () => ({
          properties: {
            inputs: { inner: () => ({ items: propertiesOfPipelineScheduleInput }) },
            last_pipeline: propertiesOfPipelineScheduleLastPipeline,
            variables: { inner: () => ({ items: propertiesOfPipelineScheduleVariableDetail }) },
          },
        }),
      },
    ],
  }),
};

/** The described properties of a `PipelineScheduleInput`. */
export const propertiesOfPipelineScheduleInput: DescribedProperties = { names: ['name', 'value'] };

/** The described properties of a `PipelineScheduleLastPipeline`. */
export const propertiesOfPipelineScheduleLastPipeline: DescribedProperties = { names: ['id', 'ref', 'sha', 'status'] };

/** The described properties of a `PipelineSchedulePipeline`. */
export const propertiesOfPipelineSchedulePipeline: DescribedProperties = {
  names: ['id', 'created_at', 'iid', 'project_id', 'ref', 'sha', 'source', 'status', 'updated_at', 'web_url'],
};

/** The described properties of a `PipelineScheduleResult`. */
export const propertiesOfPipelineScheduleResult: DescribedProperties = {
  inner: () => ({
    all: [
      propertiesOfPipelineSchedule,
      {
        names: ['inputs', 'last_pipeline', 'variables'],
        inner: () => ({
          properties: {
            inputs: { inner: () => ({ items: propertiesOfPipelineScheduleInput }) },
            last_pipeline: propertiesOfPipelineScheduleLastPipeline,
            variables: { inner: () => ({ items: propertiesOfPipelineScheduleVariableDetail }) },
          },
        }),
      },
    ],
  }),
};

/** The described properties of a `PipelineScheduleRun`. */
export const propertiesOfPipelineScheduleRun: DescribedProperties = { names: ['message'] };

/** The described properties of a `PipelineScheduleVariable`. */
export const propertiesOfPipelineScheduleVariable: DescribedProperties = { names: ['key', 'value', 'variable_type'] };

/** The described properties of a `PipelineScheduleVariableDeletion`. */
export const propertiesOfPipelineScheduleVariableDeletion: DescribedProperties = { names: ['key', 'value'] };

/** The described properties of a `PipelineScheduleVariableDetail`. */
export const propertiesOfPipelineScheduleVariableDetail: DescribedProperties = {
  inner: () => ({ all: [propertiesOfPipelineScheduleVariable, { names: ['raw'] }] }),
};
