import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { announceWork } from '../jobs/announce-work.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Queries } from '../database/database.ts';
import * as schema from '../database/schema/index.ts';
import { largeFilePath } from '../git/large-files.ts';
import { importCommits } from '../git/fast-import.ts';
import { resolveCommit } from '../git/refs.ts';
import type { Repositories } from '../git/repositories.ts';
import { worldMembers, worldNamespaces, worldTokens, worldUsers } from './accounts.ts';
import * as registry from './container-registry.ts';
import * as features from './features.ts';
import { anvilHistory, compassHistory, largeFileContent, largeFileId } from './history.ts';
import { worldSites, worldSnippets, worldStorageMoves, worldStorages } from './instance.ts';
import * as requests from './merge-requests.ts';
import * as pipelines from './pipelines.ts';
import * as planning from './planning.ts';
import { worldGroupLinks, worldProjects, worldRedirects, worldStars } from './projects.ts';

/** The time in the world when a sandbox starts for the first time. */
export const worldNow = '2026-03-10T18:00:00.000Z';

/** The rows of the world, in an order in which every reference finds what it refers to. */
const rows: readonly (readonly [table: PgTable, rows: readonly object[]])[] = [
  [schema.users, worldUsers],
  [schema.accessTokens, worldTokens],
  [schema.namespaces, worldNamespaces],
  [schema.namespaceMembers, worldMembers],
  [schema.projects, worldProjects],
  [schema.projectRedirects, worldRedirects],
  [schema.projectGroupLinks, worldGroupLinks],
  [schema.projectStars, worldStars],
  [schema.labels, planning.worldLabels],
  [schema.labelPriorities, planning.worldPriorities],
  [schema.labelSubscriptions, planning.worldSubscriptions],
  [schema.milestones, planning.worldMilestones],
  [schema.issues, planning.worldIssues],
  [schema.issueLabels, planning.worldIssueLabels],
  [schema.issueWeightEvents, planning.worldWeightEvents],
  [schema.burndownEvents, planning.worldBurndownEvents],
  [schema.badges, planning.worldBadges],
  [schema.protectedEnvironments, features.worldEnvironments],
  [schema.deployAccessLevels, features.worldDeployAccessLevels],
  [schema.approvalRules, features.worldApprovalRules],
  [schema.errorTrackingSettings, features.worldErrorTracking],
  [schema.errorTrackingClientKeys, features.worldClientKeys],
  [schema.pagesSettings, features.worldPages],
  [schema.pagesDomains, features.worldPagesDomains],
  [schema.pagesDeployments, features.worldDeployments],
  [schema.jobTokenAllowedProjects, features.worldAllowedProjects],
  [schema.jobTokenAllowedGroups, features.worldAllowedGroups],
  [schema.registryRepositories, registry.worldImageRepositories],
  [schema.registryBlobs, registry.worldBlobs],
  [schema.registryManifests, registry.worldManifests],
  [schema.registryManifestBlobs, registry.worldManifestBlobs],
  [schema.registryTags, registry.worldTags],
  [schema.registryProtectionRules, registry.worldProtectionRules],
  [schema.storages, worldStorages],
  [schema.snippets, worldSnippets],
  [schema.snippetStorageMoves, worldStorageMoves],
  [schema.replicationSites, worldSites],
  [schema.pipelineSchedules, pipelines.worldSchedules],
  [schema.pipelineScheduleVariables, pipelines.worldScheduleVariables],
  [schema.pipelineScheduleInputs, pipelines.worldScheduleInputs],
];

/** The rows that refer to pipelines and merge requests. */
const laterRows: typeof rows = [
  [schema.jobTokens, pipelines.worldJobTokens],
  [schema.mergeRequestAssignees, requests.worldMergeRequestAssignees],
  [schema.mergeRequestReviewers, requests.worldMergeRequestReviewers],
  [schema.mergeRequestLabels, requests.worldMergeRequestLabels],
  [schema.mergeRequestApprovers, requests.worldMergeRequestApprovers],
  [schema.mergeRequestApprovals, requests.worldMergeRequestApprovals],
  [schema.mergeRequestReactions, requests.worldMergeRequestReactions],
  [schema.mergeRequestDeployments, requests.worldMergeRequestDeployments],
];

