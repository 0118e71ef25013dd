import { bodies, query, requests, staleReads, successes } from '../../../test/contract/faults/change.ts';
import { splitQuery } from '../../../templates/shared/query-component.ts';
import {
  changesOrder,
  doesNothing,
  hasParameter,
  ignoresParameter,
  links,
  lists,
  replacesStatus,
  sentBodies,
} from '../changes.ts';
import { acceptsWhere, freezesItems, keepsItems } from '../memory.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import { shopWriteFaults } from './write-faults.ts';

const products = '/v2/products';
const product = `${products}/*`;
const customers = '/v2/customers';
const orders = '/v2/orders';
const order = `${orders}/*`;

const input = faultsOf('input');
const state = faultsOf('state');
const filter = faultsOf('filters');
const list = faultsOf('lists');
const wrongStatus = faultsOf('statuses');

const valueIn = (target: string, name: string): string | null =>
  new URLSearchParams(splitQuery(target).query).get(name);

/** A number in a body that never becomes smaller, because deleted items are counted. */
function countsDeleted(pattern: string, name: string): PlantedFault['mutation'] {
  const most = { count: 0 };
  return bodies(pattern, (body, { target }) => {
    if (/[?&](?:status|reference|express|category|inStock|minPrice|maxPrice|tag|search)=/u.test(target)) return;
    most.count = Math.max(most.count, Number(body[name]));
    body[name] = most.count;
  });
}

/**
 * Faults of kinds that people reported in public issue trackers. They were written before the laws were run against this server, and their
 * second half was never used to develop a law.
 */
