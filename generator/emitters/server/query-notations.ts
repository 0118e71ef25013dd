import { queryNotation, valueTypes, type OperationModel, type Parameter, type QueryNotation } from '@forgespec/model';
import { stringLiteral } from '../../code/literal.ts';
import { propertyKey } from '../../code/property-key.ts';
import type { Schemas } from '../named-type.ts';

/**
 * Returns an object literal that maps the names of query parameters to their notations, such as `{ ids: 'commas' }`. If the runtime decodes
 * a parameter correctly by default, the parameter is left out.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#style-values
 */
export function queryNotations({ parameters }: OperationModel, schemas: Schemas): string {
  const members = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) => {
      const notation = notationOf(parameter, schemas);
      return notation === undefined ? [] : [`${propertyKey(parameter.name)}: ${stringLiteral(notation)}`];
    });
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function notationOf(parameter: Parameter, schemas: Schemas): QueryNotation | undefined {
  const types = valueTypes(parameter.schema, (pointer) => schemas.get(pointer)?.schema);
  const notation = queryNotation(parameter, types.has('object'));
  if (notation === 'json') return notation;
  const isScalar = !types.has('object') && !types.has('array');
  // By default, the runtime decodes names with brackets (`filter[name]=rex`), and repeated names that end in brackets (`ids[]=1&ids[]=2`).
  const isDefault = notation === 'brackets' || (notation === 'repeated' && parameter.name.endsWith('[]'));
  return isScalar || isDefault ? undefined : notation;
}
