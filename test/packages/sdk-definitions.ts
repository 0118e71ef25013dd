import type { Definition } from './installed-definitions.ts';

/** A program that uses names of the installed SDK. */
export const program = `import { ApiError, createClient, type CallOptions } from '@forgespec/sdk/client';
import * as projectBadges from '@forgespec/sdk/client/project-badges';
import { createDispatcher, type PartialHandlers, type ProjectBadgesHandlers } from '@forgespec/sdk/server';
import type { Badge, ListProjectBadgesResponses, MergeRequest } from '@forgespec/sdk/types';
import type { operations, paths } from '@forgespec/sdk/types/openapi';
import { badgeSchema, checkBadge, isBadge } from '@forgespec/sdk/validators';

const client = createClient({ baseUrl: 'https://forge.example', auth: { PrivateToken: 'token' } });
const badges = await client.projectBadges.list({ id: 24 }, { name: 'Coverage', per_page: 5 });
await client.projectBadges.create({ id: 24 }, { link_url: '', image_url: '' });
await projectBadges.get(client)({ id: 24, badge_id: 1 });
await client.projectBadges.delete({ id: 24, badge_id: 2 });
for await (const found of client.mergeRequests.list({ state: 'opened' })) found.web_url;
export const address = badges[0]?.rendered_link_url;
export const values = [isBadge(1), checkBadge(1), badgeSchema, ApiError];
export type Kind = Badge['kind'];
export type Estimate = MergeRequest['time_stats']['human_time_estimate'];
export type Total = ListProjectBadgesResponses[200]['headers']['x-total'];
export type Render = paths['/projects/{id}/badges/render']['get'];
export type Update = operations['updateProjectBadge'];
export type Options = CallOptions;
export const handlers: Pick<ProjectBadgesHandlers, 'render'> = {
  render: ({ query }) => ({ status: 404, body: { message: query.link_url } }),
};
export const all: PartialHandlers = { projectBadges: {} };
createDispatcher(all, { authenticate: { PrivateToken: () => ({}) } });
`;

const spec = '@forgespec/sdk/spec';
const badgePaths = `${spec}/areas/project-badges/paths.yaml`;
const badgeSchemas = `${spec}/areas/project-badges/schemas.yaml`;
/** The names in the program, with the line that "Go to Definition" opens for each name. */
export const definitions: readonly Definition[] = [
  ['client.projectBadges.list(', 'projectBadges', `${spec}/openapi.yaml`, '- name: Project badges'],
  ['client.projectBadges.list(', 'list', badgePaths, 'get:'],
  ["{ name: 'Coverage'", 'name', badgePaths, '- name: name'],
  ['per_page: 5', 'per_page', `${spec}/shared/parameters.yaml`, 'PerPage:'],
  ['client.projectBadges.create(', 'create', badgePaths, 'post:'],
  ["image_url: ''", 'image_url', badgeSchemas, 'image_url: { type: string, description: Address of the image. }'],
  ['projectBadges.get(client)', 'get', badgePaths, 'get:'],
  ['client.projectBadges.delete(', 'delete', badgePaths, 'delete:'],
  ['badge_id: 1', 'badge_id', badgePaths, 'name: badge_id'],
  ['mergeRequests.list(', 'list', `${spec}/areas/merge-requests/paths.yaml`, 'get:'],
  ["state: 'opened'", 'state', `${spec}/areas/merge-requests/parameters.yaml`, 'MergeRequestsState:'],
  [
    'found.web_url',
    'web_url',
    `${spec}/areas/merge-requests/schemas.yaml`,
    'web_url: { type: string, description: Address of the page of the merge request. }',
  ],
  [
    '?.rendered_link_url',
    'rendered_link_url',
    badgeSchemas,
    "rendered_link_url: { type: string, description: '`link_url` with its placeholders filled in.' }",
  ],
  ['isBadge(1)', 'isBadge', badgeSchemas, 'Badge:'],
  ['checkBadge(1)', 'checkBadge', badgeSchemas, 'Badge:'],
  ['badgeSchema, ApiError', 'badgeSchema', badgeSchemas, 'Badge:'],
  ["Badge['kind']", 'Badge', badgeSchemas, 'Badge:'],
  [
    "Badge['kind']",
    'kind',
    badgeSchemas,
    'kind: { type: string, enum: [project, group], description: Whether the badge belongs to the project itself or to one of its groups. }',
  ],
  [
    "['time_stats']['human",
    'time_stats',
    `${spec}/areas/merge-requests/schemas.yaml`,
    "time_stats: { $ref: '#/MergeRequestTimeStats', description: Estimated and spent time. }",
  ],
  [
    "['human_time_estimate']",
    'human_time_estimate',
    `${spec}/areas/merge-requests/schemas.yaml`,
    "human_time_estimate: { type: [string, 'null'], description: The estimated time in words; null if there is no estimate. }",
  ],
  ['ListProjectBadgesResponses[200]', 'ListProjectBadgesResponses', badgePaths, 'responses:'],
  ["[200]['headers']", '200', badgePaths, "'200':"],
  ["['x-total']", 'x-total', `${spec}/shared/headers.yaml`, 'XTotal:'],
  [
    "paths['/projects",
    '/projects',
    `${spec}/openapi.yaml`,
    "/projects/{id}/badges/render: { $ref: 'areas/project-badges/paths.yaml#/renderedBadge' }",
  ],
  ["['get']", 'get', badgePaths, 'get:'],
  ["operations['updateProjectBadge']", 'updateProjectBadge', badgePaths, 'put:'],
  ['render: (', 'render', badgePaths, 'get:'],
  ['query.link_url', 'link_url', badgePaths, '- name: link_url'],
  ['{ projectBadges: {}', 'projectBadges', `${spec}/openapi.yaml`, '- name: Project badges'],
  ['Pick<ProjectBadgesHandlers', 'ProjectBadgesHandlers', `${spec}/openapi.yaml`, '- name: Project badges'],
  ['ApiError];', 'ApiError', '@forgespec/sdk/lib/*.js', 'var ApiError = class ApiError extends RequestError {'],
  [
    'createDispatcher(',
    'createDispatcher',
    '@forgespec/sdk/lib/*.js',
    'function createDispatcher(handlers, options) {',
  ],
  ['auth: { PrivateToken', 'PrivateToken', `${spec}/openapi.yaml`, 'PrivateToken:'],
  ['authenticate: { PrivateToken', 'PrivateToken', `${spec}/openapi.yaml`, 'PrivateToken:'],
  ['Options = CallOptions', 'CallOptions', '@forgespec/sdk/lib/*.d.ts', 'type CallOptions = RequestOptions;'],
];
