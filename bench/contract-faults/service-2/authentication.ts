import { answers, ignoresAuthentication, requests } from '../../../test/contract/faults/change.ts';
import type { Mutation } from '../../../test/contract/faults/mutating-proxy.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import {
  badges,
  environments,
  labels,
  mergeRequests,
  milestones,
  project,
  schedules,
  sites,
} from '../service/paths.ts';

const fault = faultsOf('authentication');
const token = 'private-token';

/** Replaces the token of a request, if it is one of the given ones. The token of a request without one is undefined. */
const replacesToken = (pattern: string, from: (sent: unknown) => boolean, to: string): Mutation =>
  requests(pattern, ({ headers }) => {
    if (from(headers[token])) headers[token] = to;
  });

const isKnown = (sent: unknown): boolean => typeof sent === 'string' && /^token-of-\w+$/u.test(sent);

/** Faults of authentication and of roles. */
export const secondAuthenticationFaults: readonly PlantedFault[] = [
  fault(
    'no token is needed',
    'listMergeRequests',
    replacesToken(`GET ${mergeRequests}`, (sent) => sent === undefined, 'token-of-elena'),
  ),
  fault(
    'each token may delete',
    'deleteProjectBadge',
    replacesToken(`DELETE ${badges}/*`, (sent) => sent !== undefined && !isKnown(sent), 'token-of-elena'),
  ),
  fault(
    'reporters may protect environments',
    'createProtectedEnvironment',
    replacesToken(`POST ${environments}`, (sent) => sent === 'token-of-priya', 'token-of-elena'),
  ),
  fault(
    'everybody may update sites',
    'updateReplicationSite',
    ignoresAuthentication(`PUT ${sites}/*`, token, 'token-of-admin'),
  ),
  fault(
    'everybody may delete sites',
    'deleteReplicationSite',
    replacesToken(`DELETE ${sites}/*`, (sent) => sent === 'token-of-priya', 'token-of-admin'),
  ),
  fault(
    'a wrong token is accepted',
    'getProjectMilestone',
    replacesToken(`GET ${milestones}/*`, (sent) => sent !== undefined && !isKnown(sent), 'token-of-elena'),
  ),
  fault(
    'an empty list for a missing token',
    'listNamespaces',
    answers('GET /namespaces', (answered) => {
      if (answered.status === 401) Object.assign(answered, { status: 200, body: '[]' });
    }),
  ),
  fault(
    'a redirect to a login page for a missing token',
    'getPagesSettings',
    answers(`GET ${project}/pages`, (answered) => {
      if (answered.status === 401) Object.assign(answered, { status: 302, headers: { location: '/login' }, body: '' });
    }),
  ),
  fault(
    'no token is needed for a subscription',
    'subscribeToProjectLabel',
    replacesToken(`POST ${labels}/*/subscribe`, (sent) => sent === undefined, 'token-of-elena'),
  ),
  fault(
    'each password is accepted',
    'getRegistryToken',
    requests('GET /jwt/auth', ({ headers }) => {
      if (headers.authorization !== undefined)
        headers.authorization = `Basic ${Buffer.from('admin:token-of-admin').toString('base64')}`;
    }),
  ),
  fault(
    'a right token is rejected',
    'getPipelineSchedule',
    answers(`GET ${schedules}/*`, (answered, { headers }) => {
      if (headers[token] !== undefined && answered.status === 200) answered.status = 401;
    }),
  ),
  fault(
    'the error for a missing token is a page',
    'updateProjectLabel',
    answers(`PUT ${labels}/*`, (answered) => {
      if (answered.status !== 401) return;
      answered.headers['content-type'] = 'text/html';
      answered.body = '<h1>Sign in</h1>';
    }),
  ),
  fault(
    'a missing token gets a 400',
    'deleteProjectMilestone',
    answers(`DELETE ${milestones}/*`, (answered) => {
      if (answered.status === 401) answered.status = 400;
    }),
  ),
];
