import { createHash } from 'node:crypto';
import { isJsonObject, valueAt, type JsonValue } from '@forgespec/description/json';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import type { Link } from './links.ts';
import { propertyForParameter } from './parameter-properties.ts';
import { bodyPointer } from './runtime-expression.ts';
import { scalarNames } from './scalar-properties.ts';
import type { ContractSubject, TestedOperation } from './subject.ts';

/**
 * The table of the properties that identify the items of lists. The description states them: the values of the path parameters that address
 * one item are in the item, or a link names the property.
 */
export interface ItemIdentities {
  /**
   * Returns the text that identifies an item of a list, in comparisons and messages: `sku "A-1"`. If the description does not state which
   * property identifies the item, this is its `id`, or the whole item.
   */
  textOf(list: TestedOperation, item: JsonValue): string;
  /** Returns the value of a path parameter in an item of a list. Returns undefined if the item does not contain the value. */
  valueOf(list: TestedOperation, parameter: string, item: JsonValue): JsonValue | undefined;
}

export function createItemIdentities(subject: ContractSubject, links: readonly Link[]): ItemIdentities {
  const parameters = new Map<string, readonly string[]>();
  const parametersOf = (list: TestedOperation): readonly string[] => {
    const known = parameters.get(list.name) ?? itemParameters(subject, list);
    parameters.set(list.name, known);
    return known;
  };
  const valueOf: ItemIdentities['valueOf'] = (list, parameter, item) =>
    linkedValue(links, list, parameter, item) ?? namedValue(list, parameter, item);
  return {
    valueOf,
    textOf(list, item) {
      const values = parametersOf(list).map((name) => [name, valueOf(list, name, item)] as const);
      const isStated = values.length > 0 && values.every(([, value]) => value !== undefined && value !== null);
      if (isStated) return values.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(' ');
      const id = isJsonObject(item) ? namedValue(list, 'id', item) : undefined;
      return id === undefined || id === null ? wholeText(item) : `id ${JSON.stringify(id)}`;
    },
  };
}

/**
 * Returns the names of the path parameters that address one item of a list, the shortest group of any path: `shelf` and `code` for the list
 * `/stock`, if there is an operation of `/stock/{shelf}/{code}`.
 */
function itemParameters({ operations }: ContractSubject, list: TestedOperation): string[] {
  const collection = `${list.path.replace(/\/$/u, '')}/`;
  const groups = operations.flatMap(({ path }) => {
    const rest = path.startsWith(collection) ? path.slice(collection.length) : '';
    const [group = ''] = /^(?:\{[^{}]+\}(?:\/|$))+/u.exec(rest) ?? [];
    return group === '' ? [] : [Array.from(group.matchAll(/\{([^{}]+)\}/gu), ([, name = '']) => name)];
  });
  return groups.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** Returns the value that a link of the same collection reads for a path parameter. Returns undefined if there is no such link. */
function linkedValue(
  links: readonly Link[],
  list: TestedOperation,
  parameter: string,
  item: JsonValue,
): JsonValue | undefined {
  const expression = links.find(({ from, parameters }) => from.path === list.path && parameter in parameters)
    ?.parameters[parameter];
  const pointer = bodyPointer(expression);
  return pointer === undefined ? undefined : valueAt(item, parsePointer(pointer));
}

function namedValue({ path }: TestedOperation, parameter: string, item: JsonValue): JsonValue | undefined {
  const names = propertyForParameter(parameter, path, scalarNames(item))?.property.names;
  return names === undefined ? undefined : valueAt(item, names);
}

/** The maximum length of an item that is its own identity in messages. */
const longest = 80;

/** Returns an item as text. Of a long item, returns the beginning and a hash. */
function wholeText(item: JsonValue): string {
  const text = JSON.stringify(item);
  if (text.length <= longest) return text;
  return `${text.slice(0, longest)}… #${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
}
