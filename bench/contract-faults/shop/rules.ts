import { compareValues, isCalendarDay, isFilledText } from '../library/values.ts';

/** An object of the shop. */
export type ShopRow = Record<string, unknown>;

type Rule = (value: unknown) => boolean;

/** The rules for the properties of a request body. The value of `initial` is that of a property which is not sent. */
export interface FieldRule {
  readonly isValid: Rule;
  readonly isRequired?: boolean;
  readonly initial: unknown;
}

const isBoolean: Rule = (value) => typeof value === 'boolean';
const isDayOrNull: Rule = (value) => value === null || isCalendarDay(value);
const isTextUpTo =
  (length: number): Rule =>
  (value) =>
    isFilledText(value) && [...String(value)].length <= length;
const isOneOf =
  (...values: readonly unknown[]): Rule =>
  (value) =>
    values.includes(value);
const isObject: Rule = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isGift: Rule = (value) =>
  isObject(value) && isFilledText((value as ShopRow)['text']) && isBoolean((value as ShopRow)['wrapped']);
const isEmail: Rule = (value) => typeof value === 'string' && /^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/iu.test(value);

export const categories = ['kitchen', 'garden', 'office'];

export const productRules: Readonly<Record<string, FieldRule>> = {
  name: { isValid: isTextUpTo(80), isRequired: true, initial: '' },
  category: { isValid: isOneOf(...categories), isRequired: true, initial: '' },
  price: { isValid: (value) => typeof value === 'number' && value >= 0, isRequired: true, initial: 0 },
  inStock: { isValid: isBoolean, initial: true },
  availableFrom: { isValid: isDayOrNull, initial: null },
  notes: {
    isValid: (value) => value === null || (typeof value === 'string' && [...value].length <= 200),
    initial: null,
  },
  tags: { isValid: (value) => Array.isArray(value) && value.length <= 5 && value.every(isFilledText), initial: [] },
};

export const customerRules: Readonly<Record<string, FieldRule>> = {
  name: { isValid: isTextUpTo(80), isRequired: true, initial: '' },
  email: { isValid: isEmail, isRequired: true, initial: '' },
  country: { isValid: (value) => typeof value === 'string' && /^[A-Z]{2}$/u.test(value), initial: 'DE' },
  birthday: { isValid: isDayOrNull, initial: null },
  newsletter: { isValid: isBoolean, initial: true },
  discount: { isValid: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 50, initial: 0 },
};

const orderChangeRules: Readonly<Record<string, FieldRule>> = {
  express: { isValid: isBoolean, initial: false },
  deliverOn: { isValid: isDayOrNull, initial: null },
  gift: { isValid: isGift, initial: undefined },
};

export const orderRules = {
  changes: orderChangeRules,
  all: { reference: { isValid: isTextUpTo(40), isRequired: true, initial: '' }, ...orderChangeRules },
};

/** Returns the first property of a body that is not valid. */
export function invalidField(
  sent: ShopRow,
  rules: Readonly<Record<string, FieldRule>>,
  isComplete: boolean,
): string | undefined {
  return Object.entries(rules).find(([name, { isValid, isRequired }]) =>
    sent[name] === undefined ? isComplete && isRequired === true : !isValid(sent[name]),
  )?.[0];
}

/** Returns the properties of a new object. */
export const filledIn = (sent: ShopRow, rules: Readonly<Record<string, FieldRule>>): ShopRow =>
  Object.fromEntries(Object.entries(rules).map(([name, { initial }]) => [name, sent[name] ?? initial]));

/** Returns the known properties of a change. */
export const knownIn = (sent: ShopRow, rules: Readonly<Record<string, FieldRule>>): ShopRow =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => Object.hasOwn(rules, name)));

/** Sorts objects by a property. A minus sign reverses the order. */
export function sortedBy(rows: readonly ShopRow[], order: string): readonly ShopRow[] {
  const key = order.replace(/^-/u, '');
  const sorted = rows.toSorted((a, b) => compareValues(a[key], b[key]) || compareValues(a['id'], b['id']));
  return order.startsWith('-') ? sorted.toReversed() : sorted;
}
