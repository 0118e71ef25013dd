import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../description/json/json.ts';
import { loadSubject, type ContractSubject } from '../../../contract/1-describe/subject.ts';
import { noFixtures } from '../../../contract/2-plan/fixtures.ts';
import type { Summary } from '../../../contract/5-report/summary.ts';
import { fileWith } from '../file-with.ts';
import { failuresOf, runAgainst } from '../run-against.ts';
import { startStore, type Store } from './store-server.ts';

interface Collection {
  /** The path of the collection: `/products`. */
  readonly path: string;
  /** The path of an item below the collection: `/{sku}`. */
  readonly item: string;
  /** The schemas of the path parameters. */
  readonly parameters: JsonObject;
  readonly properties: JsonObject;
  readonly required: readonly string[];
  readonly example: JsonObject;
  readonly conflict: string;
  /** The properties of a stored item that the server adds. */
  readonly added?: JsonObject;
  /** The links of the create operation, by the name of the path parameter. Default: no links. */
  readonly link?: Readonly<Record<string, string>>;
  /** `put` if a PUT creates the items, and there is no POST. */
  readonly creator?: 'post' | 'put';
  /** `put` if an update must contain the whole item. */
  readonly updater?: 'patch' | 'put';
  /** True if the response to the creation of an item has no body. */
  readonly isSilent?: boolean;
}

/** Returns the description of an API with one collection, whose items can be created, read, updated and deleted. */
function descriptionOf({
  path,
  item,
  parameters,
  creator = 'post',
  updater = 'patch',
  isSilent = false,
  link,
  ...rest
}: Collection): string {
  const { properties, required, example, conflict, added = {} } = rest;
  const content = (schema: JsonObject) => ({ 'application/json': { schema } });
  const problem = { description: 'A problem.', content: content({ type: 'object' }) };
  const stored = { type: 'object', required: [...required], properties: { ...properties, ...added } };
  const sent = { type: 'object', required: [...required], properties };
  const one = { description: 'An item.', content: content(stored) };
  const linked = Object.fromEntries(
    ['read', 'update', 'remove'].map((operationId) => [operationId, { operationId, parameters: link }]),
  );
  const created = isSilent ? { description: 'Created.' } : link === undefined ? one : { ...one, links: linked };
  const requestBody = { required: true, content: { 'application/json': { schema: sent, example } } };
  const part = { type: 'object', minProperties: 1, properties };
  const partBody = { required: true, content: { 'application/json': { schema: part, example } } };
  const invalid = { '400': problem, '415': problem, [conflict]: problem };
  const names = Array.from(item.matchAll(/\{(\w+)\}/gu), ([, name = '']) => name);
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Stock', version: '1' },
    paths: {
      [path]: {
        get: {
          operationId: 'list',
          responses: { '200': { description: 'All.', content: content({ type: 'array', items: stored }) } },
        },
        ...(creator === 'post' && {
          post: { operationId: 'add', requestBody, responses: { '201': created, ...invalid } },
        }),
      },
      [path + item]: {
        parameters: names.map((name) => ({ name, in: 'path', required: true, schema: parameters[name] })),
        get: { operationId: 'read', responses: { '200': one, '404': problem } },
        ...(creator === 'put'
          ? { put: { operationId: 'put', requestBody, responses: { '200': one, '201': one, ...invalid } } }
          : {
              [updater]: {
                operationId: 'update',
                requestBody: updater === 'put' ? requestBody : partBody,
                responses: { '200': one, '404': problem, ...invalid },
              },
            }),
        delete: { operationId: 'remove', responses: { '204': { description: 'Gone.' }, '404': problem } },
      },
    },
  });
}

const sku = { type: 'string', minLength: 1, maxLength: 40 };
const price = { type: 'integer', minimum: 0, maximum: 1000 };
const products: Collection = {
  path: '/products',
  item: '/{sku}',
  parameters: { sku },
  properties: { sku, price },
  required: ['sku', 'price'],
  example: { sku: 'A-1', price: 5 },
  conflict: '409',
};

