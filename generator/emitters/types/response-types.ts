import { valueSchema, type Api, type Content, type OperationModel, type Response } from '@forgespec/model';
import { typeName } from '@forgespec/model/names';
import { withoutWireText } from '../wire-notes.ts';
import { commentLines, commentText } from '../../code/comment.ts';
import { interfaceText } from '../../code/declaration-text.ts';
import type { Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import { exportedType, type ExportedSymbol } from '../../code/symbol.ts';
import { isConverted } from '../converted-values.ts';
import type { Schemas } from '../named-type.ts';
import { statusKey } from '../status-key.ts';
import { headersType } from '../headers-type.ts';
import { isShortContent, responseBodyText } from '../content-type.ts';
import { sharedTypesModule, useType } from './symbols.ts';

/** A map from the JSON Pointer of a response component to the type of the response. */
export type NamedResponses = ReadonlyMap<string, ExportedSymbol>;

const componentPointer = /^#\/components\/responses\/(?<name>[^/]+)$/u;

/**
 * Returns the types of the responses that are components. A component has no type if another type has the same name, or if the values of
 * its body are converted. A component also has no type if the name of the type of its body begins with the name of one operation.
 */
export function namedResponses(api: Api, schemas: Schemas): NamedResponses {
  const taken = new Set(api.schemas.map(({ name }) => name));
  const shared = new Map<string, ExportedSymbol>();
  // A response to HEAD has no contents, so responses with the same component can have different contents.
  for (const [pointer, responses] of Map.groupBy(allResponses(api), (response) => response.pointer)) {
    const component = componentPointer.exec(pointer)?.groups?.['name'];
    const name = component === undefined ? '' : `${typeName(component)}Response`;
    if (component === undefined || taken.has(name)) continue;
    const contents = responses.flatMap((response) => response.contents);
    if (!contents.every((content) => hasSharedType(content, schemas) && !isConverted(valueSchema(content), schemas)))
      continue;
    taken.add(name);
    shared.set(pointer, exportedType(name, sharedTypesModule));
  }
  return shared;
}

/** Returns true if no type of one operation is needed for the body. */
const hasSharedType = (content: Content, schemas: Schemas): boolean =>
  content.type?.area === undefined || isShortContent(content, schemas);

const allResponses = ({ areas }: Api): Response[] =>
  areas.flatMap(({ operations }) => operations.flatMap(({ responses }) => responses));

/** Returns the declarations of the response types in `shared`. */
export function responseDeclarations(api: Api, shared: NamedResponses, schemas: Schemas, module: Module): string[] {
  const declared = new Set<string>();
  const operations = api.areas.flatMap((area) => area.operations);
  return operations
    .toSorted((one, other) => Number(one.method === 'head') - Number(other.method === 'head'))
    .flatMap((operation) =>
      operation.responses.flatMap((response) => {
        const symbol = shared.get(response.pointer);
        if (symbol === undefined || declared.has(symbol.name)) return [];
        declared.add(symbol.name);
        const docs = commentLines(withoutWireText(response.description));
        const body = `{\n${responseMembers(operation, response, schemas, module).join('\n')}\n}`;
        return [interfaceText({ name: symbol.name, docs, extended: [], body })];
      }),
    );
}

/** Returns the code of the type of an operation's responses. It is an object type with a property for each status. */
export function responsesObject(
  operation: OperationModel,
  shared: NamedResponses,
  schemas: Schemas,
  module: Module,
): string {
  const members = operation.responses.map((response) => {
    const key = statusKey(response);
    const symbol = shared.get(response.pointer);
    if (symbol !== undefined) return `${key}: ${useType(symbol, module)};`;
    const docs = commentLines(withoutWireText(response.description));
    const comment = docs.length === 0 ? '' : `${commentText(docs)}\n`;
    return `${comment}${key}: { ${responseMembers(operation, response, schemas, module).join('\n')} };`;
  });
  return `{\n${members.join('\n')}\n}`;
}

function responseMembers(operation: OperationModel, response: Response, schemas: Schemas, module: Module): string[] {
  const { headers, contents } = response;
  const media = contents.map(
    (content) =>
      `${propertyKey(content.mediaType)}: ${responseBodyText(operation, response, content, schemas, module)}`,
  );
  return [
    ...(headers.length === 0 ? [] : [`headers: ${headersType(headers, schemas, module)};`]),
    media.length === 0 ? 'content?: never;' : `content: { ${media.join('; ')} };`,
  ];
}
