import { tokenDigest } from '../access/token-digest.ts';
import type {
  jobTokens,
  pipelines,
  pipelineScheduleInputs,
  pipelineSchedules,
  pipelineScheduleVariables,
} from '../database/schema/index.ts';

const at = (text: string): Date => new Date(text);

export const exampleSchedules: readonly (typeof pipelineSchedules.$inferInsert & { readonly id: number })[] = [
  {
    id: 13,
    projectId: 24,
    description: 'Nightly build',
    ref: 'refs/heads/main',
    cron: '0 1 * * *',
    cronTimezone: 'UTC',
    nextRunAt: at('2026-03-11T01:00:00.000Z'),
    ownerId: 7,
    createdAt: at('2026-01-19T09:30:00.000Z'),
    updatedAt: at('2026-03-10T01:00:00.000Z'),
  },
  {
    id: 16,
    projectId: 24,
    description: 'Link check',
    ref: 'refs/heads/main',
    cron: '30 5 * * 1',
    cronTimezone: 'Europe/Stockholm',
    nextRunAt: at('2026-03-16T04:30:00.000Z'),
    active: false,
    ownerId: 11,
    createdAt: at('2026-02-02T14:10:00.000Z'),
    updatedAt: at('2026-03-10T11:45:00.000Z'),
  },
];

export const exampleScheduleVariables: readonly (typeof pipelineScheduleVariables.$inferInsert)[] = [
  { scheduleId: 13, key: 'BUILD_PROFILE', value: 'release', raw: true },
];

export const exampleScheduleInputs: readonly (typeof pipelineScheduleInputs.$inferInsert)[] = [
  { scheduleId: 13, name: 'platforms', value: ['linux', 'macos'] },
  { scheduleId: 13, name: 'publish', value: true },
  { scheduleId: 13, name: 'retries', value: 2 },
];

/**
 * The property `sha` of these rows contains the full name of a branch. `insertExampleData` replaces the name by the
 * hash of the head commit.
 */
export const examplePipelines: readonly (typeof pipelines.$inferInsert & { readonly id: number })[] = [
  {
    id: 936,
    iid: 204,
    projectId: 24,
    scheduleId: 13,
    source: 'schedule',
    status: 'failed',
    ref: 'main',
    sha: 'refs/heads/main',
    userId: 7,
    createdAt: at('2026-03-09T01:00:08.000Z'),
    updatedAt: at('2026-03-09T01:06:31.000Z'),
    startedAt: at('2026-03-09T01:00:12.000Z'),
    finishedAt: at('2026-03-09T01:06:31.000Z'),
  },
  {
    id: 940,
    iid: 208,
    projectId: 24,
    source: 'push',
    status: 'success',
    ref: 'faster-routing',
    sha: 'refs/heads/faster-routing',
    userId: 11,
    createdAt: at('2026-03-09T10:15:05.000Z'),
    updatedAt: at('2026-03-09T10:19:30.000Z'),
    startedAt: at('2026-03-09T10:15:12.000Z'),
    finishedAt: at('2026-03-09T10:19:30.000Z'),
  },
  {
    id: 951,
    iid: 213,
    projectId: 24,
    scheduleId: 13,
    source: 'schedule',
    status: 'success',
    ref: 'main',
    sha: 'refs/heads/main',
    userId: 7,
    createdAt: at('2026-03-10T01:00:07.000Z'),
    updatedAt: at('2026-03-10T01:09:54.000Z'),
    startedAt: at('2026-03-10T01:00:11.000Z'),
    finishedAt: at('2026-03-10T01:09:54.000Z'),
  },
  {
    id: 954,
    iid: 214,
    projectId: 24,
    source: 'push',
    status: 'running',
    ref: 'main',
    sha: 'refs/heads/main',
    userId: 11,
    createdAt: at('2026-03-10T17:02:00.000Z'),
    updatedAt: at('2026-03-10T17:02:04.000Z'),
    startedAt: at('2026-03-10T17:02:04.000Z'),
  },
];

/** The token of a running job in the example project Compass. */
export const knownJobToken = 'job-token-of-compass';

export const exampleJobTokens: readonly (typeof jobTokens.$inferInsert)[] = [
  { digest: tokenDigest(knownJobToken), pipelineId: 954, userId: 11 },
  // The token of another job of the same pipeline. Mira started this job manually.
  { digest: tokenDigest('job-token-of-mira'), pipelineId: 954, userId: 7 },
  {
    digest: tokenDigest('finished-job-token-of-compass'),
    pipelineId: 951,
    userId: 7,
    finishedAt: at('2026-03-10T01:09:54.000Z'),
  },
];
