import type { JsonValue } from '@forgespec/description/json';
import {
  asJson,
  commaDelimited,
  membersApart,
  pipeDelimited,
  repeated,
  spaceDelimited,
  withReserved,
  type QueryStyle,
} from '@forgespec/templates/shared/parameter-styles';
import { queryNotation, type QueryNotation } from '../inspect/query-notation.ts';
import type { WireParameter } from '../parameter.ts';

/**
 * Returns the query string of a request, without `?` and with each parameter in its style. The generated client sends the same
 * text.
 */
export function encodeQuery(query: Readonly<Record<string, JsonValue>>, parameters: readonly WireParameter[]): string {
  return Object.entries(query)
    .flatMap(([name, value]) => {
      const parameter = parameters.find((candidate) => candidate.in === 'query' && candidate.name === name);
      return styleOf(parameter, value)(name, value);
    })
    .join('&');
}

/** Returns the function that encodes the value of a query parameter or cookie. */
export function styleOf(parameter: WireParameter | undefined, value: JsonValue): QueryStyle {
  if (parameter === undefined) return repeated;
  const notation = queryNotation(parameter, !Array.isArray(value));
  const isScalar = typeof value !== 'object' || value === null;
  const style = isScalar && notation !== 'json' ? repeated : queryStyles[notation];
  return parameter.allowsReserved ? withReserved(style) : style;
}

/** Maps each notation to the function that writes arrays and objects in this notation. */
export const queryStyles: Readonly<Record<QueryNotation, QueryStyle>> = {
  brackets: repeated,
  commas: commaDelimited,
  json: asJson,
  members: membersApart,
  pipes: pipeDelimited,
  repeated,
  spaces: spaceDelimited,
};
