import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';

/** A server of a description. */
export interface DescribedServer {
  /** The URL, with its variables: `https://{region}.example.com`. */
  readonly url: string;
  /**
   * A map from addresses to URLs. If a variable has a list of values (`enum`), each value is inserted into a URL of its own. Without a list,
   * any value is possible, so the variable stays in the URL. The address has `{}` in place of such a variable, because its name does not
   * matter.
   */
  readonly addresses: ReadonlyMap<string, string>;
  /** A map from the names of variables to their default values. */
  readonly defaults: ReadonlyMap<string, string>;
  /** Text for readers. Empty if the description has none. */
  readonly description: string;
}

/** The largest number of URLs that are listed for one server. The variables of a server with more URLs stay in its URL. */
const mostUrls = 500;

/** Returns the servers of a description or operation. */
export const describedServers = ({ servers }: JsonObject): readonly DescribedServer[] =>
  Array.isArray(servers) ? servers.filter(isJsonObject).map(readServer) : [];

function readServer({ url, variables, description }: JsonObject): DescribedServer {
  const template = String(url);
  const known = isJsonObject(variables) ? Object.entries(variables) : [];
  const used = known.flatMap(([name, variable]) =>
    isJsonObject(variable) && template.includes(`{${name}}`) ? [[name, variable] as const] : [],
  );
  let urls: readonly string[] = [template];
  for (const [name, variable] of used) {
    const values = textsIn(variable['enum']);
    if (values.length === 0 || urls.length * values.length > mostUrls) continue;
    urls = urls.flatMap((partial) => values.map((value) => partial.replaceAll(`{${name}}`, value)));
  }
  const defaults = used.flatMap(([name, variable]) =>
    variable['default'] === undefined ? [] : [[name, String(variable['default'])] as const],
  );
  return {
    url: template,
    addresses: new Map(urls.map((complete) => [complete.replaceAll(/\{[^{}]*\}/gu, '{}'), complete])),
    defaults: new Map(defaults),
    description: description === undefined ? '' : String(description),
  };
}

const textsIn = (values: JsonValue | undefined): readonly string[] => (Array.isArray(values) ? values.map(String) : []);
