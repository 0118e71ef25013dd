import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { getTableName, sql } from '../database/drizzle.ts';
import type { PgTable } from '../database/drizzle-columns.ts';
import { announceWork } from '../jobs/announce-work.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Queries } from '../database/database.ts';
import * as schema from '../database/schema/index.ts';
import { largeFilePath } from '../git/large-files.ts';
import { importCommits } from '../git/fast-import.ts';
import { resolveCommit } from '../git/refs.ts';
import type { Repositories } from '../git/repositories.ts';
import { exampleMembers, exampleNamespaces, exampleTokens, exampleUsers } from './accounts.ts';
import * as registry from './container-registry.ts';
import * as features from './features.ts';
import { anvilHistory, compassHistory, largeFileContent, largeFileId } from './history.ts';
import { exampleSites, exampleSnippets, exampleStorageMoves, exampleStorages } from './instance.ts';
import * as requests from './merge-requests.ts';
import * as pipelines from './pipelines.ts';
import * as planning from './planning.ts';
import { exampleGroupLinks, exampleProjects, exampleRedirects, exampleStars } from './projects.ts';

/** The initial time of the clock of a new sandbox. */
export const initialTime = '2026-03-10T18:00:00.000Z';

/** The rows of the example data. A row comes after the rows to which it refers. */
const rows: readonly (readonly [table: PgTable, rows: readonly object[]])[] = [
  [schema.users, exampleUsers],
  [schema.accessTokens, exampleTokens],
  [schema.namespaces, exampleNamespaces],
  [schema.namespaceMembers, exampleMembers],
  [schema.projects, exampleProjects],
  [schema.projectRedirects, exampleRedirects],
  [schema.projectGroupLinks, exampleGroupLinks],
  [schema.projectStars, exampleStars],
  [schema.labels, planning.exampleLabels],
  [schema.labelPriorities, planning.examplePriorities],
  [schema.labelSubscriptions, planning.exampleSubscriptions],
  [schema.milestones, planning.exampleMilestones],
  [schema.issues, planning.exampleIssues],
  [schema.issueLabels, planning.exampleIssueLabels],
  [schema.issueWeightEvents, planning.exampleWeightEvents],
  [schema.burndownEvents, planning.exampleBurndownEvents],
  [schema.badges, planning.exampleBadges],
  [schema.protectedEnvironments, features.exampleEnvironments],
  [schema.deployAccessLevels, features.exampleDeployAccessLevels],
  [schema.approvalRules, features.exampleApprovalRules],
  [schema.errorTrackingSettings, features.exampleErrorTracking],
  [schema.errorTrackingClientKeys, features.exampleClientKeys],
  [schema.pagesSettings, features.examplePages],
  [schema.pagesDomains, features.examplePagesDomains],
  [schema.pagesDeployments, features.exampleDeployments],
  [schema.jobTokenAllowedProjects, features.exampleAllowedProjects],
  [schema.jobTokenAllowedGroups, features.exampleAllowedGroups],
  [schema.registryRepositories, registry.exampleImageRepositories],
  [schema.registryBlobs, registry.exampleBlobs],
  [schema.registryManifests, registry.exampleManifests],
  [schema.registryManifestBlobs, registry.exampleManifestBlobs],
  [schema.registryTags, registry.exampleTags],
  [schema.registryProtectionRules, registry.exampleProtectionRules],
  [schema.storages, exampleStorages],
  [schema.snippets, exampleSnippets],
  [schema.snippetStorageMoves, exampleStorageMoves],
  [schema.replicationSites, exampleSites],
  [schema.pipelineSchedules, pipelines.exampleSchedules],
  [schema.pipelineScheduleVariables, pipelines.exampleScheduleVariables],
  [schema.pipelineScheduleInputs, pipelines.exampleScheduleInputs],
];

/** The last numbers that the resources of a project have used. */
const exampleIids: readonly (typeof schema.iids.$inferInsert)[] = [
  { parentKind: 'project', parentId: 24, kind: 'milestone', last: 5 },
  { parentKind: 'project', parentId: 24, kind: 'issue', last: 45 },
  { parentKind: 'project', parentId: 24, kind: 'merge_request', last: 18 },
  { parentKind: 'project', parentId: 24, kind: 'pipeline', last: 214 },
];

