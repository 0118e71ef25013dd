import { numberInQuery } from '../library/values.ts';
import {
  categories,
  customerRules,
  filledIn,
  invalidField,
  knownIn,
  orderRules,
  productRules,
  sortedBy,
  type FieldRule,
  type ShopRow,
} from './rules.ts';

/** A response of the shop. */
export interface ShopAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const refused = (status: number, error: string): ShopAnswer => ({ status, body: { error } });

interface Collection {
  readonly rows: ShopRow[];
  readonly rules: Readonly<Record<string, FieldRule>>;
  /** The properties that a change may contain. */
  readonly changes: Readonly<Record<string, FieldRule>>;
  last: number;
}

const past = '2026-01-05T08:00:00.000Z';

/** The data of a shop, and its responses. */
export class Shop {
  private readonly collections: Readonly<Record<string, Collection>> = {
    products: collectionOf(productRules, productRules, [
      { name: 'Apron', category: 'kitchen', price: 18, tags: ['linen'], notes: 'Washed.' },
      { name: 'Bench', category: 'garden', price: 120, tags: ['wood'], inStock: false },
      { name: 'Cup', category: 'kitchen', price: 9.5, availableFrom: '2026-01-31' },
      { name: 'Desk', category: 'office', price: 240, tags: ['wood', 'oiled'] },
      { name: 'Eraser', category: 'office', price: 1.5, inStock: false },
      { name: 'Fork', category: 'garden', price: 22, availableFrom: '2025-11-01' },
      { name: 'Gloves', category: 'garden', price: 12, tags: ['linen'] },
    ]).timed('createdAt', 'updatedAt'),
    customers: collectionOf(customerRules, customerRules, [
      { name: 'Ada', email: 'ada@shop.example', country: 'GB', birthday: '1985-12-01' },
      { name: 'Bo', email: 'bo@shop.example', country: 'SE', newsletter: false },
      { name: 'Cleo', email: 'cleo@shop.example', discount: 5 },
      { name: 'Dov', email: 'dov@shop.example', country: 'GB' },
      { name: 'Eva', email: 'eva@shop.example', discount: 20 },
      { name: 'Finn', email: 'finn@shop.example', country: 'SE' },
      { name: 'Gus', email: 'gus@shop.example' },
    ]).timed(),
    orders: collectionOf(orderRules.all, orderRules.changes, [
      { reference: 'A-1', express: true },
      { reference: 'A-2', deliverOn: '2026-03-31' },
      { reference: 'A-3', gift: { text: 'Hello', wrapped: false } },
      { reference: 'A-4', express: true },
      { reference: 'A-5' },
    ]).timed('placedAt'),
  };

