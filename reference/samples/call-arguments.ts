import { argumentList, type OperationModel, type Parameter } from '@forgespec/model';
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
  return argumentList(operation, {
    path: given('path'),
    query: given('query'),
    headers: given('header'),
    body: written.body ?? (body && bodyLiteral(body)),
    options: written.options,
  });
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
