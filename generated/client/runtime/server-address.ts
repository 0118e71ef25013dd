// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * The address of a server, without a slash at the end.
 *
 * @param values the variables of the template; or, under the template itself, another address for the server.
 */
export function serverAddress(template: string, values: Readonly<Record<string, string | undefined>>): string {
  const filled = template.replace(/\{([^{}]+)\}/gu, (_, name: string) => withoutSlash(values[name] ?? ''));
  return withoutSlash(values[template] ?? filled);
}

const withoutSlash = (url: string): string => url.replace(/\/+$/u, '');
