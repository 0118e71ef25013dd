import { isJsonObject, type JsonObject } from '@forgespec/generator/json';

/** Returns a URL of a server with the defaults of its variables. A variable without a default stays as it is. */
export const filledUrl = (url: string, { variables }: JsonObject): string =>
  url.replaceAll(/\{([^{}]*)\}/gu, (template, name: string) => {
    const variable = isJsonObject(variables) && Object.hasOwn(variables, name) ? variables[name] : undefined;
    return isJsonObject(variable) && typeof variable.default === 'string' ? variable.default : template;
  });
