import { RejectedRequestError } from './rejected-request.ts';
import type { ValuesByName } from './request-target.ts';

/** The preferences of a client, from the `Prefer` header of a request. */
export interface MockPreferences {
  /** The status of the response. */
  readonly code?: number;
  /** The name of the example in the response. */
  readonly example?: string;
  /** True to generate the body from its schema instead of an example. */
  readonly dynamic?: boolean;
  /** The seed of the random values. The same seed creates the same body. */
  readonly seed?: string;
}

const PREFERENCE = /(?:^|[,;])\s*([\w-]+)(?:\s*=\s*(?:"([^"]*)"|([^\s,;"]*)))?/g;

/**
 * Parses `Prefer: code=404, example=coverage, dynamic=true, seed=7`. The query may contain the same preferences,
 * `?__code=404`, because a link cannot set headers. Unknown preferences are ignored, as RFC 7240 requires.
 *
 * @throws {RejectedRequestError} 400 if the code is not a final status, if `dynamic` is neither true nor false, or if one of
 * the four preferences has no value. RFC 7240 also allows preferences without a value, such as `respond-async`.
 */
export function parsePreferences(header: string | string[] | undefined, query: ValuesByName): MockPreferences {
  const pairs = String(header ?? '').matchAll(PREFERENCE);
  const given = new Map(Array.from(pairs, ([, name = '', quoted, bare]) => [name.toLowerCase(), quoted ?? bare ?? '']));
  const preference = (name: string): string | undefined => given.get(name) ?? [query[`__${name}`]].flat()[0];

  const [code, example, dynamic, seed] = ['code', 'example', 'dynamic', 'seed'].map(preference);
  for (const [name, value] of Object.entries({ example, seed })) {
    if (value === '') throw new RejectedRequestError(400, `Prefer: ${name} has no value.`);
  }
  // A 1xx status is not final. The client would wait for another response.
  if (code !== undefined && !/^[2-5]\d\d$/.test(code)) {
    throw new RejectedRequestError(400, `Prefer: code=${code} is not a status from 200 to 599.`);
  }
  if (dynamic !== undefined && !/^(true|false)$/.test(dynamic)) {
    throw new RejectedRequestError(400, `Prefer: dynamic=${dynamic} is neither true nor false.`);
  }
  return {
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { example }),
    ...(dynamic !== undefined && { dynamic: dynamic === 'true' }),
    ...(seed !== undefined && { seed }),
  };
}
