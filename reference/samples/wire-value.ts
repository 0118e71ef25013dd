import { encodeForm, encodeHeader, encodePath, encodeQuery } from '@forgespec/model/wire';
import type { JsonValue } from '@forgespec/description/json';
import type { Api, OperationModel } from '@forgespec/model';
import type { SampleBody, SampleValue } from './sample-input.ts';

/** A name and a value. Both are percent-encoded. */
export type WirePair = readonly [name: string, value: string];

/** Returns the pairs that the client sends for a query parameter. */
export const queryPairs = ({ parameter, value }: SampleValue): WirePair[] =>
  pairsOf(encodeQuery({ [parameter.name.toWellFormed()]: wellFormed(value) }, [parameter]));

/** Returns the pairs that the client sends for a form body. */
export const formPairs = ({ content, value }: SampleBody, { formStyle }: Api): WirePair[] =>
  pairsOf(encodeForm(wellFormed(value), content, formStyle));

function pairsOf(query: string): WirePair[] {
  if (query === '') return [];
  return query.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')];
  });
}

/**
 * Returns the path of an operation with the values of its path parameters. Returns the path template if a value cannot
 * be sent in a path.
 */
export function filledPath(operation: OperationModel, values: readonly SampleValue[]): string {
  const given = values.filter(({ parameter }) => parameter.in === 'path');
  const byName = Object.fromEntries(given.map(({ parameter, value }) => [parameter.name, wellFormed(value)]));
  try {
    return encodePath(operation, byName);
  } catch (error) {
    if (error instanceof TypeError) return operation.path;
    throw error;
  }
}

/**
 * Returns a parameter as it is encoded in a request, but without percent-encoding: `in=title,description`,
 * `ids[]=7&ids[]=4`.
 */
export function wireText({ parameter, value }: SampleValue): string {
  if (parameter.in === 'query') {
    return queryPairs({ parameter, value })
      .map((pair) => decodeURIComponent(pair.join('=')))
      .join('&');
  }
  return encodeHeader(parameter, value);
}

/** Replaces lone surrogates in the strings of a value. Lone surrogates cannot be percent-encoded. */
function wellFormed(value: JsonValue): JsonValue {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key.toWellFormed(), wellFormed(member ?? null)]),
  );
}
