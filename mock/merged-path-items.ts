import { effectiveParameters, replaceOperations } from '@forgespec/description/openapi';
import type { JsonObject } from '@forgespec/description/json';
import type { DocumentOperation, DocumentParameter, OpenApiDocument, PathItem } from './openapi-document.ts';
import { dereference } from './reference.ts';

/**
 * Returns one path item with the operations of two. If both have an operation with the same method, the result has the operation of the
 * first one, because a server can respond to a request with only one of them.
 */
export function mergedPathItems(document: OpenApiDocument, first: PathItem, second: PathItem): PathItem {
  const [own, added] = [first, second].map((item) => withOwnParameters(document, item));
  const operations = { ...added?.additionalOperations, ...own?.additionalOperations };
  return {
    ...added,
    ...own,
    ...(Object.keys(operations).length > 0 && { additionalOperations: operations }),
  };
}

interface IndependentPathItem extends PathItem {
  readonly additionalOperations?: JsonObject;
}

/** Moves the parameters of a path item into its operations. */
function withOwnParameters(document: OpenApiDocument, { parameters = [], ...item }: PathItem): IndependentPathItem {
  const target = (parameter: DocumentParameter): DocumentParameter =>
    dereference<DocumentParameter>(document, parameter);
  return replaceOperations(item as JsonObject, (operation) => {
    const { parameters: own = [] } = operation as DocumentOperation;
    const all = effectiveParameters(parameters, own, target);
    return all.length === 0 ? operation : ({ ...operation, parameters: all } as JsonObject);
  }) as IndependentPathItem;
}
