import {
  answers,
  bodies,
  header,
  ignoresAuthentication,
  items,
  query,
  requests,
  staleReads,
} from '../../../test/contract/faults/change.ts';
import {
  byteOrderMark,
  bytes,
  changesOrder,
  doesNothing,
  forgetsProperty,
  hasParameter,
  ignoresParameter,
  links,
  lists,
  remembersReads,
  replacesStatus,
  sentBodies,
  setsUnsentProperties,
  type Json,
} from '../changes.ts';
import { acceptsWhere, changesSiblings, freezesHeader, freezesProperty, keepsItems, keepsProperty } from '../memory.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';

const tickets = '/api/tickets';
const ticket = `${tickets}/*`;
const commentsOfTicket = `${ticket}/comments`;
const comments = '/api/comments';
const preferences = '/api/preferences';

const input = faultsOf('input');
const state = faultsOf('state');
const filter = faultsOf('filters');
const list = faultsOf('lists');
const write = faultsOf('writes');
const wrongStatus = faultsOf('statuses');
const headers = faultsOf('headers and bytes');
const values = faultsOf('bodies');
const authentication = faultsOf('authentication');

const parent = (target: string): string => target.replace(/\/[^/]+$/u, '');
const sets = (pattern: string, change: (body: Json) => void) => bodies(pattern, (body) => void change(body));

