import { secondArgument, type OperationModel, type Parameter } from '@forgespec/model';
import type { Module } from '../../code/module.ts';
import type { Schemas } from '../named-type.ts';
import { operationType, partOfLocation, useType } from '../types/symbols.ts';
import { isParameterNeeded } from './request-part.ts';
import type { BodyVariant } from './body-choice.ts';
import { client, runtime } from './symbols.ts';
import { hasWrittenHeaders } from './written-options.ts';

/** An argument of the function for an operation. */
export interface Argument {
  readonly type: string;
  readonly isRequired: boolean;
}

/**
 * Returns the type of the argument `options`: the general options of a call, the header and cookie parameters, and the part of the request
 * that is not an argument of its own.
 *
 * @param query the query. Undefined if the operation has no query parameters.
 * @param bodies the variants of the body.
 * @param accept the code of the type of the option `accept`. Undefined if the operation does not have this option.
 */
export function optionsArgument(
  operation: OperationModel,
  query: Argument | undefined,
  bodies: readonly BodyVariant[],
  accept: string | undefined,
  schemas: Schemas,
  module: Module,
): Argument {
  const general = module.use(operation.pagination === undefined ? client.CallOptions : client.ListOptions);
  const isWritten = hasWrittenHeaders(operation, schemas);
  const headers = argumentOf('header', operation, module);
  const cookies = argumentOf('cookie', operation, module);
  const second = secondArgument(operation);
  const own = [
    option('headers', isWritten ? writtenHeaders(headers, module) : headers),
    option('cookies', cookies),
    second === 'body' ? option('query', query) : bodyOption(bodies),
    option('accept', accept === undefined ? undefined : { type: accept, isRequired: false }),
  ].filter((part) => part !== undefined);
  return {
    type: [isWritten ? `Omit<${general}, 'headers'>` : general, ...own.map(({ type }) => type)].join(' & '),
    isRequired: own.some(({ isRequired }) => isRequired),
  };
}

const writtenHeaders = (headers: Argument | undefined, module: Module): Argument | undefined =>
  headers && { ...headers, type: `${module.use(runtime.WrittenHeaders)}<${headers.type}>` };

/** Returns the argument with the parameters of a location. Returns undefined if the operation has no such parameters. */
export function argumentOf(location: Parameter['in'], operation: OperationModel, module: Module): Argument | undefined {
  const parameters = operation.parameters.filter((parameter) => parameter.in === location);
  if (parameters.length === 0) return undefined;
  const type = useType(operationType(operation, partOfLocation[location]), module);
  return { type, isRequired: parameters.some(isParameterNeeded) };
}

const option = (name: string, argument: Argument | undefined): Argument | undefined =>
  argument && { ...argument, type: `{ ${member(name, argument)} }` };

const member = (name: string, { type, isRequired }: Argument): string =>
  isRequired ? `readonly ${name}: ${type}` : `readonly ${name}?: ${type} | undefined`;

/** Returns the option `body`, with the option `contentType` that belongs to the type of the body. */
function bodyOption(bodies: readonly BodyVariant[]): Argument | undefined {
  const [first] = bodies;
  if (first === undefined) return undefined;
  const variants = bodies.map((body) => `{ ${[member('body', body), ...contentTypeMember(body)].join('; ')} }`);
  const type = variants.join(' | ');
  return { type: variants.length === 1 ? type : `(${type})`, isRequired: first.isRequired };
}

/** Adds the option `contentType` to the type of the options. */
export const withContentType = (options: Argument, body: BodyVariant): Argument => ({
  type: [options.type, ...contentTypeMember(body).map((text) => `{ ${text} }`)].join(' & '),
  isRequired: options.isRequired || body.needsContentType,
});

const contentTypeMember = ({ contentType, needsContentType }: BodyVariant): string[] =>
  contentType === undefined ? [] : [member('contentType', { type: contentType, isRequired: needsContentType })];
