import { operationsOf } from '../../1-load/operations-of.ts';
import { isJsonObject, type JsonObject } from '../../1-load/json.ts';
import { valueName } from '../../code/identifier.ts';
import type { Server } from '../api.ts';
import { inside, type BuildContext } from './context.ts';
import { createNames } from './names.ts';
import { readArray, readMembers, readString } from './read.ts';

const serverNodes = (owner: JsonObject): JsonObject[] => readArray(owner, 'servers').filter(isJsonObject);

/** Builds the servers of a document, path item or operation. Returns undefined if `owner` declares no servers. */
export function buildServers(owner: JsonObject): Server[] | undefined {
  const nodes = serverNodes(owner);
  if (nodes.length === 0) return undefined;
  return nodes.map((server) => ({
    url: readString(server, 'url') ?? '/',
    description: readString(server, 'description'),
    variables: readMembers(server, 'variables').map(([name, variable]) => ({
      name,
      default: readString(variable, 'default') ?? '',
      description: readString(variable, 'description'),
    })),
  }));
}

/** Reports server variables whose option names in the client collide. */
export function checkServerVariables(context: BuildContext): void {
  const names = createNames(context, context.reservedNames.serverVariables);
  const variables = serverOwners(context)
    .flatMap(serverNodes)
    .flatMap((server) => readMembers(server, 'variables'));
  for (const [name, node] of variables) {
    names.claim(valueName(name), `server variable "${name}"`, () => context.place(node));
  }
}

/** Returns all objects that may declare servers: the document, its path items and its operations. */
function serverOwners({ document, follow }: BuildContext): JsonObject[] {
  const items = readMembers(document, 'paths').map(
    ([path, node]) => follow({ node, pointer: inside('#/paths', path) }, 'pathItems').node,
  );
  return [document, ...items, ...items.flatMap(operationsOf).map(([, operation]) => operation)];
}
