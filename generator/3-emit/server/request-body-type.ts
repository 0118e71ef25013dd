import type { Body, Content } from '../../2-model/message.ts';
import type { OperationModel } from '../../2-model/operation.ts';
import type { Module } from '../../code/module.ts';
import { mediaKind } from '@forgespec/templates/shared/media-type';
import type { Schemas } from '../named-type.ts';
import { itemsText, requestBodyText } from '../content-type.ts';

/** Returns the type of a decoded request body: a union with one type for each media type, without duplicates. */
export const decodedBodyType = (operation: OperationModel, body: Body, schemas: Schemas, module: Module): string =>
  [...new Set(body.contents.map((content) => contentType(operation, content, schemas, module)))].join(' | ');

function contentType(operation: OperationModel, content: Content, schemas: Schemas, module: Module): string {
  switch (mediaKind(content.mediaType)) {
    case 'text':
      return 'string';
    case 'binary':
      return content.binaryType === undefined
        ? 'AsyncIterable<Uint8Array>'
        : requestBodyText(operation, content, schemas, module);
    case 'sequence':
      return content.eventData === undefined
        ? itemsText(requestBodyText(operation, content, schemas, module), schemas, module)
        : 'AsyncIterable<Uint8Array>';
    case 'multipart':
      return 'FormData';
    case 'form':
    case 'json':
      return requestBodyText(operation, content, schemas, module);
  }
}