export const shopFaults: readonly PlantedFault[] = [
  list(
    'totalItems counts all products, also with a filter',
    'searchProducts',
    bodies(`GET ${products}`, (body) => void (body['totalItems'] = Math.max(7, Number(body['totalItems'])))),
  ),
  list('total counts forgotten orders', 'forgetOrder listOrders', countsDeleted(`GET ${orders}`, 'total')),
  list(
    'pageCount leaves out the last page, which is not full',
    'searchProducts',
    bodies(`GET ${products}`, (body, { target }) => {
      const size = Number(valueIn(target, 'perPage') ?? 20);
      body['pageCount'] = Math.max(1, Math.floor(Number(body['totalItems']) / size));
    }),
  ),
  list(
    'the second page begins with the last item of the first',
    'listCustomers',
    requests(`GET ${customers}`, (passing) => {
      if (valueIn(passing.target, 'page') === '2' && valueIn(passing.target, 'per_page') === '2')
        passing.target = passing.target.replace('page=2', 'page=1');
    }),
  ),
  list(
    'the page is ignored if there is a filter',
    'searchProducts',
    requests(`GET ${products}`, (passing) => {
      if (['category', 'inStock', 'tag'].some((name) => hasParameter(passing, name)))
        ignoresParameter(`GET ${products}`, 'page').request?.(passing);
    }),
  ),
  list(
    'the last page has a next one',
    'listCustomers',
    links(`GET ${customers}`, (link) =>
      link.includes('rel="next"') ? link : `${link}, ${link.split(', ')[0]?.replace('"first"', '"next"')}`,
    ),
  ),
  list(
    'prev leads to the same page',
    'listCustomers',
    links(`GET ${customers}`, (link, { target }) => {
      const page = valueIn(target, 'page') ?? '1';
      return link.replace(/([?&]page=)\d+([^>]*>; rel="prev")/u, `$1${page}$2`);
    }),
  ),
  list(
    'pages count from 0',
    'searchProducts',
    query(`GET ${products}`, 'page', (value) => String(Number(value) + 1)),
  ),
  list('the order changes', 'listOrders', changesOrder(`GET ${orders}`, 'orders')),
  list('notes are null in the list', 'searchProducts showProduct', {
    ...lists(`GET ${products}`, (all) => all.map((item) => ({ ...item, notes: null })), 'items'),
  }),
  list('tags are empty in the list', 'searchProducts showProduct', {
    ...lists(`GET ${products}`, (all) => all.map((item) => ({ ...item, tags: [] })), 'items'),
  }),
  list(
    'the third page is empty',
    'listOrders',
    query(`GET ${orders}`, 'offset', (value) => (Number(value) >= 4 ? '999' : value)),
  ),
  filter(
    'inStock=false is no filter',
    'searchProducts',
    query(`GET ${products}`, 'inStock', (value) => (value === 'false' ? undefined : value)),
  ),
  filter('tag compares the first tag only', 'searchProducts', {
    ...lists(
      `GET ${products}`,
      (all, { target }) => {
        const tag = valueIn(target, 'tag');
        return tag === null ? all : all.filter((item) => (item['tags'] as unknown[])[0] === tag);
      },
      'items',
    ),
  }),
  filter('minPrice excludes its value', 'searchProducts', {
    ...lists(
      `GET ${products}`,
      (all, { target }) => {
        const least = valueIn(target, 'minPrice');
        return least === null ? all : all.filter((item) => Number(item['price']) > Number(least));
      },
      'items',
    ),
  }),
  filter('search finds the beginning of names', 'searchProducts', {
    ...lists(
      `GET ${products}`,
      (all, { target }) => {
        const text = valueIn(target, 'search')?.toLowerCase() ?? '';
        return all.filter((item) => String(item['name']).toLowerCase().startsWith(text));
      },
      'items',
    ),
  }),
  filter('express is ignored', 'listOrders', ignoresParameter(`GET ${orders}`, 'express')),
  filter(
    'of two filters, only the category counts',
    'searchProducts',
    requests(`GET ${products}`, (passing) => {
      if (hasParameter(passing, 'category'))
        for (const name of ['inStock', 'tag', 'minPrice', 'maxPrice'])
          ignoresParameter(`GET ${products}`, name).request?.(passing);
    }),
  ),
  ...shopWriteFaults,
  state(
    'cancelling has no effect',
    'cancelOrder',
    doesNothing(`POST ${order}/cancel`, 200, (target) => target.replace(/\/cancel$/u, '')),
  ),
  state('a cancelled order is open in the list', 'cancelOrder listOrders', {
    ...lists(`GET ${orders}`, (all) => all.map((item) => ({ ...item, status: 'open' })), 'orders'),
  }),
  state('a removed product can be read', 'removeProduct', staleReads(`GET ${product}`)),
  state('a removed customer stays in the list', 'removeCustomer listCustomers', keepsItems(`GET ${customers}`)),
  state(
    'a replaced customer has the old country in the list',
    'replaceCustomer listCustomers',
    freezesItems(`GET ${customers}`, 'country'),
  ),
  state('a new order is not in the list', 'placeOrder listOrders', {
    ...lists(`GET ${orders}`, (all) => all.filter(({ id }) => Number(id) <= 5), 'orders'),
  }),
  wrongStatus('200 for 404', 'showOrder', {
    ...successes(`GET ${order}`, () => undefined),
    request(passing) {
      if (passing.method === 'GET' && /^\/v2\/orders\/\d{3,}$/u.test(passing.target)) passing.target = '/v2/orders/1';
    },
  }),
  wrongStatus('a second removal is a success', 'removeProduct', replacesStatus(`DELETE ${product}`, 404, 204)),
  wrongStatus('200 for 201', 'addCustomer', replacesStatus(`POST ${customers}`, 201, 200)),
  input(
    'a negative price is accepted',
    'addProduct',
    acceptsWhere(`POST ${products}`, ({ body }) => /"price":-/u.test(body)),
  ),
  input(
    'a day that does not exist is accepted',
    'placeOrder',
    acceptsWhere(`POST ${orders}`, ({ body }) => /"deliverOn":"/u.test(body)),
  ),
  input(
    'an unknown category is ignored',
    'searchProducts',
    query(`GET ${products}`, 'category', (value) => (/^(?:kitchen|garden|office)$/u.test(value) ? value : undefined)),
  ),
  input(
    'a missing address is accepted',
    'addCustomer',
    sentBodies(`POST ${customers}`, (body) => ({ email: 'nobody@shop.example', ...body })),
  ),
];
