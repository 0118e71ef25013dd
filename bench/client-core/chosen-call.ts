import { pathToFileURL } from 'node:url';
import { createDiagnostics } from '../../description/diagnostics/index.ts';
import { loadDescription } from '../../description/load/load.ts';
import { serverOptions, serverTemplate, usableSchemes } from '../../generator/emitters/index.ts';
import { reservedNames } from '../../generator/reserved-names.ts';
import type { Api, OperationModel } from '../../model/index.ts';
import { inspectDescription } from '../../model/check/index.ts';

/** A call of a GET operation, and the options that lead the client to a server of this process. */
export interface ChosenCall {
  /** The name of the operation's function. */
  readonly name: string;
  readonly path: Readonly<Record<string, string>>;
  /** Options of the client whose value is the origin of the server. */
  readonly addresses: readonly string[];
  /** The URL template of the operation's own server, which the option `servers` replaces by the origin. */
  readonly server: string | undefined;
  /** The security scheme of the operation whose credential is a text. */
  readonly scheme: string | undefined;
}

/** Chooses a GET operation of a description. Returns undefined if the description has none. */
export async function chosenCall(path: string): Promise<ChosenCall | undefined> {
  const description = await loadDescription(path, createDiagnostics(), { remotes: [] });
  if (description === undefined) throw new Error(`${pathToFileURL(path).href} cannot be loaded.`);
  const { api } = inspectDescription(description, [], reservedNames);
  const operations = api.areas.flatMap((area) => area.operations).filter(({ method }) => method === 'get');
  const operation = operations.find(({ servers }) => servers === undefined) ?? operations[0];
  return operation === undefined ? undefined : callOf(operation, api);
}

function callOf(operation: OperationModel, api: Api): ChosenCall {
  const own = operation.servers?.[0];
  const inPath = operation.parameters.filter(({ in: location }) => location === 'path');
  const texts = usableSchemes(api).filter(({ credential }) => credential === 'text');
  const [scheme] = operation.security.flatMap((alternative) =>
    alternative.length === 1 ? texts.filter(({ scheme: { name } }) => name === alternative[0]?.scheme) : [],
  );
  const options = serverOptions(api);
  // If the URL begins with a variable, the variable is the whole address. Other variables keep their defaults.
  const beginsUrl = ({ name }: { readonly name: string }): boolean =>
    [...api.servers.slice(0, 1), ...(own === undefined ? [] : [own])].some((server) =>
      serverTemplate(server).startsWith(`{${name}}`),
    );
  const addresses = options.filter((option) => option.name === 'baseUrl' || beginsUrl(option));
  return {
    name: operation.name,
    path: Object.fromEntries(inPath.map(({ name }) => [name, 'x'])),
    addresses: addresses.map(({ name }) => name),
    server: own === undefined || own.url === api.servers[0]?.url ? undefined : serverTemplate(own),
    scheme: scheme?.scheme.name,
  };
}
