import { isJsonObject, type JsonObject } from '../../1-load/json.ts';
import { valueName } from '../../code/identifier.ts';
import type { Server } from '../api.ts';
import type { BuildContext } from './context.ts';
import { createNames } from './names.ts';
import { readMembers, readText } from './read.ts';
import { reservedNames } from './reserved-names.ts';

/** The servers that a document, path or operation names; undefined when it names none. */
export function buildServers(owner: JsonObject): Server[] | undefined {
  if (!Array.isArray(owner.servers) || owner.servers.length === 0) return undefined;
  return owner.servers.filter(isJsonObject).map((server) => ({
    url: readText(server, 'url') ?? '/',
    description: readText(server, 'description'),
    variables: readMembers(server, 'variables').map(([name, variable]) => ({
      name,
      default: readText(variable, 'default') ?? '',
      description: readText(variable, 'description'),
    })),
  }));
}

/** Reports variables that cannot be options of a client side by side. */
export function checkServerVariables(servers: readonly Server[], context: BuildContext): void {
  const names = createNames(context, reservedNames.serverVariables);
  for (const { variables } of servers) {
    for (const { name } of variables) names.claim(valueName(name), `server variable "${name}"`, () => undefined);
  }
}
