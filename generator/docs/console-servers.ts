import { basePath } from '../../contract/mock/server-paths.ts';
import type { Server } from '../../contract/mock/openapi-document.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../1-load/json.ts';
import { methods } from '../2-model/operation.ts';

/**
 * A document as the console needs it: an operation that is served elsewhere says so itself, because Scalar does not look at its path.
 * Where an engine answers on the port of the page, each list of servers starts with a twin of its first one that has the same path and
 * no host. The document is not changed.
 *
 * @param engine what the twin is called; undefined without an engine.
 */
export function withConsoleServers(document: JsonObject, engine: string | undefined): JsonObject {
  const offered = (servers: JsonValue): JsonValue => (engine === undefined ? servers : withTwin(servers, engine));
  const paths = isJsonObject(document.paths) ? document.paths : {};
  return {
    ...document,
    servers: offered(document.servers ?? [{ url: '/' }]),
    paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, inPathItem(item, offered)])),
  };
}

function inPathItem(item: JsonValue | undefined, offered: (servers: JsonValue) => JsonValue): JsonValue | undefined {
  if (!isJsonObject(item)) return item;
  const { servers: common, ...members } = item;
  const own = methods.flatMap((method): [string, JsonObject][] => {
    const operation = members[method];
    if (!isJsonObject(operation)) return [];
    const servers = operation.servers ?? common;
    return servers === undefined ? [] : [[method, { ...operation, servers: offered(servers) }]];
  });
  return { ...members, ...Object.fromEntries(own) };
}

function withTwin(servers: JsonValue, description: string): JsonValue {
  if (!Array.isArray(servers)) return servers;
  const known = servers.filter(isServer);
  return [{ url: basePath(known) || '/', description }, ...servers];
}

const isServer = (value: unknown): value is JsonObject & Server => isJsonObject(value) && typeof value.url === 'string';
