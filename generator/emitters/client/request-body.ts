import { preferredContent, valueSchema, type Api, type Content, type OperationModel } from '@forgespec/model';
import { essenceOf, mediaKind } from '@forgespec/templates/shared/media-type';
import { sequenceNotation } from '@forgespec/templates/shared/sequences';
import { stringLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import { multipartText, partListText } from '../multipart-type.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import type { Schemas } from '../named-type.ts';
import { itemsText, contentText } from '../content-type.ts';
import { conversionFunction } from '../conversions.ts';
import { typeContext } from '../type-context.ts';
import { formWriter, multipartWriter, partListWriter } from './form-writers.ts';
import { runtime } from './symbols.ts';

/** Returns the media type and schema that the client uses for a request body. Returns undefined if the operation has no body. */
export const requestContent = ({ body }: OperationModel): Content | undefined => preferredContent(body);

/** Returns the type of the argument `body` of the function for an operation. */
export function bodyType(content: Content, schemas: Schemas, module: Module): string {
  switch (mediaKind(content.mediaType)) {
    case 'text':
      return 'string';
    case 'multipart':
      return content.schema === undefined
        ? 'FormData'
        : `FormData | ${multipartText(content, 'Blob', schemas, module)}`;
    case 'binary': {
      const parts = content.partList === undefined ? undefined : partListText(content, schemas, module);
      return [module.use(runtime.RequestBody), ...(parts === undefined ? [] : [parts])].join(' | ');
    }
    case 'sequence': {
      const item = contentText(content, schemas, module);
      return itemWriter(content) === undefined
        ? module.use(runtime.RequestBody)
        : `${itemsText(item, schemas, module)} | ${typeContext(schemas, module).globalType('Iterable')}<${item}>`;
    }
    case 'form':
    case 'json':
      return contentText(content, schemas, module);
  }
}

/**
 * Returns the expression for the format of a request body. The format consists of the `Content-Type` and the function that writes the body.
 */
export function bodyFormat(content: Content, api: Api, schemas: Schemas, module: Module): string {
  const { mediaType } = content;
  const schema = valueSchema(content);
  const encode = schema && conversionFunction([schema], { schemas, module, direction: 'write' });
  if (encode === undefined) return plainFormat(content, api, undefined, schemas, module);
  if (mediaKind(mediaType) === 'sequence') return plainFormat(content, api, encode, schemas, module);
  return `${module.use(runtime.withEncodedBody)}(${plainFormat(content, api, undefined, schemas, module)}, ${encode})`;
}

/** @param encodeItem the code of the function that converts an item before it is sent. Undefined if items are not converted. */
function plainFormat(
  content: Content,
  api: Api,
  encodeItem: string | undefined,
  schemas: Schemas,
  module: Module,
): string {
  const { mediaType } = content;
  const contentType = `contentType: ${stringLiteral(mediaType)}`;
  switch (mediaKind(mediaType)) {
    case 'json': {
      const isDefault = ['application/json', 'application/*+json', '*/*'].includes(mediaType);
      const json = module.use(runtime.jsonBody);
      return isDefault ? json : `{ ...${json}, ${contentType} }`;
    }
    case 'form':
      return `{ ${contentType}, write: ${formWriter(content, api, schemas, module)} }`;
    // For a multipart body, `fetch` sets the header `Content-Type`, because this header must contain the boundary.
    case 'multipart':
      return `{ write: ${multipartWriter(content, api, schemas, module)} }`;
    case 'sequence': {
      const writer = itemWriter(content);
      const write =
        writer === undefined
          ? module.use(runtime.unencoded)
          : `${module.use(runtime.itemsBody)}(${encodedWriter(module.use(writer), encodeItem, module)})`;
      return `{ ${contentType}, write: ${write} }`;
    }
    case 'binary':
      // The header `Content-Type` must contain the boundary, so the written body has its own media type.
      if (content.partList !== undefined)
        return `{ write: ${partListWriter(mediaType, content.partList, schemas, module)} }`;
      return `{ ${contentType}, write: ${module.use(runtime.unencoded)} }`;
    case 'text':
      return `{ ${contentType}, write: ${module.use(runtime.unencoded)} }`;
  }
}

const encodedWriter = (writer: string, encode: string | undefined, module: Module): string =>
  encode === undefined ? writer : `${module.use(runtime.withEncodedItem)}(${writer}, ${encode})`;

/**
 * Returns the function that writes one item of a sequence, such as a line of JSON Lines. Returns undefined for events, because no service
 * receives an event stream as a request.
 */
const itemWriter = ({ mediaType }: Content): ExportedSymbol | undefined =>
  ({ events: undefined, lines: runtime.writeJsonLine, records: runtime.writeJsonRecord })[
    sequenceNotation(essenceOf(mediaType)) ?? 'events'
  ];
