import { basePath } from '../../contract/mock/server-paths.ts';
import type { Server } from '../../contract/mock/openapi-document.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../1-load/json.ts';

/**
 * A document whose servers begin with the mock: every list of servers starts with a twin of its first one that has the same path and
 * no host, which is where a mock on the same port answers. The document is not changed.
 */
export function withMockServers(document: JsonObject): JsonObject {
  const paths = isJsonObject(document.paths) ? document.paths : {};
  return {
    ...document,
    servers: withTwin(document.servers ?? [{ url: '/' }]),
    paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, inPathItem(item)])),
  };
}

function inPathItem(item: JsonValue | undefined): JsonValue | undefined {
  if (!isJsonObject(item)) return item;
  const members = Object.entries(item).map(([key, member]): [string, JsonValue | undefined] => {
    if (key === 'servers' && member !== undefined) return [key, withTwin(member)];
    if (isJsonObject(member) && member.servers !== undefined)
      return [key, { ...member, servers: withTwin(member.servers) }];
    return [key, member];
  });
  return Object.fromEntries(members);
}

function withTwin(servers: JsonValue): JsonValue {
  if (!Array.isArray(servers)) return servers;
  const known = servers.filter(isServer);
  return [{ url: basePath(known) || '/', description: 'Mock of this page: answers with the examples' }, ...servers];
}

const isServer = (value: unknown): value is JsonObject & Server => isJsonObject(value) && typeof value.url === 'string';
