import {
  acceptsEverything,
  answers,
  bodies,
  concerns,
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

const fault = (what: string, operation: string, mutation: Mutation): Fault => ({ what, operation, mutation });

const project = '/projects/24';
const labels = `${project}/labels`;
const badges = `${project}/badges`;
const milestones = `${project}/milestones`;
const environments = `${project}/protected_environments`;
const keys = `${project}/error_tracking/client_keys`;

/** 404 becomes the answer that was given last. */
const findsEverything = (pattern: string): Mutation => acceptsEverything(pattern, [404]);

/** Whatever is asked for, someone else's credential goes with it. */
const actsAs = (pattern: string, token: string): Mutation =>
  requests(pattern, ({ headers }) => void (headers['private-token'] = token));

/** A deletion that says so and does nothing. */
const keepsAll = (pattern: string, instead: string): Mutation => ({
  request(passing) {
    if (concerns(passing, pattern)) Object.assign(passing, { method: 'GET', target: `/api/v4${instead}` });
  },
  response(answered, passing) {
    if (passing.target === `/api/v4${instead}` && passing.method === 'GET')
      Object.assign(answered, { status: 204, body: '' });
  },
});

/** Faults that show when a server is asked more than once: it takes one that remembers to see them. */
export const statefulFaults: readonly Fault[] = [
  // Reads after writes
  fault('reads do not see updates', 'updateProjectLabel', staleReads(`GET ${labels}/*`)),
  fault('reads of badges do not see updates', 'updateProjectBadge', staleReads(`GET ${badges}/*`)),
  fault('the list does not see what was created', 'listProjectMilestones', staleReads(`GET ${milestones}`)),
  fault(
    'the list of environments does not see what was created',
    'listProtectedEnvironments',
    staleReads(`GET ${environments}`),
  ),
  fault('what was deleted can be read', 'deleteProjectLabel', staleReads(`GET ${labels}/*`)),
  fault('a deletion deletes nothing', 'deleteProjectBadge', keepsAll(`DELETE ${badges}/*`, badges)),
  fault('a deletion can be repeated', 'deleteErrorTrackingClientKey', findsEverything(`DELETE ${keys}/*`)),
  fault(
    'a second deletion ends in a 500',
    'unprotectEnvironment',
    answers(`DELETE ${environments}/*`, (answered) => {
      if (answered.status === 404) answered.status = 500;
    }),
  ),
  fault(
    'an update is thrown away',
    'updateProjectBadge',
    requests(`PUT ${badges}/*`, (passing) => {
      passing.body = passing.headers['content-type'] === 'application/json' ? '{}' : '';
    }),
  ),
  fault(
    'an update answers with another name',
    'updateProjectLabel',
    bodies(`PUT ${labels}/*`, (body) => void (body.color = '#000000')),
  ),
  fault(
    'what was created is read with another title',
    'getProjectMilestone',
    bodies(`GET ${milestones}/*`, (body) => void (body.title = `${String(body.title)}!`)),
  ),
  fault(
    'what was created is not in the list',
    'listProjectBadges',
    bodies(`GET ${badges}`, (body) => (body as unknown as unknown[]).slice(0, -1)),
  ),
  // State machines
  fault(
    'closing leaves it open',
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
    'every page is the first',
    'listProjectLabels',
    query(`GET ${labels}`, 'page', () => '1'),
  ),
  fault(
    'the last item of a page is lost',
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
    'a page past the end is a 404',
    'listProjectBadges',
    answers(`GET ${badges}`, (answered, { target }) => {
      if (target.includes('page=100000')) answered.status = 404;
    }),
  ),
  fault('no limit of a page', 'listProjectMilestones', header(`GET ${milestones}`, 'x-per-page', '101')),
  fault(
    'next leads to this page',
    'listProjectLabels',
    successes(`GET ${labels}`, ({ headers }) => {
      headers.link = String(headers.link ?? '').replace(
        /<[^>]*>; rel="next"/u,
        '<http://localhost/api/v4/projects/24/labels?page=1&per_page=2>; rel="next"',
      );
    }),
  ),
  fault(
    'links lead nowhere',
    'listProjectMilestones',
    successes(`GET ${milestones}`, ({ headers }) => {
      headers.link = String(headers.link ?? '').replaceAll('/milestones?', '/milestones-of-old?');
    }),
  ),
  fault('Link is lost', 'listProjectLabels', header(`GET ${labels}`, 'link', undefined)),
  fault(
    'x-total counts the page',
    'listProjectLabels',
    successes(`GET ${labels}`, ({ headers, body }) => {
      headers['x-total'] = String((JSON.parse(body) as unknown[]).length);
    }),
  ),
  fault(
    'x-total-pages counts one too many',
    'listNamespaces',
    successes('GET /namespaces', ({ headers }) => {
      headers['x-total-pages'] = String(Number(headers['x-total-pages']) + 1);
    }),
  ),
  // Authentication and roles
  fault('any token is taken', 'getPagesSettings', actsAs(`GET ${project}/pages`, 'token-of-elena')),
  fault(
    'no token is needed',
    'getErrorTrackingSettings',
    ignoresAuthentication(`GET ${project}/error_tracking/settings`, 'private-token', 'token-of-elena'),
  ),
  fault(
    'everyone has every role',
    'getJobTokenScope',
    requests(`GET ${project}/job_token_scope`, ({ headers }) => {
      if (headers['private-token'] === 'token-of-priya') headers['private-token'] = 'token-of-elena';
    }),
  ),
  fault(
    'everyone may change settings',
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
  // What is not there
  fault('200 for what is not there', 'getProjectBadge', findsEverything(`GET ${badges}/*`)),
  fault('200 for an update of what is not there', 'updateProjectMilestone', findsEverything(`PUT ${milestones}/*`)),
  fault(
    'a 500 for what is not there',
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
    'a redirect to nowhere',
    'listProjectLabels',
    answers('GET /projects/aurora%2Fpathfinder/labels', (answered) => {
      answered.headers.location = String(answered.headers.location).replace('labels', 'nothing');
    }),
  ),
  // Paths, and what is long
  fault(
    'a path is not found by its name',
    'getProjectLabel',
    answers('GET /projects/aurora%2Fcompass/labels/*', (answered) => void (answered.status = 404)),
  ),
  fault(
    'any length is taken',
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
