import { isJsonObject, type JsonObject } from '../../json/json.ts';
import type { SelectableOperation } from '../../openapi/operation-selection.ts';
import { operationsOf } from '../../openapi/operations-of.ts';
import { followReferences } from '../../openapi/reference.ts';

/** Returns the operations of all paths and webhooks of a document. */
export const selectableOperations = (document: JsonObject): SelectableOperation[] =>
  (['paths', 'webhooks'] as const).flatMap((group) => {
    const items = document[group];
    return Object.entries(isJsonObject(items) ? items : {}).flatMap(([path, entry]) => {
      const item = followReferences(document, entry);
      if (!isJsonObject(item)) return [];
      return operationsOf(item).map(([method, operation]) => ({ group, path, method, operation, item }));
    });
  });
