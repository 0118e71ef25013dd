import {
  documentedSuccesses,
  eventDataSchemas,
  type Content,
  type OperationModel,
  type Response,
} from '@forgespec/model';
import { essenceOf, mediaKind } from '@forgespec/templates/shared/media-type';
import { sequenceNotation } from '@forgespec/templates/shared/sequences';
import type { Module } from '../../code/module.ts';
import { statusKey } from '../status-key.ts';
import { stringLiteral } from '../../code/literal.ts';
import type { Schemas } from '../named-type.ts';
import { hasIntegers64 } from '../converted-values.ts';
import { eventDataText, responseBodyText } from '../content-type.ts';
import { responsesType, useType } from '../types/symbols.ts';
import { isArray } from './is-array.ts';
import { runtime } from './symbols.ts';

/**
 * Returns the type of the result that a call returns. The result is the data of a successful response. If the method is HEAD, the result
 * contains the headers.
 */
export function dataType(operation: OperationModel, schemas: Schemas, module: Module): string {
  const described = documentedSuccesses(operation);
  const [lowest] = described;
  if (lowest === undefined) return 'undefined';
  if (operation.method === 'head') {
    if (lowest.headers.length === 0) return 'object';
    const headers = `${useType(responsesType(operation), module)}[${statusKey(lowest)}]['headers']`;
    return `${module.use(runtime.ResponseHeaders)}<${headers}>`;
  }
  const types = described.map((response) => bodyType(operation, response, schemas, module));
  return [...new Set(types)].join(' | ');
}

function bodyType(operation: OperationModel, response: Response, schemas: Schemas, module: Module): string {
  const [content] = response.contents;
  return content === undefined ? 'undefined' : contentType(operation, response, content, schemas, module);
}

/** Returns the type of the data in a successful response with the given media type. */
export function contentType(
  operation: OperationModel,
  response: Response,
  content: Content,
  schemas: Schemas,
  module: Module,
): string {
  switch (mediaKind(content.mediaType)) {
    case 'json':
      return responseBodyText(operation, response, content, schemas, module);
    case 'sequence': {
      const data = eventDataText(content, schemas, module);
      if (data !== undefined) return `${module.use(runtime.EventStream)}<${data}>`;
      return responseBodyText(operation, response, content, schemas, module);
    }
    case 'text':
      return 'string';
    case 'binary':
    case 'form':
    case 'multipart':
      return content.binaryType === undefined
        ? 'Blob'
        : responseBodyText(operation, response, content, schemas, module);
  }
}

/**
 * Returns the code of the function that reads the data of a successful response. Returns undefined if no function is needed, because the
 * runtime reads JSON by default.
 */
export function dataReader(operation: OperationModel, schemas: Schemas, module: Module): string | undefined {
  if (operation.method === 'head') return module.use(runtime.readHead);
  const kinds = documentedSuccesses(operation).flatMap(({ contents: [content] }) =>
    content === undefined ? [] : [mediaKind(content.mediaType)],
  );
  if (kinds.length === 0) return module.use(runtime.readNothing);
  if (kinds.includes('json')) return jsonReader(operation, schemas, module);
  if (kinds.includes('sequence')) return module.use(runtime.readItem);
  const [binaryType] = documentedSuccesses(operation).flatMap(({ contents: [content] }) => content?.binaryType ?? []);
  return module.use(kinds.includes('text') ? runtime.readText : binaryReaders[binaryType ?? 'blob']);
}

/** Returns the code of the function that reads the JSON of a successful response. Returns undefined if no function is needed. */
function jsonReader(operation: OperationModel, schemas: Schemas, module: Module): string | undefined {
  const successes = documentedSuccesses(operation);
  const isList = successes.every(({ contents: [content] }) => isArray(content?.schema, schemas));
  // `JSON.parse` loses digits of long integers, so a response with integers of 64 bits needs a reader that keeps all digits.
  const isExact = successes.some(({ contents }) =>
    contents.some(({ schema }) => schema !== undefined && hasIntegers64(schema, schemas)),
  );
  if (isExact) return module.use(isList ? runtime.readExactList : runtime.readExactJson);
  return isList ? module.use(runtime.readList) : undefined;
}

/**
 * Returns a copy of an operation. The copy has only those successful responses that have the given media type. Their other media types are
 * left out.
 */
const onlyWith = (operation: OperationModel, mediaType: string): OperationModel => ({
  ...operation,
  responses: documentedSuccesses(operation).flatMap((response) => {
    const contents = response.contents.filter((content) => content.mediaType === mediaType);
    return contents.length === 0 ? [] : [{ ...response, contents }];
  }),
});

/**
 * Returns the code of the function that reads bodies of the given media type. Returns undefined if no function is needed, because the
 * runtime reads JSON by default.
 */
export const contentReader = (
  operation: OperationModel,
  mediaType: string,
  schemas: Schemas,
  module: Module,
): string | undefined => dataReader(onlyWith(operation, mediaType), schemas, module);

/**
 * Returns the code of the function that reads the items of bodies with the given media type. Returns undefined if such a body is not a
 * sequence of items.
 */
export const contentItemReader = (
  operation: OperationModel,
  mediaType: string,
  schemas: Schemas,
  module: Module,
): string | undefined => itemReader(onlyWith(operation, mediaType), schemas, module);

/**
 * Returns the code of the function that reads the items of a successful response. Returns undefined if the body of the response is not a
 * sequence of items, such as JSON Lines.
 */
export function itemReader(operation: OperationModel, schemas: Schemas, module: Module): string | undefined {
  const [content] = documentedSuccesses(operation).flatMap(({ contents }) => contents.slice(0, 1));
  switch (sequenceNotation(essenceOf(content?.mediaType ?? ''))) {
    case 'events': {
      const hasData = content && eventDataSchemas(content, (reference) => schemas.get(reference)?.schema);
      const reader = hasData === undefined ? runtime.wholeEvents : runtime.eventItems;
      return `${module.use(reader)}(${stringLiteral(content?.eventData ?? 'json')})`;
    }
    case 'lines':
      return `${module.use(runtime.jsonItems)}(${module.use(runtime.jsonLines)})`;
    case 'records':
      return `${module.use(runtime.jsonItems)}(${module.use(runtime.jsonRecords)})`;
    case undefined:
      return undefined;
  }
}

const binaryReaders = { blob: runtime.readBlob, bytes: runtime.readBytes, stream: runtime.readStream } as const;
