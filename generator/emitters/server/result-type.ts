import type { Content, OperationModel, Response } from '@forgespec/model';
import { mediaKind } from '@forgespec/templates/shared/media-type';
import type { TypeAliasStructure } from '../../code/structure.ts';
import { StructureKind } from '../../code/structure-kind.ts';
import { docComment } from '../../code/comment.ts';
import { mediaTypeText } from '../media-type-text.ts';
import type { Module } from '../../code/module.ts';
import { statusKey } from '../status-key.ts';
import type { Schemas } from '../named-type.ts';
import { contentText, responseBodyText } from '../content-type.ts';
import { responsesType, useType } from '../types/symbols.ts';
import { operationTypes, handlerRuntime } from './symbols.ts';
import { stringLiteral } from '../../code/literal.ts';

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
  switch (mediaKind(content.mediaType)) {
    case 'sequence': {
      const item = contentText(content, schemas, module);
      return `${module.use(content.eventData === undefined ? handlerRuntime.SentItems : handlerRuntime.SentEvents)}<${item}>`;
    }
    case 'json':
      return responseBodyText(operation, response, content, schemas, module);
    case 'binary':
    case 'form':
    case 'multipart':
    case 'text':
      return module.use(handlerRuntime.RawBody);
  }
}

/**
 * Returns the type of a response status. For the status `404`, the type is the literal `404`. For `4XX` and `default`, the type is the
 * union of the covered statuses, except statuses that have a more specific response.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#patterned-fields-0
 */
function statusType({ status }: Response, siblings: readonly Response[], module: Module): string {
  if (isExact(status)) return status;
  const statuses = siblings.map((sibling) => sibling.status);
  if (status === 'default') {
    const others = statuses.filter((other) => other !== status).map((other) => wide(other, module));
    return except(module.use(handlerRuntime.StatusCode), others);
  }
  const within = statuses.filter((other) => isExact(other) && other.startsWith(status.slice(0, 1)));
  return except(wide(status, module), within);
}

const isExact = (status: string): boolean => /^\d+$/u.test(status);

const wide = (status: string, module: Module): string =>
  isExact(status) ? status : `${module.use(handlerRuntime.StatusIn)}<${stringLiteral(status.toUpperCase())}>`;

const except = (type: string, others: readonly string[]): string =>
  others.length === 0 ? type : `Exclude<${type}, ${others.join(' | ')}>`;
