import { isJsonObject, type JsonObject } from '../../1-load/json.ts';
import type { Server } from '../api.ts';
import { readMembers, readText } from './read.ts';

/** The servers that a document, path or operation names; undefined when it names none. */
export function buildServers(owner: JsonObject): Server[] | undefined {
  if (!Array.isArray(owner.servers) || owner.servers.length === 0) return undefined;
  return owner.servers.filter(isJsonObject).map((server) => ({
    url: readText(server, 'url') ?? '/',
    variables: readMembers(server, 'variables').map(([name, variable]) => ({
      name,
      default: readText(variable, 'default') ?? '',
    })),
  }));
}