/** The ids of the projects with a repository. Each fork has a copy of the repository of `compass`. */
const repositoryIds = { compass: 24, anvil: 31, forks: [52, 57] };

/** The move of a snippet to another storage that is already in progress. */
const startedMove = { kind: 'move-snippet', moveId: 15 } as const;

/** Rows that refer to pipelines or merge requests. These rows are inserted after the pipelines and merge requests. */
const laterRows: typeof rows = [
  [schema.jobTokens, pipelines.exampleJobTokens],
  [schema.mergeRequestAssignees, requests.exampleMergeRequestAssignees],
  [schema.mergeRequestReviewers, requests.exampleMergeRequestReviewers],
  [schema.mergeRequestLabels, requests.exampleMergeRequestLabels],
  [schema.mergeRequestApprovers, requests.exampleMergeRequestApprovers],
  [schema.mergeRequestApprovals, requests.exampleMergeRequestApprovals],
  [schema.mergeRequestReactions, requests.exampleMergeRequestReactions],
  [schema.mergeRequestDeployments, requests.exampleMergeRequestDeployments],
  [schema.iids, exampleIids],
];

/**
 * Returns all example data as one text. If the hash of this text has changed, an existing snapshot does not contain the
 * current example data.
 */
export const exampleDataText = (): string =>
  JSON.stringify([
    [...rows, ...laterRows].map(([, tableRows]) => tableRows),
    pipelines,
    requests,
    compassHistory,
    anvilHistory,
    largeFilePath('', largeFileId),
    repositoryIds,
    startedMove,
  ]);

/**
 * Inserts the example data into an empty database. Also creates the repositories, and sets the clock to
 * {@link initialTime}.
 *
 * @param queries a transaction.
 */
export async function insertExampleData(queries: Queries, repositories: Repositories, jobs: JobQueue): Promise<void> {
  const compass = await makeRepositories(repositories);
  for (const [table, tableRows] of rows) await queries.insert(table).values([...tableRows]);
  for (const pipeline of pipelines.examplePipelines) {
    await queries.insert(schema.pipelines).values({ ...pipeline, sha: await shaOf(compass, pipeline.sha) });
  }
  for (const request of requests.exampleMergeRequests) {
    await queries.insert(schema.mergeRequests).values(await withCommits(compass, request));
  }
  for (const [table, tableRows] of laterRows) await queries.insert(table).values([...tableRows]);
  const tables = [...rows, ...laterRows].map(([table]) => table);
  for (const table of [...tables, schema.pipelines, schema.mergeRequests]) await continueNumbers(queries, table);
  await setClock(queries, initialTime);
  await jobs.send(queries, startedMove);
}

/**
 * Sets the clock of the sandbox. Notifies the background work, because schedules may be due at the new time.
 *
 * @param now the new time in ISO 8601.
 */
export async function setClock(queries: Queries, now: string): Promise<void> {
  await queries.update(schema.clock).set({ ahead: sql`${now}::timestamptz - clock_timestamp()` });
  await announceWork(queries);
}

async function makeRepositories(repositories: Repositories): Promise<string> {
  const compass = await repositories.create(repositoryIds.compass, 'main');
  await importCommits(compass, compassHistory);
  const largeFile = largeFilePath(compass, largeFileId);
  await mkdir(dirname(largeFile), { recursive: true });
  await writeFile(largeFile, largeFileContent);
  await importCommits(await repositories.create(repositoryIds.anvil, 'main'), anvilHistory);
  for (const fork of repositoryIds.forks) await repositories.copy(repositoryIds.compass, fork, 'main');
  return compass;
}

/** Returns the row of a merge request. The names of branches and tags are replaced by the hashes of their commits. */
async function withCommits(repository: string, request: (typeof requests.exampleMergeRequests)[number]) {
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
  if (sha === undefined) throw new Error(`The example repository has no ${ref}`);
  return sha;
}

/**
 * Sets the id sequence of a table to the highest id of the example rows. The next inserted row then gets the next id.
 */
async function continueNumbers(queries: Queries, table: PgTable): Promise<void> {
  if (!('id' in table)) return;
  const name = getTableName(table);
  await queries.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`);
}
