/**
 * Returns the address of a server without a slash at the end, as URL parsers write it: `https://host` for `HTTPS:\\Host\`. If the last variable
 * already has the path after it, the path is not repeated: `https://host/v4` is also a value of `base` in `{base}/v4`.
 *
 * @param values a map from variables to their values. If a key is the whole URL template, its value replaces the whole address.
 * @throws {TypeError} if a variable is missing or the address is not valid. The error does not show the address.
 */
export function serverAddress(template: string, values: Readonly<Record<string, string | undefined>>): string {
  const fill = (_: string, name: string): string => trimmed(values[name] ?? fail(`is missing: ${name}`));
  const url = httpUrl(trimmed(values[template] ?? template.replace(/\{([^{}]+)\}/gu, fill)));
  const [, path] = /\}(\/[^{}]*[^{}/])\/*$/u.exec(values[template] === undefined ? template : '') ?? [];
  if (url && !url.search && !url.hash) {
    const address = url.origin + trimmed(url.pathname);
    return path && address.endsWith(path + path) ? address.slice(0, -path.length) : address;
  }
  return fail(`must be like https://host, with no credential, query or fragment: ${template}`);
}

// The value `https://` becomes empty. If only its slashes were removed, `https:` before `/api` would be a URL with the host `api`.
const trimmed = (url: string): string =>
  String(url)
    .trim()
    .replace(/(?:^\w+:)?[/\\]*$/u, '');

function fail(words: string): never {
  throw new TypeError(`The address of a server ${words}`);
}

/** Parses an address. Returns undefined if it is not a URL of http or https, or if it contains a user name or a password. */
export function httpUrl(address: string, base?: string): URL | undefined {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  return url && /^https?:/u.test(url.href) && !url.username && !url.password ? url : undefined;
}

/** Returns true if two addresses have the same scheme, host and port. */
export const isSameOrigin = (first: string, second: string): boolean =>
  new URL(first).origin === new URL(second).origin;
