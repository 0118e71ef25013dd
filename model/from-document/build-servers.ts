import { operationsOf } from '@forgespec/description/openapi';
import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { valueName } from '../names/identifier.ts';
import type { Server } from '../server.ts';
import { chooseNames } from './choose-names.ts';
import { inside, type BuildContext } from './context.ts';
import { readArray, readMembers, readString } from './read.ts';
import { wholeContext } from './whole-context.ts';

const serverNodes = (owner: JsonObject): JsonObject[] => readArray(owner, 'servers').filter(isJsonObject);

/** Builds the servers of a document, path item or operation. Returns undefined if `owner` declares no servers. */
export function buildServers(owner: JsonObject, { serverOptions }: BuildContext): Server[] | undefined {
  const nodes = serverNodes(owner);
  if (nodes.length === 0) return undefined;
  return nodes.map((server) => ({
    url: readString(server, 'url') ?? '/',
    description: readString(server, 'description'),
    variables: readMembers(server, 'variables').map(([name, variable]) => ({
      name,
      option: serverOptions.get(name) ?? valueName(name),
      default: readString(variable, 'default') ?? '',
      description: readString(variable, 'description'),
    })),
  }));
}

/**
 * Chooses the name of the client's option for each server variable. In the result, the key is the name of the variable.
 * Variables with the same name share one option.
 */
export function chooseServerOptions(context: BuildContext): ReadonlyMap<string, string> {
  // The variables of the document come last: if a problem is reported, its source location is in the document.
  const variables = [wholeContext(context), context]
    .flatMap(serverOwners)
    .flatMap(serverNodes)
    .flatMap((server) => readMembers(server, 'variables'));
  const requests = variables.map(([name, node]) => ({
    name: valueName(name),
    source: name,
    subject: `server variable "${name}"`,
    locationOf: () => context.locationOf(node),
  }));
  const reserved = new Set(context.reservedNames.serverVariables);
  const isReserved = (name: string): boolean => reserved.has(name);
  const options = chooseNames(requests, { word: 'Variable', fallback: 'variable', isReserved }, context);
  return new Map(variables.map(([name], index) => [name, options[index] ?? '']));
}

/** Returns all objects that may declare servers. These are the document, its path items and its operations. */
function serverOwners({ document, follow }: BuildContext): JsonObject[] {
  const items = readMembers(document, 'paths').map(
    ([path, node]) => follow({ node, pointer: inside('#/paths', path) }, 'pathItems').node,
  );
  return [document, ...items, ...items.flatMap(operationsOf).map(([, operation]) => operation)];
}
