import type { Body, Content } from '../../2-model/message.ts';
import type { OperationModel } from '../../2-model/operation.ts';
import { stringLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import { describedOperation } from '../described-operation.ts';
import { mediaKind } from '@forgespec/templates/shared/media-type';
import { namedType, type Schemas } from '../named-type.ts';

/** Returns the type of a decoded request body: a union with one type for each media type, without duplicates. */
export function requestBodyType(operation: OperationModel, body: Body, schemas: Schemas, module: Module): string {
  const owner = (): string => {
    const whole = `${describedOperation(operation, module).type}['requestBody']`;
    return body.required ? whole : `NonNullable<${whole}>`;
  };
  const distinct = [...new Map(body.contents.toReversed().map((content) => [shape(content), content])).values()];
  const types = distinct.toReversed().map((content) => contentType(content, owner, schemas, module));
  return [...new Set(types)].join(' | ');
}

function contentType({ mediaType, schema }: Content, owner: () => string, schemas: Schemas, module: Module): string {
  switch (mediaKind(mediaType)) {
    case 'text':
      return 'string';
    case 'binary':
      return 'AsyncIterable<Uint8Array>';
    case 'multipart':
      return 'FormData';
    case 'form':
    case 'json':
      return namedType(schema, schemas, module) ?? `${owner()}['content'][${stringLiteral(mediaType)}]`;
  }
}

/** Returns a text that is the same for two contents if their decoded bodies have the same type. */
function shape({ mediaType, schema }: Content): string {
  const kind = mediaKind(mediaType);
  const isStructured = kind === 'form' || kind === 'json';
  const text = JSON.stringify(schema, (key, value: unknown) => (key === 'pointer' ? undefined : value));
  return isStructured ? `structured ${text}` : kind;
}
