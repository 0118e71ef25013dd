import { element } from './element.ts';

/** The number of items above which an inner array or object is closed at first. */
const openedItems = 30;

/** Returns an element that shows a JSON value. The reader can close each array and each object. */
export function foldedJson(value: unknown, name?: string, isLast = true, depth = 0): HTMLElement {
  const head = name === undefined ? [] : [element('span', { class: 'k' }, JSON.stringify(name)), ': '];
  const end = isLast ? '' : ',';
  if (typeof value !== 'object' || value === null)
    return element('div', {}, ...head, element('span', { class: kindOf(value) }, JSON.stringify(value)), end);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const members: [string | undefined, unknown][] = Array.isArray(value)
    ? value.map((item) => [undefined, item])
    : Object.entries(value);
  if (members.length === 0) return element('div', {}, ...head, `${open}${close}${end}`);
  const details = element(
    'details',
    { open: depth < 2 || members.length <= openedItems },
    element('summary', {}, ...head, open, element('span', { class: 'count' }, ` ${countOf(members.length, value)} `)),
    element(
      'div',
      { class: 'members' },
      ...members.map(([key, member], index) => foldedJson(member, key, index === members.length - 1, depth + 1)),
    ),
    element('div', {}, `${close}${end}`),
  );
  return details;
}

const countOf = (count: number, value: object): string =>
  `${count} ${Array.isArray(value) ? 'item' : 'field'}${count === 1 ? '' : 's'}`;

const kindOf = (value: unknown): string => (typeof value === 'string' ? 's' : typeof value === 'number' ? 'n' : 'w');
