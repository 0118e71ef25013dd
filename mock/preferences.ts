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
  /** The time that the mock waits before it sends the response, in milliseconds. */
  readonly delay?: number;
  /** The names of the preferences in the header that the mock does not know, in lower case. Absent if there are none. */
  readonly ignored?: readonly string[];
}

const PREFERENCE = /(?:^|[,;])\s*([\w-]+)(?:\s*=\s*(?:"([^"]*)"|([^\s,;"]*)))?/g;

const known = ['code', 'example', 'dynamic', 'seed', 'delay'] as const;

/** The longest delay, in milliseconds. */
export const longestDelay = 60_000;

/** The largest number of unknown preferences that a response names, so that its header does not become too long. */
const mostNamed = 20;

/**
 * Parses `Prefer: code=404, example=coverage, dynamic=true, seed=7, delay=500`. The query may contain the same preferences,
 * `?__code=404`, because a link cannot set headers. Unknown preferences have no effect, as RFC 7240 requires.
 *
 * @throws {RejectedRequestError} 400 if the code is not a final status, if `dynamic` is neither true nor false, if the delay is not a
 * number of milliseconds, or if one of the five preferences has no value. RFC 7240 also allows preferences without a value, such as
 * `respond-async`.
 */
export function parsePreferences(header: string | string[] | undefined, query: ValuesByName): MockPreferences {
  const pairs = String(header ?? '').matchAll(PREFERENCE);
  const given = new Map(Array.from(pairs, ([, name = '', quoted, bare]) => [name.toLowerCase(), quoted ?? bare ?? '']));
  const preference = (name: string): string | undefined => given.get(name) ?? [query[`__${name}`]].flat()[0];

  const [code, example, dynamic, seed, delay] = known.map(preference);
  for (const [name, value] of Object.entries({ example, seed })) {
    if (value === '') throw new RejectedRequestError(400, `Prefer: ${name} has no value.`);
  }
  // A 1xx status is not final. The client would wait for another response.
  rejectUnless(/^[2-5]\d\d$/, code, `Prefer: code=${code} is not a status from 200 to 599.`);
  rejectUnless(/^(true|false)$/, dynamic, `Prefer: dynamic=${dynamic} is neither true nor false.`);
  rejectUnless(
    /^(?:[1-5]?\d{1,4}|60000)$/,
    delay,
    `Prefer: delay=${delay} is not a number of milliseconds from 0 to ${longestDelay}.`,
  );
  const names: readonly string[] = known;
  const ignored = [...given.keys()].filter((name) => !names.includes(name)).slice(0, mostNamed);
  return {
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { example }),
    ...(dynamic !== undefined && { dynamic: dynamic === 'true' }),
    ...(seed !== undefined && { seed }),
    ...(delay !== undefined && { delay: Number(delay) }),
    ...(ignored.length > 0 && { ignored }),
  };
}

/** @throws {RejectedRequestError} 400 if a value is present, and does not match the pattern. */
function rejectUnless(pattern: RegExp, value: string | undefined, message: string): void {
  if (value !== undefined && !pattern.test(value)) throw new RejectedRequestError(400, message);
}
