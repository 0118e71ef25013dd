import { filledUrl, pathOfUrl } from '@forgespec/templates/shared/server-url';
import type { Server } from '../server.ts';

/** Returns the URL of a server. Replaces each variable in the URL by the default value of the variable. */
export const serverUrl = ({ url, variables }: Server): string =>
  filledUrl(url, (name) => variables.find((variable) => variable.name === name)?.default);

/** Returns the path of the first server's URL, such as `/v1`. Returns an empty string for an empty list. */
export const basePath = ([server]: readonly Server[]): string =>
  server === undefined ? '' : pathOfUrl(serverUrl(server));
