import { answers, bodies, header, items, query, requests, successes } from '../../../test/contract/faults/change.ts';
import {
  doesNothing,
  forgetsProperty,
  hasParameter,
  links,
  lists,
  mistakesParameter,
  replacesStatus,
  sentBodies,
  setsUnsentProperties,
} from '../changes.ts';
import { acceptsWhere, changesSiblings, freezesHeader, freezesProperty, keepsItems, keepsProperty } from '../memory.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';

const books = '/v1/books';
const book = `${books}/*`;
const loans = '/v1/loans';
const opening = '/v1/opening';

const input = faultsOf('input');
const state = faultsOf('state');
const list = faultsOf('lists');
const filter = faultsOf('filters');
const write = faultsOf('writes');
const wrongStatus = faultsOf('statuses');
const headers = faultsOf('headers and bytes');
const values = faultsOf('bodies');

const parent = (target: string): string => target.replace(/\/[^/]+$/u, '');

const ignoresHeader = (pattern: string, name: string): ReturnType<typeof requests> =>
  requests(pattern, (passing) => void delete passing.headers[name]);

/** The second set of faults of the library. The laws were not developed with them. */
export const secondLibraryFaults: readonly PlantedFault[] = [
  // Conditional requests
  headers('If-None-Match is ignored', 'readBook', ignoresHeader(`GET ${book}`, 'if-none-match')),
  headers('If-None-Match is ignored for settings', 'readOpening', ignoresHeader(`GET ${opening}`, 'if-none-match')),
  headers(
    'each If-None-Match gets 304',
    'readBook',
    requests(`GET ${book}`, (passing) => {
      if (passing.headers['if-none-match'] !== undefined) passing.headers['if-none-match'] = '*';
    }),
  ),
  headers(
    '304 has another ETag',
    'readBook',
    answers(`GET ${book}`, (answered) => {
      if (answered.status === 304) answered.headers['etag'] = '"other"';
    }),
  ),
  headers(
    '304 has no ETag',
    'readOpening',
    answers(`GET ${opening}`, (answered) => {
      if (answered.status === 304) delete answered.headers['etag'];
    }),
  ),
  headers('the ETag is the same after a change', 'readBook editBook', freezesHeader(`GET ${book}`, 'etag')),
  headers('the ETag of settings is the same after a change', 'changeOpening', freezesHeader(`GET ${opening}`, 'etag')),
  headers(
    'the ETag changes at each read',
    'readBook',
    ((count: { value: number }) =>
      successes(`GET ${book}`, (answered) => {
        count.value += 1;
        answered.headers['etag'] = `"${count.value}"`;
      }))({ value: 0 }),
  ),
  headers(
    'HEAD has another ETag',
    'readBook',
    answers(`HEAD ${book}`, (answered) => void (answered.headers['etag'] = '"head"')),
  ),
  headers('the ETag has no quotes', 'readBook', header(`GET ${book}`, 'etag', 'abcdef')),
  headers(
    'the response to an update has the old ETag',
    'editBook',
    ((known: Map<string, string>) => ({
      response(
        answered: { status: number; headers: Record<string, unknown> },
        passing: { method: string; target: string },
      ) {
        const tag = answered.headers['etag'];
        if (typeof tag !== 'string') return;
        if (passing.method === 'GET') known.set(passing.target, tag);
        if (passing.method === 'PATCH') answered.headers['etag'] = known.get(passing.target) ?? '"0"';
      },
    }))(new Map<string, string>()),
  ),
  headers('If-Match is ignored', 'editBook', ignoresHeader(`PATCH ${book}`, 'if-match')),
  headers(
    'Last-Modified does not move',
    'editBook readBook',
    header(`GET ${book}`, 'last-modified', 'Mon, 05 Jan 2026 08:00:00 GMT'),
  ),
  headers('Last-Modified is no time', 'readBook', header(`GET ${book}`, 'last-modified', '2026-01-05 08:00')),
  headers(
    'Last-Modified is in the future',
    'readBook',
    header(`GET ${book}`, 'last-modified', 'Tue, 01 Jan 2041 00:00:00 GMT'),
  ),
  headers('201 has no Location', 'addBook', header(`POST ${books}`, 'location', undefined)),
  headers(
    'Location has the number of another loan',
    'lendBook',
    successes(`POST ${loans}`, (answered) => void (answered.headers['location'] = '/v1/loans/1')),
  ),
  headers(
    'Link loses the page size',
    'listLoans',
    links(`GET ${loans}`, (link) => link.replaceAll(/([?&])page_size=\d+&?/gu, '$1')),
  ),
  // Writes
  write('a PUT keeps the summary', 'replaceBook', keepsProperty(`PUT ${book}`, `GET ${book}`, 'summary')),
  write('a PATCH resets the genre', 'editBook', setsUnsentProperties(`PATCH ${book}`, { genre: 'essay' })),
  write('a PUT does not store the title', 'replaceBook', {
    ...sentBodies(`PUT ${book}`, (body) => {
      if (typeof body['title'] === 'string' && body['title'] !== '') body['title'] = 'Same';
    }),
  }),
  write('false is not stored', 'changeOpening', {
    ...sentBodies(`PATCH ${opening}`, (body) => {
      if (body['closed'] === false) delete body['closed'];
    }),
  }),
  write('the day of a new book is not stored', 'addBook', forgetsProperty(`POST ${books}`, 'published', true)),
  write(
    'an update changes the other books',
    'editBook',
    changesSiblings(`PATCH ${book}`, books, (item) => void (item['pages'] = 1), 'results'),
  ),
  write(
    'the sample gets other line ends',
    'writeSample',
    successes(`GET ${book}/sample`, (answered) => {
      answered.body = answered.body.replaceAll('\n', '\r\n').trimEnd();
      answered.body = `${answered.body}\r\n`;
    }),
  ),
  // State
  state(
    'a returned loan stays active in the list',
    'returnBook listLoans',
    items(`GET ${loans}`, (item) => {
      if (Number(item['number']) > 4) item['status'] = 'active';
    }),
  ),
  state('a forgotten loan stays in the list of the book', 'forgetLoan', keepsItems(`GET ${book}/loans`)),
  state('a forgotten loan stays in the list', 'forgetLoan', keepsItems(`GET ${loans}`)),
  state('archiving has no effect', 'archiveBook', doesNothing(`POST ${book}/archive`, 200, parent)),
  state(
    'a new loan is not in the list of the book',
    'lendBook listLoansOfBook',
    lists(`GET ${book}/loans`, (all) => all.filter(({ number }) => Number(number) <= 4)),
  ),
  // Lists and filters
  list(
    'total counts all books, also with a filter',
    'findBooks',
    bodies(`GET ${books}`, (body, passing) => {
      if (['author', 'genre', 'q', 'available'].some((name) => hasParameter(passing, name))) body['total'] = 6;
    }),
  ),
  list(
    'X-Total-Count is the number of loans on the page',
    'listLoans',
    successes(`GET ${loans}`, (answered) => {
      answered.headers['x-total-count'] = String((JSON.parse(answered.body) as unknown[]).length);
    }),
  ),
  list(
    'the first loan is missing in the list of the book',
    'listLoansOfBook',
    lists(`GET ${book}/loans`, () => []),
  ),
  list(
    'an offset counts from 1',
    'findBooks',
    query(`GET ${books}`, 'offset', (value) => String(Math.max(0, Number(value) - 1))),
  ),
  filter('published_since excludes the day', 'findBooks', {
    ...lists(
      `GET ${books}`,
      (all, { target }) => {
        const since = new URLSearchParams(target.split('?')[1]).get('published_since');
        return all.filter((item) => since === null || String(item['published']) > since);
      },
      'results',
    ),
  }),
  filter('min_pages is max_pages', 'findBooks', mistakesParameter(`GET ${books}`, 'min_pages', 'max_pages')),
  filter(
    'only the first slug counts',
    'findBooks',
    query(`GET ${books}`, 'slugs', (value) => value.split(',')[0]),
  ),
  filter(
    'returned also returns active loans',
    'listLoans',
    query(`GET ${loans}`, 'status', (value) => (value === 'returned' ? undefined : value)),
  ),
  // Bodies and statuses
  values(
    'the time of the last change does not move',
    'editBook',
    freezesProperty([`GET ${book}`, `PATCH ${book}`], 'changed_at'),
  ),
  values(
    'a book is added before the request',
    'addBook',
    bodies(`POST ${books}`, (body) => void (body['added_at'] = '2001-02-03T04:05:06.000Z')),
  ),
  values(
    'a loan is lent in the future',
    'lendBook',
    bodies(`POST ${loans}`, (body) => void (body['lent_at'] = '2061-02-03T04:05:06.000Z')),
  ),
  values(
    'a genre in another case',
    'readBook',
    bodies(`GET ${book}`, (body) => void (body['genre'] = String(body['genre']).toUpperCase())),
  ),
  wrongStatus('409 for 412', 'editBook', replacesStatus(`PATCH ${book}`, 412, 409)),
  wrongStatus('201 for 200', 'replaceBook', replacesStatus(`PUT ${book}`, 200, 201)),
  wrongStatus('200 for 404', 'forgetLoan', replacesStatus(`DELETE ${loans}/*`, 404, 204)),
  input(
    'a number as text is accepted',
    'replaceBook',
    sentBodies(`PUT ${book}`, (body) => {
      if (typeof body['pages'] === 'string') body['pages'] = 1;
    }),
  ),
  input(
    'an empty title is accepted',
    'addBook',
    acceptsWhere(`POST ${books}`, ({ body }) => /"title":""/u.test(body)),
  ),
  input(
    'a day that does not exist is accepted',
    'lendBook',
    acceptsWhere(`POST ${loans}`, ({ body }) => /"due":"(?!\d{4}-\d\d-\d\d")/u.test(body)),
  ),
];
