import { createDiagnostics } from '@forgespec/description/diagnostics';
import type { JsonObject } from '@forgespec/description/json';
import type { Description } from '@forgespec/description/load';
import { operationOf } from '@forgespec/description/openapi';
import { reservedNames } from '@forgespec/generator/reserved-names';
import type { Api, OperationModel, Schema } from '@forgespec/model';
import { buildApi, receivedDescription, receivedItems, type ReceivedItem } from '@forgespec/model/from-document';
import { reloadedDescription } from '../api-of-document.ts';
import type { OpenApiDocument } from '../openapi-document.ts';
import { resolveObject } from '../reference.ts';

/** A request that an API sends: a webhook or a callback. */
export interface OutgoingRequest {
  /**
   * The names of the request. Only the first one is unique: the name of the webhook, or the operation with the callback and the name of the
   * callback, such as `createOrder/onPaid`.
   */
  readonly names: readonly string[];
  /** The operation with the callback: `post /orders`. Undefined for a webhook. */
  readonly caller: string | undefined;
  /** The URL of a callback, with runtime expressions: `{$request.body#/url}`. Undefined for a webhook. */
  readonly url: string | undefined;
  readonly operation: OperationModel;
}

/** The requests that an API sends, and the parts of its model that these requests need. */
export interface OutgoingRequests {
  readonly requests: readonly OutgoingRequest[];
  readonly api: Api;
  readonly resolve: (reference: string) => Schema;
}

/**
 * Returns the webhooks and callbacks of a bundled document. In OpenAPI 3.0, the webhooks are in the extension `x-webhooks`. Building their
 * model takes a second or more.
 */
export async function outgoingRequests(document: OpenApiDocument): Promise<OutgoingRequests | undefined> {
  const loaded = await reloadedDescription(document, {}, true);
  if (loaded === undefined) return undefined;
  const description = withWebhooks(loaded);
  const received = receivedDescription(description);
  if (received === undefined) return undefined;
  const api = buildApi(received, createDiagnostics(), reservedNames);
  const operations = Map.groupBy(
    api.areas.flatMap((area) => area.operations),
    ({ path }) => path,
  );
  const requests = receivedItems(description.document).flatMap((item) =>
    (operations.get(item.path) ?? []).map((operation) => requestOf(document, item, operation)),
  );
  const schemas = new Map(api.schemas.map(({ reference, schema }) => [reference, schema]));
  return { requests, api, resolve: (reference) => schemas.get(reference) ?? nothing };
}

const nothing: Schema = { kind: 'boolean', value: false, pointer: '' };

function requestOf(
  document: OpenApiDocument,
  { name, caller, key }: ReceivedItem,
  operation: OperationModel,
): OutgoingRequest {
  if (caller === undefined) return { names: [name, operation.id], caller: undefined, url: undefined, operation };
  const { method, path } = caller;
  const { operationId = `${method.toUpperCase()} ${path}` } = resolveObject(
    document,
    operationOf(resolveObject(document, document.paths?.[path]), method),
  );
  const names = [`${String(operationId)}/${name}`, name, operation.id];
  return { names, caller: `${method} ${path}`, url: key, operation };
}

/** Returns a description in which the webhooks have the key of OpenAPI 3.1. */
function withWebhooks(description: Description): Description {
  const { document } = description;
  if (document['webhooks'] !== undefined || document['x-webhooks'] === undefined) return description;
  return { ...description, document: { ...document, webhooks: document['x-webhooks'] } as JsonObject };
}
