import type { OperationModel, Parameter } from '@forgespec/model';
import type { Module } from '../../code/module.ts';
import { isConverted } from '../converted-values.ts';
import type { Schemas } from '../named-type.ts';
import { headerStyle, headerStyles, stylesLiteral } from './header-style.ts';
import { queryParameterWriter } from './query-parameter-writer.ts';
import { runtime } from './symbols.ts';

/**
 * Returns true if a header parameter is written as JSON, or if its value may be an object or a converted value, such as a `Date`. The
 * client must convert such values to text.
 */
export const hasWrittenHeaders = ({ parameters }: OperationModel, schemas: Schemas): boolean =>
  parameters.some(
    (parameter) =>
      parameter.in === 'header' &&
      (headerStyle(parameter, schemas) !== undefined || isConverted(parameter.schema, schemas)),
  );

/** Returns the expression for the options of a call. The expression converts header parameters and cookie parameters to text. */
export function writtenOptions(operation: OperationModel, schemas: Schemas, module: Module): string {
  const parametersIn = (location: Parameter['in']): Parameter[] =>
    operation.parameters.filter((parameter) => parameter.in === location);
  const headers = headerStyles(parametersIn('header'), schemas, module);
  const cookies = stylesLiteral(
    parametersIn('cookie'),
    (parameter) => queryParameterWriter(parameter, schemas),
    schemas,
    module,
  );
  const written = hasWrittenHeaders(operation, schemas)
    ? `${module.use(runtime.withHeaderTexts)}(${['options', ...headers].join(', ')})`
    : 'options';
  return operation.parameters.some((parameter) => parameter.in === 'cookie')
    ? `${module.use(runtime.withCookies)}(${[written, ...cookies].join(', ')})`
    : written;
}
