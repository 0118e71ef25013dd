import { isIdempotencyKey, type OperationModel, type Pagination, type Parameter } from '@forgespec/model';
import type { ParameterStructure, TypeParameterStructure } from '../../code/structure.ts';
import type { Module } from '../../code/module.ts';
import type { Schemas } from '../named-type.ts';
import { operationType, responsesType, partOfLocation, useType } from '../types/symbols.ts';
import { queryDependentType, type QueryDependentType } from './query-dependent-type.ts';
import { itemType } from './list-paging.ts';
import {
  acceptChoice,
  acceptedData,
  acceptedTypes,
  acceptParameter,
  hasAcceptOption,
  type AcceptChoice,
} from './accept-choice.ts';
import { mediaTypeText } from '../media-type-text.ts';
import { bodyArguments, bodyChoice, optionsForBody } from './body-choice.ts';
import { bodyType, requestContent } from './request-body.ts';
import { dataType } from './response-data.ts';
import { dataIn, responseSelection, selectorOf, whenSelected, type ResponseSelection } from './response-selection.ts';
import { client, runtime } from './symbols.ts';
import { hasWrittenHeaders } from './written-options.ts';

/** The signature of the function for an operation, without the argument `client`. */
export interface OperationSignature {
  readonly typeParameters: readonly TypeParameterStructure[];
  readonly parameters: readonly ParameterStructure[];
  readonly returnType: string;
}

