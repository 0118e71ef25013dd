import { filledUrl, pathOfUrl } from '@forgespec/templates/shared/server-url';
import type { Server } from '../api.ts';

/** Returns the URL of a server with the defaults of its variables. */
export const serverUrl = ({ url, variables }: Server): string =>
  filledUrl(url, (name) => variables.find((variable) => variable.name === name)?.default);

/** Returns the path of the first server, with the defaults of its variables: `/v1`. Returns an empty text without servers. */
export const basePath = ([server]: readonly Server[]): string =>
  server === undefined ? '' : pathOfUrl(serverUrl(server));
