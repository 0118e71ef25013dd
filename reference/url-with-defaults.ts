import { isJsonObject, type JsonObject } from '@forgespec/generator/json';
import { filledUrl } from '@forgespec/templates/shared/server-url';

/** Returns the URL of a server. Its variables are replaced by their default values. */
export const urlWithDefaults = (url: string, { variables }: JsonObject): string =>
  filledUrl(url, (name) => {
    const variable = isJsonObject(variables) && Object.hasOwn(variables, name) ? variables[name] : undefined;
    return isJsonObject(variable) && typeof variable.default === 'string' ? variable.default : undefined;
  });
