import type { IncomingMessage } from 'node:http';
import { splitQuery } from '@forgespec/templates/shared/query-component';
import { formDecoded } from '@forgespec/templates/shared/percent-encoding';
import { connectionHeaders } from '@forgespec/templates/shared/connection-headers';
import { readCookies } from '@forgespec/templates/shared/cookies';
import { environmentVariable } from '@forgespec/description/text';
import { unreachable, type Api } from '@forgespec/model';
import type { WireRequest } from '../http/wire-request.ts';

/** The method, the target and the headers of a request. */
type RequestHead = Pick<IncomingMessage, 'headers' | 'method' | 'url'>;

/** Returns the credentials in a request, without the name of the authentication scheme, such as `Bearer`. */
export function readSecrets(api: Api, { url = '/', headers }: RequestHead): string[] {
  const { secretHeaders, secretQuery } = secretLocations(api);
  const inHeaders = [...secretHeaders].flatMap((name) => {
    const value = [headers[name] ?? []].flat().join('; ');
    if (name === 'cookie') return readCookies(value).map(([cookie, secret]) => secret || cookie);
    return [value.replace(/^[A-Za-z]+ /u, '')];
  });
  const query = new URLSearchParams(splitQuery(url).query);
  const found = [...inHeaders, ...[...secretQuery].flatMap((name) => query.getAll(name))];
  return found.filter((secret) => secret.length >= shortestSecret);
}

/**
 * The minimum length of a secret, in characters. A shorter secret could be an ordinary word, and replacing it would damage
 * reports.
 */
const shortestSecret = 8;

function secretLocations(api: Api): { secretHeaders: Set<string>; secretQuery: Set<string> } {
  const secretHeaders = new Set(['authorization', 'cookie', 'proxy-authorization']);
  const secretQuery = new Set<string>();
  for (const { carrier } of api.securitySchemes) {
    switch (carrier.kind) {
      case 'header':
        secretHeaders.add(carrier.name.toLowerCase());
        break;
      case 'query':
        secretQuery.add(carrier.name);
        break;
      case 'authorization':
      case 'basic':
      case 'bearer':
      case 'connection':
      case 'cookie':
        break;
      default:
        unreachable(carrier);
    }
  }
  return { secretHeaders, secretQuery };
}

/**
 * Returns an observed request without its credentials, for reports.
 *
 * @param body the text of the body; empty if the request has no body.
 */
export function observedRequest(
  api: Api,
  { method = 'GET', url = '/', headers }: RequestHead,
  body: string,
): WireRequest {
  const { secretHeaders, secretQuery } = secretLocations(api);
  const present = Object.keys(headers).filter((name) => secretHeaders.has(name));
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    secretHeaders.has(name) || unneeded.has(name) || value === undefined ? [] : [[name, [value].flat().join(', ')]],
  );
  return {
    method,
    target: withoutQuery(url, secretQuery),
    headers: Object.fromEntries(kept),
    ...(body !== '' && { body }),
    credentials: {
      headers: Object.fromEntries(present.map((name) => [name, ''])),
      query: {},
      placeholders: Object.fromEntries(present.map((name) => [name, `$${environmentVariable(name)}`])),
    },
  };
}

/** Headers that `curl` adds itself. */
const unneeded: ReadonlySet<string> = new Set([...connectionHeaders, 'content-length', 'host']);

function withoutQuery(target: string, names: ReadonlySet<string>): string {
  const { path, query } = splitQuery(target);
  if (query === undefined || names.size === 0) return target;
  const kept = query.split('&').filter((pair) => {
    const [name = ''] = pair.split('=', 1);
    return !names.has(formDecoded(name) ?? name);
  });
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}
