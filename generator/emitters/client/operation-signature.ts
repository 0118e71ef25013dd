import { secondArgument, type OperationModel, type Pagination } from '@forgespec/model';
import { stringLiteral } from '../../code/literal.ts';
import { parameterText } from '../../code/print-structure.ts';
import type { ParameterStructure, TypeParameterStructure } from '../../code/structure.ts';
import type { Module } from '../../code/module.ts';
import type { Schemas } from '../named-type.ts';
import { responsesType, useType } from '../types/symbols.ts';
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
import { bodyVariants, type BodyVariant } from './body-choice.ts';
import { argumentOf, optionsArgument, withContentType, type Argument } from './options-argument.ts';
import { dataType } from './response-data.ts';
import { dataIn, responseSelection, selectorOf, whenSelected, type ResponseSelection } from './response-selection.ts';
import { runtime } from './symbols.ts';

/** The signature of the function for an operation, without the client. */
export interface OperationSignature {
  readonly typeParameters: readonly TypeParameterStructure[];
  readonly parameters: readonly ParameterStructure[];
  readonly returnType: string;
}

/** An operation, and the types on which several parts of its signature depend. */
interface SignatureContext {
  readonly operation: OperationModel;
  readonly schemas: Schemas;
  readonly module: Module;
  /** The type of the data, if it depends on the query. */
  readonly conditional: QueryDependentType | undefined;
  /** The part of the request that selects a stream. Undefined if the request does not select the response. */
  readonly selection: ResponseSelection | undefined;
  /** The media types from which the caller can choose. Undefined if the caller has no choice. */
  readonly accept: AcceptChoice | undefined;
}

/**
 * Returns the signature of the function for an operation. The parameters are the path parameters, the query or the body, and the options. They
 * depend only on the path template and the method (see `secondArgument`), so that a new parameter, body or media type moves no argument.
 */
export function operationSignature(operation: OperationModel, schemas: Schemas, module: Module): OperationSignature {
  const selection = responseSelection(operation, schemas, module);
  const context: SignatureContext = {
    operation,
    schemas,
    module,
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
  const { operation, schemas, module, selection, accept } = context;
  const responses = responsesOf(context);
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

/** Returns the type of the responses. If the caller selects a media type, the successful responses have only this media type. */
function responsesOf({ operation, schemas, module, selection, accept }: SignatureContext): string {
  const all = useType(responsesType(operation), module);
  const selector = selection === undefined ? undefined : selectorOf(operation, schemas);
  const mediaType =
    selection !== undefined && selector !== undefined
      ? whenSelected(selection, stringLiteral(selector.mediaType), stringLiteral(selector.otherwise), module)
      : accept && acceptParameter(schemas);
  return mediaType === undefined ? all : `${module.use(runtime.AcceptedResponses)}<${all}, ${mediaType}>`;
}

function itemOf(context: SignatureContext, pagination: Pagination): string {
  const { operation, schemas, module, conditional } = context;
  if (conditional?.isList === true) return conditionalItem(conditional);
  return itemType(operation, pagination, defaultData(context), schemas, module);
}

function parametersOf(context: SignatureContext): ParameterStructure[] {
  const { operation, schemas, module, selection, accept } = context;
  const path = argumentOf('path', operation, module);
  const query = queryArgument(context);
  const bodies = bodyVariants(operation, schemas, module, (type) => selecting('body', type, selection));
  const acceptType = accept === undefined ? undefined : acceptParameter(schemas);
  const options = optionsArgument(operation, query, bodies, acceptType, schemas, module);
  const first = path === undefined ? [] : [{ name: 'path', type: path.type }];
  if (secondArgument(operation) === 'body') return [...first, ...bodyParameters(bodies, options)];
  const second = query ?? { type: module.use(runtime.NoQuery), isRequired: false };
  return [...first, declaration('query', second, [options]), declaration('options', options)];
}

function queryArgument({ operation, module, conditional, selection }: SignatureContext): Argument | undefined {
  const query = argumentOf('query', operation, module);
  if (query === undefined) return undefined;
  const type = conditional === undefined ? query.type : `${conditional.queryName}${flagsOf(conditional)}`;
  return { ...query, type: selecting('query', type, selection) };
}

/**
 * Returns the parameters `body` and `options`. If the body has several variants, the result is one rest parameter whose type is a union of
 * tuples, such as `[body: Pet, options?: …] | [body: string, options: …]`.
 */
function bodyParameters(bodies: readonly BodyVariant[], options: Argument): ParameterStructure[] {
  const [only, ...others] = bodies;
  if (only === undefined)
    return [declaration('body', { type: 'undefined', isRequired: false }, [options]), declaration('options', options)];
  if (others.length === 0) {
    const all = withContentType(options, only);
    return [declaration('body', only, [all]), declaration('options', all)];
  }
  const tuples = bodies.map((body) => {
    const all = withContentType(options, body);
    return `[${[declaration('body', body, [all]), declaration('options', all)].map(tupleElement).join(', ')}]`;
  });
  return [{ name: '[body, options]', isRestParameter: true, type: tuples.join(' | ') }];
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

/** Adds the property that selects a stream to the type of the query or of the body. */
function selecting(part: 'body' | 'query', type: string, selection: ResponseSelection | undefined): string {
  if (selection?.in !== part) return type;
  return `${type.includes(' | ') ? `(${type})` : type} & ${selection.property}`;
}

/** Returns the type of the data in the default media type. */
const defaultData = ({ operation, schemas, module, conditional }: SignatureContext): string =>
  conditional === undefined ? dataType(operation, schemas, module) : conditionalType(conditional);

function acceptTypeParameter(accept: AcceptChoice | undefined, schemas: Schemas): TypeParameterStructure[] {
  if (accept === undefined) return [];
  const [first = ''] = accept.mediaTypes;
  return [{ name: acceptParameter(schemas), constraint: acceptedTypes(accept), default: mediaTypeText(first) }];
}

const conditionalItem = (conditional: QueryDependentType): string => `${conditional.name}${flagsOf(conditional)}`;

const conditionalType = (conditional: QueryDependentType): string =>
  `${conditionalItem(conditional)}${conditional.isList ? '[]' : ''}`;

const flagsOf = ({ typeParameters }: QueryDependentType): string =>
  `<${typeParameters.map((flag) => flag.name).join(', ')}>`;

function declaration(
  name: string,
  { type, isRequired }: Argument,
  later: readonly Argument[] = [],
): ParameterStructure {
  // In TypeScript, a required parameter cannot follow an optional parameter.
  if (!isRequired && later.some((other) => other.isRequired)) return { name, type: orUndefined(type) };
  return { name, type, hasQuestionToken: !isRequired };
}

/** With the option `exactOptionalPropertyTypes`, an optional element of a tuple accepts `undefined` only if its type says so. */
const tupleElement = (parameter: ParameterStructure): string =>
  parameterText(parameter.hasQuestionToken === true ? { ...parameter, type: orUndefined(parameter.type) } : parameter);

const orUndefined = (type: string): string => (type === 'undefined' ? type : `${type} | undefined`);
