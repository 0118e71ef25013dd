import { encodeSegment } from './path-template.ts';
import { Refusal } from './refusal.ts';

/** Values by name; several under one name become an array, in their order. */
export type NameValues = Record<string, string | string[]>;

/** What a request line addresses. */
export interface RequestTarget {
  /** The path, its segments encoded by `encodeSegment`: one spelling, whatever the client had encoded. */
  readonly path: string;
  readonly query: NameValues;
}

/**
 * Reads the target of a request line. Prism would decode it, and bad percent-encoding would end its process.
 *
 * @param target `/path?query`, or the same behind `http://host` as clients send it to a proxy.
 * @throws {Refusal} 400 when it is no path, holds raw non-ASCII characters, or is not percent-encoded UTF-8.
 */
export function readTarget(target: string): RequestTarget {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)\??(.*)$/is.exec(target) ?? [];
  if (!/^\/[\x21-\x7e]*$/.test(path) || !/^[\x21-\x7e]*$/.test(query)) {
    throw new Refusal(400, 'The request target must be a path in ASCII; percent-encode everything else.');
  }
  return {
    path: path
      .split('/')
      .map((segment) => encodeSegment(decode(segment, 'path')))
      .join('/'),
    query: readPairs(query, 'query'),
  };
}

/** Returns the query of a request target as it came, without `?`; empty if it has none. */
export function queryText(target: string): string {
  const start = target.indexOf('?');
  return start === -1 ? '' : target.slice(start + 1);
}

/**
 * Reads `name=value&name=value`, as in a query or a form.
 *
 * @param place For the message: where the pairs come from.
 * @throws {Refusal} 400 when a name or a value is not percent-encoded UTF-8.
 */
export function readPairs(pairs: string, place: string): NameValues {
  // Without a prototype, `?__proto__=1` is a name like any other.
  const values: NameValues = Object.create(null) as NameValues;
  for (const pair of pairs.replaceAll('+', ' ').split('&').filter(Boolean)) {
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
    const key = decode(name, place);
    const before = values[key];
    const next = decode(value, place);
    values[key] = before === undefined ? next : [before, next].flat();
  }
  return values;
}

function decode(text: string, place: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Refusal(400, `The ${place} has bad percent-encoding: "${text}" is not encoded UTF-8.`);
  }
}
