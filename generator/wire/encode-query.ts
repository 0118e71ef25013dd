import type { JsonValue } from '../1-load/json.ts';
import type { Parameter } from '../2-model/parameter.ts';
import { repeated } from '@forgespec/templates/shared/bracket-notation';
import {
  asJson,
  commaDelimited,
  membersApart,
  pipeDelimited,
  spaceDelimited,
  type QueryStyle,
} from '@forgespec/templates/shared/query-styles';

/** The query string of a call, without `?`: each parameter in its style, the way the generated client writes it. */
export function encodeQuery(query: Readonly<Record<string, JsonValue>>, parameters: readonly Parameter[]): string {
  return Object.entries(query)
    .flatMap(([name, value]) => {
      const parameter = parameters.find((candidate) => candidate.in === 'query' && candidate.name === name);
      return styleOf(parameter, value)(name, value);
    })
    .join('&');
}

/** Returns the function that writes a value of a query parameter or a cookie. */
export function styleOf(parameter: Parameter | undefined, value: JsonValue): QueryStyle {
  if (parameter?.mediaType !== undefined) return asJson;
  if (parameter === undefined || typeof value !== 'object' || value === null) return repeated;
  const { style, explode } = parameter;
  if (style === 'form') return explode ? (Array.isArray(value) ? repeated : membersApart) : commaDelimited;
  if (style === 'pipeDelimited' && !explode) return pipeDelimited;
  if (style === 'spaceDelimited' && !explode) return spaceDelimited;
  return repeated;
}
