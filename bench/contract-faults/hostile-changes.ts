import { splitQuery } from '../../templates/shared/query-component.ts';
import { percentDecoded } from '../../templates/shared/percent-encoding.ts';
import { matchesPattern } from '../../test/contract/faults/change.ts';
import type { Mutation, Passing } from '../../test/contract/faults/mutating-proxy.ts';

/** Returns true for a request with which the faulty server cannot deal. */
export type IsFatal = (passing: Passing) => boolean;

/** Responds to fatal requests with a 500. */
export const fails = (pattern: string, isFatal: IsFatal): Mutation => ({
  response(answered, passing) {
    if (matchesPattern(passing, pattern) && isFatal(passing))
      Object.assign(answered, {
        status: 500,
        headers: { 'content-type': 'text/plain' },
        body: 'Internal Server Error',
      });
  },
});

/** Closes the connection of fatal requests without a response. */
export const closes = (pattern: string, isFatal: IsFatal): Mutation => ({
  request(passing) {
    if (matchesPattern(passing, pattern) && isFatal(passing)) throw new Error('The server crashed.');
  },
});

/** Never responds to fatal requests. */
export const hangs = (pattern: string, isFatal: IsFatal): Mutation => ({
  isHeld: (passing) => matchesPattern(passing, pattern) && isFatal(passing),
});

/** Responds to fatal requests with a 400 and a text. */
export const shows = (pattern: string, text: string, isFatal: IsFatal): Mutation => ({
  response(answered, passing) {
    if (!matchesPattern(passing, pattern) || !isFatal(passing)) return;
    const headers = { 'content-type': 'application/problem+json' };
    Object.assign(answered, { status: 400, headers, body: JSON.stringify({ title: text }) });
  },
});

/** Responds to fatal requests with a success. */
export const accepts = (pattern: string, status: number, body: unknown, isFatal: IsFatal): Mutation => ({
  response(answered, passing) {
    if (!matchesPattern(passing, pattern) || !isFatal(passing)) return;
    Object.assign(answered, { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  },
});

/** Selects requests by a property of their JSON body. */
export const property =
  (name: string, isFatal: (value: unknown) => boolean): IsFatal =>
  ({ body }) => {
    const object = parsed(body);
    return isRecord(object) && Object.hasOwn(object, name) && isFatal(object[name]);
  };

/** Selects requests by their JSON body. A body that is not JSON is undefined. */
export const json =
  (isFatal: (body: unknown) => boolean): IsFatal =>
  ({ body }) =>
    isFatal(parsed(body));

/** Selects requests by the text of their body. */
export const written =
  (isFatal: RegExp | ((body: string) => boolean)): IsFatal =>
  ({ body }) =>
    isFatal instanceof RegExp ? isFatal.test(body) : isFatal(body);

/** Selects requests by a query parameter, decoded. */
export const parameter =
  (name: string, isFatal: (value: string) => boolean): IsFatal =>
  ({ target }) => {
    const value = new URLSearchParams(splitQuery(target).query).get(name);
    return value !== null && isFatal(value);
  };

/** Selects requests by their target, as it is written. */
export const target =
  (isFatal: RegExp): IsFatal =>
  ({ target: text }) =>
    isFatal.test(text);

/** Selects requests by the last segment of their path, decoded. The segment is undefined if its percent-encoding is malformed. */
export const segment =
  (isFatal: (segment: string | undefined) => boolean): IsFatal =>
  ({ target: text }) =>
    isFatal(percentDecoded(splitQuery(text).path.split('/').at(-1) ?? ''));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
