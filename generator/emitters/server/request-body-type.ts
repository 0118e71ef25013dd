import type { Body, Content, OperationModel } from '@forgespec/model';
import { isMediaRange, mediaKind } from '@forgespec/templates/shared/media-type';
import { createModule, type Module } from '../../code/module.ts';
import { routesModule } from './symbols.ts';
import { multipartText } from '../multipart-type.ts';
import { mediaTypeText } from '../media-type-text.ts';
import type { Schemas } from '../named-type.ts';
import { itemsText, contentText } from '../content-type.ts';

/** A group of media types of a request body. The decoded body has the same type for all these media types. */
export interface DecodedBodyType {
  readonly type: string;
  /** The code of a type for these media types, such as `'application/json' | 'text/csv'`. */
  readonly contentType: string;
  /** True if one of the media types is a range other than `*\/*`, such as `image/*`. */
  readonly hasRange: boolean;
}

/**
 * Returns true if the input of the handler contains the media type of the body. This is the case if the decoded body can have several
 * types, or if one of its media types is a range other than `*\/*`.
 */
export function hasContentType(operation: OperationModel, schemas: Schemas): boolean {
  const module = createModule(routesModule);
  const types = operation.body === undefined ? [] : decodedBodyTypes(operation.body, schemas, module);
  return types.length > 1 || types.some(({ hasRange }) => hasRange);
}

/**
 * Returns the types that a decoded request body can have. If several media types have the same type of body, the result contains one entry
 * for all of them.
 */
export function decodedBodyTypes(body: Body, schemas: Schemas, module: Module): DecodedBodyType[] {
  const byType = Map.groupBy(body.contents, (content) => contentType(content, schemas, module));
  return Array.from(byType, ([type, contents]) => ({
    type,
    contentType: [...new Set(contents.map(({ mediaType }) => mediaTypeText(mediaType)))].join(' | '),
    hasRange: contents.some(({ mediaType }) => isMediaRange(mediaType) && mediaType !== '*/*'),
  }));
}

function contentType(content: Content, schemas: Schemas, module: Module): string {
  switch (mediaKind(content.mediaType)) {
    case 'text':
      return 'string';
    case 'binary':
      return content.binaryType === undefined ? 'AsyncIterable<Uint8Array>' : contentText(content, schemas, module);
    case 'sequence':
      return content.eventData === undefined
        ? itemsText(contentText(content, schemas, module), schemas, module)
        : 'AsyncIterable<Uint8Array>';
    case 'multipart':
      return content.schema === undefined ? 'FormData' : multipartText(content, 'File', schemas, module);
    case 'form':
    case 'json':
      return contentText(content, schemas, module);
  }
}
