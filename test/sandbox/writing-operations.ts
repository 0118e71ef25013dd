import { eq } from '../../sandbox/database/drizzle.ts';
import type { ApiCall, Client } from '../../generated/client/index.ts';
import {
  jobTokenAllowedGroups,
  jobTokenAllowedProjects,
  pagesDeployments,
  projects,
  rateLimits,
  registryRepositories,
  registryTags,
} from '../../sandbox/database/schema/index.ts';
import type { SandboxFixture } from './start-test-sandbox.ts';

/** Sends one copy of a request. All copies are equal, except those of a row with different copies. */
export type SendCopy = (client: Client, index: number) => ApiCall<unknown, unknown>;

/** A request that the test sends many times at the same time. */
export interface WritingRow {
  readonly operation: string;
  /** The difference from other rows with the same operation. */
  readonly variant?: string;
  /** `one` if only one copy can succeed, because its success makes the other copies impossible. */
  readonly successes: 'all' | 'one';
  /** The status of the copies that do not succeed. */
  readonly otherwise?: number;
  /** Creates the resource that the request needs. Returns the function that sends the request. */
  readonly prepare: (fixture: SandboxFixture) => Promise<SendCopy>;
}

let last = 0;
/** Returns a name that no other resource has. */
export const newName = (): string => `copies-${(last += 1)}`;

const compass = { id: 24 };
const red = { color: 'red' };
const change = { branch: 'main', commit_message: 'Change' };

export const newLabel = async ({ as }: SandboxFixture): Promise<{ id: number; name: string }> =>
  as('admin').projectLabels.create(compass, { name: newName(), ...red });

export const newMilestone = async ({ as }: SandboxFixture): Promise<number> =>
  (await as('admin').projectMilestones.create(compass, { title: newName() })).id ?? 0;

export const newSchedule = async ({ as }: SandboxFixture): Promise<number> =>
  (
    await as('admin').pipelineSchedules.create(compass, {
      description: newName(),
      ref: 'main',
      cron: '0 1 * * *',
    })
  ).id;

export const newEnvironment = async ({ as }: SandboxFixture) =>
  as('admin').protectedEnvironments.protect(compass, {
    name: newName(),
    deploy_access_levels: [{ access_level: 40 }, { access_level: 30 }],
  });

export const newSite = async ({ as }: SandboxFixture): Promise<number> => {
  const name = newName();
  return (await as('admin').replicationSites.create({ name, url: `https://${name}.example.com` })).id;
};

export const newBadge = async ({ as }: SandboxFixture): Promise<number> =>
  (
    await as('admin').projectBadges.create(compass, {
      link_url: 'https://example.com',
      image_url: 'https://example.com/a.svg',
    })
  ).id;

export const newFile = async ({ as }: SandboxFixture): Promise<string> => {
  const path = newName();
  await as('admin').repositoryFiles.create({ id: 24, file_path: path }, { ...change, content: path });
  return path;
};

const newBranch = async ({ as }: SandboxFixture): Promise<string> => {
  const branch = newName();
  await as('admin').repositoryFiles.create(
    { id: 24, file_path: `${branch}.md` },
    { branch, start_branch: 'main', commit_message: 'Add', content: branch },
  );
  return branch;
};

export const newMergeRequest = async (fixture: SandboxFixture): Promise<number> => {
  const branch = await newBranch(fixture);
  const body = { source_branch: branch, target_branch: 'main', title: branch };
  return (await fixture.as('admin').mergeRequests.create(compass, body)).iid;
};

export const newTag = async ({ sandbox }: SandboxFixture): Promise<string> => {
  const name = newName();
  const [tag] = await sandbox.queries.select().from(registryTags).where(eq(registryTags.repositoryId, 6));
  if (tag === undefined) throw new Error('The example data has no tag');
  await sandbox.queries.insert(registryTags).values({ ...tag, name });
  return name;
};

const registryClient = async (fixture: SandboxFixture): Promise<Client> => {
  const basic = { RegistryBasic: { username: 'admin', password: 'token-of-admin' } };
  const { token } = await fixture.with(basic).containerRegistry.getToken({
    service: 'container_registry',
    scope: 'repository:aurora/compass/worker:delete',
  });
  return fixture.with({ RegistryToken: token });
};

