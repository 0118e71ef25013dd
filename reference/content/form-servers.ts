import { basePath, serverUrl, type Api, type OperationModel } from '@forgespec/model';

/** A server to which a reader can send the request of a form. */
export interface FormServer {
  /** The URL. A URL that begins with `/` belongs to the server of the site. */
  readonly url: string;
  readonly words: string;
}

/**
 * Returns the servers of an operation. If a server runs on the port of the site, it is the first one.
 *
 * @param engine the description of the server on the port of the site.
 */
export function serversOf(operation: OperationModel, api: Api, engine: string | undefined): readonly FormServer[] {
  const servers = operation.servers ?? api.servers;
  const described = servers.map((server) => ({
    url: withoutSlash(serverUrl(server)),
    words: server.description ?? '',
  }));
  // A relative URL belongs to an unknown host, so a reader of files completes it.
  const elsewhere = described.filter(({ url }) => /^https?:/iu.test(url));
  if (engine === undefined) return elsewhere.length === 0 ? [{ url: 'https://', words: '' }] : elsewhere;
  return [{ url: basePath(servers) || '/', words: engine }, ...elsewhere];
}

const withoutSlash = (url: string): string => url.replace(/\/+$/u, '');
