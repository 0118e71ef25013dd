import { serverUrl, type Api, type OperationModel, type Server } from '@forgespec/model';

/**
 * Returns the first server of an operation. If the operation has no servers of its own, returns the first server of the API.
 */
export const serverOf = (operation: OperationModel, api: Api): Server | undefined =>
  operation.servers?.[0] ?? api.servers[0];

/** Returns the URL of a server without a slash at the end. Variables in the URL are replaced by their default values. */
export const sampleServerUrl = (server: Server | undefined): string =>
  server === undefined ? '' : serverUrl(server).replace(/\/+$/u, '');

/**
 * Returns the client options that set the URL of the API. If the operation has another server, also returns the options
 * for the URL of that server.
 */
export function addressOptions(operation: OperationModel, api: Api): (readonly [name: string, value: string])[] {
  const [main] = api.servers;
  const options = [main, serverOf(operation, api)].flatMap((server) => variableOptions(server));
  const isFixed = main !== undefined && main.variables.length === 0;
  return [...new Map(isFixed ? [['baseUrl', absoluteUrl(sampleServerUrl(main))], ...options] : options)];
}

/** Returns a URL with the host of an example if it has no host. Programs outside of browsers need an absolute URL. */
const absoluteUrl = (url: string): string => (/^https?:/u.test(url) ? url : `https://api.example.com${url}`);

const variableOptions = (server: Server | undefined): (readonly [name: string, value: string])[] =>
  (server?.variables ?? []).map(({ option, default: value }) => [option, value]);
