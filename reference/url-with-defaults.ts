import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { filledUrl } from '@forgespec/templates/shared/server-url';

/** Replaces the variables in the URL of a server by their default values. */
export const urlWithDefaults = (url: string, { variables }: JsonObject): string =>
  filledUrl(url, (name) => {
    const variable = isJsonObject(variables) && Object.hasOwn(variables, name) ? variables[name] : undefined;
    return isJsonObject(variable) && typeof variable.default === 'string' ? variable.default : undefined;
  });
