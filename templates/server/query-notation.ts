import { hasOwn } from '../shared/has-own.ts';
import type { UnbracketedNotation } from './route.ts';

/** A map from query parameters to their notations, such as `commas`. Parameters with brackets, as `ids[]=1`, are not in the map. */
export type QueryNotations = Readonly<Record<string, UnbracketedNotation>>;

const separators: Readonly<Record<'commas' | 'pipes' | 'spaces', string>> = {
  commas: ',',
  pipes: '%7C',
  spaces: '%20',
};

/**
 * Writes the properties of a JSON object as a query string, so that one decoder can read JSON objects and query strings.
 *
 * @param notations the notations of the parameters that are not written with brackets.
 * @param longest the largest length of the query string. The key of an object or array can be repeated for each value in it, as `a` in
 * `a[b]=1&a[c]=2`. So a short body with a long key can result in a long query string.
 * @returns the query string without `?`: `kinds=a,b&ids[]=1&not[state]=sold`, percent-encoded. Undefined if it would be too long.
 */
export function writeQuery(parameters: object, notations: QueryNotations, longest: number): string | undefined {
  const query: Query = { pairs: [], left: longest };
  for (const [name, value] of Object.entries(parameters)) {
    addParameter(query, name, value, hasOwn(notations, name) ? notations[name] : undefined);
    if (query.left < 0) return undefined;
  }
  return query.pairs.join('&');
}

/** A query string that is being written. */
interface Query {
  readonly pairs: string[];
  /** The number of characters that may still be added. If the number is negative, the query string is too long. */
  left: number;
}

function addParameter(query: Query, name: string, value: unknown, notation: UnbracketedNotation | undefined): void {
  if (notation === 'json') return addPair(query, name, encodeURIComponent(JSON.stringify(value)));
  if (!isObjectOrArray(value)) return addPair(query, name, encoded(value));
  switch (notation) {
    case 'members':
      for (const [key, member] of Object.entries(value)) addBracketed(query, key, member);
      return;
    case 'repeated':
      return addRepeated(query, name, value);
    case undefined:
      // The name of a parameter may already end with `[]`.
      return name.endsWith('[]') ? addRepeated(query, name, value) : addBracketed(query, name, value);
    default:
      return addPair(query, name, itemsOf(value).map(encoded).join(separators[notation]));
  }
}

function addRepeated(query: Query, name: string, items: object): void {
  for (const item of Object.values(items)) addBracketed(query, name, item);
}

/** Adds a value with the keys of its items and properties in brackets: `a[]=1&a[]=2`, `a[b]=1`, `a[0][b]=1`. */
function addBracketed(query: Query, name: string, value: unknown): void {
  if (query.left < 0) return;
  if (!isObjectOrArray(value)) return addPair(query, name, encoded(value));
  for (const [key, part] of Object.entries(value))
    addBracketed(query, `${name}[${Array.isArray(value) && !isObjectOrArray(part) ? '' : key}]`, part);
}

function addPair(query: Query, name: string, value: string): void {
  query.left -= name.length + value.length + 2;
  if (query.left >= 0) query.pairs.push(`${encodeURIComponent(name)}=${value}`);
}

const itemsOf = (value: object): readonly unknown[] => (Array.isArray(value) ? value : Object.entries(value).flat());

const encoded = (value: unknown): string =>
  encodeURIComponent(isObjectOrArray(value) ? JSON.stringify(value) : String(value ?? ''));

const isObjectOrArray = (value: unknown): value is object => typeof value === 'object' && value !== null;