  answer(method: string, url: URL, sent: unknown, origin: string): ShopAnswer {
    const [, , name = '', key, action, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const known = this.collections[name];
    if (known === undefined || rest.length > 0) return refused(404, 'unknown');
    const body: ShopRow | undefined =
      typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? (sent as ShopRow) : undefined;
    if (key === undefined) {
      if (method === 'POST') return add(name, known, body);
      return method === 'GET' ? list(name, known, url, origin) : refused(404, 'unknown method');
    }
    const row = /^\d+$/u.test(key) ? known.rows.find(({ id }) => id === Number(key)) : undefined;
    if (row === undefined) return refused(404, 'not found');
    if (action !== undefined) return act(name, method, action, row);
    switch (method) {
      case 'GET':
        return { status: 200, body: row };
      case 'DELETE':
        known.rows.splice(known.rows.indexOf(row), 1);
        return { status: 204 };
      case 'PUT':
        return name === 'customers' ? replace(known, row, body) : refused(404, 'unknown method');
      case 'PATCH':
        return name === 'customers' ? refused(404, 'unknown method') : change(known, row, body);
      default:
        return refused(404, 'unknown method');
    }
  }
}

const collectionOf = (
  rules: Collection['rules'],
  changes: Collection['changes'],
  rows: readonly ShopRow[],
): { timed(...times: readonly string[]): Collection } => ({
  timed: (...times) => ({
    rules,
    changes,
    last: rows.length,
    rows: rows.map((row, index) => ({
      id: index + 1,
      ...filledIn(row, rules),
      ...(rules === orderRules.all && { status: 'open' }),
      ...Object.fromEntries(times.map((name) => [name, past])),
    })),
  }),
});

function act(name: string, method: string, action: string, row: ShopRow): ShopAnswer {
  if (name !== 'orders' || method !== 'POST' || action !== 'cancel') return refused(404, 'unknown');
  row['status'] = 'cancelled';
  return { status: 200, body: row };
}

function add(name: string, known: Collection, body: ShopRow | undefined): ShopAnswer {
  const wrong = body === undefined ? 'body' : invalidField(body, known.rules, true);
  if (body === undefined || wrong !== undefined) return refused(400, `${String(wrong)} is not valid`);
  known.last += 1;
  const now = new Date().toISOString();
  const times: Readonly<Record<string, ShopRow>> = {
    products: { createdAt: now, updatedAt: now },
    orders: { status: 'open', placedAt: now },
  };
  const row = { id: known.last, ...filledIn(body, known.rules), ...times[name] };
  known.rows.push(row);
  return { status: 201, body: row, headers: { location: `/v2/${name}/${known.last}` } };
}

function change(known: Collection, row: ShopRow, body: ShopRow | undefined): ShopAnswer {
  const wrong = body === undefined ? 'body' : invalidField(body, known.changes, false);
  if (body === undefined || wrong !== undefined) return refused(400, `${String(wrong)} is not valid`);
  Object.assign(row, knownIn(body, known.changes));
  if (row['updatedAt'] !== undefined) {
    const earliest = Date.parse(String(row['updatedAt'])) + 1;
    row['updatedAt'] = new Date(Math.max(Date.now(), earliest)).toISOString();
  }
  return { status: 200, body: row };
}

function replace(known: Collection, row: ShopRow, body: ShopRow | undefined): ShopAnswer {
  const wrong = body === undefined ? 'body' : invalidField(body, known.rules, true);
  if (body === undefined || wrong !== undefined) return refused(400, `${String(wrong)} is not valid`);
  Object.assign(row, filledIn(body, known.rules));
  return { status: 200, body: row };
}

const isFlag = (value: string | null): boolean => value === null || value === 'true' || value === 'false';
const isOfList = (value: string | null, values: readonly string[]): boolean => value === null || values.includes(value);

function list(name: string, { rows }: Collection, { pathname, searchParams: query }: URL, origin: string): ShopAnswer {
  switch (name) {
    case 'products':
      return searchProducts(rows, query);
    case 'customers':
      return listCustomers(rows, query, `${origin}${pathname}`);
    default:
      return listOrders(rows, query);
  }
}

function searchProducts(rows: readonly ShopRow[], query: URLSearchParams): ShopAnswer {
  const [page, size] = [numberInQuery(query, 'page', 1), numberInQuery(query, 'perPage', 20)];
  const [least, most] = [numberInQuery(query, 'minPrice', -1e300), numberInQuery(query, 'maxPrice', 1e300)];
  const [category, inStock, tag] = ['category', 'inStock', 'tag'].map((name) => query.get(name));
  const order = query.get('sort') ?? 'name';
  if (!isPage(page, size) || ![least, most].every(Number.isFinite)) return refused(400, 'a number is not valid');
  if (!isOfList(category ?? null, categories) || !isFlag(inStock ?? null)) return refused(400, 'a filter is not valid');
  if (!/^-?(?:name|price)$/u.test(order)) return refused(400, 'sort is not valid');
  const text = (query.get('search') ?? '').toLowerCase();
  const found = rows
    .filter((row) => category === null || row['category'] === category)
    .filter((row) => inStock === null || String(row['inStock']) === inStock)
    .filter((row) => tag === null || (row['tags'] as unknown[]).includes(tag))
    .filter((row) => Number(row['price']) >= least && Number(row['price']) <= most)
    .filter((row) => String(row['name']).toLowerCase().includes(text));
  const items = sortedBy(found, order).slice((page - 1) * size, page * size);
  return {
    status: 200,
    body: { items, page, pageCount: Math.max(1, Math.ceil(found.length / size)), totalItems: found.length },
  };
}

const isPage = (page: number, size: number): boolean =>
  Number.isInteger(page) && page >= 1 && Number.isInteger(size) && size >= 1 && size <= 50;

function listCustomers(rows: readonly ShopRow[], query: URLSearchParams, address: string): ShopAnswer {
  const [page, size] = [numberInQuery(query, 'page', 1), numberInQuery(query, 'per_page', 20)];
  if (!isPage(page, size)) return refused(400, 'a number is not valid');
  const country = query.get('country');
  const found = rows.filter((row) => country === null || row['country'] === country);
  const pages = Math.max(1, Math.ceil(found.length / size));
  const link = (relation: string, number: number): string => {
    const parameters = new URLSearchParams(query);
    parameters.set('page', String(number));
    parameters.set('per_page', String(size));
    return `<${address}?${parameters.toString()}>; rel="${relation}"`;
  };
  const relations = [
    ['first', 1],
    ['last', pages],
    ...(page > 1 ? [['prev', page - 1] as const] : []),
    ...(page < pages ? [['next', page + 1] as const] : []),
  ] as const;
  return {
    status: 200,
    body: found.slice((page - 1) * size, page * size),
    headers: {
      'x-total': String(found.length),
      'x-total-pages': String(pages),
      link: relations.map(([relation, number]) => link(relation, number)).join(', '),
    },
  };
}

function listOrders(rows: readonly ShopRow[], query: URLSearchParams): ShopAnswer {
  const [offset, limit] = [numberInQuery(query, 'offset', 0), numberInQuery(query, 'limit', 20)];
  const [status, reference, express] = ['status', 'reference', 'express'].map((name) => query.get(name));
  if (!isPage(1, limit) || !Number.isInteger(offset) || offset < 0) return refused(400, 'a number is not valid');
  if (!isOfList(status ?? null, ['open', 'cancelled']) || !isFlag(express ?? null))
    return refused(400, 'a filter is not valid');
  const found = rows
    .filter((row) => status === null || row['status'] === status)
    .filter((row) => reference === null || row['reference'] === reference)
    .filter((row) => express === null || String(row['express']) === express);
  return { status: 200, body: { orders: sortedBy(found, '-id').slice(offset, offset + limit), total: found.length } };
}