/** Publishes the Pages site of a project, and makes the project a fork: the test needs both again after a deletion. */
export const publish = async ({ sandbox }: SandboxFixture): Promise<void> => {
  await sandbox.queries.insert(pagesDeployments).values({ projectId: 24, pathPrefix: newName() });
};

export const makeFork = async ({ sandbox }: SandboxFixture): Promise<void> => {
  await sandbox.queries.update(projects).set({ forkedFromId: 24 }).where(eq(projects.id, 57));
};

const withoutAllowlists = async ({ sandbox }: SandboxFixture): Promise<void> => {
  await sandbox.queries.delete(jobTokenAllowedGroups);
  await sandbox.queries.delete(jobTokenAllowedProjects);
};

const at = (iid: number) => ({ id: 24, merge_request_iid: iid });

/** The response shows the URLs with values in place of the placeholders. These values need further queries. */
const urlsWithPlaceholders = {
  link_url: 'https://example.com/%{project_path}/%{group_name}/%{default_branch}/%{commit_sha}',
  image_url: 'https://example.com/%{project_title}/%{project_namespace}/%{latest_tag}',
};

/** The requests of all operations whose method writes, and of some operations that write although their method is GET. */
export const writingRows: readonly WritingRow[] = [
  // Container registry
  {
    operation: 'getRegistryToken',
    successes: 'all',
    prepare: async (fixture) => {
      const { containerRegistry } = fixture.with({ RegistryBasic: { username: 'mira', password: 'token-of-mira' } });
      return () =>
        containerRegistry.getToken({ service: 'container_registry', scope: 'repository:aurora/compass:pull' });
    },
  },
  {
    operation: 'updateContainerRegistryVisibility',
    successes: 'all',
    prepare: async () => (client) =>
      client.containerRegistry.updateVisibility(compass, { container_registry_access_level: 'enabled' }),
  },
  {
    // A request that schedules a deletion again gets 202, as long as the image repository exists.
    operation: 'deleteRegistryRepository',
    successes: 'all',
    otherwise: 404,
    prepare: async ({ sandbox }) => {
      const [made] = await sandbox.queries
        .insert(registryRepositories)
        .values({ projectId: 24, name: newName() })
        .returning();
      return (client) => client.containerRegistry.deleteRepository({ id: 24, repository_id: made?.id ?? 0 });
    },
  },
  {
    operation: 'deleteRegistryRepositoryTagsInBulk',
    successes: 'one',
    otherwise: 429,
    prepare: async ({ sandbox }) => {
      await sandbox.queries.delete(rateLimits);
      return (client) =>
        client.containerRegistry.deleteTagsInBulk(
          { id: 24, repository_id: 6 },
          {},
          { body: { name_regex_delete: 'none' } },
        );
    },
  },
  {
    operation: 'deleteRegistryRepositoryTag',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      const path = { id: 24, repository_id: 6, tag_name: await newTag(fixture) };
      return (client) => client.containerRegistry.deleteTag(path);
    },
  },
  {
    operation: 'deleteRegistryManifest',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      const path = { image_path: 'aurora/compass/worker', tag: await newTag(fixture) };
      const { containerRegistry } = await registryClient(fixture);
      return () => containerRegistry.deleteManifest(path);
    },
  },
  {
    operation: 'deleteRegistryTagReference',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      const path = { image_path: 'aurora/compass/worker', tag: await newTag(fixture) };
      const { containerRegistry } = await registryClient(fixture);
      return () => containerRegistry.deleteTagReference(path);
    },
  },

  // Error tracking
  {
    operation: 'createErrorTrackingClientKey',
    successes: 'all',
    prepare: async () => (client) => client.errorTracking.createClientKey(compass),
  },
  {
    operation: 'deleteErrorTrackingClientKey',
    successes: 'one',
    otherwise: 404,
    prepare: async ({ as }) => {
      const { id } = await as('admin').errorTracking.createClientKey(compass);
      return (client) => client.errorTracking.deleteClientKey({ id: 24, key_id: id });
    },
  },
  {
    operation: 'replaceErrorTrackingSettings',
    successes: 'all',
    prepare: async () => (client, index) =>
      client.errorTracking.replaceSettings(compass, { active: index % 2 === 0, integrated: true }),
  },
  {
    operation: 'updateErrorTrackingSettings',
    successes: 'all',
    prepare: async () => (client, index) => client.errorTracking.updateSettings(compass, { active: index % 2 === 0 }),
  },

  // Job tokens
  {
    operation: 'updateJobTokenScope',
    successes: 'all',
    prepare: async () => (client, index) => client.jobTokenScope.update(compass, { enabled: index % 2 === 0 }),
  },
  {
    operation: 'addProjectToJobTokenScope',
    successes: 'one',
    otherwise: 422,
    prepare: async (fixture) => {
      await withoutAllowlists(fixture);
      return (client) => client.jobTokenScope.addProject(compass, { target_project_id: 31 });
    },
  },
  {
    operation: 'removeProjectFromJobTokenScope',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      await withoutAllowlists(fixture);
      await fixture.as('admin').jobTokenScope.addProject(compass, { target_project_id: 31 });
      return (client) => client.jobTokenScope.removeProject({ id: 24, target_project_id: 31 });
    },
  },
  {
    operation: 'addGroupToJobTokenScope',
    successes: 'one',
    otherwise: 422,
    prepare: async (fixture) => {
      await withoutAllowlists(fixture);
      return (client) => client.jobTokenScope.addGroup(compass, { target_group_id: 12 });
    },
  },
  {
    operation: 'removeGroupFromJobTokenScope',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      await withoutAllowlists(fixture);
      await fixture.as('admin').jobTokenScope.addGroup(compass, { target_group_id: 12 });
      return (client) => client.jobTokenScope.removeGroup({ id: 24, target_group_id: 12 });
    },
  },

  // Merge requests
  {
    operation: 'listMergeRequests',
    variant: 'search, and check the merge status again',
    successes: 'all',
    prepare: async ({ sandbox }) => {
      await sandbox.queries.delete(rateLimits);
      return (client) => client.mergeRequests.list({ scope: 'all', search: 'a', with_merge_status_recheck: true });
    },
  },
  {
    operation: 'getMergeRequest',
    successes: 'all',
    prepare: async (fixture) => {
      const path = at(await newMergeRequest(fixture));
      return (client) => client.mergeRequests.get(path);
    },
  },
  {
    operation: 'createMergeRequest',
    successes: 'one',
    otherwise: 422,
    prepare: async (fixture) => {
      const branch = await newBranch(fixture);
      return (client) =>
        client.mergeRequests.create(compass, { source_branch: branch, target_branch: 'main', title: branch });
    },
  },
  {
    operation: 'updateMergeRequest',
    successes: 'all',
    prepare: async (fixture) => {
      const path = at(await newMergeRequest(fixture));
      return (client, index) => client.mergeRequests.update(path, { title: `Title ${index}` });
    },
  },
  {
    operation: 'updateMergeRequest',
    variant: 'close',
    successes: 'one',
    otherwise: 422,
    prepare: async (fixture) => {
      const path = at(await newMergeRequest(fixture));
      return (client) => client.mergeRequests.update(path, { state_event: 'close' });
    },
  },
  {
    operation: 'updateMergeRequest',
    variant: 'reopen',
    successes: 'one',
    otherwise: 422,
    prepare: async (fixture) => {
      const path = at(await newMergeRequest(fixture));
      await fixture.as('admin').mergeRequests.update(path, { state_event: 'close' });
      return (client) => client.mergeRequests.update(path, { state_event: 'reopen' });
    },
  },
  {
    operation: 'deleteMergeRequest',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      const path = at(await newMergeRequest(fixture));
      return (client) => client.mergeRequests.delete(path);
    },
  },
  {
    operation: 'mergeMergeRequest',
    successes: 'one',
    otherwise: 422,
    prepare: async (fixture) => {
      const path = at(await newMergeRequest(fixture));
      return (client) => client.mergeRequests.merge(path);
    },
  },
  {
    operation: 'createMergeRequestPipeline',
    successes: 'all',
    prepare: async (fixture) => {
      const path = at(await newMergeRequest(fixture));
      return (client) => client.mergeRequests.createPipeline(path);
    },
  },

  // Pages
  {
    operation: 'updatePagesSettings',
    successes: 'all',
    prepare: async (fixture) => {
      await publish(fixture);
      return (client, index) => client.pages.update(compass, { pages_https_only: index % 2 === 0 });
    },
  },
  {
    operation: 'unpublishPages',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      await publish(fixture);
      await publish(fixture);
      return (client) => client.pages.unpublish(compass);
    },
  },

  // Pipeline schedules
  {
    operation: 'createPipelineSchedule',
    successes: 'all',
    prepare: async () => (client) =>
      client.pipelineSchedules.create(compass, { description: newName(), ref: 'main', cron: '0 1 * * *' }),
  },
  {
    operation: 'updatePipelineSchedule',
    successes: 'all',
    prepare: async (fixture) => {
      const path = { id: 24, pipeline_schedule_id: await newSchedule(fixture) };
      return (client, index) => client.pipelineSchedules.update(path, { description: `Schedule ${index}` });
    },
  },
  {
    operation: 'deletePipelineSchedule',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      const path = { id: 24, pipeline_schedule_id: await newSchedule(fixture) };
      return (client) => client.pipelineSchedules.delete(path);
    },
  },
  {
    operation: 'runPipelineSchedule',
    successes: 'all',
    prepare: async (fixture) => {
      const path = { id: 24, pipeline_schedule_id: await newSchedule(fixture) };
      return (client) => client.pipelineSchedules.play(path);
    },
  },
  {
    operation: 'takePipelineScheduleOwnership',
    successes: 'all',
    prepare: async (fixture) => {
      const path = { id: 24, pipeline_schedule_id: await newSchedule(fixture) };
      return (client) => client.pipelineSchedules.takeOwnership(path);
    },
  },
  {
    operation: 'takePipelineScheduleOwnership',
    variant: 'of a schedule of another user',
    successes: 'all',
    prepare: async (fixture) => {
      const path = { id: 24, pipeline_schedule_id: await newSchedule(fixture) };
      return (_, index) => fixture.as(index % 2 === 0 ? 'mira' : 'admin').pipelineSchedules.takeOwnership(path);
    },
  },
  {
    operation: 'createPipelineScheduleVariable',
    successes: 'one',
    otherwise: 422,
    prepare: async (fixture) => {
      const path = { id: 24, pipeline_schedule_id: await newSchedule(fixture) };
      return (client) => client.pipelineSchedules.createVariable(path, { key: 'KEY', value: 'value' });
    },
  },
  {
    operation: 'updatePipelineScheduleVariable',
    successes: 'all',
    prepare: async (fixture) => {
      const path = { id: 24, pipeline_schedule_id: await newSchedule(fixture) };
      await fixture.as('admin').pipelineSchedules.createVariable(path, { key: 'KEY', value: 'value' });
      return (client, index) =>
        client.pipelineSchedules.updateVariable({ ...path, key: 'KEY' }, { value: `value ${index}` });
    },
  },
  {
    operation: 'deletePipelineScheduleVariable',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      const path = { id: 24, pipeline_schedule_id: await newSchedule(fixture) };
      await fixture.as('admin').pipelineSchedules.createVariable(path, { key: 'KEY', value: 'value' });
      return (client) => client.pipelineSchedules.deleteVariable({ ...path, key: 'KEY' });
    },
  },

  // Badges
  {
    operation: 'createProjectBadge',
    successes: 'all',
    prepare: async () => (client) =>
      client.projectBadges.create(compass, {
        link_url: 'https://example.com',
        image_url: 'https://example.com/a.svg',
      }),
  },
  {
    operation: 'createProjectBadge',
    variant: 'with all placeholders',
    successes: 'all',
    prepare: async () => (client) => client.projectBadges.create(compass, urlsWithPlaceholders),
  },
  {
    operation: 'updateProjectBadge',
    variant: 'with all placeholders',
    successes: 'all',
    prepare: async (fixture) => {
      const path = { id: 24, badge_id: await newBadge(fixture) };
      return (client) => client.projectBadges.update(path, urlsWithPlaceholders);
    },
  },
  {
    operation: 'updateProjectBadge',
    successes: 'all',
    prepare: async (fixture) => {
      const path = { id: 24, badge_id: await newBadge(fixture) };
      return (client, index) => client.projectBadges.update(path, { name: `Badge ${index}` });
    },
  },
  {
    operation: 'deleteProjectBadge',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      const path = { id: 24, badge_id: await newBadge(fixture) };
      return (client) => client.projectBadges.delete(path);
    },
  },

  // Forks
  {
    operation: 'forkProject',
    successes: 'one',
    otherwise: 422,
    prepare: async () => {
      const path = newName();
      return (client) => client.projectForks.create(compass, { namespace_id: 12, path });
    },
  },
  {
    operation: 'createForkRelationship',
    successes: 'all',
    prepare: async () => (client) => client.projectForks.createRelationship({ id: 57, forked_from_id: 24 }),
  },
  {
    operation: 'deleteForkRelationship',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      await makeFork(fixture);
      return (client) => client.projectForks.deleteRelationship({ id: 57 });
    },
  },

  // Labels
  {
    operation: 'createProjectLabel',
    successes: 'one',
    otherwise: 422,
    prepare: async () => {
      const name = newName();
      return (client) => client.projectLabels.create(compass, { name, ...red });
    },
  },
  {
    operation: 'updateProjectLabel',
    successes: 'all',
    prepare: async (fixture) => {
      const path = { id: 24, label_id: (await newLabel(fixture)).id };
      return (client, index) => client.projectLabels.update(path, { ...red, description: `Label ${index}` });
    },
  },
  {
    operation: 'updateProjectLabel',
    variant: 'rename a label that its old name identifies',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      const path = { id: 24, label_id: (await newLabel(fixture)).name };
      const name = newName();
      return (client) => client.projectLabels.update(path, { new_name: name });
    },
  },
  {
    operation: 'updateProjectLabel',
    variant: 'rename different labels to one name',
    successes: 'one',
    otherwise: 422,
    prepare: async (fixture) => {
      const labels = await Promise.all(Array.from({ length: 50 }, async () => newLabel(fixture)));
      const name = newName();
      return (client, index) =>
        client.projectLabels.update({ id: 24, label_id: labels[index]?.id ?? 0 }, { new_name: name });
    },
  },
  {
    operation: 'updateProjectLabelByName',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      const { name } = await newLabel(fixture);
      const renamed = newName();
      return (client) => client.projectLabels.updateByName(compass, { name, new_name: renamed });
    },
  },
  {
    operation: 'deleteProjectLabel',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      const path = { id: 24, label_id: (await newLabel(fixture)).id };
      return (client) => client.projectLabels.delete(path);
    },
  },
  {
    operation: 'deleteProjectLabelByName',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      const { name } = await newLabel(fixture);
      return (client) => client.projectLabels.deleteByName(compass, { name });
    },
  },
  {
    operation: 'promoteProjectLabel',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      const path = { id: 24, label_id: (await newLabel(fixture)).id };
      return (client) => client.projectLabels.promote(path);
    },
  },
  {
    operation: 'promoteProjectLabel',
    variant: 'labels with one name in two projects of a group',
    successes: 'one',
    otherwise: 404,
    prepare: async ({ as }) => {
      const { projectForks, projectLabels } = as('admin');
      const name = newName();
      const { id: fork = 0 } = await projectForks.create(compass, { namespace_id: 9, path: name });
      for (const id of [24, fork]) await projectLabels.create({ id }, { name, ...red });
      return (client, index) => client.projectLabels.promote({ id: index % 2 === 0 ? 24 : fork, label_id: name });
    },
  },
  {
    operation: 'promoteProjectLabelByName',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      const { name } = await newLabel(fixture);
      return (client) => client.projectLabels.promoteByName(compass, { name });
    },
  },
  {
    operation: 'subscribeToProjectLabel',
    successes: 'one',
    otherwise: 304,
    prepare: async (fixture) => {
      const path = { id: 24, label_id: (await newLabel(fixture)).id };
      return (client) => client.projectLabels.subscribe(path);
    },
  },
  {
    operation: 'unsubscribeFromProjectLabel',
    successes: 'one',
    otherwise: 304,
    prepare: async (fixture) => {
      const path = { id: 24, label_id: (await newLabel(fixture)).id };
      await fixture.as('admin').projectLabels.subscribe(path);
      return (client) => client.projectLabels.unsubscribe(path);
    },
  },

  // Milestones
  {
    operation: 'createProjectMilestone',
    successes: 'one',
    otherwise: 422,
    prepare: async () => {
      const title = newName();
      return (client) => client.projectMilestones.create(compass, { title });
    },
  },
  {
    operation: 'updateProjectMilestone',
    successes: 'all',
    prepare: async (fixture) => {
      const path = { id: 24, milestone_id: await newMilestone(fixture) };
      return (client, index) => client.projectMilestones.update(path, { description: `Milestone ${index}` });
    },
  },
  {
    operation: 'deleteProjectMilestone',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      const path = { id: 24, milestone_id: await newMilestone(fixture) };
      return (client) => client.projectMilestones.delete(path);
    },
  },
  {
    operation: 'promoteProjectMilestone',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      const path = { id: 24, milestone_id: await newMilestone(fixture) };
      return (client) => client.projectMilestones.promote(path);
    },
  },

  // Protected environments
  {
    operation: 'createProtectedEnvironment',
    successes: 'one',
    otherwise: 422,
    prepare: async () => {
      const name = newName();
      return (client) =>
        client.protectedEnvironments.protect(compass, { name, deploy_access_levels: [{ access_level: 40 }] });
    },
  },
  {
    operation: 'updateProtectedEnvironment',
    successes: 'all',
    prepare: async (fixture) => {
      const path = { id: 24, name: (await newEnvironment(fixture)).name };
      return (client) => client.protectedEnvironments.update(path, { deploy_access_levels: [{ access_level: 30 }] });
    },
  },
  {
    operation: 'updateProtectedEnvironment',
    variant: 'remove one entry',
    successes: 'one',
    otherwise: 422,
    prepare: async (fixture) => {
      const { name, deploy_access_levels: levels } = await newEnvironment(fixture);
      const id = levels[0]?.id ?? 0;
      return (client) =>
        client.protectedEnvironments.update({ id: 24, name }, { deploy_access_levels: [{ id, _destroy: true }] });
    },
  },
  {
    operation: 'unprotectEnvironment',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      const path = { id: 24, name: (await newEnvironment(fixture)).name };
      return (client) => client.protectedEnvironments.unprotect(path);
    },
  },

  // Sites
  {
    operation: 'createReplicationSite',
    successes: 'one',
    otherwise: 422,
    prepare: async () => {
      const name = newName();
      return (client) => client.replicationSites.create({ name, url: `https://${name}.example.com` });
    },
  },
  {
    operation: 'updateReplicationSite',
    successes: 'all',
    prepare: async (fixture) => {
      const id = await newSite(fixture);
      return (client, index) => client.replicationSites.update({ id }, { files_max_capacity: index + 1 });
    },
  },
  {
    operation: 'deleteReplicationSite',
    successes: 'one',
    otherwise: 404,
    prepare: async (fixture) => {
      const id = await newSite(fixture);
      return (client) => client.replicationSites.delete({ id });
    },
  },
  {
    operation: 'repairReplicationSite',
    successes: 'all',
    prepare: async (fixture) => {
      const id = await newSite(fixture);
      return (client) => client.replicationSites.repair({ id });
    },
  },

  // Files
  {
    operation: 'createRepositoryFile',
    successes: 'one',
    otherwise: 400,
    prepare: async () => {
      const path = newName();
      return (client) => client.repositoryFiles.create({ id: 24, file_path: path }, { ...change, content: path });
    },
  },
  {
    operation: 'updateRepositoryFile',
    successes: 'one',
    otherwise: 400,
    prepare: async (fixture) => {
      const path = { id: 24, file_path: await newFile(fixture) };
      return (client) => client.repositoryFiles.update(path, { ...change, content: 'changed' });
    },
  },
  {
    operation: 'deleteRepositoryFile',
    successes: 'one',
    otherwise: 400,
    prepare: async (fixture) => {
      const path = { id: 24, file_path: await newFile(fixture) };
      return (client) => client.repositoryFiles.delete(path, {}, { body: change });
    },
  },

  // Snippets
  {
    operation: 'moveSnippetStorage',
    successes: 'one',
    otherwise: 422,
    prepare: async () => (client) =>
      client.snippetStorageMoves.move({ snippet_id: 79 }, { destination_storage_name: 'default' }),
  },
  {
    operation: 'moveAllSnippetStorages',
    successes: 'all',
    prepare: async () => (client) =>
      client.snippetStorageMoves.moveAll({ source_storage_name: 'default', destination_storage_name: 'nvme-2' }),
  },
];
