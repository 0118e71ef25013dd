import { secondArgument, type OperationModel, type Parameter } from '@forgespec/model';
import { propertyKey, valueLiteral } from '@forgespec/generator/code';
import type { SampleBody, SampleInput, SampleValue } from './sample-input.ts';

/**
 * Returns the arguments of a call: the path parameters, the query or the body, and the options. Omits arguments at the end that are not
 * needed.
 *
 * @param written the code of the body, and further members of the options, such as `timeout: 5000`. Default: the example of the body.
 */
export function callArguments(
  operation: OperationModel,
  { values, body }: SampleInput,
  written: { readonly body?: string; readonly options?: readonly string[] } = {},
): string[] {
  const given = (location: Parameter['in']): string | undefined => {
    const ofLocation = values.filter(({ parameter }) => parameter.in === location);
    return ofLocation.length === 0 ? undefined : object(ofLocation);
  };
  const parts = { query: given('query'), body: written.body ?? (body && bodyLiteral(body)) };
  const second = secondArgument(operation);
  const other = second === 'query' ? 'body' : 'query';
  const options = optionsLiteral({ headers: given('header'), [other]: parts[other] }, written.options);
  const hasPath = operation.parameters.some((parameter) => parameter.in === 'path');
  const path = hasPath ? [given('path') ?? '{}'] : [];
  const empty = second === 'query' ? '{}' : 'undefined';
  if (options !== undefined) return [...path, parts[second] ?? empty, options];
  const argument = parts[second];
  return argument === undefined ? path : [...path, argument];
}

/** Returns the code of the options of a call. Returns undefined if the call needs no options. */
function optionsLiteral(
  parts: Readonly<Record<string, string | undefined>>,
  further: readonly string[] = [],
): string | undefined {
  const members = Object.entries(parts).flatMap(([name, text]) => (text === undefined ? [] : [`${name}: ${text}`]));
  return members.length + further.length === 0 ? undefined : `{ ${[...members, ...further].join(', ')} }`;
}

const object = (values: readonly SampleValue[]): string =>
  `{ ${values.map(({ parameter, value }) => `${propertyKey(parameter.name)}: ${valueLiteral(value)}`).join(', ')} }`;

function bodyLiteral({ kind, value }: SampleBody): string {
  switch (kind) {
    case 'multipart':
      return 'new FormData()';
    case 'sequence':
      return `[${valueLiteral(value)}]`;
    case 'binary':
      return 'new Blob([])';
    case 'form':
    case 'json':
    case 'text':
      return valueLiteral(value);
  }
}
