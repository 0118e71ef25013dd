import { percentDecoded } from '@forgespec/templates/shared/percent-encoding';
import { originForm, splitTarget } from '@forgespec/templates/shared/request-target';
import { Refusal } from './refusal.ts';

/** Values by name; several under one name become an array, in their order. */
export type NameValues = Record<string, string | string[]>;

/** The address in a request line. */
export interface RequestTarget {
  /** The path, with one spelling of each escape. */
  readonly path: string;
  readonly query: NameValues;
  /** The query as it came, without `?`. */
  readonly queryText: string;
}

/**
 * Reads the target of a request line. Prism would decode it, and bad percent-encoding would end its process.
 *
 * @param target `/path?query`, or the same behind `http://host` as clients send it to a proxy.
 * @throws {Refusal} 400 if it is not a path, contains characters that must be percent-encoded, or is not percent-encoded UTF-8.
 */
export function readTarget(target: string): RequestTarget {
  const split = splitTarget(target);
  if (split === undefined) {
    const [path = ''] = originForm(target).split('?', 1);
    for (const segment of path.split('/')) decode(segment, 'path');
    throw new Refusal(400, 'The request target must be a path in ASCII; percent-encode everything else.');
  }
  return { path: `/${split.path.join('/')}`, query: readPairs(split.query, 'query'), queryText: split.query };
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
  const decoded = percentDecoded(text);
  if (decoded !== undefined) return decoded;
  throw new Refusal(400, `The ${place} has bad percent-encoding: "${text}" is not encoded UTF-8.`);
}
