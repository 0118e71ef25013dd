// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { QueryNotation, QueryNotations } from './route.ts';

const separators: Readonly<Record<'commas' | 'pipes' | 'spaces', string>> = {
  commas: ',',
  pipes: '%7C',
  spaces: '%20',
};

/**
 * Writes the properties of a JSON object as a query string, so that one decoder reads both.
 *
 * @param notations the parameters that are not written with brackets, by name.
 * @returns the query string without `?`: `labels=a,b&iids[]=1&not[state]=closed`, percent-encoded.
 */
export const writeQuery = (parameters: object, notations: QueryNotations): string =>
  Object.entries(parameters)
    .flatMap(([name, value]) => pairsOf(name, value, Object.hasOwn(notations, name) ? notations[name] : undefined))
    .join('&');

function pairsOf(name: string, value: unknown, notation: QueryNotation | undefined): string[] {
  if (notation === 'json') return [pair(name, JSON.stringify(value))];
  if (!isObject(value)) return [pair(name, value)];
  switch (notation) {
    case 'members':
      return Object.entries(value).flatMap(([key, member]) => bracketed(key, member));
    case 'repeated':
      return Object.values(value).flatMap((item) => bracketed(name, item));
    case undefined:
      // The name of a parameter may end in brackets already.
      return name.endsWith('[]')
        ? Object.values(value).flatMap((item) => bracketed(name, item))
        : bracketed(name, value);
    default:
      return [`${encodeURIComponent(name)}=${itemsOf(value).map(encoded).join(separators[notation])}`];
  }
}

/** Writes a value with its parts in brackets: `a[]=1&a[]=2`, `a[b]=1`, `a[0][b]=1`. */
function bracketed(name: string, value: unknown): string[] {
  if (!isObject(value)) return [pair(name, value)];
  return Object.entries(value).flatMap(([key, part]) =>
    bracketed(`${name}[${Array.isArray(value) && !isObject(part) ? '' : key}]`, part),
  );
}

const itemsOf = (value: object): readonly unknown[] => (Array.isArray(value) ? value : Object.entries(value).flat());

const pair = (name: string, value: unknown): string => `${encodeURIComponent(name)}=${encoded(value)}`;

const encoded = (value: unknown): string =>
  encodeURIComponent(isObject(value) ? JSON.stringify(value) : String(value ?? ''));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
