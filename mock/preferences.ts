import { Refusal } from './refusal.ts';
import type { NameValues } from './request-target.ts';

/** What a client asks of the mock. */
export interface Preferences {
  /** The status to answer with. */
  readonly code?: number;
  /** The name of the example to answer with. */
  readonly example?: string;
  /** Whether to make up the body from its schema. */
  readonly dynamic?: boolean;
  /** Makes two dynamic answers the same. */
  readonly seed?: string;
}

const PREFERENCE = /(?:^|[,;])\s*([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s,;"]*))/g;

/**
 * Reads `Prefer: code=404, example=coverage, dynamic=true, seed=7`. Where no header can be sent, as in a link, the
 * query says the same: `?__code=404`. Other preferences are left alone, as RFC 7240 wants it.
 *
 * @throws {Refusal} 400 when a code is no final status, or `dynamic` neither true nor false.
 */
export function readPreferences(header: string | string[] | undefined, query: NameValues): Preferences {
  const pairs = String(header ?? '').matchAll(PREFERENCE);
  const given = new Map(Array.from(pairs, ([, name = '', quoted, bare]) => [name.toLowerCase(), quoted ?? bare]));
  const ask = (name: string): string | undefined => given.get(name) ?? [query[`__${name}`]].flat()[0];

  const [code, example, dynamic, seed] = ['code', 'example', 'dynamic', 'seed'].map(ask);
  // A 1xx is not final: the client would wait for more.
  if (code !== undefined && !/^[2-5]\d\d$/.test(code)) {
    throw new Refusal(400, `Prefer: code=${code} is not a status from 200 to 599.`);
  }
  if (dynamic !== undefined && !/^(true|false)$/.test(dynamic)) {
    throw new Refusal(400, `Prefer: dynamic=${dynamic} is neither true nor false.`);
  }
  return {
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { example }),
    ...(dynamic !== undefined && { dynamic: dynamic === 'true' }),
    ...(seed !== undefined && { seed }),
  };
}
