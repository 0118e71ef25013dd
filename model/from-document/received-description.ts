import type { Description } from '@forgespec/description/load';
import { isJsonObject, objectOf, type JsonObject } from '@forgespec/description/json';
import { followReferences, operationsOf, replaceOperations } from '@forgespec/description/openapi';
import { valueName } from '../names/identifier.ts';

/** A path item that describes requests from the API to its users. */
export interface ReceivedItem {
  readonly group: 'callbacks' | 'webhooks';
  /** The name of the webhook or of the callback. */
  readonly name: string;
  /** The operation with the callback. Undefined for a webhook. */
  readonly caller?: { readonly method: string; readonly path: string };
  /** The path at which the receiver accepts the requests, such as `/newPet`. No other item has the same path. */
  readonly path: string;
  /** The object of the description that contains the path item. The key of the path item in this object is `key`. */
  readonly owner: JsonObject;
  readonly key: string;
}

const groups = {
  callbacks: 'Requests that the API sends to an address from an earlier request.',
  webhooks: 'Requests that the API sends to an address that was agreed before.',
} as const;

/**
 * Returns the description of the server that receives the webhooks and the callbacks of an API. The path of a webhook is its name, such as
 * `/newPet`. The path of a callback is its name, followed by the fixed end of its URL. For example, the callback `onEvent` with the URL
 * `{$request.body#/url}/created` has the path `/onEvent/created`. The description has no security schemes, because security schemes
 * describe credentials for the API itself. The receiver verifies requests by other means, such as a signature.
 *
 * @returns undefined if the API has neither webhooks nor callbacks.
 * @see https://spec.openapis.org/oas/v3.1.1.html#fixed-fields
 */
export function receivedDescription(description: Description): Description | undefined {
  const { document, origins } = description;
  const items = receivedItems(document);
  if (items.length === 0) return undefined;
  const paths: JsonObject = objectOf({});
  for (const { group, path: unique, owner, key } of items) {
    const item = followReferences(document, owner[key]);
    if (!isJsonObject(item)) continue;
    const isOnly = operationsOf(item).length === 1;
    paths[unique] = replaceOperations(item, (operation, method) => {
      const { security: _security, callbacks: _callbacks, 'x-sdk': _sdk, ...members } = operation;
      const words = `${unique} ${isOnly ? '' : method}`;
      const received = objectOf({ operationId: valueName(words), ...members, tags: [group] });
      origins.adopt(received, item, method);
      return received;
    });
    origins.adopt(paths[unique], owner, key);
  }
  const tags = Object.entries(groups)
    .filter(([name]) => items.some(({ group }) => group === name))
    .map(([name, words]) => objectOf({ name, description: words }));
  return { ...description, document: receivedDocument(document, paths, tags), whole: undefined, isReceived: true };
}

/** Returns true if an API has webhooks or callbacks. */
export const hasReceivedRequests = (document: JsonObject): boolean => receivedItems(document).length > 0;

/** Returns the webhooks and the callbacks of an API. */
export function receivedItems(document: JsonObject): ReceivedItem[] {
  const used = new Set<string>();
  return [...webhooks(document), ...callbacks(document)].map((item) => ({
    ...item,
    path: unusedPath(item.path, used),
  }));
}

function receivedDocument(document: JsonObject, paths: JsonObject, tags: JsonObject[]): JsonObject {
  const { webhooks: _webhooks, security: _security, servers: _servers, ...members } = document;
  const { securitySchemes: _schemes, ...components } = isJsonObject(members.components) ? members.components : {};
  const info = isJsonObject(members.info) ? members.info : {};
  const title = typeof info['title'] === 'string' ? `receiver of ${info['title']}` : 'receiver';
  return objectOf({ ...members, info: objectOf({ ...info, title }), paths, tags, components: objectOf(components) });
}

function webhooks({ webhooks: owner }: JsonObject): ReceivedItem[] {
  if (!isJsonObject(owner)) return [];
  return Object.keys(owner).map((key) => ({ group: 'webhooks', name: key, path: `/${segment(key)}`, owner, key }));
}

function callbacks(document: JsonObject): ReceivedItem[] {
  const paths = isJsonObject(document.paths) ? document.paths : {};
  return Object.entries(paths).flatMap(([path, entry]) => {
    const item = followReferences(document, entry);
    if (!isJsonObject(item)) return [];
    return operationsOf(item).flatMap(([method, operation]) => callbacksOf(operation, { method, path }, document));
  });
}

function callbacksOf(
  operation: JsonObject,
  caller: NonNullable<ReceivedItem['caller']>,
  document: JsonObject,
): ReceivedItem[] {
  const named = isJsonObject(operation.callbacks) ? operation.callbacks : {};
  return Object.entries(named).flatMap(([name, entry]) => {
    const owner = followReferences(document, entry);
    if (!isJsonObject(owner)) return [];
    return Object.keys(owner)
      .filter((key) => !key.startsWith('x-'))
      .map((key): ReceivedItem => {
        const path = `/${segment(name)}${fixedEnd(key)}`;
        return { group: 'callbacks', name, caller, path, owner, key };
      });
  });
}

/** Returns the path after the last runtime expression of a URL, such as `/created`. Returns an empty string if no path follows. */
function fixedEnd(url: string): string {
  const [end = ''] = url
    .slice(url.lastIndexOf('}') + 1)
    .replace(/^[a-z][a-z+.-]*:\/\/[^/]*/iu, '')
    .split(/[?#]/u);
  return end.startsWith('/')
    ? end
        .split('/')
        .filter(Boolean)
        .map((part) => `/${segment(part)}`)
        .join('')
    : '';
}

/** Converts a name to a segment of a path template. */
const segment = (name: string): string =>
  encodeURIComponent(name.toWellFormed().replaceAll(/[{}]/gu, '')).replace(/^\.{0,2}$/u, 'unnamed');

function unusedPath(path: string, used: Set<string>): string {
  let unique = path;
  for (let number = 2; used.has(unique); number += 1) unique = `${path}-${number}`;
  used.add(unique);
  return unique;
}
