import { documentedSuccesses, responseSelector, type OperationModel, type ResponseSelector } from '@forgespec/model';
import { typeName } from '@forgespec/model/names';
import { essenceOf, mediaKind } from '@forgespec/templates/shared/media-type';
import { sequenceNotation } from '@forgespec/templates/shared/sequences';
import type { TypeParameterStructure } from '../../code/structure.ts';
import { stringLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import type { Schemas } from '../named-type.ts';
import { isPartRequired, partExpression } from './request-part.ts';
import { contentItemReader, contentReader, contentType } from './response-data.ts';
import { runtime } from './symbols.ts';

/** The parts of a signature that depend on the value that selects a stream. */
export interface ResponseSelection {
  readonly in: ResponseSelector['in'];
  /** The type parameter for the value, such as `Stream`. */
  readonly typeParameter: TypeParameterStructure;
  /** The code of a type with the property that has the value, such as `{ stream?: Stream }`. */
  readonly property: string;
  /** The code of the type of the stream. */
  readonly stream: string;
  /** The code of the value, such as `true`. */
  readonly value: string;
}

/** Returns the selector of an operation. HEAD has no body that could be selected. */
export const selectorOf = (operation: OperationModel, schemas: Schemas): ResponseSelector | undefined =>
  operation.method === 'head' ? undefined : responseSelector(operation, (reference) => schemas.get(reference)?.schema);

/** Returns the parts of a signature that depend on a selector. Returns undefined if the request does not select the response. */
export function responseSelection(
  operation: OperationModel,
  schemas: Schemas,
  module: Module,
): ResponseSelection | undefined {
  const selector = selectorOf(operation, schemas);
  if (selector === undefined) return undefined;
  const { name, value, mediaType } = selector;
  const taken = new Set([...module.taken, ...Array.from(schemas.values(), (schema) => schema.name)]);
  let parameter = typeName(name);
  while (taken.has(parameter)) parameter += '_';
  const kind = typeof value === 'boolean' ? 'boolean' : 'string';
  return {
    in: selector.in,
    typeParameter: { name: parameter, constraint: `${kind} | null | undefined`, default: 'undefined' },
    property: `{ ${propertyKey(name)}?: ${parameter} }`,
    stream: dataIn(mediaType, operation, schemas, module),
    value: literalOf(value),
  };
}

/** Returns the code of a type that depends on the value that selects a stream. */
export const whenSelected = (
  { typeParameter, value }: ResponseSelection,
  stream: string,
  otherwise: string,
  module: Module,
): string => `${module.use(runtime.When)}<${typeParameter.name}, ${value}, ${stream}, ${otherwise}>`;

const literalOf = (value: boolean | string): string =>
  typeof value === 'boolean' ? String(value) : stringLiteral(value);

/** Returns the code of the type of the data with a media type. */
export function dataIn(mediaType: string, operation: OperationModel, schemas: Schemas, module: Module): string {
  const types = documentedSuccesses(operation).flatMap((response) =>
    response.contents
      .filter((content) => content.mediaType === mediaType)
      .map((content) => contentType(operation, response, content, schemas, module)),
  );
  return [...new Set(types)].join(' | ');
}

/**
 * Returns the properties of an operation literal that depend on the selecting value: a conditional expression with the headers and the readers
 * of both media types.
 */
export function selectedReaders(
  operation: OperationModel,
  { in: location, name, value, mediaType, otherwise }: ResponseSelector,
  requiredHeaders: readonly (readonly [name: string, value: string])[],
  schemas: Schemas,
  module: Module,
): string {
  const isRequired = isPartRequired(operation, location);
  const key = /^[A-Za-z_$][\w$]*$/u.test(name)
    ? `${isRequired ? '.' : '?.'}${name}`
    : `${isRequired ? '' : '?.'}[${stringLiteral(name)}]`;
  const members = (type: string, accept: string): string => {
    const headers = [['Accept', accept] as const, ...requiredHeaders].map(
      ([header, text]) => `${propertyKey(header)}: ${stringLiteral(text)}`,
    );
    const parts = {
      headers: `{ ${headers.join(', ')} }`,
      read: contentReader(operation, type, schemas, module),
      readItems: contentItemReader(operation, type, schemas, module),
    };
    const texts = Object.entries(parts).flatMap(([part, text]) => (text === undefined ? [] : [`${part}: ${text}`]));
    return `{ ${texts.join(', ')} }`;
  };
  const stream = members(mediaType, acceptOfStream(mediaType, otherwise));
  return `...(${partExpression(operation, location)}${key} === ${literalOf(value)} ? ${stream} : ${members(otherwise, otherwise)})`;
}

/** Returns the value of `Accept` that requests a stream. Many services send lines of JSON as `application/json`. */
const acceptOfStream = (mediaType: string, otherwise: string): string =>
  sequenceNotation(essenceOf(mediaType)) === 'lines' && mediaKind(otherwise) === 'json'
    ? `${mediaType}, ${otherwise}`
    : mediaType;
