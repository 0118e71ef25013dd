import type { OperationModel } from '../../2-model/operation.ts';
import type { Parameter } from '../../2-model/parameter.ts';
import { valueTypes } from '../../2-model/inspect/value-types.ts';
import type { Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import { isConverted } from '../conversions.ts';
import type { Schemas } from '../named-type.ts';
import { queryParameterWriter } from './query-parameter-writer.ts';
import { runtime } from './symbols.ts';

/** Returns true if a header parameter of an operation has other values than text, numbers, booleans and lists of them. */
export const hasWrittenHeaders = ({ parameters }: OperationModel, schemas: Schemas): boolean =>
  parameters.some(
    (parameter) =>
      parameter.in === 'header' &&
      (headerStyle(parameter, schemas) !== undefined || isConverted(parameter.schema, schemas)),
  );

/** Returns the expression for the options of a call, in which header parameters and cookie parameters are text. */
export function writtenOptions(operation: OperationModel, schemas: Schemas, module: Module): string {
  const headers = stylesOf(operation, 'header', (parameter) => headerStyle(parameter, schemas), module);
  const cookies = stylesOf(operation, 'cookie', (parameter) => queryParameterWriter(parameter, schemas), module);
  const written = hasWrittenHeaders(operation, schemas)
    ? `${module.use(runtime.withHeaderTexts)}(${['options', ...headers].join(', ')})`
    : 'options';
  return operation.parameters.some((parameter) => parameter.in === 'cookie')
    ? `${module.use(runtime.withCookies)}(${[written, ...cookies].join(', ')})`
    : written;
}

/** Returns the functions that write the parameters of a location, as an object by name. Returns nothing if there are none. */
function stylesOf(
  { parameters }: OperationModel,
  location: Parameter['in'],
  styleOf: (parameter: Parameter) => ExportedSymbol | undefined,
  module: Module,
): string[] {
  const members = parameters.flatMap((parameter) => {
    const style = parameter.in === location ? styleOf(parameter) : undefined;
    return style === undefined ? [] : [`${propertyKey(parameter.name)}: ${module.use(style)}`];
  });
  return members.length === 0 ? [] : [`{ ${members.join(', ')} }`];
}

/** Returns the function that writes a header parameter; undefined if the client writes its values without one. */
function headerStyle({ schema, explode, mediaType }: Parameter, schemas: Schemas): ExportedSymbol | undefined {
  if (mediaType !== undefined) return runtime.jsonHeader;
  const types = valueTypes(schema, (pointer) => schemas.get(pointer)?.schema);
  if (!types.has('object')) return undefined;
  return explode ? runtime.explodedHeader : runtime.simpleHeader;
}
