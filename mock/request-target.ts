import { splitQuery } from '@forgespec/templates/shared/query-component';
import { originForm, splitAnyTarget } from '@forgespec/templates/shared/absolute-target';
import { percentDecoded } from '@forgespec/templates/shared/percent-encoding';
import { RejectedRequestError } from './rejected-request.ts';

/** A map from names to values. If a name occurs several times, its value is an array, in the order of the query. */
export type ValuesByName = Record<string, string | string[]>;

/** The parsed target of a request line. */
export interface RequestTarget {
  /** The path, with normalized percent-encoding. */
  readonly path: string;
  readonly query: ValuesByName;
  /** The unparsed query, without `?`. */
  readonly queryText: string;
}

/**
 * Parses the target of a request line. Rejects invalid percent-encoding, because Prism would throw an error that ends
 * the process.
 *
 * @param target `/path?query`, or an absolute URL: clients send absolute URLs to a proxy.
 * @throws {RejectedRequestError} 400 if the target is not a path or an http URL, contains characters that must be
 * percent-encoded, is not percent-encoded UTF-8, or contains NUL.
 */
export function parseRequestTarget(target: string): RequestTarget {
  const split = splitAnyTarget(target);
  if (split === undefined) {
    const { path } = splitQuery(originForm(target));
    for (const segment of path.split('/')) decode(segment, 'path');
    throw new RejectedRequestError(
      400,
      'The request target must be a path in ASCII. Percent-encode all other characters.',
    );
  }
  if (target.includes('%00')) throw new RejectedRequestError(400, 'The request target contains a NUL character.');
  return { path: `/${split.path.join('/')}`, query: parsePairs(split.query, 'query'), queryText: split.query };
}

/**
 * Parses `name=value&name=value`, as in a query or a form.
 *
 * @param source a word for the part of the request that contains the pairs, such as the query. It is a part of the
 * error message.
 * @throws {RejectedRequestError} 400 if a name or a value is not percent-encoded UTF-8.
 */
export function parsePairs(pairs: string, source: string): ValuesByName {
  // The object has no prototype, so that `__proto__` is an ordinary name.
  const values: ValuesByName = Object.create(null) as ValuesByName;
  for (const pair of pairs.replaceAll('+', ' ').split('&').filter(Boolean)) {
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
    const key = decode(name, source);
    const before = values[key];
    const next = decode(value, source);
    values[key] = before === undefined ? next : [before, next].flat();
  }
  return values;
}

function decode(text: string, source: string): string {
  const decoded = percentDecoded(text);
  if (decoded !== undefined) return decoded;
  throw new RejectedRequestError(400, `The ${source} has invalid percent-encoding: "${text}" is not encoded UTF-8.`);
}