/** Everything that decides what a seeded sandbox is, as text: for telling whether a snapshot of one is up to date. */
export const worldText = (): string =>
  JSON.stringify([
    [...rows, ...laterRows].map(([, of]) => of),
    pipelines,
    requests,
    compassHistory,
    anvilHistory,
    largeFilePath('', largeFileId),
  ]);

/** Makes the world in an empty database, in its transaction, and the repositories. The clock then goes on from {@link worldNow}. */
export async function seedWorld(queries: Queries, repositories: Repositories, jobs: JobQueue): Promise<void> {
  const compass = await makeRepositories(repositories);
  for (const [table, of] of rows) await queries.insert(table).values([...of]);
  for (const pipeline of pipelines.worldPipelines) {
    await queries.insert(schema.pipelines).values({ ...pipeline, sha: await shaOf(compass, pipeline.sha) });
  }
  for (const request of requests.worldMergeRequests) {
    await queries.insert(schema.mergeRequests).values(await withCommits(compass, request));
  }
  for (const [table, of] of laterRows) await queries.insert(table).values([...of]);
  await queries.insert(schema.iids).values([
    { parentKind: 'project', parentId: 24, kind: 'milestone', last: 5 },
    { parentKind: 'project', parentId: 24, kind: 'issue', last: 45 },
    { parentKind: 'project', parentId: 24, kind: 'merge_request', last: 18 },
    { parentKind: 'project', parentId: 24, kind: 'pipeline', last: 214 },
  ]);
  const tables = [...rows, ...laterRows].map(([table]) => table);
  for (const table of [...tables, schema.pipelines, schema.mergeRequests]) await continueNumbers(queries, table);
  await setClock(queries, worldNow);
  // One move of a snippet is under way.
  await jobs.send(queries, { kind: 'move-snippet', moveId: 15 });
}

/** Sets the clock to a time. What waited for it is done. */
export async function setClock(queries: Queries, now: string): Promise<void> {
  await queries.update(schema.clock).set({ ahead: sql`${now}::timestamptz - clock_timestamp()` });
  await announceWork(queries);
}

async function makeRepositories(repositories: Repositories): Promise<string> {
  const compass = await repositories.create(24, 'main');
  await importCommits(compass, compassHistory);
  const largeFile = largeFilePath(compass, largeFileId);
  await mkdir(dirname(largeFile), { recursive: true });
  await writeFile(largeFile, largeFileContent);
  await importCommits(await repositories.create(31, 'main'), anvilHistory);
  for (const fork of [52, 57]) await repositories.copy(24, fork, 'main');
  return compass;
}

/** A merge request with the commits that its branches and tags are. */
async function withCommits(repository: string, request: (typeof requests.worldMergeRequests)[number]) {
  const { baseSha, startSha, mergeCommitSha } = request;
  return {
    ...request,
    headSha: await shaOf(repository, request.headSha),
    ...(typeof baseSha !== 'string' ? {} : { baseSha: await shaOf(repository, baseSha) }),
    ...(typeof startSha !== 'string' ? {} : { startSha: await shaOf(repository, startSha) }),
    ...(typeof mergeCommitSha !== 'string' ? {} : { mergeCommitSha: await shaOf(repository, mergeCommitSha) }),
  };
}

async function shaOf(repository: string, ref: string): Promise<string> {
  const sha = await resolveCommit(repository, ref);
  if (sha === undefined) throw new Error(`The history of the world has no ${ref}`);
  return sha;
}

/** Numbers that the database gives come after those of the rows that are there. */
async function continueNumbers(queries: Queries, table: PgTable): Promise<void> {
  if (!('id' in table)) return;
  const name = getTableName(table);
  await queries.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`);
}