const keyed = (key: string, schema: JsonObject, value: JsonObject[string]): Collection => ({
  ...products,
  path: '/things',
  item: `/{${key}}`,
  parameters: { [key]: schema },
  properties: { [key]: schema, price },
  required: [key, 'price'],
  example: { [key]: value, price: 5 },
});

const serial = {
  type: 'object',
  required: ['range', 'position'],
  properties: { range: { type: 'string' }, position: { type: 'integer' } },
};
const account = {
  ...products,
  path: '/accounts',
  item: '/{id}',
  parameters: { id: { type: 'integer' } },
  added: { id: { type: 'integer' } },
};
const counted = (count: number): JsonObject => ({ id: count });

interface Server {
  readonly title: string;
  readonly collection: Collection;
  readonly store: Partial<Omit<Store, 'conflict'>> & Pick<Store, 'keys' | 'unique'>;
}

const one = (key: string): Server['store'] => ({ keys: [`/${key}`], unique: [[`/${key}`]] });

const servers: readonly Server[] = [
  { title: 'a text that the path contains', collection: products, store: one('sku') },
  { title: 'a text, with the status 422', collection: { ...products, conflict: '422' }, store: one('sku') },
  {
    title: 'a text with a pattern',
    collection: keyed('code', { type: 'string', pattern: '^SKU-\\d{4}[a-f]$' }, 'SKU-1234a'),
    store: one('code'),
  },
  {
    title: 'a short text',
    collection: keyed('airport', { type: 'string', pattern: '^[A-Z]{3}$' }, 'OSL'),
    store: one('airport'),
  },
  {
    title: 'a number',
    collection: keyed('number', { type: 'integer', minimum: 100, maximum: 99_990, multipleOf: 10 }, 500),
    store: one('number'),
  },
  { title: 'a number without bounds', collection: keyed('platform', { type: 'integer' }, 9), store: one('platform') },
  {
    title: 'a UUID',
    collection: keyed('batch', { type: 'string', format: 'uuid' }, '4ef72f13-9a5d-4c58-8f2e-2b9e41d07c5a'),
    store: one('batch'),
  },
  {
    title: 'an email address',
    collection: keyed('contact', { type: 'string', format: 'email' }, 'mira@example.com'),
    store: one('contact'),
  },
  { title: 'a date', collection: keyed('day', { type: 'string', format: 'date' }, '2026-03-09'), store: one('day') },
  {
    title: 'a time',
    collection: keyed('slot', { type: 'string', format: 'date-time' }, '2026-03-09T10:00:00Z'),
    store: one('slot'),
  },
  {
    title: 'a URI',
    collection: keyed('source', { type: 'string', format: 'uri' }, 'https://example.com/a'),
    store: one('source'),
  },
  {
    title: 'an IP address',
    collection: keyed('host', { type: 'string', format: 'ipv4' }, '192.0.2.7'),
    store: one('host'),
  },
  {
    title: 'a value of a list, most of whose values are in use',
    collection: keyed('tier', { type: 'string', enum: ['free', 'basic', 'team', 'company'] }, 'free'),
    store: { ...one('tier'), items: ['free', 'basic', 'team'].map((tier) => ({ tier, price: 1 })) },
  },
  {
    title: 'a property with another name than the parameter, which links name',
    collection: {
      ...products,
      item: '/{product}',
      parameters: { product: sku },
      link: { product: '$response.body#/sku' },
    },
    store: one('sku'),
  },
  {
    title: 'a text, and an update contains the whole item',
    collection: { ...products, updater: 'put' },
    store: one('sku'),
  },
  {
    title: 'a text, and the response to the creation has no body',
    collection: { ...products, isSilent: true },
    store: { ...one('sku'), isSilent: true },
  },
  {
    title: 'a text, and the conflict has only a default response',
    collection: { ...products, conflict: 'default' },
    store: one('sku'),
  },
  {
    title: 'an id of the server, beside two texts that are unique, with a default response',
    collection: {
      ...account,
      conflict: 'default',
      properties: { nation: { type: 'string' }, plate: { type: 'string', pattern: '^[A-Z]{2} \\d{5}$' }, price },
      required: ['nation', 'plate'],
      example: { nation: 'NO', plate: 'AB 12345', price: 5 },
    },
    store: { keys: ['/id'], unique: [['/plate']], added: counted, known: { nation: ['NO', 'SE'] } },
  },
  {
    title: 'two texts together',
    collection: {
      ...products,
      path: '/stock',
      item: '/{warehouse}/{productCode}',
      parameters: { warehouse: { type: 'string', enum: ['north', 'south'] }, productCode: sku },
      properties: { warehouse: { type: 'string', enum: ['north', 'south'] }, product_code: sku, price },
      required: ['warehouse', 'product_code'],
      example: { warehouse: 'north', product_code: 'A-1', price: 5 },
    },
    store: { keys: ['/warehouse', '/product_code'], unique: [['/warehouse', '/product_code']] },
  },
  {
    title: 'a property of a nested object',
    collection: {
      ...products,
      path: '/devices',
      item: '/{position}',
      parameters: { position: { type: 'integer' } },
      properties: { serial, price },
      required: ['serial'],
      example: { serial: { range: 'north', position: 7 }, price: 5 },
    },
    store: { keys: ['/serial/position'], unique: [['/serial/position']] },
  },
  {
    title: 'the path of the PUT that creates it',
    collection: { ...products, creator: 'put' },
    store: one('sku'),
  },
  {
    title: 'the path of the PUT that creates it, without a property of the body',
    collection: {
      ...products,
      creator: 'put',
      properties: { price },
      required: ['price'],
      example: { price: 5 },
      added: { sku },
    },
    store: one('sku'),
  },
  {
    title: 'an id of the server, beside two properties whose values must be unique',
    collection: {
      ...account,
      properties: { handle: { type: 'string' }, mailbox: { type: 'string', format: 'email' }, price },
      required: ['handle', 'mailbox'],
      example: { handle: 'mira', mailbox: 'mira@example.com', price: 5 },
    },
    store: { keys: ['/id'], unique: [['/handle'], ['/mailbox']], added: counted },
  },
  {
    title: 'an id of the server, beside two properties that must be unique, with the status 422',
    collection: {
      ...account,
      conflict: '422',
      properties: { country: { type: 'string' }, registration: { type: 'string', maxLength: 12 }, price },
      required: ['country', 'registration'],
      example: { country: 'NO', registration: '974760673', price: 5 },
    },
    store: { keys: ['/id'], unique: [['/registration']], added: counted, known: { country: ['NO', 'SE'] } },
  },
];

