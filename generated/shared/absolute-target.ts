// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { isAuthority } from './authority.ts';
import { splitTarget, type SplitTarget } from './request-target.ts';

/** Splits a request target in origin form (`/path`) or in absolute form (`http://host/path`). Returns undefined for any other target. */
export function splitAnyTarget(target: string): SplitTarget | undefined {
  if (target.startsWith('/')) return splitTarget(target);
  const origin = splitAbsolute(target)?.origin;
  return origin === undefined ? undefined : splitTarget(origin);
}

/**
 * Converts a request target from absolute form to origin form: `http://host/a?b=1` becomes `/a?b=1`. Returns a target in origin form
 * unchanged. Returns `/` for any other target, and if the authority is not valid.
 */
export const originForm = (target: string): string =>
  target.startsWith('/') ? target : (splitAbsolute(target)?.origin ?? '/');

/**
 * Splits a target in absolute form (`http://host/path?query`) into the authority (`host`) and the target in origin form (`/path?query`).
 *
 * @returns undefined if the target is not in absolute form, or if its authority is not valid.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 */
export function splitAbsolute(target: string): { readonly authority: string; readonly origin: string } | undefined {
  const [, authority = '', rest = ''] = /^https?:\/\/([^/?#]*)([^]*)$/iu.exec(target) ?? [];
  if (!isAuthority(authority)) return undefined;
  return { authority, origin: rest.startsWith('/') ? rest : `/${rest}` };
}
