import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import {
  bothAt,
  isOther,
  keysOfBoth,
  shown,
  type ApiComparison,
  type BothSides,
  type FoundChange,
} from './api-comparison.ts';

/** The fields that decide how a caller sends credentials. */
const fields = ['type', 'in', 'name', 'scheme'];

/** The fields with the addresses from which a caller gets credentials. */
const addresses = ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'];

/**
 * Compares two versions of a security scheme.
 *
 * @param words the text that names the scheme at the beginning of a message: ``The security scheme `token` ``.
 */
export function compareScheme(words: string, old: JsonObject, revised: JsonObject, comparison: ApiComparison): void {
  const schemes = { old, new: revised };
  const field = fields.find((key) => fieldText(old, key) !== fieldText(revised, key));
  const changes =
    field === undefined
      ? [...changedScopes(words, schemes), ...changedUrls(words, schemes), ...changedTexts(words, schemes, comparison)]
      : [changedField(words, field, schemes)];
  for (const change of changes) comparison.report(null, change);
}

function changedField(words: string, field: string, schemes: BothSides<JsonObject>): FoundChange {
  const { old, new: revised } = schemes;
  const change = `${shown(old[field] ?? 'none')} → ${shown(revised[field] ?? 'none')}`;
  const message = `${words} has another \`${field}\` (${change}), so credentials that are sent as before are not accepted.`;
  return { id: 'security-scheme-changed', level: 'breaking', message, ...bothAt(schemes, field) };
}

function changedScopes(words: string, schemes: BothSides<JsonObject>): readonly FoundChange[] {
  const [scopes, newScopes] = [scopesOf(schemes.old), scopesOf(schemes.new)];
  const spots = bothAt(schemes, 'flows');
  const missingIn = (others: ReadonlyMap<string, string>, names: ReadonlyMap<string, string>): readonly string[] =>
    [...names.keys()].filter((name) => !others.has(name));
  return [
    ...missingIn(newScopes, scopes).map((scope): FoundChange => ({
      id: 'security-scheme-scope-removed',
      level: 'compatible',
      message: `${words} no longer declares the scope \`${shown(scope)}\`.`,
      ...spots,
    })),
    ...missingIn(scopes, newScopes).map((scope): FoundChange => ({
      id: 'security-scheme-scope-added',
      level: 'compatible',
      message: `${words} declares the further scope \`${shown(scope)}\`.`,
      ...spots,
    })),
  ];
}

function changedUrls(words: string, schemes: BothSides<JsonObject>): readonly FoundChange[] {
  const [urls, newUrls] = [urlsOf(schemes.old), urlsOf(schemes.new)];
  const fields = [...new Set([...urls.keys(), ...newUrls.keys()])];
  return fields
    .filter((field) => urls.get(field) !== newUrls.get(field))
    .map((field) => {
      const [url, newUrl] = [urls.get(field), newUrls.get(field)];
      const change = `(${shown(url ?? 'none')} → ${shown(newUrl ?? 'none')})`;
      const effect = url === undefined ? '' : ', so programs that use the old URL may fail';
      const message = `${words} has another \`${shown(field)}\` ${change}${effect}.`;
      const level = url === undefined ? 'compatible' : 'warning';
      return { id: 'security-scheme-changed', level, message, ...bothAt(schemes, field.split('.')[0]) };
    });
}

function changedTexts(
  words: string,
  schemes: BothSides<JsonObject>,
  comparison: ApiComparison,
): readonly FoundChange[] {
  const text = keysOfBoth(schemes).find((key) => isText(key) && isOther(key, schemes, comparison));
  const newScopes = scopesOf(schemes.new);
  const isScopeText = [...scopesOf(schemes.old)].some(([scope, text]) => (newScopes.get(scope) ?? text) !== text);
  if (text === undefined && !isScopeText) return [];
  const message = `${words} has different documentation.`;
  const spots = bothAt(schemes, text ?? 'flows');
  return [{ id: 'security-scheme-changed', level: 'documentation', message, ...spots }];
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