async function subjectOf(collection: Collection): Promise<ContractSubject> {
  const { subject, diagnostics } = await loadSubject(fileWith(descriptionOf(collection)));
  if (subject === undefined) throw new Error(JSON.stringify(diagnostics));
  return subject;
}

async function runAgainstStore({ collection, store }: Server, fault?: Store['fault']): Promise<Summary> {
  const subject = await subjectOf(collection);
  const items = store.items ?? [{ ...collection.example, ...store.added?.(0), ...missingKeys(collection) }];
  const url = await startStore(subject, {
    ...store,
    items: [...items],
    conflict: collection.conflict === 'default' ? 409 : Number(collection.conflict),
    ...(fault !== undefined && { fault }),
  });
  return runAgainst(subject, url, noFixtures);
}

/** Returns the key of the first item, if no property of a request contains it. */
const missingKeys = ({ properties, added = {} }: Collection): JsonObject =>
  added['sku'] === undefined || properties['sku'] !== undefined ? {} : { sku: 'A-1' };

const passedIds = ({ results }: Summary): string[] =>
  results.flatMap(({ id, verdict }) => (verdict.kind === 'passed' ? [id] : []));

describe('a good server, on which the example of the description exists, has no failure, and its items are changed and deleted, if an item is identified by', () => {
  test.for(servers)('$title', async (server) => {
    const summary = await runAgainstStore(server);
    expect(failuresOf(summary)).toEqual([]);
    expect(summary.operations.filter(({ state }) => state !== 'conforms')).toEqual([]);
    const creator = server.collection.creator === 'put' ? 'put' : 'add';
    const expected = [`read/chain/${creator}/read`, `remove/chain/${creator}/delete`];
    if (creator === 'add') expected.push('update/chain/add/update', 'update/minimal');
    expect(passedIds(summary)).toEqual(expect.arrayContaining([...expected, `${creator}/minimal`, 'remove/minimal']));
  });
});

