import type { Content, OperationModel, Response } from '@forgespec/model';
import { mediaKind } from '@forgespec/templates/shared/media-type';
import type { TypeAliasStructure } from '../../code/structure.ts';
import { StructureKind } from '../../code/structure-kind.ts';
import { docComment } from '../../code/comment.ts';
import { mediaTypeText } from '../media-type-text.ts';
import type { Module } from '../../code/module.ts';
import { statusKey } from '../status-key.ts';
import type { Schemas } from '../named-type.ts';
import { contentText, responseBodyText, responseBodyType } from '../content-type.ts';
import { responsesType, useType } from '../types/symbols.ts';
import { statusType } from './status-type.ts';
import { operationTypes, handlerRuntime } from './symbols.ts';

/** Builds the type of the result that a handler returns. It is a union of the described responses. */
export function resultType(operation: OperationModel, schemas: Schemas, module: Module): TypeAliasStructure {
  const { handler, result } = operationTypes(operation);
  const types = operation.responses.flatMap((response) => responseTypes(response, operation, schemas, module));
  return {
    kind: StructureKind.TypeAlias,
    isExported: true,
    name: result,
    docs: docComment([`The result of {@link ${handler}}.`]),
    type: types.length === 0 ? 'never' : types.map((type) => `| ${type}`).join('\n'),
  };
}

/** Returns the types of a response, with one type for each media type. */
function responseTypes(response: Response, operation: OperationModel, schemas: Schemas, module: Module): string[] {
  const status = `readonly status: ${statusType(response, operation.responses, module)}`;
  const head = [status, ...headersMember(operation, response, module)];
  // The property `body` is forbidden explicitly. Otherwise TypeScript would accept a result that has a body.
  if (response.contents.length === 0) return [object([...head, 'readonly body?: never'])];
  const isChoice = response.contents.length > 1;
  return response.contents.map((content) => {
    const discriminant = isChoice || isWildcard(content) ? [`readonly contentType: ${contentTypeOf(content)}`] : [];
    return object([
      ...head,
      ...discriminant,
      `readonly body: ${bodyType(operation, response, content, schemas, module)}`,
    ]);
  });
}

const object = (members: readonly string[]): string => `{ ${members.join('; ')} }`;

function headersMember(operation: OperationModel, response: Response, module: Module): string[] {
  // OpenAPI ignores a described header `Content-Type`, because the media type of the body defines this header.
  const described = response.headers.filter(({ name }) => name.toLowerCase() !== 'content-type');
  if (described.length === 0) return [];
  const own = `${useType(responsesType(operation), module)}[${statusKey(response)}]['headers']`;
  const type = `${module.use(handlerRuntime.DescribedHeaders)}<${own}>`;
  return [`readonly headers${described.some(({ required }) => required) ? '' : '?'}: ${type}`];
}

const isWildcard = ({ mediaType }: Content): boolean => mediaType.includes('*');

// If the description has a range of media types, the handler chooses a media type of that range.
const contentTypeOf = ({ mediaType }: Content): string => (mediaType === '*/*' ? 'string' : mediaTypeText(mediaType));

function bodyType(
  operation: OperationModel,
  response: Response,
  content: Content,
  schemas: Schemas,
  module: Module,
): string {
  const kind = mediaKind(content.mediaType);
  if (kind === 'sequence') {
    const item = contentText(responseBodyType(operation, response, content, schemas), schemas, module);
    return `${module.use(content.eventData === undefined ? handlerRuntime.SentItems : handlerRuntime.SentEvents)}<${item}>`;
  }
  if (kind !== 'json') return module.use(handlerRuntime.RawBody);
  return responseBodyText(operation, response, content, schemas, module);
}