interface Argument {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

/** An operation, and the types on which several parts of its signature depend. */
interface SignatureContext {
  readonly operation: OperationModel;
  readonly schemas: Schemas;
  readonly module: Module;
  /** The code of the type of all responses. */
  readonly responses: string;
  /** The type of the data, if it depends on the query. */
  readonly conditional: QueryDependentType | undefined;
  /** The part of the request that selects a stream. Undefined if the request does not select the response. */
  readonly selection: ResponseSelection | undefined;
  /** The media types from which the caller can choose. Undefined if the caller has no choice. */
  readonly accept: AcceptChoice | undefined;
}

/** Returns the signature of the function for an operation. The order of the parameters is path, query, body, options. */
export function operationSignature(operation: OperationModel, schemas: Schemas, module: Module): OperationSignature {
  const selection = responseSelection(operation, schemas, module);
  const context: SignatureContext = {
    operation,
    schemas,
    module,
    responses: useType(responsesType(operation), module),
    conditional: queryDependentType(operation, schemas, module),
    selection,
    accept: hasAcceptOption(operation) && selection === undefined ? acceptChoice(operation) : undefined,
  };
  const { conditional, accept } = context;
  const typeParameters = [
    ...(conditional?.typeParameters ?? []),
    ...(selection === undefined ? [] : [selection.typeParameter]),
    ...acceptTypeParameter(accept, schemas),
  ];
  return { typeParameters, parameters: parametersOf(context), returnType: returnTypeOf(context) };
}

/** Returns the type of a call. A call of a list also has the type of the items. */
function returnTypeOf(context: SignatureContext): string {
  const { operation, schemas, module, responses, selection, accept } = context;
  const callOf = (data: string): string => `${module.use(runtime.ApiCall)}<${data}, ${responses}>`;
  const data = resultData(context);
  if (operation.pagination === undefined) return callOf(data);
  const item = itemOf(context, operation.pagination);
  const listOf = (page: string): string => `${module.use(runtime.ListCall)}<${page}, ${item}, ${responses}>`;
  if (selection !== undefined) {
    return whenSelected(selection, callOf(selection.stream), listOf(dataWithoutStream(context)), module);
  }
  if (accept === undefined) return listOf(data);
  // The client can read pages only in the default media type, which is JSON.
  const [first = ''] = accept.mediaTypes;
  return `${acceptParameter(schemas)} extends ${mediaTypeText(first)} ? ${listOf(data)} : ${callOf(data)}`;
}

function itemOf(context: SignatureContext, pagination: Pagination): string {
  const { operation, schemas, module, conditional } = context;
  if (conditional?.isList === true) return conditionalItem(conditional);
  return itemType(operation, pagination, defaultData(context), schemas, module);
}

function parametersOf({
  operation,
  schemas,
  module,
  conditional,
  selection,
  accept,
}: SignatureContext): ParameterStructure[] {
  const values = [
    ...valuesArgument('path', operation, module),
    ...valuesArgument('query', operation, module).map((query) => selecting(narrowed(query, conditional), selection)),
  ];
  const general = withAccept(optionsArgument(operation, schemas, module), accept, schemas);
  const choice = bodyChoice(operation);
  const withSelection = (type: string): string => selecting({ name: 'body', type, isRequired: true }, selection).type;
  const chosen = choice && bodyArguments(operation, choice, general, schemas, module, withSelection);
  const options = choice === undefined ? general : { ...general, ...optionsForBody(choice, general, schemas, module) };
  const bodies = bodyArgument(operation, schemas, module).map((body) => selecting(body, selection));
  const inputs = [...values, ...bodies, options];
  const all = inputs.map((input, index) => declaration(input, inputs.slice(index + 1)));
  if (chosen === undefined) return all;
  return [...all.slice(0, values.length), { name: 'input', isRestParameter: true, type: chosen }];
}

/** Returns the type of the data of a call. It depends on the option `accept`, if there is one. */
function resultData(context: SignatureContext): string {
  const { operation, schemas, module, conditional, selection, accept } = context;
  if (selection !== undefined) return whenSelected(selection, selection.stream, dataWithoutStream(context), module);
  if (accept === undefined) return defaultData(context);
  const ownData = conditional === undefined ? undefined : conditionalType(conditional);
  return acceptedData(operation, accept, acceptParameter(schemas), schemas, module, ownData);
}

/** Returns the type of the data if the request does not select the stream. */
const dataWithoutStream = ({ operation, schemas, module, conditional }: SignatureContext): string =>
  conditional === undefined
    ? dataIn(selectorOf(operation, schemas)?.otherwise ?? '', operation, schemas, module)
    : conditionalType(conditional);

/** Adds the property that selects a stream to the query or the body. */
function selecting(argument: Argument, selection: ResponseSelection | undefined): Argument {
  if (selection?.in !== argument.name) return argument;
  const type = argument.type.includes(' | ') ? `(${argument.type})` : argument.type;
  return { ...argument, type: `${type} & ${selection.property}` };
}

/** Returns the type of the data in the default media type. */
const defaultData = ({ operation, schemas, module, conditional }: SignatureContext): string =>
  conditional === undefined ? dataType(operation, schemas, module) : conditionalType(conditional);

function acceptTypeParameter(accept: AcceptChoice | undefined, schemas: Schemas): TypeParameterStructure[] {
  if (accept === undefined) return [];
  const [first = ''] = accept.mediaTypes;
  return [{ name: acceptParameter(schemas), constraint: acceptedTypes(accept), default: mediaTypeText(first) }];
}

const withAccept = (options: Argument, accept: AcceptChoice | undefined, schemas: Schemas): Argument =>
  accept === undefined ? options : { ...options, type: `${options.type} & ${acceptOption(acceptParameter(schemas))}` };

const acceptOption = (type: string): string => `{ readonly accept?: ${type} | undefined }`;

const narrowed = (query: Argument, conditional: QueryDependentType | undefined): Argument =>
  conditional === undefined ? query : { ...query, type: `${conditional.queryName}${flagsOf(conditional)}` };

const conditionalItem = (conditional: QueryDependentType): string => `${conditional.name}${flagsOf(conditional)}`;

const conditionalType = (conditional: QueryDependentType): string =>
  `${conditionalItem(conditional)}${conditional.isList ? '[]' : ''}`;

const flagsOf = ({ typeParameters }: QueryDependentType): string =>
  `<${typeParameters.map((flag) => flag.name).join(', ')}>`;

const parametersIn = ({ parameters }: OperationModel, location: Parameter['in']): readonly Parameter[] =>
  parameters.filter((parameter) => parameter.in === location);

function valuesArgument(location: 'path' | 'query', operation: OperationModel, module: Module): Argument[] {
  const parameters = parametersIn(operation, location);
  if (parameters.length === 0) return [];
  const isRequired = parameters.some(({ required }) => required);
  return [{ name: location, type: parametersType(operation, location, module), isRequired }];
}

const parametersType = (operation: OperationModel, location: Parameter['in'], module: Module): string =>
  useType(operationType(operation, partOfLocation[location]), module);

function bodyArgument(operation: OperationModel, schemas: Schemas, module: Module): Argument[] {
  const content = requestContent(operation);
  if (content === undefined) return [];
  const type = bodyType(content, schemas, module);
  return [{ name: 'body', type, isRequired: operation.body?.required === true }];
}

function optionsArgument(operation: OperationModel, schemas: Schemas, module: Module): Argument {
  const general = module.use(operation.pagination === undefined ? client.CallOptions : client.ListOptions);
  const isWritten = hasWrittenHeaders(operation, schemas);
  const groups = [
    { location: 'header', option: isWritten ? runtime.WrittenHeaders : runtime.HeaderOptions },
    { location: 'cookie', option: runtime.CookieOptions },
  ] as const;
  const own = groups.flatMap(({ location, option }) => {
    const parameters = parametersIn(operation, location);
    if (parameters.length === 0) return [];
    // The client sends an idempotency key of its own.
    const isRequired = parameters.some((parameter) => parameter.required && !isIdempotencyKey(parameter));
    const values = `${module.use(option)}<${parametersType(operation, location, module)}>`;
    return [{ isRequired, type: isRequired ? values : `Partial<${values}>` }];
  });
  const others = isWritten ? `Omit<${general}, 'headers'>` : general;
  const type = [others, ...own.map((part) => part.type)].join(' & ');
  return { name: 'options', type, isRequired: own.some((part) => part.isRequired) };
}

function declaration(argument: Argument, later: readonly Argument[]): ParameterStructure {
  const { name, type, isRequired } = argument;
  // In TypeScript, a required parameter cannot follow an optional parameter.
  if (!isRequired && later.some((other) => other.isRequired)) return { name, type: `${type} | undefined` };
  return { name, type, hasQuestionToken: !isRequired };
}
