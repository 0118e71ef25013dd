import {
  acceptsEverything,
  answers,
  bodies,
  header,
  ignoresAuthentication,
  items,
  requests,
  status,
  successes,
} from './change.ts';
import type { Mutation } from './mutating-proxy.ts';

/** A fault, and the operation that it changes. */
export interface Fault {
  readonly title: string;
  readonly operation: string;
  readonly mutation: Mutation;
}

const fault = (title: string, operation: string, mutation: Mutation): Fault => ({ title, operation, mutation });

const project = '/projects/24';
const label = `${project}/labels/*`;
const badge = `${project}/badges/*`;
const milestone = `${project}/milestones/*`;
const schedule = `${project}/pipeline_schedules/*`;
const environment = `${project}/protected_environments/*`;
const file = `${project}/repository/files/*`;
const image = `${project}/registry/repositories`;

/** Faults that are visible in a single response, so the server behind the proxy may be a mock. */
export const statelessFaults: readonly Fault[] = [
  // Wrong status
  fault('200 for a creation', 'createProjectBadge', status(`POST ${project}/badges`, 200)),
  fault('201 for a read', 'getProjectLabel', status(`GET ${label}`, 201)),
  fault('204 for a list', 'listProjectMilestones', status(`GET ${project}/milestones`, 204)),
  fault('200 for a deletion', 'deleteProjectMilestone', status(`DELETE ${milestone}`, 200)),
  fault('500 for a read', 'getPipelineSchedule', status(`GET ${schedule}`, 500)),
  fault('503 for a list', 'listProjectForks', status(`GET ${project}/forks`, 503)),
  fault('418 for a read', 'getPagesSettings', status(`GET ${project}/pages`, 418)),
  fault(
    '404 for an existing resource',
    'getErrorTrackingSettings',
    status(`GET ${project}/error_tracking/settings`, 404),
  ),
  fault('202 for finished work', 'mergeMergeRequest', status(`PUT ${project}/merge_requests/17/merge`, 202)),
  // Missing fields
  fault(
    'a read without id',
    'getProjectBadge',
    bodies(`GET ${badge}`, (body) => void delete body.id),
  ),
  fault(
    'a list without names',
    'listProjectLabels',
    items(`GET ${project}/labels`, (item) => void delete item.name),
  ),
  fault(
    'the second item without id',
    'listProjectMilestones',
    items(`GET ${project}/milestones`, (item, index) => (index === 1 ? void delete item.id : undefined)),
  ),
  fault(
    'a merge request without iid',
    'getMergeRequest',
    bodies(`GET ${project}/merge_requests/17`, (body) => void delete body.iid),
  ),
  fault(
    'a created resource without id',
    'createPipelineSchedule',
    bodies(`POST ${project}/pipeline_schedules`, (body) => void delete body.id),
  ),
  fault(
    'a namespace without kind',
    'getNamespace',
    bodies('GET /namespaces/*', (body) => void delete body.kind),
  ),
  fault(
    'a file without content',
    'getRepositoryFile',
    bodies(`GET ${file}`, (body) => void delete body.content),
  ),
  fault(
    'a storage move without state',
    'getSnippetStorageMove',
    bodies('GET /snippet_repository_storage_moves/*', (body) => void delete body.state),
  ),
  // Mistyped fields
  fault(
    'an id as text',
    'getProjectMilestone',
    bodies(`GET ${milestone}`, (body) => void (body.id = '63')),
  ),
  fault(
    'a boolean as text',
    'getPipelineSchedule',
    bodies(`GET ${schedule}`, (body) => void (body.active = 'yes')),
  ),
  fault(
    'an invalid time',
    'getIssueWeightEvent',
    bodies(`GET ${project}/issues/*/resource_weight_events/*`, (body) => void (body.created_at = 'yesterday')),
  ),
  fault(
    'a number as text',
    'getReplicationSite',
    bodies('GET /geo_sites/*', (body) => void (body.files_max_capacity = 'ten')),
  ),
  fault(
    'null for a property that is not nullable',
    'getProjectLabel',
    bodies(`GET ${label}`, (body) => void (body.name = null)),
  ),
  fault(
    'an object for a list',
    'listProtectedEnvironments',
    bodies(`GET ${project}/protected_environments`, (body) => ({ items: body })),
  ),
  fault(
    'a list for an object',
    'getProtectedEnvironment',
    bodies(`GET ${environment}`, (body) => [body]),
  ),
  fault(
    'an object for a title',
    'listMergeRequests',
    items('GET /merge_requests', (item) => void (item.title = { text: item.title })),
  ),
  fault(
    'a text in a list of objects',
    'listRegistryRepositoryTags',
    bodies(`GET ${image}/*/tags`, () => ['latest']),
  ),
  fault(
    'an array for an id',
    'listErrorTrackingClientKeys',
    items(`GET ${project}/error_tracking/client_keys`, (item) => void (item.id = [item.id])),
  ),
  // Enumerations
  fault(
    'an unknown kind',
    'listNamespaces',
    items('GET /namespaces', (item) => void (item.kind = 'company')),
  ),
  // Bodies and content types
  fault(
    'truncated JSON',
    'getJobTokenScope',
    successes(`GET ${project}/job_token_scope`, (answered) => void (answered.body = answered.body.slice(0, -2))),
  ),
  fault(
    'HTML for JSON',
    'listProjectBadges',
    successes(`GET ${project}/badges`, (answered) => {
      answered.headers['content-type'] = 'text/html';
      answered.body = '<p>Badges</p>';
    }),
  ),
  fault(
    'JSON with the content type text/plain',
    'getRegistryRepository',
    header('GET /registry/repositories/*', 'content-type', 'text/plain'),
  ),
  fault(
    'no content type',
    'listSnippetStorageMoves',
    header('GET /snippet_repository_storage_moves', 'content-type', undefined),
  ),
  fault(
    'an empty body',
    'getProtectedEnvironment',
    successes(`GET ${environment}`, (answered) => void (answered.body = '')),
  ),
  fault(
    'a length with a 204',
    'deleteProjectBadge',
    successes(`DELETE ${badge}`, ({ headers }) => void (headers['content-length'] = '4')),
  ),
  fault(
    'an error that is not JSON',
    'createProjectLabel',
    answers(`POST ${project}/labels`, (answered) => {
      if (answered.status < 400) return;
      answered.headers['content-type'] = 'text/html';
      answered.body = '<h1>Oops</h1>';
    }),
  ),
  // Headers
  fault('a page that is a word', 'listProjectMilestones', header(`GET ${project}/milestones`, 'x-page', 'first')),
  fault(
    'a total that is a word',
    'listPipelineSchedules',
    header(`GET ${project}/pipeline_schedules`, 'x-total', 'many'),
  ),
  fault('a missing x-per-page', 'listReplicationSites', header('GET /geo_sites', 'x-per-page', undefined)),
  fault('a missing x-total-pages', 'listNamespaces', header('GET /namespaces', 'x-total-pages', undefined)),
  fault(
    'a missing x-next-page',
    'listIssueWeightEvents',
    header(`GET ${project}/issues/*/resource_weight_events`, 'x-next-page', undefined),
  ),
  fault(
    'a next page after the last one',
    'listProjectRegistryRepositories',
    header(`GET ${image}`, 'x-next-page', '7'),
  ),
  fault(
    'a previous page before the first',
    'listGroupRegistryRepositories',
    header('GET /groups/*/registry/repositories', 'x-prev-page', '3'),
  ),
  fault('a total smaller than the page', 'listProjectLabels', header(`GET ${project}/labels`, 'x-total', '1')),
  fault(
    'a link to the wrong last page',
    'listStorageMovesOfSnippet',
    header(
      'GET /snippets/*/repository_storage_moves',
      'link',
      '<http://localhost/api/v4/snippets/83/repository_storage_moves?page=1>; rel="first", <http://localhost/api/v4/snippets/83/repository_storage_moves?page=9>; rel="last"',
    ),
  ),
  fault(
    'a link to a next page that does not exist',
    'listJobTokenScopeProjects',
    header(
      `GET ${project}/job_token_scope/allowlist`,
      'link',
      '<http://localhost/x?page=1>; rel="first", <http://localhost/x?page=2>; rel="next"',
    ),
  ),
  // Authentication
  fault(
    'no authentication',
    'listProjectLabels',
    ignoresAuthentication(`GET ${project}/labels`, 'private-token', 'any-token'),
  ),
  fault(
    'no authentication for a write',
    'createProjectMilestone',
    ignoresAuthentication(`POST ${project}/milestones`, 'private-token', 'any-token'),
  ),
  fault(
    'no authentication for a deletion',
    'deletePipelineSchedule',
    ignoresAuthentication(`DELETE ${schedule}`, 'private-token', 'any-token'),
  ),
  fault(
    'no authentication for administrators',
    'listReplicationSites',
    ignoresAuthentication('GET /geo_sites', 'private-token', 'any-token'),
  ),
  fault(
    'a public operation that is not public',
    'getRawRepositoryFile',
    answers(`GET ${file}/raw`, (answered, { headers }) => {
      if (headers['private-token'] === undefined) answered.status = 401;
    }),
  ),
  fault(
    'a scheme whose credentials are rejected',
    'listProjectRegistryRepositories',
    answers(`GET ${image}`, (answered, { headers }) => {
      if (headers['job-token'] !== undefined) answered.status = 401;
    }),
  ),
  // Invalid input
  fault('invalid bodies are accepted', 'createProjectBadge', acceptsEverything(`POST ${project}/badges`)),
  fault('invalid bodies of updates are accepted', 'updateProjectLabel', acceptsEverything(`PUT ${label}`)),
  fault('invalid queries are accepted', 'listMergeRequests', acceptsEverything('GET /merge_requests')),
  fault('malformed JSON is accepted', 'createProjectLabel', acceptsEverything(`POST ${project}/labels`)),
  fault(
    'invalid input gets a 500',
    'createMergeRequest',
    answers(`POST ${project}/merge_requests`, (answered) => {
      if (answered.status === 422) answered.status = 500;
    }),
  ),
  fault(
    'form bodies are rejected',
    'createProjectMilestone',
    answers(`POST ${project}/milestones`, (answered, { headers }) => {
      if (headers['content-type']?.includes('urlencoded') === true) answered.status = 415;
    }),
  ),
  fault(
    'a value of an enumeration is rejected',
    'listMergeRequests',
    answers('GET /merge_requests', (answered, { target }) => {
      if (target.includes('state=merged')) answered.status = 422;
    }),
  ),
  fault(
    'one value of a boolean is rejected',
    'getMergeRequest',
    answers(`GET ${project}/merge_requests/17`, (answered, { target }) => {
      if (target.includes('=true')) answered.status = 422;
    }),
  ),
  // HTTP
  fault(
    '405 without Allow',
    'listProjectBadges',
    answers(`PATCH ${project}/badges`, ({ headers }) => void delete headers.allow),
  ),
  fault(
    'any method is accepted',
    'listPipelineSchedules',
    answers(`PATCH ${project}/pipeline_schedules`, (answered) => void (answered.status = 200)),
  ),
  fault(
    'HEAD gets a 500',
    'getProjectLabel',
    answers(`HEAD ${label}`, (answered) => void (answered.status = 500)),
  ),
  fault(
    'a repeated parameter gets a 500',
    'listProjectForks',
    answers(`GET ${project}/forks`, (answered, { target }) => {
      if ((target.match(/[?&]page=/gu) ?? []).length > 1) answered.status = 500;
    }),
  ),
  fault(
    'an unencoded slash is accepted',
    'listProjectMilestones',
    answers('GET /projects/forgespec/slash/milestones', (answered) => {
      answered.status = 200;
      answered.body = '[]';
    }),
  ),
  fault(
    'a plus sign is not decoded as a space',
    'listProjectMilestones',
    answers(`GET ${project}/milestones`, (answered, { target }) => {
      if (target.includes('+')) answered.body = '[]';
    }),
  ),
  fault(
    'query parameters in a body are ignored',
    'listProjectBadges',
    requests(`GET ${project}/badges`, (passing) => void (passing.body = '')),
  ),
  fault(
    'body properties that are sent in the query are ignored',
    'createProjectBadge',
    requests(`POST ${project}/badges`, (passing) => void (passing.target = passing.target.replace(/\?.*/u, ''))),
  ),
  fault(
    'invalid percent-encoding gets a 500',
    'getNamespace',
    answers('GET /namespaces/*', (answered, { target }) => {
      if (target.includes('%E0%A4%A')) answered.status = 500;
    }),
  ),
  fault('501', 'takePipelineScheduleOwnership', status(`POST ${schedule}/take_ownership`, 501)),
];
