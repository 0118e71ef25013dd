import { bodies, requests } from '../../../test/contract/faults/change.ts';
import { sentBodies, setsUnsentProperties, together, type Json } from '../changes.ts';
import { changesSiblings, freezesProperty } from '../memory.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';

const products = '/v2/products';
const product = `${products}/*`;
const customer = '/v2/customers/*';
const orders = '/v2/orders';
const order = `${orders}/*`;

const write = faultsOf('writes');

/** Changes a property of each sent body that has it. */
const sends = (pattern: string, name: string, change: (value: unknown) => unknown): PlantedFault['mutation'] =>
  sentBodies(pattern, (body) => {
    if (!(name in body)) return;
    const changed = change(body[name]);
    if (changed === undefined) delete body[name];
    else body[name] = changed;
  });

const dayBefore = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value) && !Number.isNaN(Date.parse(value))
    ? new Date(Date.parse(value) - 86_400_000).toISOString().slice(0, 10)
    : value;

/** Appends the sent list to the one that a resource has. */
function appendsTags(): PlantedFault['mutation'] {
  const known = new Map<string, readonly unknown[]>();
  const remembers = (pattern: string) =>
    bodies(pattern, (body, { target }) => void known.set(target, body['tags'] as readonly unknown[]));
  return together(
    requests(`PATCH ${product}`, (passing) => {
      const before = known.get(passing.target) ?? [];
      sends(`PATCH ${product}`, 'tags', (tags) =>
        Array.isArray(tags) ? [...before, ...tags].slice(0, 5) : tags,
      ).request?.(passing);
    }),
    remembers(`GET ${product}`),
    remembers(`PATCH ${product}`),
  );
}

/** Ignores a new value of a property that had no value. */
function needsFirstValue(): PlantedFault['mutation'] {
  const empty = new Set<string>();
  const remembers = (pattern: string) =>
    bodies(pattern, (body, { target }) => void (body['notes'] === null ? empty.add(target) : empty.delete(target)));
  return together(
    requests(`PATCH ${product}`, (passing) => {
      if (empty.has(passing.target)) sends(`PATCH ${product}`, 'notes', () => undefined).request?.(passing);
    }),
    remembers(`GET ${product}`),
    remembers(`PATCH ${product}`),
  );
}

/** Faults of requests that store values. */
export const shopWriteFaults: readonly PlantedFault[] = [
  write(
    'a PATCH puts a product in stock',
    'changeProduct',
    setsUnsentProperties(`PATCH ${product}`, { inStock: true }),
  ),
  write(
    'null does not remove the day',
    'changeProduct',
    sends(`PATCH ${product}`, 'availableFrom', (value) => (value === null ? undefined : value)),
  ),
  write('notes that were null stay null', 'changeProduct', needsFirstValue()),
  write(
    'express cannot be switched off',
    'changeOrder',
    sends(`PATCH ${order}`, 'express', (value) => (value === false ? undefined : value)),
  ),
  write(
    'a product without stock is in stock',
    'addProduct',
    sends(`POST ${products}`, 'inStock', (value) => (value === false ? undefined : value)),
  ),
  write('a day is stored as the day before', 'replaceCustomer', sends(`PUT ${customer}`, 'birthday', dayBefore)),
  write('the day of an order is the day before', 'placeOrder', sends(`POST ${orders}`, 'deliverOn', dayBefore)),
  write('tags are appended', 'changeProduct', appendsTags()),
  write(
    'a new gift is never wrapped',
    'placeOrder',
    sends(`POST ${orders}`, 'gift', (value) =>
      typeof value === 'object' && value !== null && (value as Json)['wrapped'] === true
        ? { ...value, wrapped: false }
        : value,
    ),
  ),
  write(
    'the text of a gift cannot be changed',
    'changeOrder',
    freezesProperty([`GET ${order}`, `PATCH ${order}`], 'gift'),
  ),
  write(
    'a price loses its fraction',
    'changeProduct',
    sends(`PATCH ${product}`, 'price', (value) => (typeof value === 'number' ? Math.floor(value) : value)),
  ),
  write(
    'a discount that is not sent stays',
    'replaceCustomer',
    ((known: Map<string, unknown>) =>
      together(
        requests(`PUT ${customer}`, (passing) => {
          const before = known.get(passing.target);
          if (before !== undefined) setsUnsentProperties(`PUT ${customer}`, { discount: before }).request?.(passing);
        }),
        bodies(`PUT ${customer}`, (body, { target }) => void known.set(target, body['discount'])),
      ))(new Map()),
  ),
  write(
    'a change also changes the other products',
    'changeProduct',
    changesSiblings(`PATCH ${product}`, products, (item) => void (item['category'] = 'garden'), 'items'),
  ),
];
