import { answers, header, items, query, staleReads, status, successes } from '../../../test/contract/faults/change.ts';
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
  losesFirstItem,
  remembersReads,
  replacesStatus,
  setsUnsentProperties,
} from '../changes.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import { libraryHostileFaults } from './hostile-faults.ts';

const [filter, list, write, wrongStatus, bytesFault] = [
  faultsOf('filters'),
  faultsOf('lists'),
  faultsOf('writes'),
  faultsOf('statuses'),
  faultsOf('headers and bytes'),
];

const books = '/v1/books';
const loans = '/v1/loans';

const ignored = (operation: string, path: string, names: string): PlantedFault[] =>
  names.split(' ').map((name) => filter(`${name} is ignored`, operation, ignoresParameter(`GET ${path}`, name)));

const parent = (target: string): string => target.replace(/\/[^/]+$/u, '');

/** Faults of a server with the API of `openapi.yaml`. */
export const libraryFaults: readonly PlantedFault[] = [
  ...ignored('findBooks', books, 'author genre available archived slugs published_since published_until'),
  ...ignored('findBooks', books, 'min_pages max_pages q'),
  ...ignored('listLoans', loans, 'status book due_before'),
  filter('genre loses an item', 'findBooks', losesFirstItem(`GET ${books}`, 'genre', 'results')),
  filter(
    'available=false returns books that can be lent',
    'findBooks',
    query(`GET ${books}`, 'available', (value) => (value === 'false' ? 'true' : value)),
  ),
  list('ordering is ignored', 'findBooks', ignoresParameter(`GET ${books}`, 'ordering')),
  list(
    'the minus sign of ordering is ignored',
    'findBooks',
    query(`GET ${books}`, 'ordering', (value) => value.replace('-', '')),
  ),
  list('sort_by is ignored', 'listLoans', ignoresParameter(`GET ${loans}`, 'sort_by')),
  list(
    'the default page has two books',
    'findBooks',
    lists(`GET ${books}`, (all, passing) => (hasParameter(passing, 'limit') ? all : all.slice(0, 2)), 'results'),
  ),
  list(
    'total is the number of books on the page',
    'findBooks',
    successes(`GET ${books}`, (answered) => {
      const body = JSON.parse(answered.body) as { results: unknown[] };
      answered.body = JSON.stringify({ ...body, total: body.results.length });
    }),
  ),
  list('X-Total-Count is too large', 'listLoans', header(`GET ${loans}`, 'x-total-count', '12')),
  list(
    'branches have another street in the list',
    'listBranches readBranch',
    items('GET /v1/branches', (item) => void (item.street = `${String(item.street)}!`)),
  ),
  list(
    'books have other pages in the list',
    'findBooks readBook',
    lists(`GET ${books}`, (all) => all.map((item) => ({ ...item, author: `${String(item['author'])} ` })), 'results'),
  ),
  list('the order changes', 'listBranches', changesOrder('GET /v1/branches')),
  list('a created loan is not in the list', 'listLoans lendBook', staleReads(`GET ${loans}`)),
  list(
    'a deleted book stays in the list',
    'removeBook',
    ((seen) =>
      lists(
        `GET ${books}`,
        (all) => {
          for (const item of all) seen.set(item['slug'], item);
          return [...seen.values()];
        },
        'results',
      ))(new Map<unknown, Record<string, unknown>>()),
  ),
  write('summary is not stored', 'editBook', forgetsProperty(`PATCH ${books}/*`, 'summary')),
  write('pages is not stored, but in the response', 'editBook', forgetsProperty(`PATCH ${books}/*`, 'pages', true)),
  write('summary of a new book is not stored', 'addBook', forgetsProperty(`POST ${books}`, 'summary')),
  write('note of a new loan is not stored', 'lendBook', forgetsProperty(`POST ${loans}`, 'note')),
  write('a PATCH resets the summary', 'editBook', setsUnsentProperties(`PATCH ${books}/*`, { summary: '' })),
  write('a setting is not stored', 'changeOpening', forgetsProperty('PATCH /v1/opening', 'greeting')),
  write('settings are read from a cache', 'changeOpening', remembersReads('GET /v1/opening')),
  write('archiving has no effect', 'archiveBook', doesNothing(`POST ${books}/*/archive`, 200, parent)),
  write('returning a book is not visible', 'returnBook', remembersReads(`GET ${loans}/*`)),
  write(
    'the sample is stored without dashes',
    'writeSample',
    successes(
      `GET ${books}/*/sample`,
      (answered) => void (answered.body = answered.body.replaceAll(/[^\u0000-\u007f]+/gu, '-')),
    ),
  ),
  wrongStatus('400 for 422', 'addBook', replacesStatus(`POST ${books}`, 422, 400)),
  wrongStatus('409 for 422', 'lendBook', replacesStatus(`POST ${loans}`, 422, 409)),
  wrongStatus('422 for 409', 'addBook', replacesStatus(`POST ${books}`, 409, 422)),
  wrongStatus('422 for 404', 'editBook', replacesStatus(`PATCH ${books}/*`, 404, 422)),
  wrongStatus('200 for 201', 'lendBook', status(`POST ${loans}`, 200)),
  bytesFault(
    'JSON begins with a byte order mark',
    'readBook',
    bytes(`GET ${books}/*`, (body) => byteOrderMark + body),
  ),
  bytesFault(
    'JSON is Latin-1',
    'readBranch',
    bytes('GET /v1/branches/*', (body) => body.replace('"street":"', '"street":"\u00f6')),
  ),
  bytesFault(
    'Link loses the status',
    'listLoans',
    links(`GET ${loans}`, (link) => link.replaceAll(/([?&])(?:status|book|sort_by)=[^&>]*/gu, '$1')),
  ),
  bytesFault(
    'Link leads to another host',
    'listLoans',
    links(`GET ${loans}`, (link) => link.replaceAll(/<https?:\/\/[^/]+/gu, '<http://elsewhere.example.net')),
  ),
  bytesFault('Location leads to another book', 'addBook', header(`POST ${books}`, 'location', '/v1/books/dust')),
  bytesFault('Location leads nowhere', 'lendBook', header(`POST ${loans}`, 'location', '/v1/loan/1')),
  bytesFault(
    'HEAD has another X-Total-Count',
    'listLoans',
    answers(`HEAD ${loans}`, ({ headers }) => void (headers['x-total-count'] = '9')),
  ),
  ...libraryHostileFaults,
];
