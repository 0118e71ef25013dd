import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import { element } from './element.ts';
import type { Deviations } from './find-deviations.ts';

/** The number of items above which an inner array or object is closed at first. */
const openedItems = 30;

/** The position of a value in the JSON text. */
interface JsonPlace {
  /** The name of the property. Undefined for an item of an array, and for the whole value. */
  readonly name?: string | undefined;
  readonly pointer: string;
  readonly isLast: boolean;
}

/**
 * Returns an element that shows a JSON value. The reader can close each array and each object. The lines of values that deviate from the
 * description are marked.
 */
export const foldedJson = (value: unknown, deviations: Deviations): HTMLElement =>
  jsonAt(value, { pointer: '', isLast: true }, deviations);

function jsonAt(value: unknown, { name, pointer, isLast }: JsonPlace, deviations: Deviations): HTMLElement {
  const head = name === undefined ? [] : [element('span', { class: 'k' }, JSON.stringify(name)), ': '];
  const end = isLast ? '' : ',';
  const deviation = deviations.get(pointer);
  const mark = deviation === undefined ? [] : [element('span', { class: 'deviation' }, ` ← ${deviation}`)];
  if (typeof value !== 'object' || value === null)
    return element('div', {}, ...head, element('span', { class: kindOf(value) }, JSON.stringify(value)), end, ...mark);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const members = Object.entries(value);
  if (members.length === 0) return element('div', {}, ...head, `${open}${close}${end}`, ...mark);
  const inner = members.map(([key, member], index) =>
    jsonAt(
      member,
      {
        name: Array.isArray(value) ? undefined : key,
        pointer: `${pointer}/${escapeSegment(key)}`,
        isLast: index === members.length - 1,
      },
      deviations,
    ),
  );
  const count = element('span', { class: 'count' }, ` ${countOf(members.length, value)} `);
  return element(
    'details',
    { open: pointer.split('/').length < 3 || members.length <= openedItems },
    element('summary', {}, ...head, open, count, ...mark),
    element('div', { class: 'members' }, ...inner),
    element('div', {}, `${close}${end}`),
  );
}

const countOf = (count: number, value: object): string =>
  `${count} ${Array.isArray(value) ? 'item' : 'field'}${count === 1 ? '' : 's'}`;

const kindOf = (value: unknown): string => (typeof value === 'string' ? 's' : typeof value === 'number' ? 'n' : 'w');
