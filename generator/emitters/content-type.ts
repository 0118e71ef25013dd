import { mediaKind } from '@forgespec/templates/shared/media-type';
import {
  documentedSuccesses,
  eventDataSchemas,
  valueSchema,
  type Content,
  type OperationModel,
  type Response,
} from '@forgespec/model';
import { createModule, type Module } from '../code/module.ts';
import { exportedType, type ExportedSymbol } from '../code/symbol.ts';
import { isConverted } from './converted-values.ts';
import { areaTypesModule, conversionRuntime, sharedTypesModule, typesModule, useType } from './types/symbols.ts';
import type { Schemas } from './named-type.ts';
import { printType } from '../code/print-type.ts';
import { typeOfSchema } from './schema-type.ts';
import { typeContext, type TypeContext } from './type-context.ts';
import { primitive, unknownType, type Type } from '../code/type.ts';

/**
 * Returns the exported type of a body, or of its items. Returns undefined if the type is short, such as `Pet[]`, because a short type has no
 * name.
 */
export function bodySymbol(content: Content, schemas: Schemas): ExportedSymbol | undefined {
  const { type } = content;
  if (type === undefined || isShort(typeOfContent(content, schemas))) return undefined;
  return exportedType(type.name, type.area === undefined ? sharedTypesModule : areaTypesModule(type.area));
}

/** Returns the code of the type of a body, or of its items. Also adds the necessary imports to the module. */
export function contentText(content: Content, schemas: Schemas, module: Module): string {
  const symbol = bodySymbol(content, schemas);
  return symbol === undefined
    ? printType(typeOfContent(content, schemas), typeContext(schemas, module).printReference)
    : useType(symbol, module);
}

/**
 * Returns the code of the type of a response body. Also adds the necessary imports to the module. If a response is not successful, the
 * client does not convert the values in its body. Therefore, the type of this body describes the values as they are in messages. For
 * example, the type of a date is `string`, and not `Date`.
 */
export function responseBodyText(
  operation: OperationModel,
  response: Response,
  content: Content,
  schemas: Schemas,
  module: Module,
): string {
  const isSuccess = documentedSuccesses(operation).includes(response);
  const text = contentText(content, schemas, module);
  // If a response is not successful, the client does not split its body into items. The type of the body is then `unknown`.
  if (mediaKind(content.mediaType) === 'sequence') return isSuccess ? itemsText(text, schemas, module) : 'unknown';
  const hasMessageForm = isConverted(valueSchema(content), schemas) && !isSuccess;
  return hasMessageForm ? `${module.use(conversionRuntime.WireForm)}<${text}>` : text;
}

/**
 * Returns the code of the type of the data in an event stream. Returns undefined if the stream has several types of events, or if the content
 * is not an event stream.
 */
export function eventDataText(content: Content, schemas: Schemas, module: Module): string | undefined {
  const data = eventDataSchemas(content, (reference) => schemas.get(reference)?.schema);
  if (data === undefined) return undefined;
  const context = typeContext(schemas, createModule(typesModule));
  const types = data.map((schema) => typeOfSchema(schema, context));
  const { printReference } = typeContext(schemas, module);
  if (types.every(isShort)) return [...new Set(types.map((type) => printType(type, printReference)))].join(' | ');
  return `${contentText(content, schemas, module)}['data']`;
}

/** Returns the code of the type of an iterable of items, such as `AsyncIterable<Pet>`. */
export const itemsText = (item: string, schemas: Schemas, module: Module): string =>
  `${typeContext(schemas, module).globalType('AsyncIterable')}<${item}>`;

/** Returns the code of the type of a binary body, such as `Uint8Array`. */
function binaryText(binaryType: NonNullable<Content['binaryType']>, { globalType }: TypeContext): string {
  const bytes = globalType('Uint8Array');
  switch (binaryType) {
    case 'bytes':
      return bytes;
    case 'stream':
      return `${globalType('ReadableStream')}<${bytes}>`;
  }
}

/** Returns true if the type of a body is short. A short type needs no name, because its code can be repeated at each use. */
export const isShortContent = (content: Content, schemas: Schemas): boolean => isShort(typeOfContent(content, schemas));

const types = new WeakMap<Content, Type>();

/** Returns the type of a body. If the media type is sequential, such as `application/jsonl`, returns the type of one item of the body. */
export function typeOfContent(content: Content, schemas: Schemas): Type {
  const type = types.get(content) ?? newType(content, schemas);
  types.set(content, type);
  return type;
}

function newType(content: Content, schemas: Schemas): Type {
  const { binaryType } = content;
  const schema = valueSchema(content);
  const context = typeContext(schemas, createModule(typesModule));
  if (binaryType !== undefined) return { kind: 'reference', text: binaryText(binaryType, context) };
  if (schema !== undefined) return typeOfSchema(schema, context);
  return mediaKind(content.mediaType) === 'text' ? primitive('string') : unknownType;
}

/** Returns true if the code of a type is as easy to read as a name. */
function isShort(type: Type): boolean {
  switch (type.kind) {
    case 'array':
      return isShort(type.item);
    case 'object':
      return type.members.length === 0 && (type.index === undefined || isShort(type.index));
    case 'union':
      return type.types.length <= 3 && type.types.every(isShort);
    case 'intersection':
    case 'tuple':
      return false;
    default:
      return true;
  }
}