/** Faults of a server that was not used to develop the laws. */
export const deskFaults: readonly PlantedFault[] = [
  input(
    'a priority of 9 is accepted as 5',
    'openTicket',
    sentBodies(`POST ${tickets}`, (body) => {
      if (Number(body['priority']) > 5) body['priority'] = 5;
    }),
  ),
  input(
    'a missing priority is accepted',
    'replaceTicket',
    sentBodies(`PUT ${ticket}`, (body) => ({ priority: 3, ...body })),
  ),
  input(
    'an unknown order is ignored',
    'listTickets',
    query(`GET ${tickets}`, 'sort', (value) => (/^-?(?:id|priority|subject)$/u.test(value) ? value : undefined)),
  ),
  input(
    'a long subject is accepted',
    'changeTicket',
    acceptsWhere(`PATCH ${ticket}`, ({ body }) => body.length > 200),
  ),
  state('closing has no effect', 'closeTicket', doesNothing(`POST ${ticket}/close`, 200, parent)),
  state('closing is not in the list', 'closeTicket listTickets', {
    ...lists(
      `GET ${tickets}`,
      (all) => all.map((item) => (Number(item['id']) > 4 ? { ...item, status: 'open' } : item)),
      'data',
    ),
  }),
  state('a deleted comment stays in the list of the ticket', 'deleteComment', keepsItems(`GET ${commentsOfTicket}`)),
  state('a deleted comment stays in the list of all', 'deleteComment', keepsItems(`GET ${comments}`)),
  state(
    'a new comment is not in the list of all',
    'addComment listAllComments',
    lists(`GET ${comments}`, (all) => all.filter(({ id }) => Number(id) <= 3)),
  ),
  state('a deleted ticket can be read', 'deleteTicket', staleReads(`GET ${ticket}`)),
  state(
    'a tag is not stored',
    'addTag',
    doesNothing(`PUT ${ticket}/tags/*`, 204, (target) => parent(parent(target))),
  ),
  filter('assignee is ignored', 'listTickets', ignoresParameter(`GET ${tickets}`, 'assignee')),
  filter('tag is ignored', 'listTickets', ignoresParameter(`GET ${tickets}`, 'tag')),
  filter('createdAfter is ignored', 'listTickets', ignoresParameter(`GET ${tickets}`, 'createdAfter')),
  filter(
    'minPriority excludes its value',
    'listTickets',
    query(`GET ${tickets}`, 'minPriority', (value) => String(Math.min(5, Number(value) + 1))),
  ),
  filter('search compares the first word only', 'listTickets', {
    ...lists(`GET ${tickets}`, (all, passing) => (hasParameter(passing, 'search') ? [] : all), 'data'),
  }),
  filter(
    'closed returns open tickets',
    'listTickets',
    query(`GET ${tickets}`, 'status', (value) => (value === 'closed' ? 'open' : value)),
  ),
  list(
    'the default order is ascending',
    'listTickets',
    lists(`GET ${tickets}`, (all, passing) => (hasParameter(passing, 'sort') ? all : all.toReversed()), 'data'),
  ),
  list('the order of comments changes', 'listAllComments', changesOrder(`GET ${comments}`)),
  list(
    'totalCount counts all tickets, also with a filter',
    'listTickets',
    bodies(`GET ${tickets}`, (body, passing) => {
      if (['status', 'priority', 'assignee', 'tag'].some((name) => hasParameter(passing, name)))
        body['totalCount'] = Math.max(4, Number(body['totalCount']));
    }),
  ),
  list(
    'totalCount is the number of tickets on the page',
    'listTickets',
    bodies(`GET ${tickets}`, (body) => void (body['totalCount'] = (body['data'] as unknown[]).length)),
  ),
  list(
    'comments have no line in the list',
    'listAllComments getComment',
    items(`GET ${comments}`, (item) => void (item['text'] = `${String(item['text'])}…`)),
  ),
  list(
    '-priority is priority',
    'listTickets',
    query(`GET ${tickets}`, 'sort', (value) => value.replace('-p', 'p')),
  ),
  write('a PATCH resets the note', 'changeTicket', setsUnsentProperties(`PATCH ${ticket}`, { note: 'Reset.' })),
  write('a PUT keeps the note', 'replaceTicket', keepsProperty(`PUT ${ticket}`, `GET ${ticket}`, 'note')),
  write('null does not remove the assignee', 'changeTicket', {
    ...sentBodies(`PATCH ${ticket}`, (body) => {
      if (body['assignee'] === null) delete body['assignee'];
    }),
  }),
  write('the note of a new ticket is not stored', 'openTicket', forgetsProperty(`POST ${tickets}`, 'note', true)),
  write('a preference is not stored', 'setPreferences', {
    ...sentBodies(`PUT ${preferences}`, (body) => {
      if (body['usesMail'] === true) body['usesMail'] = false;
    }),
  }),
  write('preferences are read from a cache', 'setPreferences', remembersReads(`GET ${preferences}`)),
  write(
    'a change also changes the other tickets',
    'changeTicket',
    changesSiblings(`PATCH ${ticket}`, tickets, (item) => void (item['priority'] = 2), 'data'),
  ),
  write('a private comment is public', 'addComment', {
    ...sentBodies(`POST ${commentsOfTicket}`, (body) => {
      if (body['isPublic'] === false) body['isPublic'] = true;
    }),
  }),
  wrongStatus('422 for 400', 'openTicket', replacesStatus(`POST ${tickets}`, 400, 422)),
  wrongStatus('404 for 403', 'deleteTicket', replacesStatus(`DELETE ${ticket}`, 403, 404)),
  wrongStatus('409 for 412', 'changeTicket', replacesStatus(`PATCH ${ticket}`, 412, 409)),
  wrongStatus('200 for 201', 'addComment', replacesStatus(`POST ${commentsOfTicket}`, 201, 200)),
  wrongStatus('400 for 404', 'getComment', replacesStatus(`GET ${comments}/*`, 404, 400)),
  headers(
    'If-None-Match is ignored',
    'getTicket',
    requests(`GET ${ticket}`, (passing) => void delete passing.headers['if-none-match']),
  ),
  headers(
    'If-Match is ignored',
    'changeTicket',
    requests(`PATCH ${ticket}`, (passing) => void delete passing.headers['if-match']),
  ),
  headers('the ETag is the same after a change', 'changeTicket getTicket', freezesHeader(`GET ${ticket}`, 'etag')),
  headers(
    'Last-Modified is the time of the creation',
    'replaceTicket',
    freezesHeader(`GET ${ticket}`, 'last-modified', 'Fri, 02 Jan 2026 09:00:00 GMT'),
  ),
  headers(
    'HEAD has another ETag',
    'getTicket',
    answers(`HEAD ${ticket}`, (answered) => void (answered.headers['etag'] = '"x"')),
  ),
  headers('Location leads to another ticket', 'openTicket', header(`POST ${tickets}`, 'location', '/api/tickets/1')),
  headers(
    'Link loses the status',
    'listTickets',
    links(`GET ${tickets}`, (link) => link.replaceAll(/([?&])status=[^&>]*&?/gu, '$1')),
  ),
  headers(
    'JSON begins with a byte order mark',
    'getPreferences',
    bytes(`GET ${preferences}`, (body) => byteOrderMark + body),
  ),
  values('updatedAt does not move', 'changeTicket', freezesProperty([`GET ${ticket}`, `PATCH ${ticket}`], 'updatedAt')),
  values(
    'a ticket is created in the past',
    'openTicket',
    sets(`POST ${tickets}`, (body) => void (body['createdAt'] = '2001-01-01T00:00:00Z')),
  ),
  values(
    'null for an absent day',
    'getTicket',
    sets(`GET ${ticket}`, (body) => void (body['dueOn'] = null)),
  ),
  values(
    'a status in another case',
    'getTicket',
    sets(`GET ${ticket}`, (body) => void (body['status'] = 'Open')),
  ),
  values(
    'a comment belongs to another ticket',
    'listComments',
    items(`GET ${commentsOfTicket}`, (item) => void (item['ticketId'] = 99)),
  ),
  authentication(
    'no token is needed',
    'listAllComments',
    ignoresAuthentication(`GET ${comments}`, 'authorization', 'Bearer desk-agent'),
  ),
  authentication(
    'viewers may delete',
    'deleteTicket',
    requests(`DELETE ${ticket}`, (passing) => {
      if (passing.headers.authorization === 'Bearer desk-viewer') passing.headers.authorization = 'Bearer desk-agent';
    }),
  ),
  authentication(
    'each token is accepted',
    'closeTicket',
    requests(`POST ${ticket}/close`, (passing) => {
      if (passing.headers.authorization?.startsWith('Bearer ') === true)
        passing.headers.authorization =
          passing.headers.authorization === 'Bearer desk-viewer' ? 'Bearer desk-viewer' : 'Bearer desk-agent';
    }),
  ),
  values(
    'the title of a problem is missing',
    'openTicket',
    answers(`POST ${tickets}`, (answered) => {
      if (answered.status === 400) answered.body = '{"status":400}';
    }),
  ),
];
