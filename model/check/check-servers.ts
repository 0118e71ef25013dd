import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { suggestion } from '@forgespec/description/diagnostics';
import { objectItems, objectMembers, type CheckContext } from './check-context.ts';

/** Reports server variables that are not declared, that the URL does not contain, or whose default is not in their `enum`. */
export function checkServers(context: CheckContext): void {
  for (const owner of context.parts.others) {
    for (const server of objectItems(owner.servers)) if (isJsonObject(server)) checkServer(server, context);
  }
}

function checkServer(server: JsonObject, context: CheckContext): void {
  const { url, variables } = server;
  for (const [name, variable] of objectMembers(variables))
    if (isJsonObject(variable)) checkDefault(name, variable, context);
  if (typeof url !== 'string') return;
  // If `variables` is misspelt, another check reports it as an unknown field.
  if (variables === undefined && Object.keys(server).some((key) => suggestion(key, ['variables']) !== undefined))
    return;
  // The URL may contain a variable several times.
  const used = new Set(Array.from(url.matchAll(/\{([^{}]*)\}/gu), ([, name]) => name ?? ''));
  const declared = objectMembers(variables).map(([name]) => name);
  const unused = new Set(declared.filter((name) => !used.has(name)));
  for (const name of used) {
    if (declared.includes(name)) continue;
    const misspelt = [...unused].find((other) => suggestion(other, [name]) !== undefined);
    if (misspelt !== undefined) unused.delete(misspelt);
    reportUndeclared(name, misspelt, server, context);
  }
  reportUnused(unused, server, context);
}

/** @param misspelt the declared variable that probably has the wrong name. */
function reportUndeclared(
  name: string,
  misspelt: string | undefined,
  server: JsonObject,
  { diagnostics, locationOf }: CheckContext,
): void {
  const message = `The URL contains {${name}}, but \`variables\` does not declare this variable.`;
  if (misspelt === undefined) {
    const fix = `Declare \`${name}\` in \`variables\`, with a \`default\`.`;
    diagnostics.warning('server-variable-undeclared', message, fix, locationOf(server, 'url', 'value'));
  } else {
    const fix = `Did you mean \`${name}\`?`;
    diagnostics.warning('server-variable-undeclared', message, fix, locationOf(server.variables, misspelt));
  }
}

function reportUnused(names: Iterable<string>, server: JsonObject, { diagnostics, locationOf }: CheckContext): void {
  for (const name of names) {
    const message = `The URL of the server has no variable {${name}}.`;
    const fix = `Write {${name}} into the URL, or remove the variable.`;
    diagnostics.warning('server-variable-unused', message, fix, locationOf(server.variables, name));
  }
}

function checkDefault(name: string, variable: JsonObject, { diagnostics, locationOf }: CheckContext): void {
  const { default: initial } = variable;
  const values = objectItems(variable.enum).filter((value) => typeof value === 'string');
  if (typeof initial !== 'string' || values.length === 0 || values.includes(initial)) return;
  const near = suggestion(initial, values);
  const fix = near === undefined ? `Write one of ${values.join(', ')}.` : `Did you mean \`${near}\`?`;
  const message = `The default ${JSON.stringify(initial)} of the server variable ${name} is not in its \`enum\`.`;
  diagnostics.warning('default-invalid', message, fix, locationOf(variable, 'default', 'value'));
}
