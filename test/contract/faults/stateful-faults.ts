import {
  acceptsEverything,
  answers,
  bodies,
  matchesPattern,
  header,
  ignoresAuthentication,
  items,
  query,
  requests,
  staleReads,
  successes,
} from './change.ts';
import type { Mutation } from './mutating-proxy.ts';
import type { Fault } from './stateless-faults.ts';

const fault = (title: string, operation: string, mutation: Mutation): Fault => ({ title, operation, mutation });

const project = '/projects/24';
const labels = `${project}/labels`;
const badges = `${project}/badges`;
const milestones = `${project}/milestones`;
const environments = `${project}/protected_environments`;
const keys = `${project}/error_tracking/client_keys`;

/** Replaces a 404 by the last successful response. */
const findsEverything = (pattern: string): Mutation => acceptsEverything(pattern, [404]);

/** Sends each request with the credential of another user. */
const actsAs = (pattern: string, token: string): Mutation =>
  requests(pattern, ({ headers }) => void (headers['private-token'] = token));

/** Turns a deletion into a read, and responds with 204, so nothing is deleted. */
const keepsAll = (pattern: string, instead: string): Mutation => ({
  request(passing) {
    if (matchesPattern(passing, pattern)) Object.assign(passing, { method: 'GET', target: `/api/v4${instead}` });
  },
  response(answered, passing) {
    if (passing.target === `/api/v4${instead}` && passing.method === 'GET')
      Object.assign(answered, { status: 204, body: '' });
  },
});

