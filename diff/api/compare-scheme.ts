import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { type ApiComparison, shown } from './api-comparison.ts';

/** The fields that decide how a caller sends credentials. */
const fields = ['type', 'in', 'name', 'scheme'];

/** The fields with the addresses from which a caller gets credentials. */
const addresses = ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'];

/**
 * Compares two versions of a security scheme.
 *
 * @param words the text that names the scheme at the beginning of a message: ``The security scheme `token` ``.
 */
export function compareScheme(
  words: string,
  old: JsonObject,
  revised: JsonObject,
  { report, ...sides }: ApiComparison,
): void {
  const spots = (key?: string) => ({ base: { node: old, key }, revision: { node: revised, key } });
  const field = fields.find((key) => fieldText(old, key) !== fieldText(revised, key));
  if (field !== undefined) {
    const change = `${shown(old[field] ?? 'none')} → ${shown(revised[field] ?? 'none')}`;
    const message = `${words} has another \`${field}\` (${change}), so credentials that are sent as before are not accepted.`;
    report(null, { id: 'security-scheme-changed', level: 'breaking', message, ...spots(field) });
    return;
  }
  const [scopes, newScopes] = [scopesOf(old), scopesOf(revised)];
  for (const [scope] of [...scopes].filter(([name]) => !newScopes.has(name))) {
    const message = `${words} no longer declares the scope \`${shown(scope)}\`.`;
    report(null, { id: 'security-scheme-scope-removed', level: 'compatible', message, ...spots('flows') });
  }
  for (const [scope] of [...newScopes].filter(([name]) => !scopes.has(name))) {
    const message = `${words} declares the further scope \`${shown(scope)}\`.`;
    report(null, { id: 'security-scheme-scope-added', level: 'compatible', message, ...spots('flows') });
  }
  const [urls, newUrls] = [urlsOf(old), urlsOf(revised)];
  for (const place of new Set([...urls.keys(), ...newUrls.keys()])) {
    const [url, newUrl] = [urls.get(place), newUrls.get(place)];
    if (url === newUrl) continue;
    const change = `(${shown(url ?? 'none')} → ${shown(newUrl ?? 'none')})`;
    const effect = url === undefined ? '' : ', so programs that use the old URL may fail';
    const message = `${words} has another \`${shown(place)}\` ${change}${effect}.`;
    const level = url === undefined ? 'compatible' : 'warning';
    report(null, { id: 'security-scheme-changed', level, message, ...spots(place.split('.')[0]) });
  }
  const keys = new Set([...Object.keys(old), ...Object.keys(revised)]);
  const text = [...keys].find((key) => isText(key) && sides.old.textOf(old[key]) !== sides.new.textOf(revised[key]));
  const isScopeText = [...scopes].some(([scope, words]) => (newScopes.get(scope) ?? words) !== words);
  if (text === undefined && !isScopeText) return;
  const message = `${words} has different documentation.`;
  report(null, { id: 'security-scheme-changed', level: 'documentation', message, ...spots(text ?? 'flows') });
}

const isText = (key: string): boolean => ['bearerFormat', 'description'].includes(key) || key.startsWith('x-');

/**
 * Returns the value of a field for a comparison. The value is in lower case, except for the name of a query parameter or cookie: only these
 * names are case-sensitive.
 */
function fieldText(scheme: JsonObject, key: string): string {
  const text = String(scheme[key]);
  return key === 'name' && scheme['in'] !== 'header' ? text : text.toLowerCase();
}

const flowsOf = ({ flows }: JsonObject): readonly (readonly [name: string, flow: JsonObject])[] =>
  Object.entries(isJsonObject(flows) ? flows : {}).flatMap(([name, flow]) =>
    isJsonObject(flow) ? [[name, flow] as const] : [],
  );

/** Returns a map from each scope to its description. A key consists of the flow and the name of the scope: `clientCredentials: read`. */
const scopesOf = (scheme: JsonObject): ReadonlyMap<string, string> =>
  new Map(
    flowsOf(scheme).flatMap(([name, { scopes }]) =>
      Object.entries(isJsonObject(scopes) ? scopes : {}).map(
        ([scope, text]) => [`${name}: ${scope}`, String(text)] as const,
      ),
    ),
  );

/**
 * Returns the addresses from which a caller gets credentials. The key of an address is the path of its field, such as
 * `flows.clientCredentials.tokenUrl`.
 */
function urlsOf(scheme: JsonObject): ReadonlyMap<string, string> {
  const { openIdConnectUrl } = scheme;
  const found = flowsOf(scheme).flatMap(([name, flow]) =>
    addresses.flatMap((key) => (flow[key] === undefined ? [] : [[`flows.${name}.${key}`, String(flow[key])] as const])),
  );
  return new Map(
    openIdConnectUrl === undefined ? found : [...found, ['openIdConnectUrl', String(openIdConnectUrl)] as const],
  );
}
