import { boolean, integer, jsonb, pgTable, primaryKey, text } from '../drizzle-columns.ts';
import { id, instant, instantOfInsertion } from './columns.ts';

export const pipelineSchedules = pgTable('pipeline_schedules', {
  id: id(),
  projectId: integer().notNull(),
  description: text().notNull(),
  ref: text().notNull(),
  cron: text().notNull(),
  cronTimezone: text().notNull(),
  nextRunAt: instant().notNull(),
  active: boolean().notNull().default(true),
  ownerId: integer().notNull(),
  createdAt: instantOfInsertion(),
  updatedAt: instantOfInsertion(),
});

export const pipelineScheduleVariables = pgTable(
  'pipeline_schedule_variables',
  {
    scheduleId: integer().notNull(),
    key: text().notNull(),
    value: text().notNull(),
    variableType: text().$type<'env_var' | 'file'>().notNull().default('env_var'),
    raw: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.scheduleId, table.key] })],
);

/** The value of an input of a pipeline. */
export type InputValue = boolean | number | string | unknown[] | null;

export const pipelineScheduleInputs = pgTable(
  'pipeline_schedule_inputs',
  { scheduleId: integer().notNull(), name: text().notNull(), value: jsonb().$type<InputValue>() },
  (table) => [primaryKey({ columns: [table.scheduleId, table.name] })],
);

export const pipelines = pgTable('pipelines', {
  id: id(),
  iid: integer().notNull(),
  projectId: integer().notNull(),
  scheduleId: integer(),
  source: text().$type<PipelineSource>().notNull(),
  status: text().$type<PipelineStatus>().notNull(),
  ref: text().notNull(),
  tag: boolean().notNull().default(false),
  sha: text().notNull(),
  beforeSha: text().notNull().default('0'.repeat(40)),
  userId: integer().notNull(),
  createdAt: instantOfInsertion(),
  updatedAt: instantOfInsertion(),
  startedAt: instant(),
  finishedAt: instant(),
});

/** The event that started a pipeline. */
export type PipelineSource = 'merge_request_event' | 'push' | 'schedule';

/** The status of a pipeline. */
export type PipelineStatus =
  | 'canceled'
  | 'created'
  | 'failed'
  | 'manual'
  | 'pending'
  | 'preparing'
  | 'running'
  | 'scheduled'
  | 'skipped'
  | 'success'
  | 'waiting_for_resource';

export const jobTokens = pgTable('job_tokens', {
  digest: text().primaryKey(),
  pipelineId: integer().notNull(),
  userId: integer().notNull(),
  finishedAt: instant(),
});