describe('a fault of a server with natural keys is found', () => {
  test.for(servers)('in a server with $title', async (server) => {
    const isPut = server.collection.creator === 'put';
    // If nothing is deleted, no value of a short list is free for a second item.
    const isListed = server.store.items !== undefined;
    const faults = [
      ...(isListed ? [] : ([['deletesNothing', 'remove']] as const)),
      ...(server.collection.isSilent === true ? [] : ([['loses201Body', isPut ? 'put' : 'add']] as const)),
      ['rejectsAll', isPut ? 'put' : 'add'],
      ...(isPut ? [] : ([['updatesNothing', 'update']] as const)),
    ] as const;
    for (const [fault, operation] of faults) {
      const failures = failuresOf(await runAgainstStore(server, fault));
      expect([fault, failures.filter((text) => text.startsWith(`${operation}/`)).length > 0]).toEqual([fault, true]);
    }
  });
});

const paint: Server = {
  title: 'a unique name and a list of colours',
  collection: {
    ...account,
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 100 },
      color: { type: 'string', enum: ['red', 'green', 'blue'] },
    },
    required: ['name', 'color'],
    example: { name: 'Lamp', color: 'red' },
    conflict: '422',
  },
  store: { keys: ['/id'], unique: [['/name']], added: counted },
};

test.for(['409', '422'])(
  'a value that the server rejects with the status %s of values in use is a failure, even if another property must be unique',
  async (conflict) => {
    const server = { ...paint, collection: { ...paint.collection, conflict } };
    const store = { ...paint.store, known: { color: ['red', 'green'] }, refusal: Number(conflict) };
    const failures = failuresOf(await runAgainstStore({ ...server, store }));
    expect(failures).toEqual(expect.arrayContaining([expect.stringContaining('add/body/color/enum/blue')]));
    const summary = await runAgainstStore(server);
    expect(failuresOf(summary)).toEqual([]);
    expect(summary.operations.filter(({ state }) => state !== 'conforms')).toEqual([]);
  },
);

test('a value that the server rejects is a failure after the run has learned that another property must be unique', async () => {
  // No rule of the description shows that the code must be unique, so the run learns it, with the status, from a rejected request.
  const code = { type: 'string', minLength: 3, maxLength: 20 };
  const { properties, required, example } = paint.collection;
  const collection = {
    ...paint.collection,
    properties: { ...properties, code },
    required: [...required, 'code'],
    example: { ...example, code: 'lamp' },
  };
  const store = { ...paint.store, unique: [['/name'], ['/code']] };
  const server = { ...paint, collection, store: { ...store, known: { color: ['red', 'green'] } } };
  const failures = failuresOf(await runAgainstStore(server));
  expect(failures).toEqual(expect.arrayContaining([expect.stringContaining('add/body/color/enum/blue')]));
  expect(failuresOf(await runAgainstStore({ ...server, store }))).toEqual([]);
});