/** Faults that become visible only by several requests to a server with state. */
export const statefulFaults: readonly Fault[] = [
  // Reads after writes
  fault('updates are not visible in reads', 'updateProjectLabel', staleReads(`GET ${labels}/*`)),
  fault('updates are not visible in reads of badges', 'updateProjectBadge', staleReads(`GET ${badges}/*`)),
  fault('a created resource is not in the list', 'listProjectMilestones', staleReads(`GET ${milestones}`)),
  fault(
    'a created resource is not in the list of environments',
    'listProtectedEnvironments',
    staleReads(`GET ${environments}`),
  ),
  fault('a deleted resource can be read', 'deleteProjectLabel', staleReads(`GET ${labels}/*`)),
  fault('a deletion deletes nothing', 'deleteProjectBadge', keepsAll(`DELETE ${badges}/*`, badges)),
  fault('a deletion can be repeated', 'deleteErrorTrackingClientKey', findsEverything(`DELETE ${keys}/*`)),
  fault(
    'a second deletion gets a 500',
    'unprotectEnvironment',
    answers(`DELETE ${environments}/*`, (answered) => {
      if (answered.status === 404) answered.status = 500;
    }),
  ),
  fault(
    'an update has no effect',
    'updateProjectBadge',
    requests(`PUT ${badges}/*`, (passing) => {
      passing.body = passing.headers['content-type'] === 'application/json' ? '{}' : '';
    }),
  ),
  fault(
    'the response to an update has another name',
    'updateProjectLabel',
    bodies(`PUT ${labels}/*`, (body) => void (body.color = '#000000')),
  ),
  fault(
    'a created resource is read with another title',
    'getProjectMilestone',
    bodies(`GET ${milestones}/*`, (body) => void (body.title = `${String(body.title)}!`)),
  ),
  fault(
    'a created resource is missing in the list',
    'listProjectBadges',
    bodies(`GET ${badges}`, (body) => (body as unknown as unknown[]).slice(0, -1)),
  ),
  // State machines
  fault(
    'closing has no effect',
    'updateProjectMilestone',
    bodies(`PUT ${milestones}/*`, (body, passing) => {
      if (passing.body.includes('close')) body.state = 'active';
    }),
  ),
  // Pagination
  fault(
    'pages are off by one',
    'listProjectLabels',
    query(`GET ${labels}`, 'page', (value) => String(Number(value) + 1)),
  ),
  fault(
    'pages overlap',
    'listProjectMilestones',
    query(`GET ${milestones}`, 'page', (value) => String(Math.ceil(Number(value) / 2))),
  ),
  fault(
    'per_page is ignored',
    'listProjectMilestones',
    query(`GET ${milestones}`, 'per_page', () => undefined),
  ),
  fault(
    'each page is the first page',
    'listProjectLabels',
    query(`GET ${labels}`, 'page', () => '1'),
  ),
  fault(
    'the last item of a page is missing',
    'listProjectLabels',
    bodies(`GET ${labels}`, (body, { target }) =>
      target.includes('per_page=2') ? (body as unknown as unknown[]).slice(0, -1) : body,
    ),
  ),
  fault(
    'a page past the end is not empty',
    'listNamespaces',
    query('GET /namespaces', 'page', (value) => (Number(value) > 1000 ? '1' : value)),
  ),
  fault(
    'a page past the end gets a 404',
    'listProjectBadges',
    answers(`GET ${badges}`, (answered, { target }) => {
      if (target.includes('page=100000')) answered.status = 404;
    }),
  ),
  fault('the page size has no limit', 'listProjectMilestones', header(`GET ${milestones}`, 'x-per-page', '101')),
  fault(
    'the link next leads to the same page',
    'listProjectLabels',
    successes(`GET ${labels}`, ({ headers }) => {
      headers.link = String(headers.link ?? '').replace(
        /<[^>]*>; rel="next"/u,
        '<http://localhost/api/v4/projects/24/labels?page=1&per_page=2>; rel="next"',
      );
    }),
  ),
  fault(
    'links get a 404',
    'listProjectMilestones',
    successes(`GET ${milestones}`, ({ headers }) => {
      headers.link = String(headers.link ?? '').replaceAll('/milestones?', '/milestones-of-old?');
    }),
  ),
  fault('Link is missing', 'listProjectLabels', header(`GET ${labels}`, 'link', undefined)),
  fault(
    'x-total is the number of items of the page',
    'listProjectLabels',
    successes(`GET ${labels}`, ({ headers, body }) => {
      headers['x-total'] = String((JSON.parse(body) as unknown[]).length);
    }),
  ),
  fault(
    'x-total-pages is one too many',
    'listNamespaces',
    successes('GET /namespaces', ({ headers }) => {
      headers['x-total-pages'] = String(Number(headers['x-total-pages']) + 1);
    }),
  ),
  // Authentication and roles
  fault('any token is accepted', 'getPagesSettings', actsAs(`GET ${project}/pages`, 'token-of-elena')),
  fault(
    'requests without a token are accepted',
    'getErrorTrackingSettings',
    ignoresAuthentication(`GET ${project}/error_tracking/settings`, 'private-token', 'token-of-elena'),
  ),
  fault(
    'every caller has every role',
    'getJobTokenScope',
    requests(`GET ${project}/job_token_scope`, ({ headers }) => {
      if (headers['private-token'] === 'token-of-priya') headers['private-token'] = 'token-of-elena';
    }),
  ),
  fault(
    'every caller may change settings',
    'updateErrorTrackingSettings',
    requests(`PATCH ${project}/error_tracking/settings`, ({ headers }) => {
      if (headers['private-token'] === 'token-of-priya') headers['private-token'] = 'token-of-elena';
    }),
  ),
  fault(
    'a wrong token gets a 403',
    'listProjectBadges',
    answers(`GET ${badges}`, (answered) => {
      if (answered.status === 401) answered.status = 403;
    }),
  ),
  // Resources that do not exist
  fault('a read of a missing resource gets 200', 'getProjectBadge', findsEverything(`GET ${badges}/*`)),
  fault('an update of a missing resource gets 200', 'updateProjectMilestone', findsEverything(`PUT ${milestones}/*`)),
  fault(
    'a read of a missing resource gets 500',
    'getNamespace',
    answers('GET /namespaces/*', (answered) => {
      if (answered.status === 404) answered.status = 500;
    }),
  ),
  fault(
    'a redirect without Location',
    'getProjectLabel',
    answers('GET /projects/aurora%2Fpathfinder/labels/*', ({ headers }) => void delete headers.location),
  ),
  fault(
    'a redirect to a missing resource',
    'listProjectLabels',
    answers('GET /projects/aurora%2Fpathfinder/labels', (answered) => {
      answered.headers.location = String(answered.headers.location).replace('labels', 'nothing');
    }),
  ),
  // Paths and lengths
  fault(
    'a resource is not found by its path',
    'getProjectLabel',
    answers('GET /projects/aurora%2Fcompass/labels/*', (answered) => void (answered.status = 404)),
  ),
  fault(
    'an address of any length is accepted',
    'listProjectMilestones',
    requests(`GET ${milestones}`, (passing) => {
      if (passing.target.length > 8000) passing.target = passing.target.replace(/x{1000,}/u, 'x');
    }),
  ),
  fault(
    'a subscription is always new',
    'subscribeToProjectLabel',
    answers(`POST ${labels}/*/subscribe`, (answered) => {
      if (answered.status === 304) answered.status = 204;
    }),
  ),
  fault(
    'events have no user',
    'listIssueWeightEvents',
    items(`GET ${project}/issues/*/resource_weight_events`, (item) => void delete item.user),
  ),
];
