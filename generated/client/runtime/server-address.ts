// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * The address of a server, without a slash at the end.
 *
 * @param values the variables of the template; or, under the template itself, another address for the server.
 * @throws {TypeError} when a variable is missing, or the address holds a user name and a password.
 */
export function serverAddress(template: string, values: Readonly<Record<string, string | undefined>>): string {
  const fill = (_: string, name: string): string => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`The address of a server is missing: ${name}`);
    return withoutSlash(value);
  };
  const address = withoutSlash(values[template] ?? template.replace(/\{([^{}]+)\}/gu, fill));
  // The platform refuses it as well, and shows it in its message.
  if (/^[^/]*\/\/[^/]*@/u.test(address)) throw new TypeError('The address of a server must hold no credential');
  return address;
}

const withoutSlash = (url: string): string => url.replace(/\/+$/u, '');
