import { isAuthority } from './authority.ts';

/** The parts of a request target in absolute form. */
export interface AbsoluteTarget {
  /** `api.example.com:8080` */
  readonly authority: string;
  /** The target in origin form: `/shops?page=2`. */
  readonly origin: string;
}

/**
 * Splits a request target in absolute form, `http://host/path?query`, as clients send it to a proxy.
 *
 * @returns undefined if the target has another form, or its authority is not valid.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 */
export function splitAbsolute(target: string): AbsoluteTarget | undefined {
  const { authority = '', rest = '' } = /^https?:\/\/(?<authority>[^/?#]*)(?<rest>.*)$/isu.exec(target)?.groups ?? {};
  if (!isAuthority(authority)) return undefined;
  return { authority, origin: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Returns the path and the query of a request target, without the scheme and authority that it may have. */
export const originForm = (target: string): string =>
  target.startsWith('/') ? target : (splitAbsolute(target)?.origin ?? '/');
